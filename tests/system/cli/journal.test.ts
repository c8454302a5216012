import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, folderForFile, goalOf, type Json, letters, sql } from './harness.ts'

/** One data folder and its journal. The tests tell one story, in order. */
const home = folderForFile()
const data = join(home, 'data')
const journal = join(home, 'elsewhere', 'journal')
const on = ['--data', data, '--journal', journal]
let workspace = ''

const checksOf = async () => {
  const ran = await cli(['doctor', ...on, '--json'])
  return new Map<string, string>(ran.json.checks.map((c: Json) => [c.name, c.state]))
}

test('a journal in the data folder is refused before anything is made [K-seal.4]', async () => {
  const words = ['workspaces', 'create', 'letters', '--name', 'Post', '--goal', goalOf('one'), '--app', letters]
  const inside = await cli([...words, '--data', data, '--journal', join(data, 'journal'), '--json'])
  expect(inside).toMatchObject({ code: 2, json: { error: { code: 'journal.inside_data' } } })
  expect(existsSync(data)).toBe(false)
})

test('work begins a journal where it was told to; verify holds the ledger against it, whole and since then [K-seal.12]', async () => {
  const words = ['workspaces', 'create', 'letters', '--name', 'Post', '--goal', goalOf('one'), '--app', letters]
  const made = await cli([...words, ...on, '--json'])
  expect(made).toMatchObject({ code: 0, json: { ok: true } })
  workspace = made.json.workspace
  const lines = readFileSync(join(journal, 'journal.jsonl'), 'utf8').trimEnd().split('\n')
  const [opened, catalog, ...rest] = lines.map((line) => JSON.parse(line).kind)
  expect([opened, catalog, ...new Set(rest)]).toEqual(['opened', 'catalog', 'seal'])
  const first = await cli(['verify', '--since', ...on, '--json'])
  expect(first).toMatchObject({ code: 0, json: { ok: true, notices: [{ code: 'journal.never_verified' }] } })
  const second = await cli(['verify', '--since', ...on, '--json'])
  expect(second).toMatchObject({ code: 0, json: { ok: true, entries: 0, notices: [] } })
  const states = await checksOf()
  expect(['journal', 'journal mode', 'signing key', 'seals', 'catalog'].map((name) => states.get(name))).toEqual(
    Array(5).fill('ok'),
  )
})

test('keys shows the key, and a new one is signed in [K-seal.10]', async () => {
  const before = await cli(['keys', ...on, '--json'])
  expect(before).toMatchObject({ code: 0, json: { ok: true, atHand: true } })
  const rotated = await cli(['keys', 'rotate', ...on, '--json'])
  expect(rotated).toMatchObject({ code: 0, json: { ok: true } })
  const after = await cli(['keys', ...on, '--json'])
  expect(after.json).toMatchObject({ key: rotated.json.key, keys: [before.json.key, rotated.json.key] })
  expect(await cli(['keys', 'lost', '--reason', 'no', ...on, '--json'])).toMatchObject({
    code: 2,
    json: { error: { code: 'journal.key_at_hand' } },
  })
})

test('a slice is exported and proven [K-seal.13]', async () => {
  const file = join(home, 'slice.jsonl')
  const exported = await cli(['export', workspace, '--from', '3', '--to', '9', '--out', file, ...on, '--json'])
  expect(exported).toMatchObject({ code: 0, json: { ok: true, entries: 7 } })
  const proven = await cli(['verify', file, '--json'])
  expect(proven).toMatchObject({ code: 0, json: { ok: true, entries: 7, notices: [{ code: 'export.sealed' }] } })
  const beyond = await cli(['export', workspace, '--from', '9', '--to', '3', '--out', `${file}.2`, ...on, '--json'])
  expect(beyond).toMatchObject({ code: 2, json: { error: { code: 'export.bad_range' } } })
})

test('a change of the schema that nobody stated is a finding until a person accepts it [K-seal.14]', async () => {
  await sql(data, 'owner', 'create index extra on kernel.chat (said_at)')
  const found = await cli(['verify', ...on])
  expect(found.code).toBe(1)
  expect(found.out).toMatch(/bad: catalog/)
  expect((await checksOf()).get('catalog')).toBe('bad')
  const unreasoned = await cli(['seal', '--accept-catalog', ...on, '--json'])
  expect(unreasoned).toMatchObject({ code: 2, json: { error: { code: 'journal.no_reason' } } })
  const accepted = await cli([
    'seal',
    '--accept-catalog',
    '--reason',
    'reports need it',
    '--person',
    'anna',
    ...on,
    '--json',
  ])
  expect(accepted).toMatchObject({ code: 0, json: { ok: true, accepted: expect.any(Number) } })
  const clean = await cli(['verify', ...on])
  expect(clean).toMatchObject({ code: 0, out: expect.stringContaining('reports need it') })
})

