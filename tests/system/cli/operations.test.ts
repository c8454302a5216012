import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { serversBelow } from '../embedded/harness.ts'
import { cli, folderForFile, folderForTest, goalOf, letters, posted, sql, startCli } from './harness.ts'

vi.setConfig({ testTimeout: 180_000 })

/** One story, in order: work, a hold, an erasure, a backup, a broken disk, a restore, and the work goes on. */
const home = folderForFile()
const data = join(home, 'data')
const journal = join(home, 'data.journal')
const again = join(home, 'again')
const file = join(home, 'backup.tar')
const on = ['--data', data]
const withApp = [...on, '--app', letters]
let workspace = ''
let person = ''

test.each([
  [['erase', 'x', 'y', '--reason', 'r'], 'workspace.bad_id'],
  [['erase', '00000000-0000-4000-8000-00000000ffff', 'y', '--reason', 'r'], 'person.bad_id'],
  [['erase', '00000000-0000-4000-8000-00000000ffff', '--reason', 'r'], 'cli.missing_argument'],
  [
    ['erase', '00000000-0000-4000-8000-00000000ffff', '00000000-0000-4000-8000-00000000fffe'],
    'cli.missing_mandatory_option_value',
  ],
  [
    ['erase', '00000000-0000-4000-8000-00000000ffff', '00000000-0000-4000-8000-00000000fffe', '--reason', ''],
    'erase.no_reason',
  ],
  [
    ['erase', '00000000-0000-4000-8000-00000000ffff', '00000000-0000-4000-8000-00000000fffe', '--reason', 'r'],
    'data.empty',
  ],
  [['hold', 'x', '--reason', 'r'], 'workspace.bad_id'],
  [['hold', '00000000-0000-4000-8000-00000000ffff'], 'hold.no_reason'],
  [['hold', '00000000-0000-4000-8000-00000000ffff', 'y', '--lift'], 'person.bad_id'],
  [['backup'], 'cli.missing_argument'],
  [['backup', join(home, 'none.tar')], 'data.empty'],
  [['restore', join(home, 'none.tar')], 'cli.missing_mandatory_option_value'],
  [['restore', join(home, 'none.tar'), '--reason', 'r'], 'backup.unreadable'],
  [['restore', letters, '--reason', 'r'], 'backup.not_a_backup'],
  [['restore', letters, '--reason', ''], 'restore.no_reason'],
  [['restore', letters, '--reason', 'r', '--key', 'mine'], 'backup.bad_key'],
])('wrong use %j ends with 2, a code and a next step, and makes nothing [K-bad.1]', async (words, code) => {
  const folder = join(folderForTest(), 'data')
  const ran = await cli([...words, '--data', folder, '--json'])
  expect(ran).toMatchObject({
    code: 2,
    json: { ok: false, error: { code, message: expect.stringMatching(/./), next: expect.stringMatching(/./) } },
  })
  expect(() => statSync(folder)).toThrow('ENOENT')
  expect(() => statSync(join(home, 'none.tar'))).toThrow('ENOENT')
})

test('a person under a legal hold is not erased; lifted, the person is, beside a running server too [K-erase.1, K-erase.2]', async () => {
  const goal = goalOf('one', 'two')
  const made = await cli(['workspaces', 'create', 'letters', '--name', 'Post', '--goal', goal, ...withApp, '--json'])
  workspace = made.json.workspace
  person = await personOf()
  const erase = ['erase', workspace, person, '--reason', 'asked', '--person', 'anna', ...on, '--json']
  expect(await cli(['hold', workspace, '--reason', 'case 1', ...on, '--json'])).toMatchObject({
    code: 0,
    json: { ok: true, workspace, person: null, held: true },
  })
  expect(await cli(erase)).toMatchObject({ code: 2, json: { ok: false, error: { code: 'person.on_hold' } } })
  expect(await cli(['hold', workspace, person, '--lift', ...on, '--json'])).toMatchObject({
    code: 2,
    json: { error: { code: 'hold.none' } },
  })
  expect(await cli(['hold', workspace, '--lift', ...on])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Lifted'),
  })
  expect(await cli(['erase', workspace, workspace, '--reason', 'all', ...on, '--json'])).toMatchObject({
    code: 2,
    json: { error: { code: 'person.is_workspace' } },
  })

  const server = await startCli(withApp)
  const erased = await cli(erase)
  expect(erased).toMatchObject({
    code: 0,
    json: { ok: true, workspace, person, before: false, cleaned: 'files', rows: { 'letters.letters': 1 } },
  })
  expect(await cli(erase)).toMatchObject({ code: 0, json: { ok: true, before: true, rows: {} } })
  await server.end()
  const stated = readFileSync(join(journal, 'journal.jsonl'), 'utf8').split('\n')
  expect(stated.filter((line) => line.includes('"kind":"erasure"') && line.includes(person))).toHaveLength(2)
  expect(await cli(['verify', ...on, '--json'])).toMatchObject({ code: 0, json: { ok: true } })
  expect(await cli(['replay', workspace, ...on, '--json'])).toMatchObject({
    code: 0,
    json: { ok: true, differences: 0 },
  })
})

