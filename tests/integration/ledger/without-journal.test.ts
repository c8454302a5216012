import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openLanewright } from '#host/open.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { openDatabase } from '#storage/database.ts'
import { newKey, storeKey } from '#storage/journal/keys.ts'
import { joinJournal } from '#storage/journal/open.ts'
import { verifyWithJournal } from '#storage/journal/verification.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { changed, openScene, recomputed, type Scene, unguarded } from './crime-scene.ts'

const scene = openScene()
const A = () => scene.workspaces[0]

const removed = ({ journal }: Scene) => rmSync(journal.lines)
const emptied = ({ journal }: Scene) => truncateSync(journal.lines, 0)
const folderRemoved = ({ journal }: Scene) => rmSync(journal.folder, { recursive: true })
const torn = ({ journal }: Scene) => truncateSync(journal.lines, 40)
const cutToItsBeginning = (copy: Scene) => copy.write(copy.texts().slice(0, 2))
const keyDeleted = ({ journal }: Scene) => rmSync(journal.key)
const keySwapped = ({ journal }: Scene) => storeKey(journal.key, newKey())
const keyEmptied = ({ journal }: Scene) => truncateSync(journal.key, 0)

const rewritten = (copy: Scene) => unguarded(copy.superuser, changed(A(), 3) + recomputed(A()))

const vanished = (workspace: string) =>
  ['event_log', 'audit_log', 'heads']
    .map((t) => `delete from kernel.${t} where workspace_id = '${workspace}'`)
    .join(';')
const lastChanged = (workspace: string) => `${changed(workspace, 3)} ${recomputed(workspace)}`

function dueMigration({ journal }: Scene) {
  const folder = join(dirname(journal.folder), 'extra')
  mkdirSync(folder)
  writeFileSync(join(folder, '001-more.sql'), 'create schema extra; create table kernel.more (id integer);')
  return { name: 'extra', folder: pathToFileURL(`${folder}/`) }
}

function cutByItsLastSeal(copy: Scene): void {
  const last = copy.lines().findLastIndex(({ kind }) => kind === 'seal')
  copy.write(copy.texts().slice(0, last))
}

function start(copy: Scene, more: Partial<Parameters<typeof openLanewright>[0]> = {}) {
  const home = dirname(copy.journal.folder)
  const apps = [lettersApp({ postOffice: join(home, 'post') })]
  const place = { dataDir: join(home, 'data'), journalDir: copy.journal.folder }
  return openLanewright({ ...place, database: copy.database, apps, ...more })
}

