import { domainToASCII } from 'node:url'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { OutgoingMail } from '#kernel/ports/mailer.ts'

const MOST_TEXT = 100_000
const MOST_SUBJECT = 900
const MOST_NAME = 300
const MOST_ICS = 500_000
/** A line of a mail has at most 998 characters (RFC 5322, 2.1.1), and an id is never folded. */
const MOST_ID = 900
const MOST_ADDRESS = 254

/** Ends a header or hides in it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** Printable ASCII between angle brackets: also what broken programs make, as long as it can be said again. */
const RECEIVED_ID = /^<[\x21-\x3b\x3d\x3f-\x7e]+>$/
const OUR_ID = /^<[\x21-\x3b\x3d\x3f\x41-\x7e]+@[\x21-\x3b\x3d\x3f\x41-\x7e]+>$/
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9.-]+)$/

export const isMessageId = (id: string) => id.length <= MOST_ID && RECEIVED_ID.test(id)

/** The address with its domain in ASCII and lower case; null where it is none that SMTP can be given. */
export function plainAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  if (at < 1 || address.length > MOST_ADDRESS || CONTROL.test(address)) return null
  const domain = domainToASCII(address.slice(at + 1)).toLowerCase()
  const plain = `${address.slice(0, at)}@${domain}`
  return domain !== '' && plain.length <= MOST_ADDRESS && ADDRESS.test(plain) ? plain : null
}

/** Refuses whatever could become another header, another recipient or another mail. */
export function checkOutgoing(mail: OutgoingMail): void {
  const names = { 'from.name': mail.from.name, 'to.name': mail.to.name, subject: mail.subject }
  const addresses = { 'from.address': mail.from.address, 'to.address': mail.to.address }
  const ids = [mail.messageId, ...(mail.inReplyTo === null ? [] : [mail.inReplyTo]), ...mail.references]
  for (const [field, value] of [...Object.entries(names), ...Object.entries(addresses)])
    if (CONTROL.test(value)) throw injected(field)
  if (ids.some((id) => CONTROL.test(id))) throw injected('an id')
  for (const [field, address] of Object.entries(addresses))
    if (plainAddress(address) === null)
      throw refused('mail.bad_address', `${field} is no address`, 'Correct the address; nothing was sent.')
  if (mail.messageId.length > MOST_ID || !OUR_ID.test(mail.messageId) || !ids.every(isMessageId))
    throw refused('mail.bad_id', 'A Message-ID is not written as <left@right>', 'This is a defect; report it.')
  checkSizes(mail)
  if (mail.calendar) checkCalendar(mail.calendar)
}

function checkSizes({ subject, from, to, text }: OutgoingMail): void {
  if (subject.length > MOST_SUBJECT || [from, to].some(({ name }) => name.length > MOST_NAME))
    throw refused('mail.too_long', 'The subject or a name is too long for a mail', 'Shorten it.')
  if (text.length > MOST_TEXT || !text.isWellFormed())
    throw refused('mail.too_long', `A text has at most ${MOST_TEXT} whole characters`, 'Shorten it.')
  if (CONTROL_IN_TEXT.test(text))
    throw refused('mail.control_character', 'The text holds control characters', 'Take them out.')
}

function checkCalendar({ method, ics }: NonNullable<OutgoingMail['calendar']>): void {
  const said = /^METHOD:(.*?)\r?$/m.exec(ics)?.[1]
  // RFC 6047, 2.4: the parameter and the property say the same, or the part must be ignored.
  if (!ics.startsWith('BEGIN:VCALENDAR') || said !== method || ics.length > MOST_ICS)
    throw refused('mail.bad_calendar', `The calendar part is no ${method}`, 'This is a defect; report it.')
}

const refused = (code: string, message: string, next: string) => new Failure(code, message, next)

const injected = (field: string) =>
  refused('mail.header_injection', `${field} holds a line break or control character`, 'Correct it; nothing was sent.')
