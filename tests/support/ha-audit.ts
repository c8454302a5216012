import type { Lanewright } from '#host/open.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import { verifyWithJournal } from '#storage/journal/verification.ts'
import type { Workers } from './ha-workers.ts'

export interface HaAudit {
  /** Letters in the book, each once where nothing is wrong. */
  posted: number
  /** Heads that were acknowledged to a worker and looked up again. */
  heads: number
  /** Journals that the ledger was held against. */
  journals: number
  entries: number
  effects: Record<string, number>
  /** Everything that is not as it must be; empty is good. */
  breaches: string[]
}

interface Left {
  lw: Lanewright
  wanted: string[]
  log: string[]
  workers: Workers
  journal: string
  ends: Awaited<ReturnType<Workers['stop']>>
}

/** The ledger, the tables, every journal and the world outside, side by side. */
export async function auditCluster({ lw, wanted, log: sentLog, workers, journal, ends }: Left): Promise<HaAudit> {
  // One that was just starting has not yet learned to end well: the signal ends it.
  const breaches = ends
    .filter(({ code }) => code !== 0 && code !== null)
    .map(({ code, said }) => `a worker ended with ${code}: ${said}`)
  const times = new Map<string, number>(wanted.map((key) => [key, 0]))
  for (const key of sentLog) times.set(key, (times.get(key) ?? 0) + 1)
  for (const [key, n] of times) if (n !== 1) breaches.push(`letter ${key} is in the book ${n} times`)

  const auditor = lw.database.pool('auditor')
  const heads = workers.heads()
  const logged = await auditor.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from kernel.event_log union all select encode(hash, 'hex') from kernel.audit_log`,
  )
  const log = new Set(logged.rows.map(({ hash }) => hash))
  const lost = heads.filter(({ hash }) => !log.has(hash))
  if (lost.length > 0) breaches.push(`${lost.length} acknowledged heads are not in the log; first ${lost[0]?.hash}`)
  if (heads.length === 0) breaches.push('no acknowledged head was written down')

  const ended = await auditor.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from kernel.intents group by 1 order by 1',
  )
  const effects = Object.fromEntries(ended.rows.map(({ status, n }) => [status, n]))
  for (const status of Object.keys(effects))
    if (!['verified', 'not_done'].includes(status)) breaches.push(`${effects[status]} effects ended ${status}`)
  if (effects.verified !== wanted.length) breaches.push(`${effects.verified} of ${wanted.length} effects are verified`)

  let entries = 0
  const journals = [journal, ...workers.journals]
  for (const folder of journals) {
    const verified = await verifyWithJournal({ auditor, journal: journalLayout(folder) })
    if (!verified.ok) breaches.push(`verify with ${folder}: ${JSON.stringify(verified.first_bad)}`)
    entries = verified.entries
  }
  const spaces = await auditor.query<{ id: string; status: string }>(
    `select workspace_id as id, status from kernel.workspaces where pack = 'letters'`,
  )
  for (const { id, status } of spaces.rows) {
    if (status !== 'completed') breaches.push(`${id} ended ${status}`)
    const replayed = await lw.replay(id)
    if (!replayed.ok) breaches.push(`replay of ${id}: ${JSON.stringify(replayed.first)}`)
  }
  return { posted: sentLog.length, heads: heads.length, journals: journals.length, entries, effects, breaches }
}
