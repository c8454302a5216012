import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { State } from '#kernel/ports/store.ts'
import type { MailInput } from '../../contracts.ts'
import { type Attendee, goalOf, type Meeting, mailsOf, schedulingOf } from './meeting.ts'

export interface Words {
  subject: string
  text: string
  action_name: string
  language: string | null
  /** A person reads and approves it before it is sent. */
  isDraft?: boolean
  calendar?: MailInput['calendar']
}

/** A mail to one attendee, addressed and threaded from the rows alone. */
export function mailTo(state: State, attendee: Attendee, words: Words): MailInput {
  const { account, from, time_zone } = goalOf(state)
  const { slot, starts_at } = schedulingOf(state).meeting as Meeting
  const mails = mailsOf(state, attendee)
  const number = attendee.mails_out + 1
  const zone = attendee.time_zone ?? time_zone
  return {
    account,
    from,
    attendee_id: attendee.attendee_id,
    to: { name: attendee.full_name, address: attendee.email },
    subject: words.subject,
    text: words.text,
    message_id: messageId(state.workspace.id, attendee.attendee_id, number, from.address),
    in_reply_to: mails.at(-1)?.message_id ?? null,
    references: mails.slice(-20).map(({ message_id }) => message_id),
    action: attendee.action,
    action_name: words.action_name,
    mail: number,
    failures: attendee.failures,
    language: words.language,
    slot,
    not_before: lastTimestamp(state, attendee),
    starts_at: starts_at as string,
    hours_in: words.action_name === 'Follow_up' && !words.isDraft ? zone : null,
    // Who has said yes is not asked again.
    follow_up:
      words.action_name.startsWith('Confirm') || words.calendar || attendee.yes_to === slot
        ? null
        : { attempt: attemptOf(mails), time_zone: zone },
    calendar: words.calendar ?? null,
    auto:
      attendee.mails_out === 0 || words.isDraft
        ? null
        : words.action_name.startsWith('Reply')
          ? 'auto-replied'
          : 'auto-generated',
  }
}

/** Clocks go back now and then; the order of a thread does not. */
export function lastTimestamp(state: State, attendee: Attendee): string {
  const timestamps = [attendee.asked_since, ...mailsOf(state, attendee).map(({ timestamp }) => timestamp)]
  return new Date(Math.max(...timestamps.map((timestamp) => Date.parse(timestamp)))).toISOString()
}

export const later = (now: string, last: string): string => (Date.parse(now) >= Date.parse(last) ? now : last)

/** The same mail always has the same id: a second sending of it would be seen as the same. */
export function messageId(workspace: string, attendee: string, number: number, from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase()
  return `<${sha256Hex(`mail ${number} to ${attendee} of ${workspace}`).slice(0, 40)}@${domain}>`
}

/** How many of ours went unanswered so far. */
function attemptOf(mails: Array<{ direction: string; kind: string }>): number {
  const last = mails.findLastIndex(({ direction, kind }) => direction === 'inbound' && kind === 'person')
  return mails.slice(last + 1).filter(({ direction }) => direction === 'outbound').length
}