test('a lost key refuses work and verification, is stated with a reason, and shown by every verification after [K-seal.10, H-journal.1, H-journal.6]', async () => {
  rmSync(join(journal, 'signing-key.pem'))
  expect((await checksOf()).get('signing key')).toBe('bad')
  const paused = await cli(['workspaces', 'pause', workspace, '--app', letters, ...on, '--json'])
  expect(paused).toMatchObject({ code: 2, json: { error: { code: 'journal.key_missing' } } })
  const read = await cli(['verify', ...on, '--json'])
  expect(read).toMatchObject({ code: 1, json: { ok: false, first_bad: { log: 'journal' } } })
  const lost = await cli(['keys', 'lost', '--reason', 'the disk died', '--person', 'anna', ...on, '--json'])
  expect(lost).toMatchObject({ code: 0, json: { ok: true } })
  expect(await cli(['seal', ...on, '--json'])).toMatchObject({ code: 0, json: { sealed: expect.any(Number) } })
  const shown = await cli(['verify', ...on, '--json'])
  expect(shown.json.notices).toContainEqual(expect.objectContaining({ code: 'journal.key_lost', line: lost.json.line }))
})

test('without its journal a database is not good: verify and doctor say so, and work is refused [K-seal.15, H-journal.1, H-journal.4]', async () => {
  renameSync(journal, `${journal}.aside`)
  const read = await cli(['verify', ...on, '--json'])
  expect(read).toMatchObject({ code: 1, json: { ok: false, first_bad: { log: 'journal' } } })
  const shown = await cli(['verify', ...on])
  expect(shown).toMatchObject({ code: 1, out: expect.stringMatching(/bad.*: journal: .*--new-journal/) })
  expect((await checksOf()).get('seals')).toBe('bad')
  const resumed = await cli(['workspaces', 'pause', workspace, '--app', letters, ...on, '--json'])
  expect(resumed).toMatchObject({ code: 2, json: { error: { code: 'journal.gone' } } })
  expect(existsSync(journal)).toBe(false)
})

test('a journal of another installation is refused in clear words, and nothing is written to it [K-seal.15]', async () => {
  const other = ['--data', join(home, 'other'), '--journal', `${journal}.aside`]
  const words = ['workspaces', 'create', 'letters', '--name', 'Post', '--goal', goalOf('two'), '--app', letters]
  const own = await cli([...words, '--data', join(home, 'other'), '--json'])
  expect(own.code).toBe(0)
  const before = readFileSync(join(`${journal}.aside`, 'journal.jsonl'), 'utf8')
  const refused = await cli([...words, ...other, '--json'])
  expect(refused).toMatchObject({ code: 2, json: { error: { code: 'journal.other_installation' } } })
  expect(await cli(['verify', ...other, '--json'])).toMatchObject({
    code: 1,
    json: { ok: false, first_bad: { log: 'journal', problem: expect.stringContaining('installation') } },
  })
  expect(readFileSync(join(`${journal}.aside`, 'journal.jsonl'), 'utf8')).toBe(before)
})

test('a person who says why begins a new journal, and every verification shows it beside the journals elsewhere [K-seal.15, H-journal.5]', async () => {
  const why = ['--new-journal', 'the old disk is gone']
  const paused = await cli(['workspaces', 'pause', workspace, '--app', letters, ...why, ...on, '--json'])
  expect(paused.code).toBe(0)
  const shown = await cli(['verify', ...on, '--json'])
  expect(shown).toMatchObject({
    code: 0,
    json: { ok: true, notices: [{ code: 'journal.begun_over_history' }, { code: 'journal.others' }] },
  })
  expect(shown.json.notices[0].message).toContain('the old disk is gone')
  const rows = await sql(data, 'owner', 'select count(distinct key)::int as n from kernel.seals')
  expect(rows[0].n).toBeGreaterThan(1)
})