/** Everything that a start could have changed. */
async function everything({ superuser, journal }: Scene) {
  const files = readdirSync(dirname(journal.folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(dirname(journal.folder), name))
    .filter((path) => lstatSync(path).isFile())
  const { rows } = await superuser.query(
    `select (select json_agg(m order by name) from kernel.migrations m) as migrations, (select json_agg(h order by workspace_id) from kernel.heads h) as heads,
       (select count(*) from kernel.seals) as seals, kernel.catalog_fingerprint() as catalog`,
  )
  return { rows, files: files.map((path) => [path, readFileSync(path, 'hex')]) }
}

const LOST = [
  ['is removed', removed],
  ['is emptied', emptied],
  ['is removed with its folder', folderRemoved],
  ['is cut in its first line', torn],
] as const

const KEYLESS = [
  ['is deleted', keyDeleted],
  ['is swapped', keySwapped],
  ['is emptied', keyEmptied],
] as const

describe('verify', () => {
  test.for(LOST)('is not good when the journal %s, and says what to do [H-journal.1]', async ([, act]) => {
    const copy = await scene.copy()
    expect(await copy.verify()).toMatchObject({ ok: true })
    act(copy)
    const verified = await copy.verify()
    expect(verified).toMatchObject({
      ok: false,
      first_bad: {
        workspace: null,
        log: 'journal',
        problem: expect.stringMatching(/missing or empty.*--new-journal/s),
      },
    })
    expect(await copy.verify(true)).toMatchObject({ ok: false })
  })

  test('is not good when the journal is cut before what was sealed [H-journal.1]', async () => {
    const copy = await scene.copy()
    cutToItsBeginning(copy)
    expect(await copy.verify()).toMatchObject({ ok: false, first_bad: { log: 'journal', line: 3 } })
  })

  test('writes nothing into a journal that was cut, and names the gap [H-journal.1, H-journal.7]', async () => {
    const copy = await scene.copy()
    cutToItsBeginning(copy)
    const app = openDatabase(copy.database).pool('app')
    const sealer = await joinJournal(copy.journal, copy.auditor, app)
    onTestFinished(() => app.end())
    const verified = await verifyWithJournal({ auditor: copy.auditor, journal: copy.journal, sealer })
    await sealer?.close()
    expect(verified).toMatchObject({
      ok: false,
      first_bad: { log: 'journal', line: 3, problem: expect.stringMatching(/ends with line 2.*--new-journal/s) },
    })
    expect(copy.texts()).toHaveLength(2)
  })

  test.for(KEYLESS)('is not good when the signing key %s [H-journal.1]', async ([, act]) => {
    const copy = await scene.copy()
    await act(copy)
    expect(await copy.verify()).toMatchObject({
      ok: false,
      first_bad: { log: 'journal', problem: expect.stringMatching(/signing-key\.pem.*keys lost/s) },
    })
  })

  test.for(LOST)(
    'compares the mirrored seals with a rewritten chain whose journal %s [H-journal.2]',
    async ([, act]) => {
      const copy = await scene.copy()
      await rewritten(copy)
      act(copy)
      const verified = await copy.verify()
      expect(verified).toMatchObject({
        ok: false,
        first_bad: { workspace: A(), log: 'seal', problem: expect.stringContaining('kernel.seals') },
      })
    },
  )

  test('misses a workspace that only a mirrored seal remembers [H-journal.2]', async () => {
    const copy = await scene.copy()
    await unguarded(copy.superuser, vanished(A()))
    removed(copy)
    expect(await copy.verify()).toMatchObject({ ok: false, first_bad: { workspace: A() } })
  })

  test('names a damaged line by its own place and size, and calls nothing torn [H-journal.3]', async () => {
    const copy = await scene.copy()
    const texts = copy.texts()
    const third = texts[2] as string
    copy.write(texts.with(2, third.replace('"kind"', '"kinb"')))
    const from = texts.slice(0, 2).reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0)
    const verified = await copy.verify()
    expect(verified).toMatchObject({
      ok: false,
      first_bad: {
        line: 3,
        problem: expect.stringContaining(`${Buffer.byteLength(third)} bytes from byte ${from} on`),
      },
    })
    expect(verified.notices?.map(({ code }) => code)).not.toContain('journal.torn')
  })
})

