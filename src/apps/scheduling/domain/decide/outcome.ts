import type { EndedEffect, Followed } from '#kernel/ports/app.ts'
import type { Change } from '#kernel/ports/store.ts'
import type { EventInput, LookInput, MailInput } from '../../contracts.ts'
import { followUpAfter } from '../engine/terms.ts'
import { later } from './mail.ts'
import { ask, CANCEL_CHOICES, CONFLICT_CHOICES, MAIL_CHOICES } from './questions.ts'

interface Context {
  now: string
  uuid(): string
}

const MAIL_TOOLS = new Set([
  'send_first_mail',
  'send_mail',
  'send_drafted_mail',
  'send_invitation',
  'send_drafted_invitation',
  'send_cancellation',
])

/** What the rows of a meeting become when an effect has ended, however and whenever that is known. */
export function outcome(effect: EndedEffect, context: Context): Followed {
  const changes = changesOf(effect, context)
  const asks = changes.some(({ table }) => table === 'scheduling.questions')
  return { changes, ...(asks ? { notice: 'A meeting asks for a decision.' } : {}) }
}

function changesOf(effect: EndedEffect, context: Context): Change[] {
  if (MAIL_TOOLS.has(effect.tool)) return afterMail(effect, effect.input as MailInput, context)
  if (effect.tool === 'look_for_times') return afterLook(effect, effect.input as LookInput, context)
  if (effect.tool === 'keep_event') return afterEvent(effect, effect.input as EventInput, context)
  return []
}

function afterMail({ status, error, output, intendedAt }: EndedEffect, mail: MailInput, context: Context): Change[] {
  const { attendee_id } = mail
  const attendee = (row: Record<string, unknown>): Change => ({
    table: 'scheduling.attendees',
    op: 'update',
    where: { attendee_id },
    row: { ...row, updated_at: context.now },
  })
  if (status === 'uncertain') return []
  if (status === 'not_done') {
    const failures = mail.failures + 1
    const why = `A mail could not be sent: ${error?.message ?? 'nobody knows why'}`
    const question = {
      attendee_id,
      kind: 'internal' as const,
      what: error?.code ?? 'mail.failed',
      why,
      choices: mail.calendar?.method === 'CANCEL' ? CANCEL_CHOICES : MAIL_CHOICES,
    }
    const gaveUp = failures >= FAILURES_MOST || FOR_GOOD.has(error?.code ?? '')
    return [
      attendee({ failures }),
      ...(gaveUp ? [ask({ ...question, what: question.what.slice(0, 60) }, context)] : []),
    ]
  }
  const cancelled = mail.calendar?.method === 'CANCEL'
  const sent = {
    mails_out: mail.mail,
    failures: 0,
    ...(cancelled ? { invited_to: null } : { sent_action: mail.action, follow_up_at: followUp(mail, context.now) }),
    ...(mail.calendar?.method === 'REQUEST' ? { invited_to: mail.slot } : {}),
  }
  return [
    { table: 'scheduling.mails', op: 'insert', rows: [mailRow(mail, replacedId(output), intendedAt, context)] },
    attendee(sent),
  ]
}

/** Trying again would fail again. */
const FOR_GOOD = new Set(['mail.refused', 'mail.other_account', 'mail.header'])
const FAILURES_MOST = 3

function followUp({ follow_up, starts_at, attendee_id }: MailInput, now: string): string | null {
  if (!follow_up) return null
  return followUpAfter({
    startsAt: starts_at,
    timeZone: follow_up.time_zone,
    sentAt: now,
    attempt: follow_up.attempt,
    seed: attendee_id,
  })
}

/** Some servers give a mail another id than ours, and answers name that one. */
function replacedId(output: unknown): string | null {
  return (output as { replaced_id?: string } | null)?.replaced_id ?? null
}

function mailRow(mail: MailInput, replaced: string | null, intendedAt: string, { uuid }: Context) {
  const { attendee_id, references, subject, action, action_name, language } = mail
  return {
    mail_id: uuid(),
    attendee_id,
    direction: 'outbound',
    kind: mail.calendar ? (mail.calendar.method === 'REQUEST' ? 'invitation' : 'cancellation') : 'person',
    message_id: replaced ?? mail.message_id,
    refs: references,
    subject,
    body: mail.text,
    action,
    action_name,
    language,
    // What is found late went out before whatever came meanwhile.
    at: later(new Date(intendedAt).toISOString(), mail.not_before),
  }
}

interface FoundTime {
  start: string
  end: string
  score: number
  reasons: string[]
}

function afterLook({ status, output, error }: EndedEffect, { round }: LookInput, context: Context): Change[] {
  const { now, uuid } = context
  const made: Change = {
    table: 'scheduling.meetings',
    op: 'update',
    where: {},
    row: { completed_search_round: round, updated_at: now },
  }
  if (status !== 'verified') {
    const why = `The calendars could not be read: ${error?.message ?? 'nobody knows why'}`
    return [made, ask({ attendee_id: null, kind: 'internal', what: 'calendar', why, choices: ['seen'] }, context)]
  }
  const { slots } = output as { slots: FoundTime[] }
  const rows = slots.map(({ start, end, score, reasons }) => ({
    ...{ slot_id: uuid(), round, starts_at: start, ends_at: end, score, reasons, found_at: now },
  }))
  return [made, ...(rows.length > 0 ? [{ table: 'scheduling.slots', op: 'insert' as const, rows }] : [])]
}

function afterEvent({ status, error }: EndedEffect, { step, slot, check }: EventInput, context: Context): Change[] {
  if (status === 'uncertain') return []
  const { now } = context
  const meeting = (row: Record<string, unknown>): Change => ({
    table: 'scheduling.meetings',
    op: 'update',
    where: {},
    row: { ...row, updated_at: now },
  })
  const calendar_state = step === 'hold' ? 'held' : step === 'confirm' ? 'confirmed' : 'nothing'
  if (status === 'verified') return [meeting({ calendar_state, calendar_slot: slot })]
  // Where a person said to meet all the same, a calendar that cannot be written stops nobody.
  const refused = step === 'confirm' && check.length > 0
  const conflict = error?.code === 'calendar.not_free'
  const question = {
    attendee_id: null,
    kind: 'internal' as const,
    what: conflict ? 'not_free' : 'calendar',
    why: error?.message ?? 'The calendar could not be written.',
    choices: refused ? CONFLICT_CHOICES : ['seen'],
  }
  // A hold that cannot be had stops nobody from asking; that it could not be had is told.
  return [meeting({ calendar_state: refused ? 'refused' : 'nothing', calendar_slot: slot }), ask(question, context)]
}
