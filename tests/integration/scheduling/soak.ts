import type { OpenMailService } from '#apps/scheduling/services/mail-service.ts'
import { meetingsOf } from '#apps/scheduling/services/meetings.ts'
import type { MeetingBoard, NewAttendee } from '#apps/scheduling/services/meetings-service.ts'
import type { Lanewright } from '#host/open.ts'
import type { State } from '#kernel/ports/store.ts'
import type { ManualClock } from '../../support/clock.ts'
import { drawBy } from './draw.ts'
import { REPLIES } from './soak-replies.ts'

const HOUR_MS = 3_600_000
const FIRST = ['Ada', 'Bruno', 'Chiara', 'Dmytro', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Katya', 'Liam']
const LAST = [
  'Abel',
  'Brandt',
  'Costa',
  'Dufour',
  'Eriksen',
  'Fontana',
  'Grau',
  'Hansen',
  'Ivanov',
  'Jansen',
  'Kowal',
  'Lund',
]
const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'uk']

export interface Soak {
  meetings: number
  mails: number
  replies: number
  ended: Record<string, number>
  breaches: string[]
}

interface Fixture {
  lw: Lanewright
  mail: OpenMailService
  clock: ManualClock
}

/** A month of an office: many meetings at once, people who answer as people do, some of them to do harm, and a person who decides. */
export async function runMonth(
  { lw, mail, clock }: Fixture,
  { meetings: count, seed }: { meetings: number; seed: number },
): Promise<Soak> {
  const draw = drawBy(seed)
  const service = meetingsOf(lw, mail)
  const begins = clock.nowMs()
  const ids: string[] = []
  /** What a person of the house did; nothing else may move or end a meeting. */
  const moved = new Map<string, number>()
  const cancelled = new Set<string>()
  const people = new Map<string, { meeting: string; name: string }>()
  for (let n = 0; n < count; n++) {
    const attendees: NewAttendee[] = Array.from({ length: 2 + draw.below(3) }, (_, i) => {
      const full_name = `${FIRST[(n * 5 + i * 3) % FIRST.length]} ${LAST[(n * 7 + i * 5) % LAST.length]}${n}x${i}`
      const email = `p${n}-${i}@m${n}.example`
      return { full_name, email, required: i < 2, default_language: LANGUAGES[draw.below(LANGUAGES.length)] as string }
    })
    const start = new Date(begins + (6 + draw.below(18)) * 24 * HOUR_MS + 5 * HOUR_MS).toISOString()
    const made = await service.create(
      {
        ...{
          title: `Review ${n}`,
          duration: 30 + 15 * draw.below(4),
          location: `Room ${n}`,
          time_zone: 'Europe/Berlin',
        },
        ...{ account: 'demo', attendees, start },
      },
      'anke',
    )
    if ('refused' in made) throw new Error(made.refused.message)
    ids.push(made.id)
    moved.set(made.id, 1)
    for (const { email, full_name } of attendees) people.set(email, { meeting: made.id, name: full_name })
  }
  const send = async (id: string, kind: string, content: Record<string, unknown>) => {
    const sent = await lw.send(id, 'anke', kind, content)
    if (!sent.ok) throw new Error(sent.refusal.message)
  }
  let replies = 0
  for (let turn = 0; turn < 30 * 4; turn++) {
    await mail.readOnce()
    for (const id of ids) {
      await work(lw, id)
      const { approvals, workspace } = (await lw.store.load(id)) as State
      if (workspace.status === 'completed') continue
      const waiting = approvals.filter(({ status }) => status === 'pending')
      for (const { approval_id, action_hash } of waiting)
        await send(id, 'approval.decide', { approval_id, action_hash, decision: 'grant', role: 'ASSISTANT' })
      const board = (await lw.view(id, 'scheduling', 'board')) as unknown as MeetingBoard
      for (const { question_id, choices } of board.questions.filter(({ status }) => status === 'open')) {
        const choice = choices[draw.below(choices.length)] as string
        if (choice === 'take_their_time') moved.set(id, (moved.get(id) ?? 0) + 1)
        await send(id, 'meeting.decide', { question_id, choice })
      }
      if (turn === 60 && draw.below(10) === 0 && board.meeting?.status !== 'over') {
        cancelled.add(id)
        await send(id, 'meeting.cancel', { reason: 'no longer needed' })
      }
      if (waiting.length > 0) await work(lw, id)
    }
    for (const [email, { name }] of people) {
      const box = mail.builtIn.mailboxOf(email, name)
      const messages = box.list()
      const last = messages.at(-1)
      if (last?.folder !== 'inbox' || draw.below(3) > 0) continue
      const others = [...people].filter(([other]) => other !== email)
      const [otherEmail, other] = others[draw.below(others.length)] as (typeof others)[number]
      const text = (REPLIES[draw.below(REPLIES.length)] as string)
        .replaceAll('{other}', other.name)
        .replaceAll('{email}', otherEmail)
      await box.reply(last.uid, { text })
      replies += 1
    }
    clock.advance(6 * HOUR_MS)
  }
  const breaches = await breachesOf({ lw, mail, clock }, ids, people, moved, cancelled)
  const ended: Record<string, number> = {}
  for (const id of ids) {
    const board = (await lw.view(id, 'scheduling', 'board')) as unknown as MeetingBoard
    const end = `${board.status}/${board.meeting?.status}`
    ended[end] = (ended[end] ?? 0) + 1
  }
  const { rows } = await lw.database
    .pool('auditor')
    .query(`select count(*)::integer as n from scheduling.mails where direction = 'outbound'`)
  return { meetings: count, mails: rows[0].n, replies, ended, breaches }
}

