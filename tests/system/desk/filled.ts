import { caseworkApp } from '#apps/casework/app.ts'
import { openCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { playbook } from '#apps/outreach/agent/playbook.ts'
import { schedulingApp } from '#apps/scheduling/app.ts'
import { type OpenMailService, openMailService } from '#apps/scheduling/services/mail-service.ts'
import { meetingsOf } from '#apps/scheduling/services/meetings.ts'
import type { MeetingBoard } from '#apps/scheduling/services/meetings-service.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { tasksServiceOf } from '#apps/tasks/services/local.ts'
import { samplesOf } from '#host/samples.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import { systemClock } from '#system/clock.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'
import type { ManualClock } from '../../support/clock.ts'
import { atEnd } from '../../support/scope.ts'
import { temporary } from '../embedded/harness.ts'
import { fillCase } from './filled-case.ts'
import { type Desk, openDesk } from './harness.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
export const QUESTION = {
  action_type: 'request_user_input',
  question: 'Two people of one company look alike. Whom shall I write to first?',
  options: ['The director', 'The manager'],
  context: 'Both have the same score, and one of each company is written to at most.',
}

/** A desk where something stands in every room: a campaign of eleven days, a meeting, a case, tasks, and what waits for a person. */
export interface Filled extends CampaignFixture {
  desk: Desk
  /** An address of places.ts with the ids of this world. */
  at(address: string): string
}

export async function openFilled(): Promise<Filled> {
  const clock = clockBefore(11 * DAY_MS)
  const dataDir = temporary()
  const settings = { accounts: new Map(), calendars: new Map() }
  const mail = openMailService({ dataDir, settings, secret: async () => null, clock, log: () => {} })
  let asking = false
  const agent: Agent = {
    name: playbook.name,
    async propose(call) {
      if (!asking) return playbook.propose(call)
      asking = false
      return { bytes: Buffer.from(JSON.stringify(QUESTION)) }
    },
  }
  const agentFor = (_state: State, app: App) => (app.name === 'outreach' ? agent : app.agent)
  const caseworkServices = openCaseworkServices({ dataDir })
  atEnd(() => caseworkServices.close())
  const fixture = await openCampaignFixture({
    beside: [tasksApp, schedulingApp(mail), caseworkApp(caseworkServices)],
    dataDir,
    clock,
    people: 18,
    goal: { contacts: 8 },
    agentFor,
  })
  const keep = (weight: number) =>
    fixture.send('artifact.keep', {
      artifact_type: 'context',
      artifact_key: 'tone',
      content: { voice: 'plain and friendly', weight },
    })
  await keep(1)
  await keep(2)
  await untilFollowUpsWait(fixture)
  const [draft] = (await fixture.state()).approvals.filter(({ status }) => status === 'pending')
  if (draft) {
    const { action } = JSON.parse(draft.content)
    const words = `${action.message.content} Have a good week!`
    const proposal = JSON.stringify({ ...action, message: { ...action.message, content: words } })
    await fixture.send('approval.edit', { approval_id: draft.approval_id, proposal }, 'olga')
  }
  asking = true
  await fixture.lw.drive(fixture.campaign)
  clock.advance(Math.max(0, Date.now() - clock.nowMs()))
  await fixture.lw.drive(fixture.campaign)

  const { meeting, attendee } = await fillMeeting(fixture, mail)
  const tasks = tasksServiceOf(fixture.lw)
  await samplesOf(fixture.lw, tasks, dataDir).start({ sample: 'tasks', time_zone: 'Europe/Berlin' }, 'olga')
  for (const said of ['complete read about lanes', 'add call the printer tomorrow at 10 p2 #office'])
    await tasks.say({ user_id: 'olga' }, said, { time_zone: 'Europe/Berlin' })
  caseworkServices.attach(fixture.lw)
  const { case: casework, document, intake } = await fillCase(fixture.lw, caseworkServices)
  const at = (address: string) =>
    address
      .replace('MEETING', meeting)
      .replace('ATTENDEE', attendee)
      .replace('CASE', casework)
      .replace('DOCUMENT', document)
      .replace('INTAKE', intake)
      .replace('ID', fixture.campaign)
  return { ...fixture, at, desk: await openDesk(fixture.lw, { dataDir, mail, casework: caseworkServices }) }
}

/** One who said yes, and one who wants another day. */
async function fillMeeting(
  { lw, clock }: CampaignFixture,
  mail: OpenMailService,
): Promise<{ meeting: string; attendee: string }> {
  mail.attach(lw)
  const people = [
    { full_name: 'Michael Chen', email: 'michael.chen@northwind.example', required: true },
    { full_name: 'Claire Dubois', email: 'claire.dubois@atelier.example', required: true },
  ]
  // In the morning, whenever the test runs: late in the day another time would be looked for.
  const from = (days: number) =>
    new Date(Math.floor(clock.nowMs() / DAY_MS + days) * DAY_MS + 9 * HOUR_MS).toISOString()
  const made = await meetingsOf(lw, mail).create(
    {
      ...{ title: 'Yearly review', duration: 45, location: 'Room 4', time_zone: 'Europe/Berlin', account: 'demo' },
      ...{ calendars: ['demo'], window: { from: from(5), to: from(15) }, attendees: people, start: from(8) },
    },
    'olga',
  )
  if ('refused' in made) throw new Error(made.refused.message)
  const id = made.id
  await lw.drive(id)
  for (const { approval_id, action_hash } of ((await lw.store.load(id)) as State).approvals)
    await lw.send(id, 'olga', 'approval.decide', { approval_id, action_hash, decision: 'grant', role: 'ASSISTANT' })
  await lw.drive(id)
  const says = ['Yes, that works for me.', 'Sorry, that does not work. Would the day after at 3 pm suit you?']
  for (const [n, { email, full_name }] of people.entries()) {
    const box = mail.builtIn.mailboxOf(email, full_name)
    await box.reply(box.list()[0]?.uid as number, { text: says[n] as string })
  }
  await mail.readOnce()
  await lw.drive(id)
  const { attendees } = (await lw.view(id, 'scheduling', 'board')) as unknown as MeetingBoard
  return { meeting: id, attendee: attendees[1]?.attendee_id as string }
}

/** It goes like every clock, so much behind, and can be put forward. */
function clockBefore(ms: number): ManualClock {
  let behindMs = ms
  return {
    ...systemClock,
    nowMs: () => Date.now() - behindMs,
    advance(by) {
      behindMs -= by
    },
  }
}

/** Invitations are approved, sent and answered, day after day; what follows up on them waits. */
async function untilFollowUpsWait({ lw, campaign, clock, state, grantAll }: CampaignFixture): Promise<void> {
  const isFirst = ({ content }: { content: string }) => content.includes('connection_request')
  while (clock.nowMs() < Date.now() - DAY_MS) {
    for (let turn = 0; turn < 20; turn++) {
      await lw.drive(campaign)
      const pending = (await state()).approvals.filter(({ status }) => status === 'pending')
      if (!pending.some(isFirst)) break
      await grantAll()
    }
    const waiting = (await state()).approvals.filter(({ status }) => status === 'pending')
    if (waiting.length >= 3) return
    clock.advance(DAY_MS / 2)
  }
}
