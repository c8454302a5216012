import { watch } from 'node:fs'
import { Failure } from '#kernel/contracts/refusal.ts'
import { mailTextHash } from '#kernel/mail-text.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { Mailbox, MailCodec, OutgoingMail, SendResult } from '#kernel/ports/mailer.ts'
import type { Message, MessageStore } from './messages.ts'

export interface MailParts {
  messages: MessageStore
  codec: MailCodec
  clock: Clock
}

const MOST_MAILS = 100
/** Where the system does not tell of new files. */
const LOOK_MS = 1_000

export const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** An account of the built-in post: what is sent lies in the recipient's inbox at once, and in our sent mails. */
export function openBuiltInMailbox({ messages, codec, clock }: MailParts, name: string, address: string): Mailbox {
  let seen = -1
  const incoming = () => messages.list().filter(({ to }) => sameAddress(to, address))
  const isNew = () => (incoming().at(-1)?.uid ?? 0) > seen

  return {
    name,
    address,
    send: (mail, signal) => mailService({ messages, codec, clock }, address, mail, signal),

    async find(messageId) {
      const sent = messages.list().filter((one) => sameAddress(one.from, address) && one.messageId === messageId)
      const message = sent[0]
      if (!message) return null
      const { fullText } = await codec.read(messages.raw(message.uid))
      return { where: `Sent ${message.uid}`, textHash: mailTextHash(fullText) }
    },

    async fetch(cursor, { since, limit }, signal) {
      signal.throwIfAborted()
      const known = cursor?.epoch === messages.epoch ? cursor.uid : null
      const last = messages.list().at(-1)?.uid ?? 0
      const isWanted = ({ uid, atMs }: Message) => (known === null ? atMs + 1_000 >= Date.parse(since) : uid > known)
      const wanted = incoming().filter(isWanted)
      const now = wanted.slice(0, Math.min(Math.max(1, limit), MOST_MAILS))
      const mails = []
      for (const { uid } of now) mails.push(await codec.read(messages.raw(uid)))
      const more = wanted.length > now.length
      seen = more ? now.at(-1)!.uid : last
      return { mails, cursor: { epoch: messages.epoch, uid: Math.max(known ?? 0, seen) }, more }
    },

    async wait(signal) {
      if (signal.aborted || isNew()) return
      await new Promise<void>((resolve) => {
        const watcher = watch(messages.path, () => look())
        const timer = setInterval(() => look(), LOOK_MS)
        const end = () => {
          watcher.close()
          clearInterval(timer)
          signal.removeEventListener('abort', end)
          resolve()
        }
        const look = () => {
          if (isNew()) end()
        }
        watcher.on('error', () => watcher.close())
        signal.addEventListener('abort', end, { once: true })
        look()
      })
    },

    close: async () => {},
  }
}

/** Until the file has its name nothing was sent; once it has, it was. */
export async function mailService(
  { messages, codec, clock }: MailParts,
  address: string,
  mail: OutgoingMail,
  signal: AbortSignal,
): Promise<SendResult> {
  const not = (code: string, message: string, next: string): SendResult => ({
    outcome: 'not_done',
    error: { code, message, next },
  })
  if (!sameAddress(mail.from.address, address))
    return not('mail.other_sender', 'This account sends under its own address only', 'Correct the sender.')
  try {
    const at = new Date(clock.nowMs())
    const raw = await codec.build(mail, at)
    if (signal.aborted) return not('mail.aborted', 'It was ended before anything was sent', 'Nothing was sent.')
    const { uid } = messages.add(address, mail.to.address, raw, at)
    return { outcome: 'done', receipt: `delivered as ${uid}` }
  } catch (error) {
    if (error instanceof Failure) return not(error.code, error.message, error.next)
    throw error
  }
}
