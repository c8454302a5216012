import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { State } from '#kernel/ports/store.ts'
import { schedulingApp } from '../app.ts'
import { type OpenMailService, openMailService } from '../services/mail-service.ts'
import { meetingsOf } from '../services/meetings.ts'
import type { MeetingBoard } from '../services/meetings-service.ts'
import { CAST, demoMeeting } from './demo-cast.ts'
import { type SteppedClock, steppedClock } from './demo-clock.ts'
import { PERSON, scriptedAssistant, scriptedAttendees } from './demo-people.ts'

/** A Monday morning: working hours, weekends and due times are the same whenever it is shown. */
const BEGINS = Date.parse('2026-03-02T08:00:00Z')
const MOST_TURNS = 400

export interface MeetingDemoResult {
  workspace: string
  status: string
  cycles: number
  effects: { verified: number; not_done: number; uncertain: number }
  days: number
  mails: { sent: number; received: number }
  ledger: { entries: number; verified: boolean }
}

/** A meeting from its first mail to its begin, with the built-in post and people who were told what to say. */
export async function demonstrateMeeting(
  folder: string,
  { again }: { again?: true },
  log: (line: string) => void,
): Promise<MeetingDemoResult> {
  if (again) for (const gone of [folder, `${folder}.journal`]) await rm(gone, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const finished = join(folder, 'finished.json')
  if (existsSync(finished)) {
    log(`The meeting in ${folder} is over; --again begins a new one.`)
    return JSON.parse(await readFile(finished, 'utf8')) as MeetingDemoResult
  }
  const clock = steppedClock(join(folder, 'clock'), BEGINS)
  const settings = { accounts: new Map(), calendars: new Map() }
  const mail = openMailService({ dataDir: folder, settings, secret: async () => null, clock, log: () => {} })
  const lw = await openLanewright({ dataDir: folder, apps: [schedulingApp(mail)], attached: [mail], clock })
  try {
    const id = await begin(lw, mail, join(folder, 'meeting'), log)
    await runScenario(lw, mail, clock, id, log)
    const shown = await conclude(lw, id, clock)
    await writeFile(finished, JSON.stringify(shown))
    log('')
    log(
      `${shown.mails.sent} mails sent and ${shown.mails.received} read in ${shown.days} days, each sent once and seen afterwards.`,
    )
    log(
      `${shown.ledger.entries} ledger entries ${shown.ledger.verified ? 'verified, every table rebuilt without a difference' : 'NOT verified'}.`,
    )
    return shown
  } finally {
    await lw.close()
  }
}

async function begin(
  lw: Lanewright,
  mail: OpenMailService,
  file: string,
  log: (line: string) => void,
): Promise<string> {
  if (existsSync(file)) {
    log('Going on with the meeting where it was')
    return readFile(file, 'utf8')
  }
  const wanted = demoMeeting(lw.deps.clock.nowMs())
  const made = await meetingsOf(lw, mail).create(wanted, PERSON)
  if ('refused' in made) throw new Failure(made.refused.code, made.refused.message, made.refused.next)
  await writeFile(file, made.id)
  log(`"${wanted.title}", ${wanted.duration} minutes, with ${CAST.map(({ full_name }) => full_name).join(', ')}`)
  return made.id
}

async function runScenario(
  lw: Lanewright,
  mail: OpenMailService,
  clock: SteppedClock,
  id: string,
  log: (line: string) => void,
): Promise<void> {
  const assistant = scriptedAssistant(lw, id)
  const attendees = scriptedAttendees(mail, clock)
  let result = ''
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await mail.readOnce()
    const { steps, ended } = await lw.drive(id)
    const board = (await lw.view(id, 'scheduling', 'board')) as unknown as MeetingBoard
    const line = progressOf(board)
    if (line !== result) log(line)
    result = line
    if (board.status === 'completed' || board.status === 'error') return
    if (ended !== 'idle') continue
    if ((await assistant.decide(board)) > 0) continue
    if ((await attendees.answer()) > 0) continue
    const wake = [steps.at(-1)?.wakeAtMs, await attendees.nextMs()].filter((ms) => ms !== undefined)
    if (wake.length === 0)
      throw new Failure(
        'demo.stands_still',
        `the meeting does not move: ${steps.at(-1)?.did}`,
        'Report this with the lines above.',
      )
    clock.advanceTo(Math.min(...wake))
  }
  throw new Failure('demo.too_long', 'the meeting does not come to an end', 'Report this with the lines above.')
}

function progressOf({ meeting, attendees, questions }: MeetingBoard): string {
  const people = attendees.map(
    ({ full_name, score, closed_why, yes }) => `${full_name.split(' ')[0]} ${closed_why ?? (yes ? 'yes' : score)}`,
  )
  const asks = questions.filter(({ status }) => status === 'open').map(({ what }) => what)
  const when = meeting?.starts_at ? ` for ${meeting.starts_at.slice(0, 16).replace('T', ' ')} UTC` : ''
  return `  ${meeting?.status ?? 'beginning'}${when}: ${people.join(', ')}${asks.length > 0 ? `; asks: ${asks.join(', ')}` : ''}`
}

async function conclude(lw: Lanewright, id: string, clock: SteppedClock): Promise<MeetingDemoResult> {
  const [verified, replayed, state] = [await lw.verify(), await lw.replay(id), (await lw.store.load(id)) as State]
  const auditor = lw.database.pool('auditor')
  const effects = await auditor.query<{ status: string; n: number }>(
    'select status, count(*)::integer as n from kernel.intents where workspace_id = $1 group by 1',
    [id],
  )
  const mails = await auditor.query<{ direction: string; n: number }>(
    'select direction, count(*)::integer as n from scheduling.mails where workspace_id = $1 group by 1',
    [id],
  )
  const counted = Object.fromEntries(effects.rows.map(({ status, n }) => [status, n]))
  const posted = Object.fromEntries(mails.rows.map(({ direction, n }) => [direction, n]))
  return {
    workspace: id,
    status: state.workspace.status,
    cycles: Number(state.usage.agent_calls),
    effects: { verified: 0, not_done: 0, uncertain: 0, ...counted },
    days: Math.round((clock.nowMs() - Date.parse(state.workspace.created_at)) / 86_400_000),
    mails: { sent: posted.outbound ?? 0, received: posted.inbound ?? 0 },
    ledger: { entries: verified.entries ?? 0, verified: verified.ok && replayed.ok && replayed.differences === 0 },
  }
}