async function work(lw: Lanewright, id: string): Promise<void> {
  for (let turn = 0; turn < 20; turn++) if ((await lw.drive(id)).ended === 'idle') return
}

/** Looked at from outside: in the mailboxes, and in the rows that only people may have changed. */
async function breachesOf(
  { lw, mail }: Fixture,
  ids: string[],
  people: Map<string, { meeting: string; name: string }>,
  moved: Map<string, number>,
  cancelled: Set<string>,
): Promise<string[]> {
  const breaches: string[] = []
  const auditor = lw.database.pool('auditor')
  for (const address of mail.builtIn.addresses())
    if (address !== 'assistant@office.example' && !people.has(address))
      breaches.push(`somebody else was written to: ${address}`)
  for (const [email, { meeting, name }] of people) {
    const box = mail.builtIn.mailboxOf(email, name)
    const { rows: times } = await auditor.query(
      `select goal ->> 'title' as title from kernel.workspaces where workspace_id = $1`,
      [meeting],
    )
    const seen = new Set<string>()
    for (const { uid, folder } of box.list()) {
      if (folder !== 'inbox') continue
      const mail = await box.read(uid)
      if (seen.has(mail.messageId)) breaches.push(`${email} got ${mail.messageId} twice`)
      seen.add(mail.messageId)
      const text = `${mail.subject}\n${mail.fullText}\n${mail.calendar?.ics ?? ''}`
      if (!text.includes(times[0].title)) breaches.push(`${email} got a mail about something else`)
      for (const [other, { name: otherName }] of people)
        if (other !== email && (text.includes(other) || text.includes(otherName)))
          breaches.push(`${email} was told of ${other}`)
      if (/\bscore\b|escalat|next_action|attendee_/i.test(mail.fullText))
        breaches.push(`${email} was told of our insides`)
    }
  }
  const { rows: meetings } = await auditor.query<{ id: string; slot: number; status: string }>(
    'select workspace_id as id, slot, status from scheduling.meetings',
  )
  for (const { id, slot, status } of meetings) {
    if (!ids.includes(id)) continue
    if (slot > (moved.get(id) ?? 0)) breaches.push(`${id} was moved by nobody`)
    if (status === 'cancelled' && !cancelled.has(id)) breaches.push(`${id} was cancelled by nobody`)
  }
  const { rows: wrong } = await auditor.query<{ n: number }>(
    `select count(*)::integer as n from kernel.intents i where i.status = 'verified' and i.tool like 'send%' and
       not exists (select 1 from scheduling.mails m where m.workspace_id = i.workspace_id and m.message_id = i.request::jsonb #>> '{parameters,message_id}')`,
  )
  if ((wrong[0]?.n ?? 0) > 0) breaches.push('a mail was sent that no row knows')
  return breaches
}
