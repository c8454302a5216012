import type pg from 'pg'
import type { ReceivedMail } from '#kernel/ports/mailer.ts'
import { ask } from '#storage/ask.ts'

export interface Routed {
  workspace: string
  attendee: string
}

/**
 * Which meeting a mail belongs to: the one that wrote what it answers. Threads that were not begun here belong to nobody,
 * and nothing of them is kept. Over several workspaces, so asked by who sees all of them and changes none.
 */
export async function routeMail(auditor: pg.Pool, mail: ReceivedMail): Promise<Routed | null> {
  const answered = [mail.bounced?.messageId, mail.inReplyTo, ...mail.references.toReversed()].filter((id) => id != null)
  if (answered.length === 0) return null
  const [found] = await ask<Routed>(
    auditor,
    `select m.workspace_id as workspace, m.attendee_id as attendee from scheduling.mails m where m.message_id = any ($1) and m.direction = 'outbound'
     order by array_position($1::text[], m.message_id) limit 1`,
    [answered.slice(0, 60)],
  )
  return found ?? (await routeToDoubtful(auditor, answered.slice(0, 60)))
}

/** An answer may come before it is known that our own mail went out; it proves as much, and must not be lost. */
async function routeToDoubtful(auditor: pg.Pool, answered: string[]): Promise<Routed | null> {
  const [found] = await ask<Routed>(
    auditor,
    `select i.workspace_id as workspace, i.subject_id as attendee from (
       select * from kernel.intents where status = 'open' union all select * from kernel.intents where status = 'uncertain') i
     join kernel.workspaces w using (workspace_id)
     where w.app = 'scheduling' and i.subject_id is not null and substring(i.idempotency_key from ':(.*)$') = any ($1) limit 1`,
    [answered],
  )
  return found ?? null
}
