import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { answers } from '#host/server/settings-schemas.ts'
import { compileSchema } from '#kernel/validate.ts'
import { cli, letters } from '../../system/cli/harness.ts'
import { temporary } from '../../system/embedded/harness.ts'
import { openSettings, type SettingsInstallation } from './open-settings.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The list, as soon as the work in it is over. */
async function ended({ ask }: SettingsInstallation) {
  return vi.waitUntil(
    async () => {
      const { json } = await ask('GET', '/settings/backups')
      expect(compileSchema(answers.backups)(json)).toBeNull()
      return json.work?.state !== 'running' && json
    },
    { timeout: 60_000, interval: 50 },
  )
}

test('a backup is written beside the work, listed with its size and hash, read back byte for byte, and checked whole; a damaged one is named', async () => {
  const installation = await openSettings({ appFiles: [letters] })
  const workspace = await installation.fixture.letters(['one', 'two'])
  expect((await installation.ask('GET', '/settings/backups')).json).toMatchObject({ work: null, backups: [] })
  const begun = await installation.ask('POST', '/settings/backups', {})
  expect(begun).toMatchObject({ status: 200, json: { kind: 'backup', state: 'running', unit: 'rows' } })
  const { work, backups, folder } = await ended(installation)
  expect(work).toMatchObject({ kind: 'backup', state: 'done', refusal: null })
  expect(work.done).toBeGreaterThan(10)
  const [{ file, size_bytes, sha256 }] = backups
  const bytes = readFileSync(join(folder, file))
  expect(bytes.length).toBe(size_bytes)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  const loaded = await installation.ask('GET', `/settings/backups/${file}`)
  expect(loaded.status).toBe(200)
  expect(loaded.headers).toMatchObject({
    'content-length': String(size_bytes),
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${file}"`,
  })

  // What happens after the backup is what a restore would meet.
  await installation.fixture.finish(workspace)
  await installation.fixture.letters(['three'])
  await installation.fixture.lw.journal.sealMoved()
  expect((await installation.ask('POST', `/settings/backups/${file}/check`, {})).json.kind).toBe('check')
  const checked = await ended(installation)
  expect(checked.work).toMatchObject({
    state: 'done',
    done: expect.any(Number),
    total: size_bytes,
    checked: { workspaces: 1, known_key: true, since: { gone_on: 1, begun: 1 } },
  })
  await expectRestored(installation, checked.work.checked.steps)

  const damaged = Buffer.from(bytes)
  // In the rows of a table, behind the header of their part, and not in what lies between two parts.
  const at = bytes.indexOf('tables/kernel.workspaces.copy.gz\0') + 512 + 30
  damaged[at] = (bytes[at] as number) ^ 1
  writeFileSync(join(folder, 'damaged.tar'), damaged)
  await installation.ask('POST', '/settings/backups/damaged.tar/check', {})
  expect((await ended(installation)).work).toMatchObject({
    state: 'failed',
    checked: null,
    refusal: { code: 'backup.damaged', next: expect.any(String) },
  })
})

/** The steps are what a person types: the real command line takes them, with a copy of the journal. */
async function expectRestored({ installation }: SettingsInstallation, steps: Array<{ command: string | null }>) {
  const [restore, start] = steps.flatMap(({ command }) => (command ? [wordsOf(command)] : []))
  const journal = join(temporary(), 'journal')
  cpSync(installation.journalDir, journal, { recursive: true })
  const data = join(temporary(), 'again')
  const named = restore?.[restore.indexOf('--data') + 1] as string
  expect(named).not.toBe(installation.dataDir)
  expect(start).toEqual(['start', '--data', named, '--journal', installation.journalDir, '--app', letters])
  const words = (restore ?? []).map((word) =>
    word === installation.journalDir ? journal : word === named ? data : word,
  )
  const ran = await cli([...words, '--json'])
  expect(ran.json, ran.err).toMatchObject({ ok: true, workspaces: 2, stopped: [expect.any(String)] })
}

/** As a shell splits them. */
function wordsOf(command: string): string[] {
  const printed = execFileSync('sh', ['-c', command.replace(/^lanewright/, "printf '%s\\n'")], { encoding: 'utf8' })
  return printed.trimEnd().split('\n')
}

test('a backup that is cancelled leaves nothing, and two are not written at once', async () => {
  const installation = await openSettings()
  // A table that takes its time: whoever holds it lets nobody read on.
  const holder = await installation.fixture.lw.database.pool('owner').connect()
  await holder.query('begin; lock table kernel.tables in access exclusive mode')
  try {
    await installation.ask('POST', '/settings/backups', {})
    const second = await installation.ask('POST', '/settings/backups', {})
    expect(second).toMatchObject({ status: 409, json: { code: 'backup.under_way' } })
    const cancelled = installation.ask('POST', '/settings/backups/cancel', {})
    await expect.poll(async () => (await installation.ask('GET', '/settings/backups')).json.work).not.toBeNull()
    await holder.query('rollback')
    expect((await cancelled).json).toEqual({ cancelled: true })
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const { work, backups, folder } = await ended(installation)
  expect(work).toMatchObject({ state: 'cancelled', refusal: null })
  expect(backups).toEqual([])
  expect(readdirSync(folder)).toEqual([])
  expect((await installation.ask('POST', '/settings/backups/cancel', {})).json).toEqual({ cancelled: false })
})

test('no name leads out of the folder of the backups', async () => {
  const installation = await openSettings()
  const { folder } = (await installation.ask('GET', '/settings/backups')).json
  await installation.ask('POST', '/settings/backups', {})
  await ended(installation)
  symlinkSync('/etc/hostname', join(folder, 'link.tar'))
  for (const file of ['..%2f..%2fetc%2fhostname', '%2e%2e%2fidentity.tar', '.hidden.tar', 'identity'])
    expect((await installation.ask('GET', `/settings/backups/${file}`)).status, file).toBe(400)
  for (const file of ['none.tar', 'link.tar'])
    expect(await installation.ask('GET', `/settings/backups/${file}`)).toMatchObject({
      status: 404,
      json: { code: 'backup.unknown' },
    })
  expect((await installation.ask('GET', '/settings/backups')).json.backups).toHaveLength(1)
})
