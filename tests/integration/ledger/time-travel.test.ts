import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOf } from '#storage/checkpoints.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { closeSegment, listSegments } from '#storage/segments.ts'
import { attachSegment, detachSegment } from '#storage/segments-move.ts'
import { verifyLedger } from '#storage/verify.ts'
import { allRowsAt } from '../../support/past.ts'
import { type RecordingTools, segmentTools } from '../../support/segments.ts'
import { codeOf, openArena } from '../security/raw-sql/attack.ts'
import { headOf } from './ledger-rows.ts'

const arena = openArena()
const folder = mkdtempSync(join(tmpdir(), 'lanewright-time-'))
let pools: Database
let tools: RecordingTools
beforeAll(() => {
  pools = openDatabase(arena.database)
  tools = segmentTools(pools.pool('owner'), pools.pool('auditor'))
})
afterAll(async () => {
  await pools.close()
  await rm(folder, { recursive: true })
})

const TABLES = ['kernel.workspaces', 'kernel.members', 'kernel.chat', 'kernel.inbox', 'kernel.tasks', 'kernel.stops']
const id = fc.integer({ min: 1, max: 6 }).map((n) => `00000000-0000-4000-8000-00000000000${n}`)
const words = fc.constantFrom('hello', 'Zoë', '[erased]', '{"a": [1, 2.50, null]}', 'a\nb', 'enc1', '')

/** "W" stands for the workspace of the run. */
const write = fc.oneof(
  fc.tuple(id, words, fc.boolean()).map(
    ([m, text, about]) => `insert into kernel.chat (workspace_id, message_id, author, text, subject_id, said_at)
    values (W, '${m}', 'user', '${text}', ${about ? `'${m}'` : 'null'}, kernel.now()) on conflict (workspace_id, message_id) do update set text = excluded.text || '!'`,
  ),
  id.map((m) => `delete from kernel.chat where workspace_id = W and message_id <= '${m}'`),
  fc
    .tuple(id, fc.boolean())
    .map(([m, gone]) =>
      gone
        ? `delete from kernel.members where workspace_id = W and user_id = '${m}'`
        : `insert into kernel.members values (W, '${m}', 'SENDER') on conflict do nothing`,
    ),
  fc.tuple(id, words).map(
    ([i, text]) => `insert into kernel.inbox (workspace_id, item_id, kind, content, received_at)
    values (W, '${i}', 'note', jsonb_build_object('said', '${text}'::text, 'n', 1.50), kernel.now()) on conflict do nothing`,
  ),
  fc.tuple(id, id, fc.boolean()).map(
    ([
      t,
      other,
      waits,
    ]) => `insert into kernel.tasks (workspace_id, task_id, description, preconditions, source, created_at, updated_at)
    select W, '${t}', 'A task of some length', case when ${waits} and '${t}' <> '${other}' then array(select task_id from kernel.tasks where workspace_id = W and task_id = '${other}') else '{}' end, 'user', kernel.now(), kernel.now() on conflict do nothing`,
  ),
  id.map(
    (t) =>
      `update kernel.tasks set metadata = metadata || '{"seen": true}', updated_at = kernel.now() where workspace_id = W and task_id >= '${t}'`,
  ),
  fc.constant(
    `update kernel.workspaces set status = 'active' where workspace_id = W and status in ('initializing', 'paused')`,
  ),
  fc.constant(
    `select kernel.append_audit(W, '[{"id": "00000000-0000-4000-8000-000000000001", "action_type": "system", "payload": {}}]')`,
  ),
)
// A clock may also be set back.
const step = fc.tuple(
  fc.oneof({ weight: 8, arbitrary: write }, { weight: 1, arbitrary: fc.constant('close') }),
  fc.integer({ min: -300, max: 2000 }),
)

interface Timestamp {
  seq: string
  at: string
  rows: Record<string, string[]>
}

const images = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort()

async function remember(workspace: string, at: string): Promise<Timestamp> {
  const rows: Record<string, string[]> = {}
  for (const table of TABLES) {
    const sql = `select to_jsonb(t) as row from ${table} t where workspace_id = $1`
    rows[table] = images((await arena.auditor.query(sql, [workspace])).rows.map((r) => r.row))
  }
  return { seq: (await headOf(arena.auditor, workspace)).seq, at, rows }
}

