import { type Static, Type } from 'typebox'
import { AUDIT_ACTIONS } from '#kernel/contracts/audit-event.ts'
import { Count, closed, IsoTime, list, nullable, OpenObject, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import { Seq } from '#kernel/contracts/journal.ts'
import { RUN_KINDS, RUN_STATUSES } from '#kernel/contracts/run-record.ts'

/** What may be asked about a ledger, and what is answered. Every list is a page. */

export const PAGE_MAX = 200
const Limit = Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|1[0-9]{2}|200)$', maxLength: 3 }))
const TABLE = '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$'
const TableName = Type.String({ pattern: TABLE, maxLength: 127 })
/** The key of a row as the log writes it. */
const RowId = text(2000, 1)
/** The number of an entry, or a moment. */
const Point = text(60, 1)
/** Written by others, shown as text; the bound is what the server cuts it to. */
const Short = text(600)

export const ById = closed({ id: Uuid })
export const Nothing = closed({})
export const ByEntry = closed({ id: Uuid, seq: Seq })
export const ByRun = closed({ id: Uuid, run: Uuid })

export const RunsQuery = closed({
  /** Its children; without it, and without a filter, the runs that have no parent. */
  parent: Type.Optional(Uuid),
  kind: Type.Optional(oneOf(RUN_KINDS)),
  status: Type.Optional(oneOf(RUN_STATUSES)),
  lane: Type.Optional(text(64, 1)),
  actor: Type.Optional(text(200, 1)),
  before: Type.Optional(Uuid),
  limit: Limit,
})
export type RunsQuery = Static<typeof RunsQuery>

export const RunLine = closed({
  run: Uuid,
  parent: nullable(Uuid),
  root: Uuid,
  kind: oneOf(RUN_KINDS),
  name: nullable(Short),
  task: nullable(Uuid),
  actor_type: oneOf(['agent', 'human', 'system']),
  actor: Short,
  role: nullable(Type.String()),
  lane: nullable(Type.String()),
  lanes_pin: Type.String(),
  roles_pin: Type.String(),
  status: oneOf(RUN_STATUSES),
  error: nullable(Short),
  created_at: IsoTime,
  completed_at: nullable(IsoTime),
  /** Are there runs below it? */
  has_children: Type.Boolean(),
})
export type RunLine = Static<typeof RunLine>

/** `next` goes into `before`. A search that found nothing yet has an empty page and a `next`. */
export const RunsPage = closed({ runs: list(RunLine, PAGE_MAX), next: nullable(Uuid) })
export type RunsPage = Static<typeof RunsPage>

export const RUN_PATH_MAX = 50
/** From its root to itself. */
export const RunPath = closed({ path: list(RunLine, RUN_PATH_MAX) })

export const EntriesQuery = closed({
  /** Older than this entry, or newer than that one; without both, the newest. */
  before: Type.Optional(Seq),
  after: Type.Optional(Seq),
  log: Type.Optional(oneOf(['event', 'audit'])),
  /** A table, or an action of the audit log. */
  about: Type.Optional(Type.Union([TableName, oneOf(AUDIT_ACTIONS)])),
  /** One row's entries in the log of events. */
  entity: Type.Optional(RowId),
  from: Type.Optional(IsoTime),
  to: Type.Optional(IsoTime),
  limit: Limit,
})
export type EntriesQuery = Static<typeof EntriesQuery>

const entryLine = {
  seq: Seq,
  log: oneOf(['event', 'audit']),
  at: IsoTime,
  about: Type.String(),
  id: RowId,
  /** Of an event: insert, update or delete. */
  op: nullable(Type.String()),
  /** Of an audit entry. */
  outcome: nullable(Type.String()),
  actor: nullable(Short),
  lane: nullable(Type.String()),
  run: nullable(Type.String()),
  text: Short,
}
export const EntryLine = closed(entryLine)
export type EntryLine = Static<typeof EntryLine>

