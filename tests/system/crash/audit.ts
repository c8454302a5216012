import { readFileSync } from 'node:fs'
import { openLanewright } from '#host/open.ts'
import { readLine } from '#kernel/ledger/journal.ts'
import { defaultJournal, journalLayout } from '#storage/journal/folder.ts'
import { crashApp, outside } from './fixture.ts'
import type { Memory } from './memory.ts'
import type { Ask } from './said.ts'

export interface Audited {
  /** Heads that were acknowledged and looked up again. */
  heads: number
  posted: number
  effects: Record<string, number>
  /** Everything that is not as it must be; empty is good. */
  breaches: string[]
}

export type Query = <T extends object>(sql: string) => Promise<T[]>

/** After the last restart: the ledger, the tables and the outside world side by side. */
export async function auditAfter(
  ask: Ask,
  memory: Memory,
  also: (rows: Query) => Promise<void> = async () => {},
): Promise<Audited> {
  const breaches = [...memory.breaches]
  const sentLog = outside(ask.outside).lines()
  const wanted = ask.create.flat()
  for (const key of new Set([...wanted, ...sentLog])) {
    const times = sentLog.filter((line) => line === key).length
    if (times !== 1) breaches.push(`letter ${key} is in the book ${times} times`)
    if (!wanted.includes(key)) breaches.push(`nobody wanted letter ${key}`)
  }
  const lw = await openLanewright({ dataDir: ask.dataDir, apps: [crashApp(ask.outside, () => {})] })
  try {
    const rows: Query = async (sql) => (await lw.database.pool('auditor').query(sql)).rows
    const log = new Map<string, string>()
    for (const e of await rows<{ at: string; hash: string }>(
      `select workspace_id || ' ' || seq as at, encode(hash, 'hex') as hash from kernel.event_log
       union all select workspace_id || ' ' || seq, encode(hash, 'hex') from kernel.audit_log`,
    ))
      log.set(e.at, e.hash)
    // What the child was told, and what the journal outside the database was told.
    const result = [...memory.heads, ...journal(ask.dataDir)]
    for (const { ws, seq, hash } of result) {
      if (log.get(`${ws} ${seq}`) !== hash) breaches.push(`acknowledged head ${seq} of ${ws} is not in the log`)
    }
    const spaces = await rows<{ id: string; status: string }>(
      `select workspace_id as id, status from kernel.workspaces where pack = 'letters'`,
    )
    for (const { id, status } of spaces) if (status !== 'completed') breaches.push(`${id} ended ${status}`)
    const effects = await rows<{ status: string; n: number }>(
      'select status, count(*)::int as n from kernel.intents group by 1',
    )
    // Surely not done (the database was away before the first byte) was tried again; the book says how often it happened.
    const good = ['verified', 'not_done']
    for (const { status } of effects) if (!good.includes(status)) breaches.push(`an effect ended ${status}`)
    const verified = await lw.verify()
    if (!verified.ok) breaches.push(`verify: ${JSON.stringify(verified.first_bad)}`)
    for (const { id } of spaces) {
      const replayed = await lw.replay(id)
      if (!replayed.ok) breaches.push(`replay of ${id}: ${JSON.stringify(replayed.first)}`)
    }
    await also(rows)
    const ends = Object.fromEntries(effects.map((e) => [e.status, e.n]))
    return { heads: result.length, posted: sentLog.length, effects: ends, breaches }
  } finally {
    await lw.close()
  }
}

function journal(dataDir: string): Array<{ ws: string; seq: number; hash: string }> {
  const lines = readFileSync(journalLayout(defaultJournal(dataDir)).lines, 'utf8')
    .split('\n')
    .filter(Boolean)
  return lines.flatMap((text) => {
    const line = readLine(text)
    if (typeof line === 'string' || line.kind !== 'seal') return []
    return line.body.heads.map((head) => ({ ws: head.workspace, seq: Number(head.seq), hash: head.hash }))
  })
}