let made = 0
test('at any point in time, by number and by moment, across segments, the tables are rebuilt as they really were [K-ledger.6, K-segment.3, K-segment.4]', async () => {
  let closings = 0
  let refusals = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 25 }),
      fc.infiniteStream(fc.nat()),
      async (steps, luck) => {
        const workspace = `00000000-0000-4000-9000-${(++made).toString().padStart(12, '0')}`
        let clock = Date.parse('2026-03-01T12:00:00Z') + made * 86_400_000
        const commit = (sql: string) =>
          arena.commit(sql.replaceAll(/\bW\b/g, `'${workspace}'`), { workspace, now: new Date(clock).toISOString() })
        await commit(
          `insert into kernel.workspaces (workspace_id, app, name, created_at) values (W, 'letters', 'Random', kernel.now())`,
        )
        const timestamps = [await remember(workspace, new Date(clock).toISOString())]
        for (const [sql, passed] of steps) {
          clock += passed
          if (sql === 'close') {
            await closeSegment(tools)
            closings += 1
          } else await commit(sql).catch(codeOf)
          timestamps.push(await remember(workspace, new Date(clock).toISOString()))
        }
        await closeSegment(tools)
        // Nothing, something or everything that is closed leaves.
        const closed = (await listSegments(arena.auditor)).filter((s) => s.closed_at && !s.detached_at)
        const files: string[] = []
        for (const { segment } of closed.slice(0, (luck.next().value as number) % (closed.length + 1)))
          files.push((await detachSegment(tools, segment, folder)).path)
        const start = await startOf(arena.auditor, workspace)
        const reach = start?.seq ?? 0n
        for (let i = 0; i < 4; i++) {
          const point = timestamps[(luck.next().value as number) % timestamps.length] as Timestamp
          // The last entry stamped not later than that moment, by what was written down while working; a clock that
          // went back behind the beginning shows the time before it.
          const then = timestamps.findLast((m, n) => m.at <= point.at && (n === 0 || m.seq !== timestamps[n - 1]?.seq))
          for (const table of TABLES) {
            if (BigInt(point.seq) < reach) {
              await expect(allRowsAt(arena.auditor, workspace, table, BigInt(point.seq))).rejects.toMatchObject({
                code: 'segment.detached',
              })
              refusals += 1
              continue
            }
            expect(
              images(await allRowsAt(arena.auditor, workspace, table, BigInt(point.seq))),
              `${table} after ${point.seq}`,
            ).toEqual(point.rows[table])
            if (BigInt(then?.seq ?? 0) < reach) continue
            expect(
              images(await allRowsAt(arena.auditor, workspace, table, { at: point.at })),
              `${table} at ${point.at}`,
            ).toEqual(then?.rows[table] ?? [])
          }
        }
        expect(await replayWorkspace(arena.auditor, workspace)).toMatchObject({ ok: true, first: [] })
        expect(await verifyLedger(arena.auditor, workspace)).toMatchObject({ ok: true })
        if (files.length > 0) await attachSegment(tools, files.at(-1) as string)
      },
    ),
    // Shrinking would begin with segments that are gone.
    // Always the same ten: among others, now and then, nothing was refused.
    { numRuns: 10, endOnFailure: true, seed: 20261117 },
  )
  expect(closings).toBeGreaterThan(5)
  expect(refusals).toBeGreaterThan(0)
})

test('a point that is none is refused with a word: no such entry, the future, nonsense [K-ledger.6]', async () => {
  const workspace = '00000000-0000-4000-9000-000000009999'
  await arena.commit(
    `insert into kernel.workspaces (workspace_id, app, name, created_at) values ('${workspace}', 'letters', 'New', kernel.now())`,
    { workspace },
  )
  const { seq } = await headOf(arena.auditor, workspace)
  for (const bad of [-1n, BigInt(seq) + 1n]) {
    await expect(replayWorkspace(arena.auditor, workspace, bad)).rejects.toMatchObject({ code: 'replay.no_such_entry' })
  }
  expect(await allRowsAt(arena.auditor, workspace, 'kernel.chat', 0n)).toEqual([])
  expect(await allRowsAt(arena.auditor, workspace, 'kernel.chat', { at: '1999-01-01T00:00:00Z' })).toEqual([])
  const now = await replayWorkspace(arena.auditor, workspace, { at: '2999-01-01T00:00:00Z' })
  expect(now).toMatchObject({ ok: true, at_seq: seq, differences: 0 })
})
