import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface Entry {
  log: string
  seq: string
  at: string
  about: string
  id: string
  payload: string
  hash: string
}

/** Both logs of a workspace as they are stored, with the time as it was hashed. */
export async function entriesOf(auditor: pg.Pool, workspace: string): Promise<Entry[]> {
  const time = `to_char("timestamp" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`
  const { rows } = await auditor.query<Entry>(
    `select 'event' as log, seq, ${time}, entity_type as about, entity_id as id, change_payload as payload, encode(hash, 'hex') as hash
       from kernel.event_log where workspace_id = $1
     union all select 'audit', seq, ${time}, action_type, id::text, payload, encode(hash, 'hex') from kernel.audit_log where workspace_id = $1
     order by seq`,
    [workspace],
  )
  return rows
}

/** The chain by its description alone: nothing of the product's own code. */
export function recompute(workspace: string, entries: Entry[]): string[] {
  const sha256 = (...parts: Array<string | Buffer>) =>
    parts.reduce((h, part) => h.update(part), createHash('sha256')).digest()
  let hash = sha256(workspace)
  return entries.map((e) => {
    const text = `lanewright entry 1\n${e.log}\n${workspace}\n${e.seq}\n${e.at}\n${e.about}\n${e.id}\n${e.payload}`
    hash = sha256(hash, sha256(Buffer.from([0]), text))
    return hash.toString('hex')
  })
}

export async function headOf(auditor: pg.Pool, workspace: string): Promise<{ seq: string; hash: string }> {
  const { rows } = await auditor.query(
    `select seq, encode(hash, 'hex') as hash from kernel.heads where workspace_id = $1`,
    [workspace],
  )
  return rows[0]
}
