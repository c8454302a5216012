import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Lanewright, openLanewright } from '#host/open.ts'
import type { App } from '#kernel/ports/app.ts'
import { backup } from '#storage/backup.ts'
import { erasePerson } from '#storage/erase.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { expectSound, type Fixture, openFixture } from '../../support/fixture.ts'
import { temporary } from '../embedded/harness.ts'
import { recordingJournal } from './home.ts'
import { emptyDatabase, restoreInto, signer } from './targets.ts'

vi.setConfig({ testTimeout: 120_000 })

/** The post office takes the letter, and no answer comes back; nor is it found when one looks. */
const doubtful =
  (key: string) =>
  (app: App): App => ({
    ...app,
    tools: app.tools.map((tool) => ({
      ...tool,
      async run(input, context) {
        const done = await tool.run(input, context)
        if ((input as { letter_key: string }).letter_key === key) throw new Error('the answer was lost')
        return done
      },
      verify: async (input, context) =>
        (input as { letter_key: string }).letter_key === key ? { found: false } : tool.verify(input, context),
    })),
  })

async function takeBackup(fixture: Fixture) {
  const path = join(temporary(), 'backup.tar')
  return backup({ auditor: fixture.lw.database.pool('auditor'), signer, path, now: new Date() })
}

/** The journals that sealed anything here. */
const keysOf = async (fixture: Fixture) =>
  (await fixture.rows<{ key: string }>('select distinct key from kernel.seals')).map((r) => r.key)

const headsOf = (fixture: Fixture) =>
  fixture.rows<{ workspace: string; seq: string }>('select workspace_id as workspace, seq from kernel.heads')

async function openRestored(
  fixture: Fixture,
  database: Awaited<ReturnType<typeof emptyDatabase>>,
  app: (p: App) => App,
) {
  const lw = await openLanewright({
    dataDir: temporary(),
    newJournal: { person: 'anna', reason: 'a further node' },
    database,
    apps: [app(lettersApp({ postOffice: fixture.postOffice }))],
  })
  onTestFinished(() => lw.close())
  return lw
}

/** Drives and grants until nothing moves. */
async function finish(lw: Lanewright, workspace: string): Promise<string | undefined> {
  for (let i = 0; i < 20; i++) {
    await lw.drive(workspace)
    const state = await lw.store.load(workspace)
    const pending = state?.approvals.filter((a) => a.status === 'pending') ?? []
    if (pending.length === 0 || state?.stopped) return state?.workspace.status
    for (const a of pending) {
      const content = { approval_id: a.approval_id, decision: 'grant', action_hash: a.action_hash, role: 'SENDER' }
      await lw.send(workspace, 'anna', 'approval.decide', content)
    }
  }
  return undefined
}

test('a backup is restored elsewhere: verify and replay are green, work goes on to its end, an uncertain effect stays uncertain and nothing is sent twice [K-backup.1, K-backup.2]', async () => {
  const fixture = await openFixture({ app: doubtful('two') })
  const workspace = await fixture.letters(['one', 'two', 'three'])
  for (let i = 0; i < 20 && (await fixture.posted()).length < 2; i++) {
    await fixture.lw.drive(workspace)
    await fixture.grantAll(workspace)
  }
  await fixture.lw.drive(workspace)
  const before = await fixture.lw.store.load(workspace)
  expect(before?.uncertain).toHaveLength(1)
  expect(await fixture.posted()).toHaveLength(2)

  const { path, manifest, rows } = await takeBackup(fixture)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(Number(rows)).toBeGreaterThan(100)
  const known = { keys: await keysOf(fixture), heads: await headsOf(fixture), erasures: [] }
  const target = await emptyDatabase()
  const { restored, journal } = await restoreInto(target, path, known)
  expect(restored).toMatchObject({ stopped: [], erased: [], lost: [], workspaces: manifest.heads.length })
  expect(journal.stated).toEqual([
    {
      kind: 'restore',
      body: {
        backup: `backup.tar of ${manifest.taken_at}`,
        taken_at: manifest.taken_at,
        reason: 'the disk broke',
        person: 'anna',
        heads: manifest.heads.map((h) => expect.objectContaining(h)),
      },
    },
  ])

  const lw = await openRestored(fixture, target, doubtful('two'))
  await expectSound(lw)
  await finish(lw, workspace)
  expect(await fixture.posted()).toEqual(['one', 'two'])
  const still = (await lw.store.load(workspace))?.uncertain ?? []
  expect(still.map((i) => i.intent_id)).toEqual(before?.uncertain.map((i) => i.intent_id))
  // Only a person says what became of it; then the rest is done.
  await lw.send(workspace, 'anna', 'effect.settle', { intent_id: still[0]?.intent_id, outcome: 'verified' })
  expect(await finish(lw, workspace)).toBe('completed')
  expect(await fixture.posted()).toEqual(['one', 'two', 'three'])
  await expectSound(lw)
})

