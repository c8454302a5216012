import { Temporal } from 'temporal-polyfill'
import { Type } from 'typebox'
import { closed, text } from '#kernel/contracts/closed.ts'
import { mailTextHash } from '#kernel/mail-text.ts'
import type { Quota, Tool } from '#kernel/ports/tool.ts'
import { MailInput } from '../contracts.ts'
import type { MailService } from './mail-service.ts'

const TOOLS = [
  'send_first_mail',
  'send_mail',
  'send_drafted_mail',
  'send_invitation',
  'send_drafted_invitation',
  'send_cancellation',
] as const

/** One mail, at most once. Several names for one tool, so that the lanes can tell what a person must read first. */
export function mailTools(service: MailService): Tool[] {
  return TOOLS.map((name) => sendTool(name, service))
}

function sendTool(name: (typeof TOOLS)[number], service: MailService): Tool<MailInput> {
  return {
    name,
    input: MailInput,
    output: closed({ receipt: text(2000), replaced_id: Type.Optional(text(998)) }),
    effect: 'irreversible',
    timeoutMs: 60_000,
    // Which mail it is, not what it says: a second one with other words would be the same mail twice.
    key: ({ message_id }) => message_id,
    recipient: ({ to }) => `${to.name} <${to.address}>`,
    scope: ({ attendee_id }) => ({ attendee_id }),
    quota: (mail, nowMs) => withinHours(mail, nowMs),
    async run(mail, { signal }) {
      const mailbox = await service.mailbox(mail.account)
      if (mailbox.address.toLowerCase() !== mail.from.address.toLowerCase())
        return notDone('mail.other_account', `the account ${mail.account} sends from another address now`)
      const sent = await mailbox.send(
        {
          messageId: mail.message_id,
          from: mail.from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          inReplyTo: mail.in_reply_to,
          references: mail.references,
          ...(mail.calendar ? { calendar: mail.calendar } : {}),
          ...(mail.auto ? { autoSubmitted: mail.auto } : {}),
        },
        signal,
      )
      if (sent.outcome === 'not_done') return sent
      const { receipt, replacedId } = sent
      return {
        outcome: 'done',
        output: { receipt: receipt.slice(0, 2000), ...(replacedId ? { replaced_id: replacedId } : {}) },
      }
    },
    /** A 250 is a receipt. The evidence is a copy that we did not put there, with these words. */
    async verify(mail, { signal }) {
      const copy = await (await service.mailbox(mail.account)).find(mail.message_id, signal)
      if (!copy) return { found: false }
      if (copy.textHash !== mailTextHash(mail.text))
        return { found: false, detail: `a copy in ${copy.where} has other words` }
      return { found: true, detail: copy.where, contentHash: copy.textHash }
    },
  }
}

const notDone = (code: string, message: string) => ({
  outcome: 'not_done' as const,
  error: { code, message, next: 'Look at the mail account in Settings.' },
})

const OPENS = 9
const CLOSES = 17

/** Nobody is written to by ourselves at night or on a weekend of theirs; an answer to them goes at once. */
function withinHours({ hours_in }: MailInput, nowMs: number): Quota {
  if (hours_in === null) return { reservations: [] }
  const here = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(hours_in)
  const working = (day: Temporal.ZonedDateTime) => day.dayOfWeek <= 5
  if (working(here) && here.hour >= OPENS && here.hour < CLOSES) return { reservations: [] }
  let opens = here.hour < OPENS ? here : here.add({ days: 1 })
  while (!working(opens)) opens = opens.add({ days: 1 })
  const at = opens.with({ hour: OPENS, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  return { closedUntil: at.toInstant().toString(), why: 'it is outside of their working hours' }
}
