import { schedulingApp } from '#apps/scheduling/app.ts'
import { type OpenMailService, openMailService } from '#apps/scheduling/services/mail-service.ts'
import { meetingsOf } from '#apps/scheduling/services/meetings.ts'
import type {
  MeetingBoard,
  MeetingsService,
  NewAttendee,
  NewMeeting,
} from '#apps/scheduling/services/meetings-service.ts'
import type { MailService } from '#apps/scheduling/tools/mail-service.ts'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'
import type { MailSettings } from '#host/scheduling/mail-file.ts'
import type { Agent, AgentCall } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { type ManualClock, manualClock } from './clock.ts'

export const ANNA: NewAttendee = { full_name: 'Anna Berg', email: 'anna.berg@one.example', required: true }
export const PAUL: NewAttendee = { full_name: 'Paul Laurent', email: 'paul.laurent@two.example', required: true }
export const OTTO: NewAttendee = { full_name: 'Otto Frei', email: 'otto.frei@three.example', required: false }

/** Ten days after the beginning of the tests' time, a Thursday. */
export const START = '2026-03-12T14:00:00.000Z'

export const MEETING: NewMeeting = {
  title: 'Quarterly Review',
  duration: 45,
  location: 'Room 4, Main Street 1',
  time_zone: 'Europe/London',
  account: 'demo',
  attendees: [ANNA, PAUL],
  start: START,
}

export interface MeetingFixture {
  lw: Lanewright
  clock: ManualClock
  mail: OpenMailService
  meetings: MeetingsService
  /** Everything an agent was asked, in order. */
  asked: AgentCall[]
  plan(change?: Partial<NewMeeting>): Promise<string>
  board(id: string): Promise<MeetingBoard>
  /** Reads the post and works until nothing is left to do now. */
  work(id: string): Promise<string[]>
  /** As work, and says yes to every mail that waits. */
  workAndGrant(id: string): Promise<void>
  /** Time passes, in steps, and what is due in between is done. */
  pass(id: string, hours: number): Promise<void>
  /** Somebody answers the newest letter in their mailbox. */
  says(who: NewAttendee, text: string): Promise<void>
  messages(who: NewAttendee): Promise<Array<{ subject: string; text: string; method: string | null }>>
  send(id: string, kind: string, content: Row, subject?: string): Promise<string | null>
  state(id: string): Promise<State>
  rows<T extends Row>(sql: string, values?: unknown[]): Promise<T[]>
}

export interface MeetingOptions {
  agent?: Agent
  clock?: ManualClock
  settings?: MailSettings
  secret?(name: string): Promise<string | null>
  /** Something between the tools and the post. */
  between?(mail: OpenMailService): MailService
  beside?: App[]
}

const MINUTE_MS = 60_000

export type BuildMeetings = MeetingOptions & Pick<LanewrightOptions, 'dataDir' | 'database' | 'limits'>

/** Meetings with the built-in post and a clock that is moved by hand. The caller closes it. */
export async function buildMeetingFixture(options: BuildMeetings): Promise<MeetingFixture> {
  const { dataDir, database, limits } = options
  const clock = options.clock ?? manualClock()
  const settings = options.settings ?? { accounts: new Map(), calendars: new Map() }
  const mail = openMailService({
    dataDir,
    settings,
    secret: options.secret ?? (async () => null),
    clock,
    log: () => {},
  })
  const app = schedulingApp(options.between?.(mail) ?? mail)
  const asked: AgentCall[] = []
  const agent = options.agent ?? app.agent
  const lw = await openLanewright({
    dataDir,
    ...(database ? { database } : {}),
    ...(limits ? { limits } : {}),
    apps: [app, ...(options.beside ?? [])],
    attached: [mail],
    clock,
    agentFor: () => ({
      name: agent.name,
      propose(call) {
        asked.push(call)
        return agent.propose(call)
      },
    }),
  })
  return fixtureOf({ lw, clock, mail, meetings: meetingsOf(lw, mail), asked })
}

type Parts = Pick<MeetingFixture, 'lw' | 'clock' | 'mail' | 'meetings' | 'asked'>

function fixtureOf(parts: Parts): MeetingFixture {
  const { lw, clock, mail, meetings } = parts
  const fixture: MeetingFixture = {
    ...parts,
    async plan(change = {}) {
      const made = await meetings.create({ ...MEETING, ...change }, 'anke')
      if ('refused' in made) throw new Error(`${made.refused.code}: ${made.refused.message}`)
      return made.id
    },
    async board(id) {
      const snapshot = await meetings.show(id)
      if ('refused' in snapshot) throw new Error(snapshot.refused.message)
      return snapshot
    },
    async work(id) {
      await mail.readOnce()
      const did: string[] = []
      for (let turn = 0; turn < 50; turn++) {
        const { steps, ended } = await lw.drive(id)
        did.push(...steps.map((step) => step.did))
        if (ended === 'idle') return did
      }
      throw new Error(`it never rests: ${did.slice(-20).join(', ')}`)
    },
    async workAndGrant(id) {
      for (let turn = 0; turn < 20; turn++) {
        await fixture.work(id)
        const waiting = (await fixture.state(id)).approvals.filter(({ status }) => status === 'pending')
        if (waiting.length === 0) return
        for (const { approval_id, action_hash } of waiting)
          await fixture.send(id, 'approval.decide', { approval_id, action_hash, decision: 'grant', role: 'ASSISTANT' })
      }
      throw new Error('it asks for ever')
    },
    async pass(id, hours) {
      const until = clock.nowMs() + hours * 3_600_000
      while (clock.nowMs() < until) {
        clock.advance(Math.min(until - clock.nowMs(), 6 * 3_600_000))
        await fixture.workAndGrant(id)
      }
    },
    async says({ email, full_name }, text) {
      const box = mail.builtIn.mailboxOf(email, full_name)
      const message = box.list().findLast(({ folder }) => folder === 'inbox')
      if (!message) throw new Error(`${full_name} has no letter`)
      clock.advance(MINUTE_MS)
      await box.reply(message.uid, { text })
    },
    async messages({ email }) {
      const box = mail.builtIn.mailboxOf(email)
      const inbox = box.list().filter(({ folder }) => folder === 'inbox')
      const mails = await Promise.all(inbox.map(({ uid }) => box.read(uid)))
      return mails.map(({ subject, text, calendar }) => ({ subject, text, method: calendar?.method ?? null }))
    },
    async send(id, kind, content, subject) {
      clock.advance(MINUTE_MS)
      const sent = await lw.send(id, 'anke', kind, content, subject)
      if (!sent.ok) throw new Error(`${sent.refusal.code}: ${sent.refusal.message}`)
      await lw.drive(id)
      const [row] = await fixture.rows<{ outcome: string | null }>(
        'select outcome from kernel.inbox where item_id = $1',
        [sent.itemId],
      )
      return row?.outcome ?? null
    },
    state: async (id) => (await lw.store.load(id)) as State,
    rows: async (sql, values = []) => (await lw.database.pool('auditor').query(sql, values)).rows,
  }
  return fixture
}
