import type { ReceivedMail, SenderChecks } from '#kernel/ports/mailer.ts'
import type { ItemContent } from '../contracts.ts'
import { readItip } from '../domain/calendar/itip.ts'

/** What a meeting is told of it: bounded, read, and without a byte of what was attached. */
export function itemOf(mail: ReceivedMail, attendee: string, checked: boolean): ItemContent<'mail.received'> {
  return {
    attendee_id: attendee,
    message_id: mail.messageId.slice(0, 998),
    answers: mail.inReplyTo && mail.inReplyTo.length >= 3 ? mail.inReplyTo.slice(0, 998) : null,
    from: mail.from.slice(0, 320),
    subject: mail.subject.slice(0, 998),
    text: mail.text.slice(0, 20_000),
    kind: mail.kind,
    trusted: isTrusted(mail.checks, checked),
    checks: mail.checks,
    bounced: mail.bounced && { permanent: mail.bounced.permanent, diagnostic: mail.bounced.diagnostic.slice(0, 500) },
    answer: answerOf(mail),
  }
}

/** Where the account's server checks senders, one who passed nothing is not believed; where it does not, only who failed. */
function isTrusted({ spf, dkim, dmarc }: SenderChecks, checked: boolean): boolean {
  if (dmarc === 'fail') return false
  if (!checked) return dkim !== 'fail' && spf !== 'fail'
  return dmarc === 'pass' || (dmarc === 'none' && (dkim === 'pass' || spf === 'pass'))
}

function answerOf({ calendar }: ReceivedMail): ItemContent<'mail.received'>['answer'] {
  if (!calendar) return null
  const reading = readItip(calendar.ics)
  if (!reading.ok) return null
  const { method, partstat, sequence, start, end } = reading.message
  if (method !== 'REPLY' && method !== 'COUNTER') return null
  const known = partstat === 'accepted' || partstat === 'declined' || partstat === 'tentative' ? partstat : null
  const counter = method === 'COUNTER' && start && end ? { start, end } : null
  return { method, partstat: known, sequence: Math.max(0, sequence), counter }
}
