import type { ImapFlow } from 'imapflow'
import { Failure } from '#kernel/contracts/refusal.ts'
import { mailTextHash } from '#kernel/mail-text.ts'
import type { MailCursor, ReceivedMail } from '#kernel/ports/mailer.ts'
import { readHeaders } from './headers.ts'
import { readLarge } from './imap-large.ts'
import { fetchUid } from './imap-one.ts'
import { MOST_BYTES, readMail } from './read-mail.ts'
import { bareMail, type ReadOptions } from './received.ts'

const INBOX = 'INBOX'
const MOST_MAILS = 100
const MOST_MATCHES = 20
/** What is read in one go; the rest comes with the next call, so that many big mails never exceed the time of one. */
const MOST_AT_ONCE_BYTES = 20 * 1024 * 1024
const MOST_AT_ONCE_MS = 15_000
/** A mail on which the connection broke so often is told as unread, and what comes after it is read. */
const MOST_TRIES = 5

export async function openInbox(client: ImapFlow): Promise<void> {
  const open = client.mailbox
  if (!open || open.path !== INBOX) await client.mailboxOpen(INBOX, { readOnly: true })
}

const boxOf = (client: ImapFlow) => client.mailbox as Exclude<ImapFlow['mailbox'], false>

/** What came since the cursor. Reading marks nothing as read: the account belongs to a person. */
export async function fetchSince(
  client: ImapFlow,
  cursor: MailCursor | null,
  { since, limit }: { since: string; limit: number },
  options: ReadOptions,
  tries: Map<string, number>,
): Promise<{ mails: ReceivedMail[]; cursor: MailCursor; more: boolean }> {
  await openInbox(client)
  // Read from a time on, everything below the next number is done with; opened anew, so that number is of this moment.
  if (cursor?.epoch !== String(boxOf(client).uidValidity)) await client.mailboxOpen(INBOX, { readOnly: true })
  const epoch = String(boxOf(client).uidValidity)
  const known = cursor?.epoch === epoch ? cursor.uid : null
  const below = boxOf(client).uidNext - 1
  await client.noop()
  const query = known === null ? { since: dayBefore(since) } : { uid: `${known + 1}:*` }
  const found = await client.search(query, { uid: true })
  // No answer is not the answer that there is nothing.
  if (!found) throw new Failure('mail.unreachable', 'The server does not search its mails', 'Try again later.')
  // "n:*" always names the last mail, also where its number is lower.
  const uids = found.filter((uid) => uid > (known ?? 0)).toSorted((a, b) => a - b)
  const next = uids.slice(0, Math.min(Math.max(1, limit), MOST_MAILS))
  const mails: ReceivedMail[] = []
  const room = { bytes: MOST_AT_ONCE_BYTES, untilMs: performance.now() + MOST_AT_ONCE_MS }
  let last = known ?? 0
  for (const uid of next) {
    if (room.bytes <= 0 || performance.now() > room.untilMs) break
    const notBeforeMs = known === null ? Date.parse(since) : null
    const mail = await readMailPart(client, { uid, epoch, notBeforeMs, room }, options, tries)
    if (mail) mails.push(mail)
    last = uid
  }
  if (known === null && uids.length === 0) last = below
  return { mails, cursor: { epoch, uid: last }, more: (uids.at(-1) ?? 0) > last }
}

/** Servers count in days, in their own zone, or in seconds before a now that is not quite ours; the rest is done here. */
const dayBefore = (since: string) => new Date(Math.min(Date.parse(since), Date.now()) - 86_400_000)

interface Options {
  uid: number
  epoch: string
  notBeforeMs: number | null
  room: { bytes: number }
}

async function readMailPart(
  client: ImapFlow,
  wanted: Options,
  options: ReadOptions,
  tries: Map<string, number>,
): Promise<ReceivedMail | null> {
  const key = `${wanted.uid}.${wanted.epoch}`
  const before = tries.get(key) ?? 0
  const unread = () => ({
    ...bareMail(new Uint8Array(), options, ['mail.not_read']),
    messageId: `<${key}@no-message-id.invalid>`,
  })
  if (before >= MOST_TRIES) return unread()
  tries.set(key, before + 1)
  try {
    const mail = await readOne(client, wanted, options)
    tries.delete(key)
    return mail
  } catch (error) {
    // The server says no to this one; with a connection that is gone, it may be the network.
    if (client.usable) return unread()
    throw error
  }
}

/** Null where it went away meanwhile, or is older than what was asked for: the server counts in days. */
async function readOne(
  client: ImapFlow,
  { uid, notBeforeMs, room }: Options,
  options: ReadOptions,
): Promise<ReceivedMail | null> {
  const meta = await fetchUid(client, uid, { size: true, internalDate: true })
  if (!meta) return null
  const came = new Date(meta.internalDate ?? 0).getTime()
  if (notBeforeMs !== null && came + 1_000 < notBeforeMs) return null
  if ((meta.size ?? 0) > MOST_BYTES) return readLarge(client, uid, options)
  room.bytes -= meta.size ?? 0
  const whole = await fetchUid(client, uid, { source: true })
  return whole?.source ? readMail(whole.source, options) : null
}

/** A copy that the server saved among the sent ones, else one that was delivered to us; under exactly this id, and ours. */
export async function findCopy(
  client: ImapFlow,
  messageId: string,
  address: string,
): Promise<{ where: string; textHash: string } | null> {
  const sent = (await client.list()).filter(({ specialUse }) => specialUse === '\\Sent').map(({ path }) => path)
  for (const path of [...sent.slice(0, 5), INBOX]) {
    await client.mailboxOpen(path, { readOnly: true })
    // The server searches for a part of the value, in any case.
    const found = await client.search({ header: { 'message-id': messageId } }, { uid: true })
    if (!found) throw new Failure('mail.unreachable', 'The server does not search its mails', 'Try again later.')
    for (const uid of found.slice(-MOST_MATCHES)) {
      const copy = await fetchUid(client, uid, { source: { maxLength: MOST_BYTES } })
      if (!copy?.source || readHeaders(copy.source).first('message-id') !== messageId) continue
      const mail = await readMail(copy.source)
      if (mail.from.toLowerCase() !== address.toLowerCase()) continue
      return { where: `${path} ${uid}`, textHash: mailTextHash(mail.fullText) }
    }
  }
  return null
}
