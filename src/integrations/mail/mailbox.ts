import { Failure } from '#kernel/contracts/refusal.ts'
import type { Mailbox } from '#kernel/ports/mailer.ts'
import { checkAccount, type MailAccount, POLL_MS } from './account.ts'
import { buildMail } from './build-mail.ts'
import { isMessageId, plainAddress } from './fields.ts'
import { createImapLink, pause } from './imap-link.ts'
import { fetchSince, findCopy, openInbox } from './imap-read.ts'
import { sendOnce } from './smtp.ts'

/** For connections that died without a word. */
const LOOK_ANYWAY_MS = 5 * 60_000
const AFTER_ERROR_MS = 1_000

/** A mail account over SMTP and IMAP. */
export function openMailbox(account: MailAccount, now: () => number = Date.now): Mailbox {
  checkAccount(account)
  const link = createImapLink(account)
  const options = { trustedServers: account.trustedServers }
  /** Something may have come that was not fetched yet. */
  let news = true
  let wake = () => {}
  const tries = new Map<string, number>()
  const notify = () => {
    news = true
    wake()
  }
  link.onArrival(notify)
  link.onLost(notify)

  return {
    name: account.name,
    address: account.address,

    async send(mail, signal) {
      try {
        if (plainAddress(mail.from.address) !== account.address)
          throw new Failure('mail.other_sender', 'This account sends under its own address only', 'Correct the sender.')
        const raw = await buildMail(mail, new Date(now()))
        return await sendOnce(account, raw, plainAddress(mail.to.address) as string, signal)
      } catch (error) {
        if (error instanceof Failure && error.code !== 'mail.unknown_end')
          return { outcome: 'not_done', error: { code: error.code, message: error.message, next: error.next } }
        throw error
      }
    },

    async find(messageId, signal) {
      if (!isMessageId(messageId)) return null
      const found = await link.use(signal, (client) => findCopy(client, messageId, account.address))
      // While another folder was open, nobody told of new mail.
      notify()
      return found
    },

    async fetch(cursor, range, signal) {
      news = false
      return link
        .use(signal, (client) => fetchSince(client, cursor, range, options, tries))
        .catch((error) => {
          news = true
          throw error
        })
    },

    async wait(signal) {
      if (news || signal.aborted) return
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const over = new AbortController()
      const either = AbortSignal.any([signal, over.signal])
      try {
        const tells = await link.use(signal, async (client) => {
          await openInbox(client)
          if (!client.capabilities.has('IDLE')) return false
          void client.idle().catch(() => {})
          return true
        })
        await Promise.race([woken, pause(tells ? LOOK_ANYWAY_MS : (account.pollMs ?? POLL_MS), either)])
      } catch {
        // Whoever reads next is told what is wrong.
        await pause(AFTER_ERROR_MS, either)
      } finally {
        over.abort()
      }
    },

    close: () => link.close(),
  }
}