async function personOf(): Promise<string> {
  const rows = await sql(data, 'owner', 'select person_id from kernel.person_keys where person_id <> workspace_id')
  return rows[0].person_id
}

test('a backup is one private file; it is never written over, and a damaged one makes nothing [K-backup.1, K-backup.5]', async () => {
  const made = await cli(['backup', file, ...on, '--json'])
  expect(made).toMatchObject({
    code: 0,
    json: { ok: true, file, tables: expect.any(Number), rows: expect.any(Number) },
  })
  expect(made.json.size_bytes).toBe(statSync(file).size)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await cli(['backup', file, ...on, '--json'])).toMatchObject({
    code: 2,
    json: { error: { code: 'backup.file_exists' } },
  })

  const bytes = readFileSync(file)
  const at = bytes.indexOf('tables/kernel.tasks.copy.gz') + 512 + 30
  bytes[at] = (bytes[at] as number) ^ 1
  const damaged = join(home, 'damaged.tar')
  writeFileSync(damaged, bytes)
  const refused = await cli(['restore', damaged, '--reason', 'r', '--data', again, '--app', letters, '--json'])
  expect(refused).toMatchObject({
    code: 2,
    json: { error: { code: 'backup.damaged', message: expect.stringContaining('kernel.tasks') } },
  })
  const packless = await cli(['restore', file, '--reason', 'r', '--data', again, '--json'])
  expect(packless).toMatchObject({
    code: 2,
    json: { error: { code: 'backup.other_migrations', next: expect.stringContaining('--app') } },
  })
  expect(readdirSync(home).filter((name) => name.startsWith('again'))).toEqual([])
})

test('it is restored into another folder, with the journal beside the old one: verify and replay are green and work goes on to its end [K-backup.2]', async () => {
  const words = ['restore', file, '--reason', 'the disk broke', '--person', 'anna', '--app', letters, '--json']
  expect(await cli([...words, '--data', data])).toMatchObject({
    code: 2,
    json: { error: { code: 'restore.not_empty' } },
  })

  const restored = await cli([...words, '--data', again, '--journal', journal])
  expect(restored).toMatchObject({
    code: 0,
    json: { ok: true, data: again, stopped: [], erased: [], lost: [], known: true },
  })
  const now = ['--data', again, '--journal', journal]
  expect(await cli(['verify', ...now, '--json'])).toMatchObject({ code: 0, json: { ok: true } })
  expect(await cli(['replay', workspace, ...now, '--json'])).toMatchObject({
    code: 0,
    json: { ok: true, differences: 0 },
  })
  const lines = readFileSync(join(journal, 'journal.jsonl'), 'utf8')
  expect(lines).toContain('"kind":"restore"')
  expect(lines).toContain('"reason":"the disk broke"')

  const [rows] = await sql(
    again,
    'owner',
    'select count(*)::int as erased from kernel.person_keys where destroyed_at is not null',
  )
  expect(rows).toEqual({ erased: 1 })
  for (let i = 0; i < 4; i++) {
    const { json } = await cli(['approve', ...now, '--json'])
    if (json.approvals.length === 0) break
    await cli(['approve', json.approvals[0].approval, ...now, '--app', letters, '--json'])
  }
  expect(posted(again)).toContain('two')
  expect(posted(data)).toEqual([])
  expect(await cli(['verify', ...now, '--json'])).toMatchObject({ code: 0, json: { ok: true } })
})

test('restored without its journal, every open workspace is stopped, a new journal begins, and the person is told [K-backup.3]', async () => {
  const blind = join(home, 'blind')
  const words = ['restore', file, '--reason', 'all is gone', '--app', letters, '--data', blind, '--json']
  const wrong = await cli([...words, '--key', '0'.repeat(64)])
  expect(wrong).toMatchObject({ code: 2, json: { error: { code: 'backup.other_key' } } })
  const restored = await cli(words)
  expect(restored).toMatchObject({ code: 0, json: { ok: true, known: false, stopped: [workspace] } })
  expect(restored.err).toContain(`lanewright stop --lift ${workspace}`)
  expect(await cli(['verify', '--data', blind, '--json'])).toMatchObject({ code: 0, json: { ok: true } })
  // The backup is not of the journal that stands beside it.
  const other = await cli([
    'restore',
    file,
    '--reason',
    'r',
    '--app',
    letters,
    '--data',
    join(home, 'third'),
    '--journal',
    `${blind}.journal`,
    '--json',
  ])
  expect(other).toMatchObject({ code: 2, json: { error: { code: 'backup.foreign_key' } } })
  expect(readdirSync(home).filter((name) => name.startsWith('third'))).toEqual([])
})

test('none of these left a process behind', () => {
  for (const folder of [data, again, join(home, 'blind')]) expect(serversBelow(folder)).toEqual([])
})