describe('start', () => {
  test.for(LOST)('begins no new journal over sealed history when the journal %s [H-journal.4]', async ([, act]) => {
    const copy = await scene.copy()
    await rewritten(copy)
    act(copy)
    const before = await everything(copy)
    await expect(start(copy)).rejects.toMatchObject({
      code: 'journal.gone',
      next: expect.stringContaining('--new-journal'),
    })
    expect(await everything(copy)).toEqual(before)
    expect(await copy.verify()).toMatchObject({ ok: false, first_bad: { workspace: A() } })
  })

  test('begins one with a statement, which the journal, the ledger and every verification hold [H-journal.5]', async () => {
    const copy = await scene.copy()
    removed(copy)
    const oldKey = readFileSync(copy.journal.key, 'utf8')
    const lw = await start(copy, { newJournal: { person: 'anna', reason: 'the disk of the journal died' } })
    expect(await lw.verify()).toMatchObject({ ok: true })
    await lw.close()
    const [opened] = copy.lines()
    expect(opened).toMatchObject({ kind: 'opened', body: { person: 'anna', reason: 'the disk of the journal died' } })
    expect(readFileSync(copy.journal.key, 'utf8')).not.toBe(oldKey)
    const again = await start(copy)
    await again.close()
    const { rows } = await copy.superuser.query(
      `select payload::jsonb ->> 'outcome_reason' as reason from kernel.audit_log where workspace_id = $1 and action_type = 'override'`,
      [SYSTEM_WORKSPACE],
    )
    expect(rows).toEqual([{ reason: 'anna began a new journal over sealed history: the disk of the journal died' }])
    for (const since of [false, true]) {
      const verified = await copy.verify(since)
      expect(verified).toMatchObject({ ok: true })
      expect(verified.notices).toContainEqual({
        code: 'journal.begun_over_history',
        line: 1,
        message: `anna began a new journal over sealed history on ${opened?.at}: the disk of the journal died`,
      })
    }
  })

  test('over a rewritten chain a statement hides nothing: the mirrored seals contradict [H-journal.5]', async () => {
    const copy = await scene.copy()
    await rewritten(copy)
    emptied(copy)
    await (await start(copy, { newJournal: { person: 'mallory', reason: 'tidying up' } })).close()
    expect(await copy.verify()).toMatchObject({ ok: false, first_bad: { workspace: A(), log: 'seal' } })
  })

  test.for(KEYLESS)(
    'changes nothing when the signing key %s, although a migration is due [H-journal.6]',
    async ([, act]) => {
      const copy = await scene.copy()
      await act(copy)
      const tables = [dueMigration(copy)]
      const before = await everything(copy)
      await expect(start(copy, { tables })).rejects.toMatchObject({
        code: expect.stringMatching(/^journal\.(key_missing|bad_key)$/),
        next: expect.stringContaining('keys lost'),
      })
      expect(await everything(copy)).toEqual(before)
    },
  )

  test.for<[string, (copy: Scene) => void]>([
    ['cut to its beginning', cutToItsBeginning],
    ['cut by its last seal', cutByItsLastSeal],
  ])('continues no journal that was %s [H-journal.7]', async ([, act]) => {
    const copy = await scene.copy()
    act(copy)
    const before = await everything(copy)
    await expect(start(copy)).rejects.toMatchObject({
      code: 'journal.cut',
      next: expect.stringContaining('--new-journal'),
    })
    expect(await everything(copy)).toEqual(before)
  })

  test.for<[string, 'old' | 'new', (copy: Scene) => Promise<void>]>([
    ['is an older copy', 'old', async () => {}],
    ['lost a workspace', 'new', async (copy) => unguarded(copy.superuser, vanished(A()))],
    ['holds another last entry', 'new', async (copy) => unguarded(copy.superuser, lastChanged(A()))],
  ])('refuses a database that %s: its work would be done again [H-journal.7]', async ([, template, act]) => {
    const copy = await scene.copy(template)
    await act(copy)
    const before = await everything(copy)
    await expect(start(copy)).rejects.toMatchObject({
      code: 'journal.database_behind',
      message: expect.stringContaining(A()),
      next: expect.stringContaining('restore'),
    })
    expect(await everything(copy)).toEqual(before)
  })

  test('changes nothing when a journal that is stated cannot be begun, although a migration is due [H-journal.6]', async () => {
    const copy = await scene.copy()
    const tables = [dueMigration(copy)]
    rmSync(copy.journal.folder, { recursive: true })
    symlinkSync('/nowhere/at/all', copy.journal.folder)
    const before = await everything(copy)
    const newJournal = { person: 'anna', reason: 'the disk died' }
    await expect(start(copy, { tables, newJournal })).rejects.toMatchObject({
      code: expect.stringMatching(/^journal\./),
    })
    expect(await everything(copy)).toEqual(before)
  })

  test.for([
    ['a newer version', 'kernel/999-later.sql', 'database.schema_ahead'],
    ['a development version', 'kernel/001-ledger.sql', 'database.development_version'],
  ] as const)('changes nothing where the database is of %s [H-journal.6, SC-hot.2]', async ([, name, code]) => {
    const copy = await scene.copy()
    await copy.superuser.query(
      'insert into kernel.migrations (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash',
      [name, '0'.repeat(64)],
    )
    // A start that went on would create it again.
    await copy.superuser.query('drop function kernel.random_bytes(integer) cascade')
    const before = await everything(copy)
    await expect(start(copy)).rejects.toMatchObject({ code })
    expect(await everything(copy)).toEqual(before)
  })

  test('changes nothing where the database is of another installation [H-journal.6]', async () => {
    const other = await scene.copy()
    await unguarded(other.superuser, 'update kernel.installation set installation_id = gen_random_uuid()', [
      'installation',
    ])
    const found = await everything(other)
    const extra = join(dirname(other.journal.folder), 'none')
    await expect(start(other, { dataDir: extra })).rejects.toMatchObject({ code: 'journal.other_installation' })
    expect(await everything(other)).toEqual(found)
  })
})
