import type { Lanewright } from '#host/open.ts'
import type { Mailbox, MailCursor, ReceivedMail } from '#kernel/ports/mailer.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { itemOf } from './mail-item.ts'
import { routeMail } from './route-mail.ts'

const BATCH = 50
const DAY_MS = 24 * 3600 * 1000
/** A mailbox that is read for the first time, or anew, is read so far back. */
const BACK_MS = 30 * DAY_MS
const RETRY_MS = [1000, 5000, 30_000, 120_000]

export interface ReadAccount {
  name: string
  /** Opened when it is first read: one that cannot be opened keeps none of the others from being read. */
  open(): Promise<Mailbox>
  /** Its server says who a sender is. */
  checked: boolean
}

/** Everything that has come since the last time: each mail of a thread of ours goes to its meeting, once. */
export async function readNew(lw: Lanewright, account: ReadAccount, signal: AbortSignal): Promise<number> {
  let processed = 0
  const mailbox = await account.open()
  for (;;) {
    const cursor = await cursorOf(lw, account.name)
    const since = new Date(lw.deps.clock.nowMs() - BACK_MS).toISOString()
    const { mails, cursor: next, more } = await mailbox.fetch(cursor, { since, limit: BATCH }, signal)
    for (const mail of mails) if (await deliver(lw, account, mailbox, mail)) processed += 1
    // After the mails are with their meetings: what is read twice is known by its id.
    if (mails.length > 0 || cursor?.epoch !== next.epoch || cursor.uid !== next.uid)
      await keepCursor(lw, account.name, next)
    if (!more) return processed
  }
}

async function deliver(
  lw: Lanewright,
  { checked }: ReadAccount,
  mailbox: Mailbox,
  mail: ReceivedMail,
): Promise<boolean> {
  // The copy of our own mail that came back as evidence.
  if (mail.from.toLowerCase() === mailbox.address.toLowerCase()) return false
  const routed = await routeMail(lw.database.pool('auditor'), mail)
  if (!routed) return false
  const sent = await lw.send(
    routed.workspace,
    'post',
    'mail.received',
    { ...itemOf(mail, routed.attendee, checked) },
    routed.attendee,
  )
  return sent.ok
}

async function cursorOf(lw: Lanewright, account: string): Promise<MailCursor | null> {
  const { rows } = await lw.database
    .pool('auditor')
    .query<{ epoch: string; uid: string }>('select epoch, uid from scheduling.mailboxes where account = $1', [account])
  return rows[0] ? { epoch: rows[0].epoch, uid: Number(rows[0].uid) } : null
}

async function keepCursor(lw: Lanewright, account: string, { epoch, uid }: MailCursor): Promise<void> {
  const text = 'select kernel.enter($1, null, null, null)::text, scheduling.keep_cursor($2, $3, $4)::text'
  await lw.database.pool('app').query(text, [SYSTEM_WORKSPACE, account, epoch, uid])
}

/** Reads an account until it is told to stop. What breaks is told once, and tried again later and later. */
export async function keepReading(
  lw: Lanewright,
  account: ReadAccount,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      await readNew(lw, account, signal)
      failures = 0
      await (await account.open()).wait(signal)
    } catch (error) {
      if (signal.aborted) return
      if (failures === 0)
        log(
          `the mail account ${account.name} cannot be read: ${error instanceof Error ? error.message : error}; trying again`,
        )
      await lw.deps.clock.after(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] as number, signal)
    }
  }
}
