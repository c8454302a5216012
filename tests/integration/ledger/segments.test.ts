import { mkdtempSync } from 'node:fs'
import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openLanewright } from '#host/open.ts'
import { checkpointProblem, holdingLogs, startOf } from '#storage/checkpoints.ts'
import { checkTables } from '#storage/migrate.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { catalogFingerprint } from '#storage/seals.ts'
import { closeSegment, listSegments, type SegmentTools } from '#storage/segments.ts'
import { attachSegment, detachSegment } from '#storage/segments-move.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { expectSound, type Fixture, openFixture } from '../../support/fixture.ts'
import { type RecordingTools, toolsOf } from '../../support/segments.ts'
import { entriesOf, headOf, recompute } from './ledger-rows.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-segments-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const partitions = async (fixture: Fixture) =>
  (
    await fixture.rows<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent in ('kernel.event_log'::regclass, 'kernel.audit_log'::regclass) order by 1`,
    )
  ).map((r) => r.name)

const heads = (fixture: Fixture) => fixture.rows('select workspace_id, segment from kernel.heads order by 1')

/** Two workspaces, one at work and one at rest; both wrote in the first segment. */
async function twoWorkspaces() {
  const fixture = await openFixture()
  const busy = await fixture.letters(['one', 'two'])
  const idle = await fixture.letters(['three'])
  await fixture.finish(idle)
  await fixture.lw.drive(busy)
  return { fixture, busy, idle, auditor: fixture.lw.database.pool('auditor') }
}

test('closing leaves a checkpoint of each workspace that wrote, states it, and work goes on in the next segment [K-segment.1]', async () => {
  const { fixture, busy, idle, auditor } = await twoWorkspaces()
  const tools = toolsOf(fixture.lw)
  const before = await headOf(auditor, busy)
  expect(await closeSegment(tools)).toMatchObject({ segment: 1, next: 2, workspaces: 3, checkpoints: 3 })
  expect(tools.catalogs).toEqual(['a segment was closed'])
  expect(tools.statements.map((s) => s.body.workspace).sort()).toEqual(
    (await heads(fixture)).map((h) => h.workspace_id),
  )
  const stated = tools.statements.find((s) => s.body.workspace === busy)?.body
  expect(stated).toMatchObject({ segment: 1, ...before })
  expect(await startOf(auditor, busy)).toBeNull()
  await checkTables(auditor, [])

  await fixture.finish(busy)
  const { rows } = await auditor.query(
    'select distinct segment from kernel.event_log where workspace_id = $1 and seq > $2',
    [busy, before.seq],
  )
  expect(rows).toEqual([{ segment: 2 }])
  const { rows: live } = await auditor.query(
    'select count(*)::int as n from kernel.checkpoint_rows where workspace_id = $1',
    [busy],
  )
  expect(String(live[0].n)).toBe(stated?.rows)
  // Who rests needs no new checkpoint: the old one still stands.
  expect(await closeSegment(tools)).toMatchObject({ segment: 2, workspaces: 3, checkpoints: 1 })
  expect(await fixture.rows('select segment from kernel.checkpoints where workspace_id = $1', [idle])).toEqual([
    { segment: 1 },
  ])
  // A new workspace begins where the others are now.
  const late = await fixture.letters(['four'])
  expect(await heads(fixture)).toContainEqual({ workspace_id: late, segment: 3 })
  for (const id of [busy, idle, late]) expect(await checkpointProblem(auditor, id)).toBeNull()
})

test('a cycle that commits while others move over is not lost, waits for nobody else, and stands in the segment its head said [K-segment.1]', async () => {
  const { fixture, busy, idle, auditor } = await twoWorkspaces()
  const writer = await fixture.database.client('app')
  onTestFinished(() => writer.end())
  const say = `insert into kernel.chat (workspace_id, message_id, author, text, said_at) values ($1, $2, 'user', 'hello', kernel.now())`
  // The idle workspace is held by a writer in the middle of its transaction.
  await writer.query('begin')
  await writer.query('select kernel.enter($1, null, null, null)', [idle])
  await writer.query(say, [idle, '00000000-0000-4000-8000-000000000001'])
  let waited = 0
  const tools = toolsOf(fixture.lw, {
    wait: async () => {
      waited += 1
      // Meanwhile the busy one is written to as ever: nobody holds it.
      expect((await fixture.lw.send(busy, 'anna', 'note', {})).ok).toBe(true)
      if (waited === 2) await writer.query('commit')
    },
  })
  expect(await closeSegment(tools)).toMatchObject({ workspaces: 3, checkpoints: 3 })
  expect(waited).toBe(2)
  const { rows } = await auditor.query(
    `select segment from kernel.event_log where workspace_id = $1 and entity_id = '00000000-0000-4000-8000-000000000001'`,
    [idle],
  )
  expect(rows).toEqual([{ segment: 1 }])
  // Never back: in order of their numbers the segments only rise.
  for (const id of [busy, idle]) {
    const { rows: order } = await auditor.query(
      'select segment from kernel.event_log where workspace_id = $1 order by seq',
      [id],
    )
    const segments = order.map((r) => r.segment)
    expect(segments).toEqual([...segments].sort())
    expect(recompute(id, await entriesOf(auditor, id)).at(-1)).toBe((await headOf(auditor, id)).hash)
  }
})

test('a workspace that is being created holds the closing up, not the others, and begins in a segment that stays [K-segment.1]', async () => {
  const { fixture, busy } = await twoWorkspaces()
  const creator = await fixture.database.client('app')
  onTestFinished(() => creator.end())
  const born = '00000000-0000-4000-8000-00000000abcd'
  await creator.query('begin')
  await creator.query('select kernel.enter($1, 0, null, null)', [born])
  await creator.query(
    `insert into kernel.workspaces (workspace_id, pack, name, created_at) values ($1, 'letters', 'Born', kernel.now())`,
    [born],
  )
  let waited = 0
  const tools = toolsOf(fixture.lw, {
    wait: async () => {
      waited += 1
      expect(await listSegments(fixture.lw.database.pool('auditor'))).toHaveLength(1)
      expect((await fixture.lw.send(busy, 'anna', 'note', {})).ok).toBe(true)
      await creator.query('commit')
    },
  })
  expect(await closeSegment(tools)).toMatchObject({ workspaces: 4, checkpoints: 4 })
  expect(waited).toBe(1)
  expect(await heads(fixture)).toContainEqual({ workspace_id: born, segment: 2 })
})

test('no segment leaves under a verification: it holds the logs while it lasts, and a detaching waits for it [K-segment.4]', async () => {
  const { fixture, auditor } = await twoWorkspaces()
  const folder = newFolder()
  let waited = 0
  let begun = () => {}
  let end = () => {}
  const beginning = new Promise<void>((resolve) => {
    begun = resolve
  })
  const lasting = new Promise<void>((resolve) => {
    end = resolve
  })
  const tools = toolsOf(fixture.lw, {
    wait: async () => {
      waited += 1
      end()
      await holding
    },
  })
  await closeSegment(tools)
  const holding = holdingLogs(auditor, () => {
    begun()
    return lasting
  })
  await beginning
  await detachSegment(tools, 1, folder)
  expect(waited).toBe(1)
})

test('many writers, many closings: every entry is there, in order, and nobody is refused [K-segment.1]', async () => {
  const fixture = await openFixture()
  const ids = await Promise.all(['a', 'b', 'c'].map((key) => fixture.letters([key])))
  const tools = toolsOf(fixture.lw)
  let stop = false
  let said = 0
  const talk = async (id: string) => {
    while (!stop) {
      expect(await fixture.lw.send(id, 'anna', 'note', { said: ++said })).toMatchObject({ ok: true })
    }
  }
  const make = async () => {
    while (!stop) await fixture.letters(['more'])
  }
  const talking = Promise.all([...ids.map(talk), make()])
  try {
    for (let i = 0; i < 5; i++) await closeSegment(tools)
  } finally {
    stop = true
    await talking
  }
  const [count] = await fixture.rows<{ n: number }>(`select count(*)::int as n from kernel.inbox where kind = 'note'`)
  expect(count?.n).toBe(said)
  expect(said).toBeGreaterThan(10)
  expect(await closeSegment(tools)).toMatchObject({ segment: 6 })
  expect((await listSegments(fixture.lw.database.pool('auditor'))).map((s) => s.writers)).toEqual([
    0,
    0,
    0,
    0,
    0,
    0,
    (await heads(fixture)).length,
  ])
})

test('a closing that breaks off at any step goes on where it stopped, and opens no second segment [K-segment.1]', async () => {
  const { fixture, busy } = await twoWorkspaces()
  const auditor = fixture.lw.database.pool('auditor')
  let calls = 0
  const breakAt = (n: number, tools: RecordingTools): SegmentTools => ({
    ...tools,
    now: () => {
      calls += 1
      if (calls === n) throw new Error('the process dies')
      return tools.now()
    },
    state: async (s) => {
      calls += 1
      if (calls === n) throw new Error('the process dies')
      return tools.state(s)
    },
  })
  const tools = toolsOf(fixture.lw)
  let broken = 0
  for (let n = 1; n < 40; n++) {
    calls = 0
    const open = (await listSegments(auditor)).length
    const failed = await closeSegment(breakAt(n, tools)).then(
      () => false,
      () => true,
    )
    if (!failed) break
    broken += 1
    // In between everything is as good as ever.
    expect(await replayWorkspace(auditor, busy)).toMatchObject({ ok: true })
    await fixture.lw.send(busy, 'anna', 'note', {})
    await closeSegment(tools)
    expect((await listSegments(auditor)).length).toBe(open + 1)
    expect(await checkpointProblem(auditor, busy)).toBeNull()
  }
  expect(broken).toBeGreaterThan(6)
  const [missing] = await fixture.rows(
    `select count(*)::int as n from kernel.checkpoints c left join kernel.checkpoint_lines l using (workspace_id, segment) where l.line is null`,
  )
  expect(missing).toEqual({ n: 0 })
})

test('a detached segment is gone from the database and whole in its file; what is left verifies, replays and works on; attached again it is as it was [K-segment.4, K-segment.3]', async () => {
  const { fixture, busy, idle, auditor } = await twoWorkspaces()
  const tools = toolsOf(fixture.lw)
  const folder = newFolder()
  const before = await entriesOf(auditor, busy)
  await closeSegment(tools)
  await fixture.lw.drive(busy)
  await closeSegment(tools)
  await expect(detachSegment(tools, 2, folder)).rejects.toMatchObject({ code: 'segment.not_oldest' })
  await expect(detachSegment(tools, 3, folder)).rejects.toMatchObject({ code: 'segment.open' })
  await expect(detachSegment(tools, 9, folder)).rejects.toMatchObject({ code: 'segment.unknown' })
  const first = await detachSegment(tools, 1, folder)
  const second = await detachSegment(tools, 2, folder)
  await expect(detachSegment(tools, 1, folder)).rejects.toMatchObject({ code: 'segment.detached' })
  expect(await partitions(fixture)).toEqual(['kernel.audit_log_3', 'kernel.event_log_3'])
  expect((await readdir(folder)).sort()).toEqual([first.name, second.name])
  expect((await stat(first.path)).mode & 0o777).toBe(0o600)
  await checkTables(auditor, [])
  await expectSound(fixture.lw)
  expect((await startOf(auditor, busy))?.segment).toBe(2)
  expect((await startOf(auditor, idle))?.segment).toBe(1)
  await fixture.finish(busy)
  await expectSound(fixture.lw)
  // The newest first, and back to every byte.
  await expect(attachSegment(tools, first.path)).rejects.toMatchObject({
    code: 'segment.file_damaged',
    message: expect.stringContaining('segment 1'),
  })
  expect(await attachSegment(tools, second.path)).toMatchObject({ segment: 2, entries: second.entries })
  expect(await attachSegment(tools, first.path)).toMatchObject({ segment: 1, entries: first.entries })
  await expect(attachSegment(tools, first.path)).rejects.toMatchObject({ code: 'segment.none_detached' })
  expect((await entriesOf(auditor, busy)).slice(0, before.length)).toEqual(before)
  await checkTables(auditor, [])
  await expectSound(fixture.lw)
  expect(tools.catalogs.slice(-4)).toEqual(
    [1, 2].map((n) => `segment ${n} was detached`).concat([2, 1].map((n) => `segment ${n} was attached`)),
  )
})

test('a damaged file is refused, the damage named, and nothing changed [K-segment.4]', async () => {
  const { fixture, busy, auditor } = await twoWorkspaces()
  const tools = toolsOf(fixture.lw)
  const folder = newFolder()
  const good = await entriesOf(auditor, busy)
  await closeSegment(tools)
  const file = await detachSegment(tools, 1, folder)
  const bytes = await readFile(file.path)
  const lines = gunzipSync(bytes).toString().split('\n').slice(0, -1)
  const at = lines.findIndex((l) => l.includes(`"workspace":"${busy}"`))
  const swap = (a: number, b: number) => lines.map((l, i) => (i === a ? lines[b] : i === b ? lines[a] : l))
  const app = (changed: Array<string | undefined>) => gzipSync(`${changed.join('\n')}\n`)
  const damaged: Record<string, [bytes: Buffer, named: RegExp]> = {
    'cut at the end': [bytes.subarray(0, -20), /cannot be unpacked/],
    'cut in the middle': [bytes.subarray(0, bytes.length / 2), /cannot be unpacked/],
    'a flipped bit in the middle': [
      Buffer.from(bytes.map((b, i) => (i === bytes.length >> 1 ? b ^ 4 : b))),
      /cannot be unpacked|entry \d+|no JSON|neither/,
    ],
    'something behind it': [Buffer.concat([bytes, Buffer.from('x')]), /not those that were written|cannot be unpacked/],
    'a changed payload': [
      app(lines.map((l, i) => (i === at + 3 ? l.replace(/("payload":"\{)/, '$1 ') : l))),
      new RegExp(`entry 3 .*${busy}.*hash does not follow`),
    ],
    'a removed entry': [app(lines.filter((_, i) => i !== at + 4)), new RegExp(`entry 5 .*${busy}.*entry 4 is missing`)],
    'a removed last entry': [
      app(lines.filter((_, i) => i !== at + good.length)),
      new RegExp(`entry ${good.length} of workspace ${busy} is missing`),
    ],
    'two entries swapped': [app(swap(at + 2, at + 3)), new RegExp(`entry 3 .*${busy}`)],
    'an entry twice': [app(lines.flatMap((l, i) => (i === at + 2 ? [l, l] : [l]))), /stands before it/],
    'a workspace left out': [
      app(lines.filter((_, i) => i < at || i > at + good.length)),
      /is missing|does not lie between/,
    ],
    'no end': [app(lines.slice(0, -1)), /cut off/],
    'a line that is no JSON': [app(lines.map((l, i) => (i === at + 2 ? l.slice(1) : l))), /no JSON/],
    'the same lines packed anew': [gzipSync(gunzipSync(bytes), { level: 1 }), /not those that were written/],
  }
  for (const [what, [content, named]] of Object.entries(damaged)) {
    const path = join(folder, 'damaged.jsonl.gz')
    await writeFile(path, content)
    const refusal = await attachSegment(tools, path).then(
      () => null,
      (error) => error,
    )
    expect(refusal, what).toMatchObject({ code: 'segment.file_damaged', message: expect.stringMatching(named) })
    expect(refusal.message, what).toContain(path)
    expect(await partitions(fixture), what).toEqual(['kernel.audit_log_2', 'kernel.event_log_2'])
  }
  for (const [content, code] of [
    ['', 'segment.file_damaged'],
    ['hello', 'segment.file_damaged'],
    [gzipSync('{"format": "other"}\n'), 'segment.not_a_segment'],
  ] as const) {
    await writeFile(join(folder, 'other'), content)
    await expect(attachSegment(tools, join(folder, 'other'))).rejects.toMatchObject({ code })
  }
  await expect(attachSegment(tools, join(folder, 'none'))).rejects.toMatchObject({ code: 'segment.unreadable' })
  await copyFile(file.path, join(folder, 'renamed'))
  expect(await attachSegment(tools, join(folder, 'renamed'))).toMatchObject({ segment: 1 })
})

test('detaching or attaching that breaks off in the middle has changed nothing, and is simply done again [K-segment.4]', async () => {
  const { fixture, busy, auditor } = await twoWorkspaces()
  const tools = toolsOf(fixture.lw)
  const folder = newFolder()
  await closeSegment(tools)
  const whole = ['kernel.audit_log_1', 'kernel.audit_log_2', 'kernel.event_log_1', 'kernel.event_log_2']
  const dies = () => {
    throw new Error('the process dies')
  }
  // While the file is written: by a failure, which cleans up, and by a kill, which does not; and when it is there and
  // nothing is dropped yet.
  await expect(detachSegment(tools, 1, folder, dies)).rejects.toThrow('dies')
  expect(await readdir(folder)).toEqual([])
  await writeFile(join(folder, 'segment-1.part'), 'half of a segm')
  await expect(detachSegment({ ...tools, now: dies }, 1, folder)).rejects.toThrow('dies')
  expect(await partitions(fixture)).toEqual(whole)
  const file = await detachSegment(tools, 1, folder)
  expect(await readdir(folder)).toEqual([file.name])
  // While it is loaded; when it is loaded and not attached yet.
  await expect(attachSegment(tools, file.path, dies)).rejects.toThrow('dies')
  await expect(attachSegment({ ...tools, now: dies }, file.path)).rejects.toThrow('dies')
  expect(await partitions(fixture)).toEqual(['kernel.audit_log_2', 'kernel.event_log_2'])
  await expectSound(fixture.lw)
  await attachSegment(tools, file.path)
  expect(await partitions(fixture)).toEqual(whole)
  expect(await checkpointProblem(auditor, busy)).toBeNull()
})

test('a segment does not leave while somebody writes to it, while a checkpoint is not stated, or with other entries than its file [K-segment.4]', async () => {
  const { fixture } = await twoWorkspaces()
  const tools = toolsOf(fixture.lw)
  const folder = newFolder()
  // Broken off before the workspaces moved over.
  await expect(closeSegment({ ...tools, rootAt: () => Promise.reject(new Error('no tree')) })).rejects.toThrow(
    'no tree',
  )
  await expect(detachSegment(tools, 1, folder)).rejects.toMatchObject({
    code: expect.stringMatching(/^segment\.(no_checkpoint|other_entries)$/),
  })
  await expect(closeSegment({ ...tools, state: () => Promise.reject(new Error('no journal')) })).rejects.toThrow(
    'no journal',
  )
  await expect(detachSegment(tools, 1, folder)).rejects.toMatchObject({ code: 'segment.no_checkpoint' })
  const owner = await fixture.database.client('owner')
  onTestFinished(() => owner.end())
  const step = (entries: number) =>
    owner.query(
      `select kernel.segment_step('detach', null, 1, '{"file_name": "f", "file_hash": "${'0'.repeat(64)}", "file_entries": ${entries}}', null)`,
    )
  await closeSegment(tools)
  await expect(step(3)).rejects.toMatchObject({ message: expect.stringContaining('segment.other_entries') })
  expect(await partitions(fixture)).toHaveLength(4)
})

test('a crash between the change and its statement is told by verify, and is good again when a person has accepted it [K-segment.4]', async () => {
  const { fixture, auditor } = await twoWorkspaces()
  const tools = toolsOf(fixture.lw)
  const dies = async <T>(_reason: string, change: () => Promise<T>): Promise<T> => {
    await change()
    throw new Error('the process dies')
  }
  await expect(closeSegment({ ...tools, changeCatalog: dies })).rejects.toThrow('dies')
  expect(await fixture.lw.verify()).toMatchObject({ ok: false, first_bad: { log: 'catalog' } })
  const fingerprint = await catalogFingerprint(auditor)
  await fixture.lw.journal.state({ kind: 'catalog', body: { fingerprint, reason: 'looked at it', person: 'anna' } })
  expect(await closeSegment(tools)).toMatchObject({ segment: 1, checkpoints: 3 })
  expect(await fixture.lw.verify()).toMatchObject({ ok: true })
})

test('a machine whose journal slept while a segment left goes on sealing from the checkpoint [K-segment.3]', async () => {
  const fixture = await openFixture()
  const workspace = await fixture.letters(['one'])
  const dataDir = newFolder()
  const open = () =>
    openLanewright({
      dataDir,
      journalDir: `${dataDir}.journal`,
      newJournal: { person: 'anna', reason: 'a further node' },
      database: fixture.database,
      apps: [lettersApp({ postOffice: fixture.postOffice })],
    })
  onTestFinished(() => rm(`${dataDir}.journal`, { recursive: true, force: true }))
  const other = await open()
  await other.journal.sealMoved()
  await other.close()
  await fixture.finish(workspace)
  const tools = toolsOf(fixture.lw)
  await closeSegment(tools)
  await detachSegment(tools, 1, newFolder())
  await fixture.lw.send(workspace, 'anna', 'note', {})
  const again = await open()
  try {
    const { seq, hash } = await headOf(fixture.lw.database.pool('auditor'), workspace)
    await again.journal.seal({ workspaceId: workspace, seq: BigInt(seq), hash })
  } finally {
    await again.close()
  }
})

test('readers and writers do not wait for a detaching that must wait for another reader [K-segment.4]', async () => {
  const { fixture, busy } = await twoWorkspaces()
  const reader = await fixture.database.client('auditor')
  onTestFinished(() => reader.end())
  const folder = newFolder()
  let tries = 0
  const tools = toolsOf(fixture.lw, {
    wait: async () => {
      tries += 1
      expect((await fixture.lw.send(busy, 'anna', 'note', {})).ok).toBe(true)
      if (tries === 2) await reader.query('rollback')
    },
  })
  await closeSegment(tools)
  await reader.query('begin')
  await reader.query('select count(*) from kernel.event_log')
  await detachSegment(tools, 1, folder)
  expect(tries).toBe(2)
})
