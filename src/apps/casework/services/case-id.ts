import { validate } from 'uuid'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { ask } from '#storage/ask.ts'

/** The case that is meant; anything else is refused in the same words, whether it is nowhere or something else. */
export async function requireCase(lw: Pick<Lanewright, 'database'>, id: string): Promise<string> {
  const next = 'List the cases with `lanewright cases list`.'
  if (!validate(id)) throw new Failure('case.bad_id', 'this is no id of a case', next)
  const text = 'select app from kernel.workspaces where workspace_id = $1'
  const [known] = await ask<{ app: string }>(lw.database.pool('auditor'), text, [id])
  if (known?.app !== 'casework') throw new Failure('case.unknown', `there is no case ${id}`, next)
  return id.toLowerCase()
}
