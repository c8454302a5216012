import pg from 'pg'
import type { Failure } from '#kernel/contracts/refusal.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import { verifyWithJournal } from '#storage/journal/verification.ts'
import { replayWorkspace } from '#storage/replay.ts'

/** What the owner would read: every row of every table that is ours. Or why nothing could be read. */
export interface Look {
  read: string | null
  said: string[]
  /** Of a start that was refused. */
  refusal: Partial<Failure> | null
}

/** What a step is acknowledged by, and what it changed in a pack; leases, heartbeats and mirrors may be a moment older. */
export const ACKNOWLEDGED = /^(?!kernel\.)|^kernel\.(event_log|audit_log)/

/** Starts what stands in this folder, reads it, verifies and replays it, and ends it. `which` leaves tables out. */
export async function look(data: string, which = /./): Promise<Look> {
  const said: string[] = []
  const result = (error: unknown): null => {
    said.push(error instanceof Error ? error.message : String(error))
    return null
  }
  let refusal: Look['refusal'] = null
  const server = await startEmbedded({ dataDir: data }).catch((error) => {
    refusal = error
    return result(error)
  })
  if (!server) return { read: null, said, refusal }
  const pool = (role: 'auditor' | 'superuser') => {
    const made = new pg.Pool({ connectionString: server.url(role), max: 2 })
    made.on('error', () => {})
    return made
  }
  const [auditor, superuser] = [pool('auditor'), pool('superuser')]
  try {
    const read = await rowsOf(superuser, which).catch(result)
    const verified = await verifyWithJournal({
      auditor,
      journal: journalLayout(`${data}.journal`),
      sealer: null,
    }).catch(result)
    if (verified && !verified.ok) result(`verify: ${verified.first_bad.problem}`)
    for (const { id } of await workspacesOf(superuser).catch(() => [])) {
      const replayed = await replayWorkspace(auditor, id).catch(result)
      if (replayed && !replayed.ok) result(`replay: ${replayed.differences} differences`)
    }
    return { read, said, refusal }
  } finally {
    await Promise.all([auditor.end(), superuser.end()])
    await server.stop().catch(result)
  }
}

async function workspacesOf(superuser: pg.Pool): Promise<Array<{ id: string }>> {
  return (await superuser.query<{ id: string }>('select workspace_id as id from kernel.workspaces')).rows
}

async function rowsOf(superuser: pg.Pool, which: RegExp): Promise<string> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in (select split_part(table_name, '.', 1) from kernel.tables union select 'kernel') order by 1`,
  )
  const texts: string[] = []
  for (const { name } of tables.filter(({ name }) => which.test(name))) {
    const { rows } = await superuser.query<{ text: string }>(`select t::text as text from ${name} t order by 1`)
    texts.push(name, ...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

/** The same places for the same seed. */
export function seeded(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}
