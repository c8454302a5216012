import { closed, text, Uuid } from '#kernel/contracts/closed.ts'
import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import { type Check, checkLater } from '#kernel/validate.ts'

/** What a person does with what came back. Sent with the lead as its subject, so that a reason is filed under that person. */
export const PersonKinds = {
  'outreach.read_reply': closed({ reply_id: Uuid }),
  'outreach.reject_lead': closed({ lead_id: Uuid, reason: text(1000, 1) }),
}

const checks = new Map<string, Check>(Object.entries(PersonKinds).map(([kind, schema]) => [kind, checkLater(schema)]))

const PERSON_MAX = 200

export function receive(_state: State, { kind, content, person }: State['inbox'][number]): Decision {
  const check = checks.get(kind)
  if (!check) return refuse('inbox.unknown_kind', `nobody here understands ${kind}`, 'Send one of the known kinds.')
  const problem = check(content)
  if (problem) return { kind: 'refuse', error: problem }
  if (!person || person.length > PERSON_MAX)
    return refuse('person.unknown', 'nobody is named who does this', 'Send it in the name of a person.')
  const { reply_id, lead_id } = content as { reply_id: string; lead_id: string }
  return {
    kind: 'write',
    make: ({ now }) => [kind === 'outreach.read_reply' ? read(reply_id, person, now) : reject(lead_id, now)],
  }
}

/** The first who reads it is remembered; a second time, or a reply that is not here, meets no row and is refused. */
function read(reply_id: string, person: string, now: string): Change {
  return {
    table: 'outreach.replies',
    op: 'update',
    where: { reply_id, read_at: null },
    row: { read_at: now, read_by: person },
  }
}

/** The reason stays in the inbox, under the lead's own key. */
function reject(id: string, now: string): Change {
  return { table: 'outreach.leads', op: 'update', where: { id }, row: { status: 'rejected', updated_at: now } }
}
