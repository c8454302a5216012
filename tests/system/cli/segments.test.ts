import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, folderForFile, goalOf, type Json, letters, startCli } from './harness.ts'

/** One data folder; the tests tell one story, in order. */
const home = folderForFile()
const data = join(home, 'data')
const on = ['--data', data, '--json']
const withApp = [...on, '--app', letters]
const archive = join(home, 'archive')
let workspace = ''
let file = ''

test('segments: closed, detached to a file, and the rest still verifies and replays [K-segment.7, K-segment.4]', async () => {
  const words = ['workspaces', 'create', 'letters', '--name', 'Post', '--goal', goalOf('one', 'two')]
  workspace = (await cli([...words, ...withApp])).json.workspace
  expect(await cli(['segments', ...on])).toMatchObject({
    code: 0,
    json: { segments: [{ segment: 1, closed_at: null, writers: 2 }] },
  })
  const open = await cli(['segments', 'detach', '1', '--to', archive, ...on])
  expect(open).toMatchObject({ code: 2, json: { error: { code: 'segment.open' } } })
  expect(await cli(['segments', 'close', ...on])).toMatchObject({
    code: 0,
    json: { ok: true, segment: 1, next: 2, checkpoints: 2 },
  })

  const [waiting] = (await cli(['approve', ...on])).json.approvals
  await cli(['approve', waiting.approval, '--person', 'anna', ...withApp])
  const detached = await cli(['segments', 'detach', '1', '--to', archive, ...on])
  expect(detached).toMatchObject({ code: 0, json: { ok: true, segment: 1, entries: expect.any(Number) } })
  file = detached.json.file
  expect((await cli(['verify', ...on])).json).toMatchObject({ ok: true, notices: [] })
  expect((await cli(['replay', workspace, ...on])).json).toMatchObject({ ok: true, differences: 0 })
  const plain = await cli(['segments', '--data', data])
  expect(plain.out).toMatch(/^1 +detached .*segment-0001-[0-9a-f]{16}\.jsonl\.gz$/m)
}, 120_000)

test('replay --at: after an entry, at a moment; what is detached names its file; nonsense is told [K-segment.7, K-ledger.6]', async () => {
  const at = (point: string) => cli(['replay', workspace, '--at', point, ...on])
  const now = await at('2999-01-01T00:00:00Z')
  expect(now).toMatchObject({ code: 0, json: { ok: true, differences: 0, at_seq: expect.stringMatching(/^\d+$/) } })
  const last = Number(now.json.at_seq)
  expect((await at(String(last - 1))).json).toMatchObject({ ok: true, at_seq: String(last - 1) })
  const early = await at('3')
  expect(early).toMatchObject({ code: 2, json: { error: { code: 'segment.detached' } } })
  expect(early.json.error.next).toContain(file.split('/').at(-1))
  expect(await at(String(last + 1))).toMatchObject({ code: 2, json: { error: { code: 'replay.no_such_entry' } } })
  for (const bad of ['yesterday', '2026-02-30T99:00:00Z', '2026-01-01', '-1'])
    expect((await at(bad)).json.error, bad).toMatchObject({ code: expect.stringMatching(/^(replay\.bad_point|cli\.)/) })
}, 120_000)

test('attach: a damaged file ends with 1 and its name; the good one brings everything back, beside a running server too [K-segment.7, K-segment.4]', async () => {
  const damaged = join(home, 'damaged.jsonl.gz')
  const bytes = readFileSync(file)
  writeFileSync(damaged, bytes.subarray(0, bytes.length - 9))
  const refused = await cli(['segments', 'attach', damaged, ...on])
  expect(refused).toMatchObject({ code: 1, json: { ok: false, error: { code: 'segment.file_damaged' } } })
  expect(refused.json.error.message).toContain(damaged)

  const server = await startCli(['--data', data, '--app', letters])
  try {
    expect(await cli(['segments', 'attach', file, ...on])).toMatchObject({ code: 0, json: { ok: true, segment: 1 } })
    expect(await cli(['segments', 'close', ...on])).toMatchObject({ code: 0, json: { segment: 2, next: 3 } })
    const processed = await cli(['workspaces', 'pause', workspace, ...on])
    expect(processed.code).toBe(0)
    expect((await cli(['replay', workspace, '--at', '3', ...on])).json).toMatchObject({ ok: true, at_seq: '3' })
    expect((await cli(['verify', ...on])).json).toMatchObject({ ok: true })
    const states = (await cli(['segments', ...on])).json.segments.map((s: Json) => [
      s.segment,
      s.detached_at,
      s.writers,
    ])
    expect(states).toEqual([
      [1, null, 0],
      [2, null, 0],
      [3, null, 2],
    ])
  } finally {
    await server.end('SIGTERM')
  }
  expect((await cli(['verify', ...on])).json).toMatchObject({ ok: true })
}, 120_000)
