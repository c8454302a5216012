import type { ImapFlow } from 'imapflow'
import { mailTextHash } from '#kernel/mail-text.ts'
import type { MailCursor, ReceivedMail } from '#ports/mailer.ts'
import { readHeaders } from './headers.ts'
import { readLarge } from './imap-large.ts'
import { fetchUid } from './imap-one.ts'
import { MOST_BYTES, readMail } from './read-mail.ts'
import type { ReadOptions } from './received.ts'

const INBOX = 'INBOX'
const MOST_MAILS = 100
const MOST_MATCHES = 20

export async function openInbox(client: ImapFlow): Promise<void> {
  const open = client.mailbox
  if (!open || open.path !== INBOX) await client.mailboxOpen(INBOX, { readOnly: true })
}

/** What came since the cursor. Reading marks nothing as read: the account belongs to a person. */
export async function fetchSince(
  client: ImapFlow,
  cursor: MailCursor | null,
  { since, limit }: { since: string; limit: number },
  options: ReadOptions,
): Promise<{ mails: ReceivedMail[]; cursor: MailCursor; more: boolean }> {
  await openInbox(client)
  const box = client.mailbox as Exclude<ImapFlow['mailbox'], false>
  const epoch = String(box.uidValidity)
  const known = cursor?.epoch === epoch ? cursor.uid : null
  // Taken before the search: what comes in between is found by it or by the next one.
  const status = await client.status(INBOX, { uidNext: true })
  const uidNext = status ? Number(status.uidNext ?? 1) : 1
  await client.noop()
  const found = await client.search(known === null ? { since: new Date(since) } : { uid: `${known + 1}:*` }, {
    uid: true,
  })
  // "n:*" always names the last mail, also where its number is lower.
  const uids = (found || []).filter((uid) => uid > (known ?? 0)).toSorted((a, b) => a - b)
  const most = Math.min(Math.max(1, limit), MOST_MAILS)
  const mails: ReceivedMail[] = []
  for (const uid of uids.slice(0, most)) {
    const mail = await readOne(client, uid, known === null ? Date.parse(since) : null, options)
    if (mail) mails.push(mail)
  }
  const last = uids.slice(0, most).at(-1) ?? Math.max(known ?? 0, uidNext - 1)
  return { mails, cursor: { epoch, uid: last }, more: uids.length > most }
}

/** Null where it went away meanwhile, or is older than what was asked for: the server counts in days. */
async function readOne(
  client: ImapFlow,
  uid: number,
  notBeforeMs: number | null,
  options: ReadOptions,
): Promise<ReceivedMail | null> {
  const meta = await fetchUid(client, uid, { size: true, internalDate: true })
  if (!meta) return null
  const came = new Date(meta.internalDate ?? 0).getTime()
  if (notBeforeMs !== null && came + 1_000 < notBeforeMs) return null
  if ((meta.size ?? 0) > MOST_BYTES) return readLarge(client, uid, options)
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
    for (const uid of (found || []).slice(-MOST_MATCHES)) {
      const copy = await fetchUid(client, uid, { source: { maxLength: MOST_BYTES } })
      if (!copy?.source || readHeaders(copy.source).first('message-id') !== messageId) continue
      const mail = await readMail(copy.source)
      if (mail.from.toLowerCase() !== address.toLowerCase()) continue
      return { where: `${path} ${uid}`, textHash: mailTextHash(mail.fullText) }
    }
  }
  return null
}
