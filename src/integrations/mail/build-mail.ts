import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from '#kernel/ports/mailer.ts'
import { checkOutgoing, plainAddress } from './fields.ts'

/** RFC 5322, 3.6.4 lets a long thread be shortened; its first and its newest mails are what programs thread by. */
const MOST_REFERENCES = 21

/**
 * The mail's bytes. No X- headers; Bcc stands nowhere, since it is a matter of the envelope. Quoted-printable brings
 * every letter and every trailing space through, where format=flowed would not.
 */
export async function buildMail(mail: OutgoingMail, at: Date): Promise<Uint8Array> {
  checkOutgoing(mail)
  const composer = new MailComposer({
    messageId: mail.messageId,
    date: at,
    from: person(mail.from),
    to: person(mail.to),
    subject: mail.subject,
    // A bare CR inside a mail is read as an end of line by some servers and not by others.
    text: mail.text.replace(/\r\n?/g, '\n'),
    textEncoding: 'quoted-printable',
    encoding: 'utf-8',
    ...(mail.inReplyTo === null ? {} : { inReplyTo: mail.inReplyTo }),
    ...(mail.references.length === 0 ? {} : { references: boundedReferences(mail.references) }),
    ...(mail.autoSubmitted ? { headers: { 'Auto-Submitted': mail.autoSubmitted } } : {}),
    ...(mail.calendar
      ? { icalEvent: { method: mail.calendar.method, content: mail.calendar.ics, filename: 'invite.ics' } }
      : {}),
    // The same mail has the same bytes; a boundary of random letters would be the only difference.
    baseBoundary: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 32),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  })
  return composer.compile().build()
}

const person = ({ name, address }: { name: string; address: string }) => ({
  name,
  address: plainAddress(address) as string,
})

export function boundedReferences(references: readonly string[]): string[] {
  const once = [...new Set(references)]
  return once.length <= MOST_REFERENCES ? once : [once[0]!, ...once.slice(1 - MOST_REFERENCES)]
}
