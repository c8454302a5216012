import type { MailCodec } from '#kernel/ports/mailer.ts'
import { buildMail } from './build-mail.ts'
import { readMail } from './read-mail.ts'
import type { ReadOptions } from './received.ts'

/** For whoever keeps mails as bytes and may not know this room, such as the built-in post. */
export function createMailCodec(options: ReadOptions = { trustedServers: [] }): MailCodec {
  return { build: buildMail, read: (raw) => readMail(raw, options) }
}