/** Newest first. `older` goes into `before`, `newer` into `after`; null where the log ends or is no longer attached. */
export const EntriesPage = closed({
  entries: list(EntryLine, PAGE_MAX),
  older: nullable(Seq),
  newer: nullable(Seq),
  /** The first entry that is attached, and the last. */
  first: Seq,
  head: Seq,
})
export type EntriesPage = Static<typeof EntriesPage>

export const FullEntry = closed({
  ...entryLine,
  segment: Count,
  hash: Type.String(),
  previous: nullable(Type.String()),
  size_bytes: Count,
  /** Whose key the personal parts are under; null where there are none. */
  person: nullable(Uuid),
  erased: Type.Boolean(),
  /** What is personal is shown while the person's key exists. */
  payload: OpenObject,
  /** Texts in it were shortened; the export has them whole. */
  shortened: Type.Boolean(),
})
export type FullEntry = Static<typeof FullEntry>

/** From one of them: an entry, a run, an intent, an approval, or a row by table and id. */
export const WhyQuery = closed({
  seq: Type.Optional(Seq),
  run: Type.Optional(Uuid),
  intent: Type.Optional(Uuid),
  approval: Type.Optional(Uuid),
  table: Type.Optional(TableName),
  row: Type.Optional(RowId),
})
export type WhyQuery = Static<typeof WhyQuery>

/** The road, in its order. */
export const PIPELINE = [
  'proposal',
  'verdict',
  'lane',
  'approval',
  'grant',
  'intent',
  'receipt',
  'evidence',
  'row_change',
] as const

export const WHY_NODES_MAX = 100
export const WhyNode = closed({
  id: Type.String(),
  kind: oneOf(PIPELINE),
  title: Short,
  /** Of an approval: the exact words. */
  text: text(10_000),
  status: nullable(Type.String()),
  tone: oneOf(['good', 'bad', 'waiting', 'plain']),
  actor: nullable(Short),
  at: nullable(IsoTime),
  seqs: list(Seq, 50),
  facts: list(closed({ name: Type.String(), value: Short }), 20),
})
export type WhyNode = Static<typeof WhyNode>

export const Why = closed({
  /** The node that was asked about; null where it is only an entry among others. */
  focus: nullable(Type.String()),
  seq: Seq,
  nodes: list(WhyNode, WHY_NODES_MAX),
  edges: list(closed({ from: Type.String(), to: Type.String() }), 500),
  run: nullable(Uuid),
  /** More happened in these steps than is shown. */
  cut: Type.Boolean(),
})
export type Why = Static<typeof Why>

export const PastQuery = closed({ at: Type.Optional(Point), since: Type.Optional(Point) })
export type PastQuery = Static<typeof PastQuery>

export const Past = closed({
  seq: Seq,
  /** When that entry was written; null before the first. */
  at: nullable(IsoTime),
  since: nullable(Seq),
  /** The earliest entry that can be rebuilt (0: before the first), and the last. */
  first: Seq,
  head: Seq,
  /** How many rows each table had; how many of them were touched after `since`, the removed ones too. */
  tables: list(closed({ table: TableName, rows: Count, changed: Count }), 500),
})
export type Past = Static<typeof Past>

export const PastRowsQuery = closed({
  table: TableName,
  at: Type.Optional(Point),
  since: Type.Optional(Point),
  after: Type.Optional(RowId),
  limit: Limit,
})
export type PastRowsQuery = Static<typeof PastRowsQuery>

export const PastRows = closed({
  table: TableName,
  seq: Seq,
  since: nullable(Seq),
  /** The columns of its key first. */
  columns: list(Type.String(), 500),
  rows: list(
    closed({
      id: RowId,
      /** The entry that made it what it was; null where that was before the checkpoint that it was rebuilt from. */
      seq: nullable(Seq),
      changed: Type.Boolean(),
      /** Null: it was removed after `since`. */
      row: nullable(OpenObject),
    }),
    PAGE_MAX,
  ),
  /** Goes into `after`. */
  next: nullable(RowId),
  shortened: Type.Boolean(),
})
export type PastRows = Static<typeof PastRows>
