import { validate } from 'uuid'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { ask } from '#storage/ask.ts'

/** The meeting that is meant; anything else is refused in plain words. */
export async function requireMeeting(lw: Lanewright, id: string): Promise<string> {
  const next = 'List the meetings with `lanewright meetings`.'
  if (!validate(id)) throw new Failure('meeting.bad_id', 'this is no id of a meeting', next)
  const text = 'select app from kernel.workspaces where workspace_id = $1'
  const [known] = await ask<{ app: string }>(lw.database.pool('auditor'), text, [id])
  if (known?.app !== 'scheduling') throw new Failure('meeting.unknown', `there is no meeting ${id}`, next)
  return id.toLowerCase()
}
