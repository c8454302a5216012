import { schedulingApp } from '#apps/scheduling/app.ts'
import type { MeetingGoal } from '#apps/scheduling/contracts.ts'
import type { Scheduling } from '#apps/scheduling/domain/decide/meeting.ts'
import { calendarTools } from '#apps/scheduling/tools/calendar-tools.ts'
import type { MailService } from '#apps/scheduling/tools/mail-service.ts'
import { mailTools } from '#apps/scheduling/tools/send-mail.ts'
import { send } from '#kernel/controller/workspaces.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { allCompleted, openWorkspace } from '#testing/simulator/run-scenario.ts'
import type { Environment, Say } from '#testing/simulator/types.ts'
import { CALENDAR, createMailService, type FakeMail, type Guest } from './scheduling-mail.ts'
import { checkScheduling, SCHEDULING_TOOLS } from './scheduling-oracle.ts'
import { type AppScenario, passHours } from './simulate.ts'

const FROM = { name: 'Anke Office', address: 'office@house.example' }
const START_MS = Date.parse('2026-05-08T13:00:00.000Z')
const HOUR_MS = 3_600_000
const NOBODY: MailService = {
  mailbox: () => Promise.reject(new Error('nobody is reached')),
  calendar: () => Promise.reject(new Error('nobody is reached')),
}

/** A meeting of two or three, in four days; they agree, decline, ask, and strangers answer in their place. */
export const schedulingScenario: AppScenario = {
  shapes: schedulingApp(NOBODY),
  begin(environment, stage) {
    const { random, chaos, ids } = environment
    const guests: Guest[] = []
    const mail = createMailService(environment, FROM, () => guests)
    const oracle = checkScheduling(environment, stage, { mail, guests })
    return {
      tools: (line) => [...mailTools(mail.mailOn(line)), ...calendarTools(mail.mailOn(line))],
      rules: {
        tools: SCHEDULING_TOOLS,
        asked: /^(row\.absent|attendee\.|meeting\.|mail\.|question\.|task\.precondition_unknown|database\.constraint)/,
        arrives: oracle.arrives,
        final: oracle.final,
      },
      scene: {
        // They are given hours to decide; what is asked does not grow old meanwhile.
        limits: { agentTimeoutMs: 5000 },
        approver: () => 'ASSISTANT',
        async open(insist) {
          const workspaceId = ids.uuid()
          await openWorkspace(environment, insist, { pack: 'scheduling', name: 'Review', goal: goalOf(), workspaceId })
          for (let n = 0; n < 2 + random.below(2); n++) {
            const guest = {
              id: ids.uuid(),
              name: `Guest ${n}`,
              address: `g${n}.${environment.seed}@two.example`,
              required: n < 2,
            }
            const { id, name, address, required } = guest
            const content = { attendee_id: id, full_name: name, email: address, required, time_zone: 'Europe/London' }
            await insist(() => send(environment.desk.deps, workspaceId, 'anke', 'meeting.attendee', content, id))
            guests.push(guest)
          }
          const start = new Date(START_MS).toISOString()
          await insist(() => send(environment.desk.deps, workspaceId, 'anke', 'meeting.begin', { start }))
        },
        async visit(state, say) {
          await deliver(environment, mail, say)
          await lookAfter(environment, state, say)
          if (!chaos.ended && random.chance(0.06)) await changeMind(environment, state, guests, say)
          passHours(environment, state, 10)
        },
        completed: () => allCompleted(environment),
      },
    }
  },
}

function goalOf(): MeetingGoal & Row {
  return {
    ...{ title: 'Quarterly Review', duration: 45, location: 'Room 4', time_zone: 'Europe/London' },
    ...{ account: 'office', from: FROM, calendars: [CALENDAR] },
  }
}

/** What came by mail, some of it twice. */
async function deliver({ random, wallMs }: Environment, { replies }: FakeMail, say: Say): Promise<void> {
  for (const reply of replies.filter(({ at }) => at <= wallMs())) {
    replies.splice(replies.indexOf(reply), 1)
    const { guest, messageId, answers, from, text, kind, trusted } = reply
    const word = trusted ? 'pass' : 'fail'
    const content = {
      ...{ attendee_id: guest.id, message_id: messageId, answers, from, subject: 'Re: Review', text, kind, trusted },
      ...{ checks: { spf: word, dkim: word, dmarc: word }, bounced: null, answer: null },
    }
    await say('post', 'mail.received', content, guest.id)
    if (random.chance(0.2)) await say('post', 'mail.received', content, guest.id)
    // Nobody but the post brings mail.
    if (random.chance(0.1)) await say('mallory', 'mail.received', { ...content, message_id: `${messageId}x` }, guest.id)
  }
}

/** People decide what only people decide. In the end they want it settled. */
async function lookAfter(environment: Environment, state: State, say: Say): Promise<void> {
  const { random, chaos } = environment
  const { questions, attendees, meeting } = state.app as unknown as Scheduling
  for (const { question_id, choices } of questions ?? []) {
    if (!chaos.ended && random.chance(0.5)) continue
    const choice = chaos.ended && choices.includes('close') ? 'close' : random.pick(choices)
    await say('anke', 'meeting.decide', {
      question_id,
      choice,
      ...(choice === 'take_their_time' ? { alternative: 0 } : {}),
    })
  }
  for (const { attendee_id, turned_down, asked } of attendees ?? []) {
    if (!turned_down || asked) continue
    const how = chaos.ended ? 'write_again' : random.pick(['write_again', 'wait', 'close'])
    await say('anke', 'meeting.go_on', { attendee_id, how })
  }
  // The clock may have jumped past the time that was asked for before anybody heard of it.
  const again = new Date((Math.floor(environment.wallMs() / HOUR_MS) + 96) * HOUR_MS).toISOString()
  if (chaos.ended && !meeting && state.inbox.length === 0) await say('anke', 'meeting.begin', { start: again })
  const late = meeting?.starts_at && environment.wallMs() > Date.parse(meeting.starts_at) - 3 * HOUR_MS
  if (chaos.ended && late && meeting.status === 'asking') await say('anke', 'meeting.cancel', { reason: 'Nobody can.' })
}

async function changeMind({ random }: Environment, state: State, guests: Guest[], say: Say): Promise<void> {
  const { meeting } = state.app as unknown as Scheduling
  if (!meeting) return
  const ideas = [
    () => say('anke', 'meeting.cancel', { reason: 'No need.' }),
    () => say('anke', 'meeting.choose', { start: new Date(START_MS + (1 + random.below(5)) * HOUR_MS).toISOString() }),
    () => say('anke', 'meeting.remove', { attendee_id: random.pick(guests).id }),
  ]
  await random.pick(ideas)()
}
