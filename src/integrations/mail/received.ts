import { createHash } from 'node:crypto'
import addressparser from 'nodemailer/lib/addressparser'
import type { ReceivedMail } from '#kernel/ports/mailer.ts'
import { storableText } from '#kernel/text.ts'
import { isMessageId, plainAddress } from './fields.ts'
import { type HeaderFields, readHeaders } from './headers.ts'
import { kindOf } from './kind.ts'
import { readDate } from './mail-date.ts'
import { type MailParts, readParts } from './parts.ts'
import { ownWords } from './reply-text.ts'
import { NO_CHECKS, readSenderChecks } from './sender-checks.ts'

export interface ReadOptions {
  /** Names under which servers that we trust write Authentication-Results. */
  trustedServers: readonly string[]
}

export const MOST_TEXT = 100_000
const MOST_SUBJECT = 1_000
const MOST_NAME = 300
const MOST_REFERENCES = 100
const MOST_ICS = 512_000

/** The mail without what only the library can read: enough to know whose it is and to which thread it belongs. */
export function bareMail(raw: Uint8Array, options: ReadOptions, notices: readonly string[] = []): ReceivedMail {
  return assemble(raw, readHeaders(raw), options, null, [...notices])
}

/** Runs where it can be stopped: see mail-worker.ts. `early` is told what is known before the slower steps. */
export async function readReceived(
  raw: Uint8Array,
  options: ReadOptions,
  early: (mail: ReceivedMail) => void = () => {},
): Promise<ReceivedMail> {
  const headers = readHeaders(raw)
  const parts = await readParts(headers, raw.subarray(headers.bodyAt))
  const mail = assemble(raw, headers, options, parts, [...new Set(parts.notices)])
  early(mail)
  return { ...mail, text: clean(ownWords(mail.fullText), MOST_TEXT) }
}

function assemble(
  raw: Uint8Array,
  headers: HeaderFields,
  options: ReadOptions,
  parts: MailParts | null,
  notices: string[],
): ReceivedMail {
  if (headers.cut) notices.push('mail.header_cut')
  const from = readFrom(headers, notices)
  const fullText = clean((parts?.text ?? '').replace(/\r\n?/g, '\n'), MOST_TEXT)
  if ((parts?.text.length ?? 0) > MOST_TEXT) notices.push('mail.text_cut')
  const subject = clean(parts?.subject ?? headers.first('subject') ?? '', MOST_SUBJECT)
  const contentType = (headers.first('content-type') ?? '').toLowerCase()
  const report = parts?.report ?? { deliveryStatus: null, original: null }
  return {
    messageId: ownId(headers, raw, notices),
    from: from.address,
    fromName: clean(parts?.fromName ?? '', MOST_NAME),
    subject,
    text: fullText,
    fullText,
    inReplyTo: idsIn(headers.first('in-reply-to') ?? '')[0] ?? null,
    references: boundedIds(idsIn(headers.first('references') ?? '')),
    date: readDate(headers.first('date') ?? ''),
    ...kindOf({ headers, contentType, from: from.address, subject, fullText, report }),
    checks: from.sure
      ? readSenderChecks(headers.all('authentication-results'), domainOf(from.address), options.trustedServers)
      : { ...NO_CHECKS },
    calendar: parts?.calendar ? { ...parts.calendar, ics: storableText(parts.calendar.ics, MOST_ICS) } : null,
    attachments: (parts?.attachments ?? []).map((one) => ({
      ...one,
      name: clean(one.name, 255),
      contentType: clean(one.contentType, 100),
    })),
    notices,
  }
}

/** Two senders in one mail is how a check of one is passed off as a check of the other: nothing is believed then. */
function readFrom(headers: HeaderFields, notices: string[]): { address: string; sure: boolean } {
  const all = headers.all('from')
  const addresses = addressparser((all[0] ?? '').slice(0, 4_000), { flatten: true })
  const address = plainAddress(addresses.find((one) => one.address)?.address ?? '')
  const sure = all.length === 1 && addresses.length === 1 && address !== null
  if (!sure) notices.push(address === null ? 'mail.no_sender' : 'mail.several_senders')
  return { address: address ?? '', sure }
}

const domainOf = (address: string) => (address === '' ? null : address.slice(address.lastIndexOf('@') + 1))

/** A mail without an id of its own gets one from its bytes, the same whenever it is read. */
function ownId(headers: HeaderFields, raw: Uint8Array, notices: string[]): string {
  const id = idsIn(headers.first('message-id') ?? '')[0]
  if (id !== undefined) return id
  notices.push('mail.no_message_id')
  return `<${createHash('sha256').update(raw).digest('hex').slice(0, 40)}@no-message-id.invalid>`
}

function idsIn(value: string): string[] {
  return (value.match(/<[^<>\s]{1,900}>/g) ?? []).filter(isMessageId)
}

const boundedIds = (ids: string[]) =>
  ids.length <= MOST_REFERENCES ? ids : [ids[0]!, ...ids.slice(1 - MOST_REFERENCES)]

const clean = (text: string, max: number) => storableText(text, max)
