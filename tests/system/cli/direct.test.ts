import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serversBelow } from '../embedded/harness.ts'
import { cli, folderForFile, goalOf, type Json, letters, posted, sql } from './harness.ts'

/** One data folder, no server: each command opens the database itself. The tests tell one story, in order. */
const home = folderForFile()
const data = join(home, 'data')
const on = ['--data', data]
const withApp = [...on, '--app', letters]
let workspace = ''

test('a command that only looks does not make a database out of a mistyped folder', async () => {
  const ran = await cli(['verify', '--data', join(home, 'mistyped'), '--json'])
  expect(ran).toMatchObject({ code: 2, json: { ok: false, error: { code: 'data.empty' } } })
  expect(() => statSync(join(home, 'mistyped'))).toThrow('ENOENT')
})

test('doctor names what is not there yet and what to do about it [K-cli.11]', async () => {
  const ran = await cli(['doctor', ...on, '--json'])
  expect(ran.code).toBe(0)
  const byName = new Map(ran.json.checks.map((c: Json) => [c.name, c]))
  expect(byName.get('data folder')).toMatchObject({ state: 'warn', next: expect.stringContaining('lanewright start') })
  expect(byName.get('database')).toMatchObject({ state: 'warn', next: expect.stringContaining('lanewright start') })
  expect(() => statSync(data)).toThrow('ENOENT')
})

test('a workspace is created and worked until it waits for a person', async () => {
  const words = ['workspaces', 'create', 'letters', '--name', 'Spring \x1b[31mpost', '--goal', goalOf('one', 'two')]
  const ran = await cli([...words, ...withApp, '--json'])
  expect(ran).toMatchObject({ code: 0, json: { ok: true, status: 'active', waiting: { approvals: 1 } } })
  workspace = ran.json.workspace
  expect(posted(data)).toEqual([])
})

test('workspaces lists them, and no escape code of their names reaches the terminal [K-cli.9]', async () => {
  const plain = await cli(['workspaces', ...on])
  expect(plain.code).toBe(0)
  expect(plain.out).toContain(workspace)
  expect(plain.out).toContain('Spring \\u{1b}[31mpost')
  expect(plain.out).not.toContain('\x1b')
  const ran = await cli(['workspaces', ...on, '--json'])
  expect(ran.json.workspaces).toEqual([
    expect.objectContaining({ workspace, app: 'letters', status: 'active', tasks: { done: 1, total: 4, blocked: 0 } }),
  ])
})

test('approve shows what waits, decides it in the name of the person, and the work goes on [K-cli.9]', async () => {
  const shown = await cli(['approve', ...on])
  expect(shown.out).toMatch(/POST_LETTERS; decided by SENDER/)
  expect(shown.out).toMatch(/recipient +Reader of one/)
  expect(shown.out).toContain('"body": "Dear reader, this letter is about the matter of one. With kind regards."')
  const [first] = (await cli(['approve', ...on, '--json'])).json.approvals
  expect(shown.out).toContain(first.action_hash.slice(0, 16))

  const wrong = await cli(['approve', first.approval, '--as', 'CLERK', ...withApp, '--json'])
  expect(wrong).toMatchObject({ code: 1, json: { ok: false, error: { code: 'approval.role' } } })
  expect(posted(data)).toEqual([])

  const granted = await cli(['approve', first.approval, '--person', 'anna', ...withApp, '--json'])
  expect(granted).toMatchObject({ code: 0, json: { ok: true, outcome: 'granted', action_hash: first.action_hash } })
  expect(posted(data)).toEqual(['one'])
  // Decided is decided.
  const again = await cli(['approve', first.approval, ...withApp, '--json'])
  expect(again).toMatchObject({ code: 2, json: { ok: false, error: { code: 'approval.unknown' } } })
})

test('a rejection carries its reason and posts nothing', async () => {
  const [second] = (await cli(['approve', ...on, '--json'])).json.approvals
  const words = ['approve', second.approval, '--reject', '--reason', 'wrong tone', ...withApp, '--json']
  expect(await cli(words)).toMatchObject({ code: 0, json: { outcome: 'rejected' } })
  expect(posted(data)).toEqual(['one'])
})

