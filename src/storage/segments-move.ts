import { resolve } from 'node:path'
import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { LedgerEntry } from '#kernel/ledger/ledger.ts'
import { genesis } from '#kernel/ledger/ledger.ts'
import { ask } from './ask.ts'
import { asFailure } from './refusals.ts'
import { type Expected, type Part, readSegmentFile, type WrittenFile, writeSegmentFile } from './segment-file.ts'
import { alone, patiently, refused, type SegmentTools, step } from './segments.ts'

const PAGE = 2000

export type Detached = WrittenFile & { segment: number }

/**
 * Writes the oldest attached segment to a file and takes it out of the database. The file is on the disk, read back and
 * checked before anything is dropped; the dropping is one transaction. Broken off before that, nothing has happened but
 * a file more.
 */
export function detachSegment(
  tools: SegmentTools,
  segment: number,
  folder: string,
  progress?: (entries: number) => void,
): Promise<Detached> {
  return alone(tools.owner, async () => {
    const parts = await requireDetachable(tools.auditor, segment)
    let entries = 0
    const pages = async function* (part: Part) {
      for await (const page of entriesIn(tools.auditor, segment, part)) {
        entries += page.length
        progress?.(entries)
        yield page
      }
    }
    const file = await writeSegmentFile(resolve(folder), segment, parts, pages).catch((error) => {
      throw diskFailure(folder, error)
    })
    const expected = { segment, hash: file.hash, entries: file.entries, parts }
    for await (const _ of readSegmentFile(file.path, expected));
    const details = { file_name: file.name, file_hash: file.hash, file_entries: file.entries }
    const drop = () => step(tools.owner, 'detach', null, segment, details, tools.now())
    await patiently(tools, () => tools.changeCatalog(`segment ${segment} was detached`, drop))
    return { segment, ...file }
  })
}

/** What the dropping will ask for is asked before the file is written. */
async function requireDetachable(auditor: pg.Pool, segment: number): Promise<Part[]> {
  const [known] = await ask<{ closed: boolean; detached: boolean; file_name: string | null; oldest: number | null }>(
    auditor,
    `select closed_at is not null as closed, detached_at is not null as detached, file_name,
       (select min(segment) from kernel.segments where detached_at is null) as oldest
     from kernel.segments where segment = $1`,
    [segment],
  )
  if (!known) throw new Failure('segment.unknown', `there is no segment ${segment}`, 'See `lanewright segments`.')
  if (known.detached)
    throw new Failure('segment.detached', `segment ${segment} is not in the database`, `It is in ${known.file_name}.`)
  if (!known.closed)
    throw new Failure('segment.open', `segment ${segment} is written to`, 'Close it: `lanewright segments close`.')
  if (known.oldest !== segment)
    throw new Failure('segment.not_oldest', `segment ${known.oldest} is older`, 'Detach the oldest first.')
  return partsOf(auditor, segment)
}

/** The segment's part of each workspace, between the checkpoints that stand. */
async function partsOf(auditor: pg.Pool, segment: number): Promise<Part[]> {
  const rows = await ask<{ workspace: string; seq: string; hash: string; before: string | null; start: string | null }>(
    auditor,
    `select c.workspace_id as workspace, c.seq, encode(c.hash, 'hex') as hash, b.seq as before, encode(b.hash, 'hex') as start
     from kernel.checkpoints c left join lateral (
       select e.seq, e.hash from kernel.checkpoints e where e.workspace_id = c.workspace_id and e.segment < c.segment
       order by e.segment desc limit 1) b on true
     where c.segment = $1 order by c.workspace_id`,
    [segment],
  )
  return rows.map(({ workspace, seq, hash, before, start }) => ({
    workspace,
    from: { seq: before ?? '0', hash: start ?? genesis(workspace).toString('hex') },
    to: { seq, hash },
  }))
}

async function* entriesIn(auditor: pg.Pool, segment: number, part: Part): AsyncGenerator<LedgerEntry[]> {
  const end = BigInt(part.to.seq)
  for (let after = BigInt(part.from.seq); after < end; after += BigInt(PAGE)) {
    const rows = await ask<Omit<LedgerEntry, 'seq' | 'workspace'> & { seq: string }>(auditor, ENTRIES, [
      part.workspace,
      segment,
      after.toString(),
      (after + BigInt(PAGE)).toString(),
      end.toString(),
    ])
    yield rows.map((row) => ({ ...row, workspace: part.workspace, seq: BigInt(row.seq) }))
  }
}

