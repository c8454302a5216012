import { randomUUID } from 'node:crypto'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { Mailbox, MailCodec, OutgoingMail, ReceivedMail } from '#kernel/ports/mailer.ts'
import { type MailParts, mailService, openBuiltInMailbox, sameAddress } from './demo-mailbox.ts'
import { openMessages } from './messages.ts'

export interface DemoMailServerOptions {
  dataDir: string
  /** Must trust MAIL_SERVER of messages.ts where the checks of a sender are to count. */
  codec: MailCodec
  clock: Clock
}

/** The built-in post: a world of its own, in one folder, in which every address has a mailbox. */
export interface DemoMailServer {
  /** For the side that Lanewright works for. */
  mailbox(account: { name: string; address: string }): Mailbox
  /** For the person who plays somebody at the other end. */
  mailboxOf(address: string, name?: string): PersonBox
  /** Everybody who ever wrote or was written to. */
  addresses(): string[]
  /** Bytes as they are, as a stranger's server would hand them in; they are not changed. */
  deliver(from: string, to: string, raw: Uint8Array): void
}

export interface MessageLine {
  uid: number
  folder: 'inbox' | 'sent'
  at: string
  /** The other one. */
  with: string
}

export interface PersonBox {
  readonly address: string
  /** Oldest first. */
  list(): MessageLine[]
  read(uid: number): Promise<ReceivedMail>
  /** With the headers by which it belongs to the thread, and what it answers quoted below, as mail programs do. */
  reply(uid: number, answer: Answer): Promise<{ messageId: string }>
  write(message: { to: string; subject: string; text: string }): Promise<{ messageId: string }>
}

export interface Answer {
  text: string
  /** Default: true. */
  quote?: boolean
  /** An answer to an invitation, made by the calendar side. */
  calendar?: OutgoingMail['calendar']
  autoSubmitted?: OutgoingMail['autoSubmitted']
}

const never = new AbortController().signal

export function openDemoMailServer({ dataDir, codec, clock }: DemoMailServerOptions): DemoMailServer {
  const messages = openMessages(dataDir)
  const parts = { messages, codec, clock }
  return {
    mailbox: ({ name, address }) => openBuiltInMailbox(parts, name, address),
    mailboxOf: (address, name = '') => personBox(parts, address, name),
    addresses: () => [...new Set(messages.list().flatMap(({ from, to }) => [from, to]))].filter(Boolean).toSorted(),
    deliver(from, to, raw) {
      messages.add(from, to, raw, new Date(clock.nowMs()))
    },
  }
}

function personBox(parts: MailParts, address: string, name: string): PersonBox {
  const { messages, codec } = parts
  const mine = () => messages.list().filter(({ from, to }) => sameAddress(to, address) || sameAddress(from, address))
  const read = async (uid: number) => {
    if (!mine().some((message) => message.uid === uid))
      throw new Failure('demo.no_such_letter', `${address} has no mail ${uid}`, 'Choose one from the list.')
    return codec.read(messages.raw(uid))
  }
  const send = async (mail: Omit<OutgoingMail, 'messageId' | 'from'>) => {
    const messageId = `<${randomUUID()}@${address.slice(address.lastIndexOf('@') + 1)}>`
    const sent = await mailService(parts, address, { ...mail, messageId, from: { name, address } }, never)
    if (sent.outcome === 'not_done') throw new Failure(sent.error.code, sent.error.message, sent.error.next)
    return { messageId }
  }
  return {
    address,
    list: () =>
      mine().map(({ uid, from, to, atMs }) => {
        const isIn = sameAddress(to, address)
        return { uid, folder: isIn ? 'inbox' : 'sent', at: new Date(atMs).toISOString(), with: isIn ? from : to }
      }),
    read,
    async reply(uid, { text, quote = true, calendar, autoSubmitted }) {
      const mail = await read(uid)
      return send({
        to: { name: mail.fromName, address: mail.from },
        subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
        text: quote ? `${text}\n\n${quoted(mail)}\n` : text,
        inReplyTo: mail.messageId,
        references: [...mail.references, mail.messageId],
        ...(calendar ? { calendar } : {}),
        ...(autoSubmitted ? { autoSubmitted } : {}),
      })
    },
    write: ({ to, subject, text }) =>
      send({ to: { name: '', address: to }, subject, text, inReplyTo: null, references: [] }),
  }
}

function quoted({ date, from, fromName, fullText }: ReceivedMail): string {
  const lines = fullText.trimEnd().split('\n')
  const who = fromName === '' ? from : `${fromName} <${from}>`
  return [`On ${(date ?? '').slice(0, 10)}, ${who} wrote:`, '', ...lines.map((line) => `> ${line}`)].join('\n')
}
