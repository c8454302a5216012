import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Database } from '#storage/database.ts'
import { rowsAt, tablesAt } from '#storage/replay.ts'
import { type Point, readPoint } from '#storage/replay-point.ts'
import { type Bounds, boundsOf, listEntries, readEntry } from './ledger-entries.ts'
import { listRuns, pathOfRun } from './ledger-runs.ts'
import {
  type EntriesPage,
  type EntriesQuery,
  type FullEntry,
  PAGE_MAX,
  type Past,
  type PastQuery,
  type PastRows,
  type PastRowsQuery,
  type RunLine,
  type RunsPage,
  type RunsQuery,
  type Why,
  type WhyQuery,
} from './ledger-schemas.ts'
import { entryOfRow, followEntry } from './ledger-thread.ts'
import { drawWhy } from './ledger-why.ts'
import { shorten } from './shorten.ts'

/** What a person can ask of a workspace's ledger. It is read as the auditor reads: everything, and nothing is written. */
export interface LedgerViews {
  runs(workspace: string, asked: RunsQuery): Promise<RunsPage>
  pathOfRun(workspace: string, run: string): Promise<RunLine[]>
  entries(workspace: string, asked: EntriesQuery): Promise<EntriesPage>
  entry(workspace: string, seq: string): Promise<FullEntry>
  why(workspace: string, asked: WhyQuery): Promise<Why>
  past(workspace: string, asked: PastQuery): Promise<Past>
  pastRows(workspace: string, asked: PastRowsQuery): Promise<PastRows>
}

const CELL_CHARS = 1000

export function ledgerViewsOf(database: Pick<Database, 'pool'>): LedgerViews {
  const auditor = () => database.pool('auditor')
  const bounds = (workspace: string) => requireBounds(auditor(), workspace)
  return {
    async runs(workspace, asked) {
      await bounds(workspace)
      if (asked.parent !== undefined) await requirePath(auditor(), workspace, asked.parent)
      return listRuns(auditor(), workspace, asked)
    },
    pathOfRun: (workspace, run) => requirePath(auditor(), workspace, run),
    entries: async (workspace, asked) => listEntries(auditor(), workspace, asked, await bounds(workspace)),
    async entry(workspace, seq) {
      const known = await bounds(workspace)
      return (await readEntry(auditor(), workspace, seq)) ?? noEntry(seq, known)
    },
    async why(workspace, asked) {
      const known = await bounds(workspace)
      const seq = await seqOf(auditor(), workspace, asked)
      const thread = await followEntry(auditor(), workspace, seq)
      return thread ? drawWhy(thread) : noEntry(seq, known)
    },
    async past(workspace, { at, since }) {
      const { first, head } = await bounds(workspace)
      const past = await tablesAt(
        auditor(),
        workspace,
        pointOf(at, head),
        since === undefined ? undefined : readPoint(since),
      )
      return {
        ...past,
        seq: past.seq.toString(),
        since: past.since?.toString() ?? null,
        first: (first - 1n).toString(),
        head: head.toString(),
      }
    },
    async pastRows(workspace, { table, at, since, after, limit = String(PAGE_MAX) }) {
      const { head } = await bounds(workspace)
      const most = Number(limit)
      const asked = {
        point: pointOf(at, head),
        since: since === undefined ? undefined : readPoint(since),
        after,
        limit: most,
      }
      const page = await rowsAt(auditor(), workspace, table, asked)
      const { value: rows, shortened } = shorten(page.rows, CELL_CHARS)
      const next = rows.length < most ? null : (page.rows.at(-1)?.id ?? null)
      const { seq, columns } = page
      return { table, seq: seq.toString(), since: page.since?.toString() ?? null, columns, rows, next, shortened }
    },
  }
}

function pointOf(at: string | undefined, head: bigint): Point {
  return at === undefined ? head : readPoint(at)
}

async function requireBounds(auditor: pg.Pool, workspace: string): Promise<Bounds> {
  const known = await boundsOf(auditor, workspace)
  if (known) return known
  throw new Failure(
    'workspace.unknown',
    `there is no workspace ${workspace}`,
    'List them with `lanewright workspaces`.',
  )
}

async function requirePath(auditor: pg.Pool, workspace: string, run: string): Promise<RunLine[]> {
  const path = await pathOfRun(auditor, workspace, run)
  if (path.length > 0) return path
  throw new Failure('run.unknown', 'there is no such run in this workspace', 'List the runs of the workspace.')
}

function noEntry(seq: string, { first, head }: Bounds): never {
  const message = `entry ${seq} is not here: the workspace has entries ${first} to ${head}`
  throw new Failure('entry.unknown', message, 'Name one of them; older ones may lie in a detached segment.')
}

/** The entry at which the picture begins: of a row what happened to it last, of a step where it began. */
async function seqOf(auditor: pg.Pool, workspace: string, asked: WhyQuery): Promise<string> {
  const { seq, run, intent, approval, table, row } = asked
  const named = [seq, run, intent, approval, table].filter((value) => value !== undefined)
  if (named.length !== 1 || (table === undefined) !== (row === undefined)) {
    const message = 'it must be clear what is asked about'
    throw new Failure('schema.focus', message, 'Name one of: seq, run, intent, approval, or table and row together.')
  }
  if (seq !== undefined) return seq
  const [about, id, which] =
    run !== undefined
      ? (['kernel.runs', run, 'first'] as const)
      : intent !== undefined
        ? (['kernel.intents', intent, 'first'] as const)
        : approval !== undefined
          ? (['kernel.approvals', approval, 'first'] as const)
          : ([table ?? '', row ?? '', 'last'] as const)
  const found = await entryOfRow(auditor, workspace, about, id, which)
  if (found) return found
  const message = `nothing is written of ${about} ${id} in this workspace`
  throw new Failure('row.unknown', message, 'Look at the entries for what there is.')
}