const ENTRIES = `
  select 'event' as log, seq, kernel.stamp("timestamp") as at, entity_type as about, entity_id as id, change_payload as payload, encode(hash, 'hex') as hash
  from kernel.event_log where workspace_id = $1 and segment = $2 and seq > $3 and seq <= least($4::bigint, $5)
  union all
  select 'audit', seq, kernel.stamp("timestamp"), action_type, id::text, payload, encode(hash, 'hex')
  from kernel.audit_log where workspace_id = $1 and segment = $2 and seq > $3 and seq <= least($4::bigint, $5)
  order by seq, log`

export interface Attached {
  segment: number
  entries: number
}

/** Brings the newest detached segment back from its file, in one transaction: whole and checked, or not at all. */
export function attachSegment(
  tools: SegmentTools,
  path: string,
  progress?: (entries: number) => void,
): Promise<Attached> {
  return alone(tools.owner, async () => {
    const expected = await newestDetached(tools.auditor)
    await patiently(tools, () => load(tools, resolve(path), expected, progress))
    return { segment: expected.segment, entries: expected.entries }
  })
}

async function newestDetached(auditor: pg.Pool): Promise<Expected> {
  const [newest] = await ask<{ segment: number; hash: string; entries: string }>(
    auditor,
    `select segment, file_hash as hash, file_entries as entries from kernel.segments where detached_at is not null order by segment desc limit 1`,
  )
  if (!newest) throw new Failure('segment.none_detached', 'every segment is attached', 'See `lanewright segments`.')
  const { segment, hash, entries } = newest
  return { segment, hash, entries: Number(entries), parts: await partsOf(auditor, segment) }
}

async function load(tools: SegmentTools, path: string, expected: Expected, progress?: (entries: number) => void) {
  const { segment } = expected
  const client = await tools.owner.connect().catch((error) => {
    throw asFailure(error)
  })
  let entries = 0
  try {
    await client.query('begin')
    await client.query('select kernel.make_log_tables($1)', [segment])
    for await (const page of readSegmentFile(path, expected)) {
      await insertPage(client, segment, page)
      entries += page.length
      progress?.(entries)
    }
    await tools.changeCatalog(`segment ${segment} was attached`, async () => {
      await step(client, 'attach', null, segment, {}, tools.now())
      await client.query('commit')
    })
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error instanceof Failure ? error : refused(error)
  } finally {
    client.release()
  }
}

async function insertPage(client: pg.PoolClient, segment: number, page: LedgerEntry[]): Promise<void> {
  for (const log of ['event', 'audit'] as const) {
    const some = page.filter((e) => e.log === log)
    if (some.length === 0) continue
    const column = <K extends keyof LedgerEntry>(name: K) => some.map((e) => String(e[name]))
    await client.query(log === 'event' ? insertEvents(segment) : insertAudits(segment), [
      ...(['workspace', 'seq', 'at', 'about', 'id', 'payload', 'hash'] as const).map(column),
      segment,
    ])
  }
}

const GIVEN =
  'unnest($1::uuid[], $2::bigint[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[]) as g(workspace, seq, at, about, id, payload, hash)'
const insertEvents = (segment: number) => `
  insert into kernel.event_log_${segment} (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
  select workspace, seq, $8::integer, at, about, id, payload, decode(hash, 'hex') from ${GIVEN}`
const insertAudits = (segment: number) => `
  insert into kernel.audit_log_${segment} (workspace_id, seq, segment, id, "timestamp", action_type, payload, hash)
  select workspace, seq, $8::integer, id::uuid, at, about, payload, decode(hash, 'hex') from ${GIVEN}`

function diskFailure(folder: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (error instanceof Failure || !code) return error
  const next = 'Nothing was taken out of the database. Free space, or name another folder.'
  return new Failure('segment.not_written', `the file cannot be written to ${folder} (${code})`, next, error)
}
