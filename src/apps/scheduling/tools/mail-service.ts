import type { Calendar } from '#kernel/ports/calendar.ts'
import type { Mailbox } from '#kernel/ports/mailer.ts'

/** What the tools of a meeting reach outside with. Opened when it is first needed. */
export interface MailService {
  mailbox(account: string): Promise<Mailbox>
  calendar(name: string): Promise<Calendar>
}
