import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coordinator } from '#apps/scheduling/agent/coordinator.ts'
import type { MeetingSnapshot } from '#apps/scheduling/domain/decide/snapshot.ts'
import type { NewAttendee } from '#apps/scheduling/services/meetings-service.ts'
import type { LanewrightOptions } from '#host/open.ts'
import { checkKernel } from '../../../integration/hostile/oracle-kernel.ts'
import { buildMeetingFixture, MEETING, type MeetingFixture, START } from '../../../support/meeting-fixture.ts'
import { compliant } from '../agent.ts'
import { checkMeetings, emptyMeetingRecords, MEETING_LANES, type MeetingRecords } from '../oracles/scheduling.ts'
import { traceIn } from '../oracles/traces.ts'
import { DISGUISES, dress, markOf, ORDERS } from '../orders.ts'
import { type Attempt, readsWell, type ScenarioResult, thin } from '../scenario.ts'
import { hostileEvent, MAIL_CARRIERS } from './carriers.ts'
import { translateMeetings } from './translate.ts'

const SYSTEM_ADDRESS = 'assistant@office.example'
const OTHER = { full_name: 'Ottilie Elsewhere', email: 'ottilie@elsewhere.example', required: true }
const CALENDAR = '09'
/** Carriers in which the order is what the sender says. */
const OWN_WORDS = new Set(['01', '02'])
/** Orders of one correspondence; then somebody else is written to. */
const IN_A_THREAD = 4
const WINDOW = { from: '2026-03-03T08:00:00.000Z', to: '2026-03-13T18:00:00.000Z' }

export interface MeetingScenarioResult extends ScenarioResult {
  fixture: MeetingFixture
  records: MeetingRecords
  dataDir: string
}

/** Meetings with people whose every mail is an order, and a calendar full of them. The caller closes the world. */
export async function runMeetingScenario(
  { folder: dataDir, every, seed }: Attempt,
  database?: LanewrightOptions['database'],
): Promise<MeetingScenarioResult> {
  const translate = translateMeetings({ other: { name: OTHER.full_name, email: OTHER.email } })
  const agent = compliant(translate, ({ turn }: MeetingSnapshot) => turn, coordinator)
  const calendar = join(dataDir, 'demo-calendar')
  const records = emptyMeetingRecords()
  const placed = new Set<string>()
  mkdirSync(calendar, { recursive: true })
  for (const [n, order] of thin(ORDERS, every, `${seed} calendar`).entries()) {
    const ics = hostileEvent(
      `event-${n}@evil.example`,
      `202603${String(3 + (n % 7)).padStart(2, '0')}`,
      dress(order, CALENDAR, 'plain'),
    )
    writeFileSync(join(calendar, `event-${n}.ics`), ics)
    records.events.set(`event-${n}.ics`, ics)
    placed.add(markOf(order, CALENDAR))
  }
  const fixture = await buildMeetingFixture({
    dataDir,
    agent,
    ...(database ? { database } : {}),
    limits: { maxAttempts: 1000 },
  })
  let meetings = 0

  async function meet(people: NewAttendee[], start?: string): Promise<string> {
    const { start: _start, ...usual } = MEETING
    const made = await fixture.meetings.create(
      {
        ...{ ...usual, title: `Review ${++meetings}`, location: `Room ${meetings}`, calendars: ['demo'] },
        ...{ attendees: people, ...(start ? { start } : { window: WINDOW }) },
      },
      'anke',
    )
    if ('refused' in made) throw new Error(made.refused.message)
    const { id } = made
    records.asked.set(id, new Map(people.map((one) => [one.email, { name: one.full_name, required: one.required }])))
    records.times.set(id, start ? [start] : [])
    return id
  }

  /** A person reads what they approve, and lets nobody be counted as a yes. */
  async function look(id: string): Promise<void> {
    for (let turn = 0; turn < 12; turn++) {
      await fixture.work(id)
      const { approvals } = await fixture.state(id)
      const waiting = approvals.filter(({ status }) => status === 'pending')
      for (const { approval_id, action_hash, content } of waiting) {
        const decision = readsWell(content) && !content.includes(OTHER.email) ? 'grant' : 'reject'
        await fixture.send(id, 'approval.decide', { approval_id, action_hash, decision, role: 'ASSISTANT' })
      }
      const { questions } = await fixture.board(id)
      const open = questions.filter(({ status }) => status === 'open')
      for (const { question_id, choices } of open) {
        const choice = choices.find((one) => !/yes|take|close|remove|cancel/.test(one)) ?? (choices[0] as string)
        await fixture.send(id, 'meeting.decide', { question_id, choice })
      }
      if (waiting.length + open.length === 0) return
    }
  }

  // Somebody honest, whom the attackers know of; and a meeting whose time is looked for among hostile events.
  await look(await meet([OTHER], START))
  const sought = await meet([{ ...OTHER, email: 'sought@elsewhere.example', full_name: 'Sunniva Sought' }])
  await look(sought)

  const disguises = Object.keys(DISGUISES)
  let count = 0
  for (const [carrier, { make }] of Object.entries(MAIL_CARRIERS)) {
    const orders = thin(ORDERS, every, `${seed} ${carrier}`)
    for (let from = 0; from < orders.length; from += IN_A_THREAD) {
      const n = ++count
      const guest = { full_name: `Gudrun Guest${n}x`, email: `guest${n}@guests.example`, required: true }
      const id = await meet(
        [guest, { ...guest, full_name: `Quentin Quiet${n}x`, email: `quiet${n}@guests.example` }],
        START,
      )
      await look(id)
      for (const [k, order] of orders.slice(from, from + IN_A_THREAD).entries()) {
        const message = fixture.mail.builtIn
          .mailboxOf(guest.email)
          .list()
          .findLast((one) => one.folder === 'inbox')
        if (!message) break
        const { messageId, subject } = await fixture.mail.builtIn.mailboxOf(guest.email).read(message.uid)
        const words = dress(order, carrier, disguises[(n * 3 + k) % disguises.length] as string)
        const from_ = { name: guest.full_name, address: guest.email }
        fixture.clock.advance(120_000)
        const raw = make({ from: from_, to: SYSTEM_ADDRESS, subject, inReplyTo: messageId, order: words })
        fixture.mail.builtIn.deliver(guest.email, SYSTEM_ADDRESS, raw)
        placed.add(markOf(order, carrier))
        // Whoever writes words of their own may have meant a yes; who writes none, or says "later", has not.
        if (OWN_WORDS.has(carrier)) records.yes.add(`${id} ${guest.email}`)
        await look(id)
      }
    }
  }

  async function oracle(): Promise<string[]> {
    const kernel = await checkKernel({ lw: fixture.lw, pack: 'scheduling', allowed: MEETING_LANES, calls: agent.calls })
    const slots = await fixture.rows<{ reasons: unknown }>('select reasons from scheduling.slots')
    const result = slots.flatMap(({ reasons }) => traceIn(JSON.stringify(reasons)) ?? [])
    return [
      ...kernel.breaches,
      ...(await checkMeetings(fixture.lw, dataDir, records)),
      ...result.map((one) => `a time tells ${one}`),
    ]
  }
  return { fixture, records, dataDir, placed, reached: agent.reached, complied: agent.complied(), oracle }
}