test('what went on after the backup is not done again: its workspace is stopped until a person has looked; the others go on [K-backup.3]', async () => {
  const fixture = await openFixture()
  const [busy, quiet] = [await fixture.letters(['one']), await fixture.letters(['two'])]
  for (const id of [busy, quiet]) await fixture.lw.drive(id)
  await fixture.lw.journal.sealMoved()
  await expect.poll(() => keysOf(fixture)).toHaveLength(1)
  const { path, manifest } = await takeBackup(fixture)
  expect(await fixture.finish(busy)).toBe('completed')
  expect(await fixture.posted()).toEqual(['one'])
  const created = await fixture.letters(['three'])
  const sealed = (await headsOf(fixture)).map((h) =>
    h.workspace === quiet ? { ...h, seq: manifest.heads.find((m) => m.workspace === quiet)?.seq ?? '0' } : h,
  )

  const target = await emptyDatabase()
  const { restored } = await restoreInto(target, path, { keys: await keysOf(fixture), heads: sealed, erasures: [] })
  expect(restored).toMatchObject({ stopped: [busy], lost: [created] })
  const lw = await openRestored(fixture, target, (p) => p)
  expect(await finish(lw, busy)).toBe('active')
  expect(await fixture.posted()).toEqual(['one'])
  expect(await finish(lw, quiet)).toBe('completed')
  expect(await fixture.posted()).toEqual(['one', 'two'])
  const { rows } = await lw.database.pool('auditor').query('select workspace_id, person, reason from kernel.stops')
  expect(rows).toEqual([{ workspace_id: busy, person: 'anna', reason: expect.stringContaining('look which effects') }])
  await expectSound(lw)

  // Without the journal, or with only one of two machines' journals, nobody knows.
  const half = await emptyDatabase()
  const one = { keys: [signer.id], heads: sealed, erasures: [] }
  expect((await restoreInto(half, path, one)).restored.stopped.sort()).toEqual([busy, quiet].sort())
  const blind = await emptyDatabase()
  expect((await restoreInto(blind, path, null)).restored.stopped.sort()).toEqual([busy, quiet].sort())
})

test('people erased after the backup are erased again by the restore, under a hold that the backup brings back too [K-backup.4, K-erase.5]', async () => {
  const fixture = await openFixture()
  const workspace = await fixture.letters(['one', 'two'])
  await fixture.finish(workspace)
  const people = await fixture.rows<{ person: string; body: string }>(
    'select letter_id as person, body from letters.letters where workspace_id = $1 order by letter_key',
    [workspace],
  )
  const [gone, stays] = [people[0] as (typeof people)[number], people[1] as (typeof people)[number]]
  const hold = (more: object) =>
    fixture.lw.database
      .pool('app')
      .query('select kernel.hold($1)', [{ workspace, by: 'otto', now: new Date().toISOString(), ...more }])
  await hold({ hold_id: '11111111-1111-4111-8111-111111111111', reason: 'a case' })
  const { path } = await takeBackup(fixture)
  await hold({ lift: true })
  const journal = recordingJournal()
  const owner = fixture.lw.database.pool('owner')
  const request = { workspace, person: gone.person, by: 'anna', reason: 'asked', now: new Date().toISOString() }
  expect(await erasePerson({ owner }, journal, request)).toMatchObject({ ok: true, cleaned: 'tables' })

  const erasures = journal.stated.flatMap((s) => (s.kind === 'erasure' ? [s.body] : []))
  const known = { keys: [], heads: await headsOf(fixture), erasures: [...erasures, ...erasures] }
  const target = await emptyDatabase()
  const { restored } = await restoreInto(target, path, known)
  expect(restored.erased).toEqual([{ workspace, person: gone.person }])
  const lw = await openRestored(fixture, target, (p) => p)
  const { rows } = await lw.database
    .pool('auditor')
    .query('select letter_id as person, body from letters.letters where workspace_id = $1 order by letter_key', [
      workspace,
    ])
  expect(rows).toEqual([{ person: gone.person, body: '[erased]' }, stays])
  const holds = await lw.database
    .pool('auditor')
    .query('select person_id, reason, placed_by, lifted_by from kernel.legal_holds order by placed_at')
  expect(holds.rows).toEqual([
    { person_id: null, reason: 'a case', placed_by: 'otto', lifted_by: 'anna' },
    { person_id: null, reason: 'a case', placed_by: 'otto', lifted_by: null },
  ])
  await expectSound(lw)
})

test('a backup is one moment: what is written while it is taken is not half in it [K-backup.1]', async () => {
  const fixture = await openFixture()
  const workspace = await fixture.letters(['one', 'two', 'three'])
  let going = true
  const work = (async () => {
    while (going) await fixture.lw.send(workspace, 'anna', 'workspace.resume', {})
  })()
  const { path, manifest } = await takeBackup(fixture)
  going = false
  await work
  const target = await emptyDatabase()
  const { restored } = await restoreInto(target, path, { keys: [], heads: [], erasures: [] })
  const entries = manifest.heads.reduce((sum, h) => sum + Number(h.seq), 0)
  expect(restored.entries).toBe(entries)
})

test('a restore needs an empty database and the migrations of the backup, and leaves what it refused as it was [K-backup.2]', async () => {
  const fixture = await openFixture()
  const { path } = await takeBackup(fixture)
  const target = await emptyDatabase()
  const unknown = restoreInto(target, path, null, { apps: [] })
  await expect(unknown).rejects.toMatchObject({
    code: 'backup.other_migrations',
    next: expect.stringContaining('--app'),
  })
  const client = await target.client('owner')
  expect((await client.query(`select to_regclass('kernel.heads') as there`)).rows).toEqual([{ there: null }])
  await client.end()
})