test('verify and replay answer in the promised form, and progress is not drawn for a pipe [K-cli.5, K-cli.13]', async () => {
  const verified = await cli(['verify', ...on, '--json'])
  expect(verified).toMatchObject({ code: 0, json: { ok: true, entries: expect.any(Number), head: expect.any(String) } })
  const one = await cli(['verify', workspace, ...on])
  expect(one.code).toBe(0)
  expect(one.err).toBe('')
  expect(one.out).toMatch(/^good: \d+ entries/)
  const replayed = await cli(['replay', workspace, ...on, '--json'])
  expect(replayed.code).toBe(0)
  expect(replayed.json).toMatchObject({
    ok: true,
    tables: expect.any(Number),
    rows: expect.any(Number),
    differences: 0,
  })
  const unknown = '00000000-0000-4000-8000-00000000ffff'
  expect(await cli(['verify', unknown, ...on])).toMatchObject({
    code: 2,
    err: expect.stringContaining('workspace.unknown'),
  })
  expect(await cli(['replay', unknown, ...on])).toMatchObject({
    code: 2,
    err: expect.stringContaining('workspace.unknown'),
  })
})

test('an export is verified with only the file in hand, holds no key, and a changed one is found [K-ledger.4, K-cli.5]', async () => {
  const file = join(home, 'ledger.jsonl')
  const exported = await cli(['export', workspace, '--out', file, ...on, '--json'])
  expect(exported).toMatchObject({ code: 0, json: { ok: true, workspace } })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const text = readFileSync(file, 'utf8')
  const keys = await sql(
    data,
    'owner',
    "select encode(key, 'hex') as hex, translate(encode(key, 'base64'), E'\\n', '') as base64 from kernel.person_keys",
  )
  const secrets = keys.flatMap((row) => [row.hex, row.base64])
  expect(secrets.length).toBeGreaterThan(0)
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toContain('Dear reader')

  // No data folder, no database: somewhere else, and nothing is made there.
  const elsewhere = join(home, 'nowhere')
  const offline = (path: string) => cli(['verify', path, '--json', '--data', elsewhere])
  const good = await offline(file)
  expect(good).toMatchObject({ code: 0, json: { ok: true, entries: exported.json.entries } })
  expect(() => statSync(elsewhere)).toThrow('ENOENT')

  const lines = text.trimEnd().split('\n')
  const write = (name: string, changed: string[]) => {
    writeFileSync(join(home, name), `${changed.join('\n')}\n`)
    return join(home, name)
  }
  const flipped = lines.with(
    7,
    lines[7]!.replace(/"payload":"(.)/, (_all, c) => `"payload":"${c === '{' ? '[' : '{'}`),
  )
  expect(flipped[7]).not.toBe(lines[7])
  expect(await offline(write('flipped', flipped))).toMatchObject({
    code: 1,
    json: { ok: false, first_bad: { workspace, seq: '7' } },
  })
  const cut = await offline(write('cut', lines.toSpliced(-2, 1)))
  expect(cut).toMatchObject({
    code: 1,
    json: { ok: false, first_bad: { problem: expect.stringContaining('ends before the head') } },
  })
  expect(await offline(write('unproven', lines.slice(0, -1)))).toMatchObject({
    code: 1,
    json: { ok: false, first_bad: { log: 'seal', problem: 'the file ends before its proof' } },
  })
  const missing = await offline(write('missing', lines.toSpliced(5, 1)))
  expect(missing).toMatchObject({ code: 1, json: { ok: false, first_bad: { seq: '6' } } })
  const junk = await offline(write('junk', lines.with(4, '{not json')))
  expect(junk).toMatchObject({ code: 1, json: { ok: false, first_bad: { seq: '4', log: 'file' } } })
  expect(await offline(write('other', ['hello']))).toMatchObject({
    code: 2,
    json: { error: { code: 'export.not_an_export' } },
  })
  expect(await offline(join(home, 'gone'))).toMatchObject({ code: 2, json: { error: { code: 'export.unreadable' } } })
  const twice = await cli(['export', workspace, '--out', file, ...on])
  expect(twice).toMatchObject({ code: 2, err: expect.stringContaining('export.file_exists') })
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('none of these left a process behind', () => {
  expect(serversBelow(data)).toEqual([])
})
