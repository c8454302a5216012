import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outreachApp } from '#apps/outreach/app.ts'
import { PROJECTIONS, writeProjections } from '#apps/outreach/services/projections.ts'
import type { OutreachServices } from '#apps/outreach/tools/services.ts'
import type { State } from '#kernel/ports/store.ts'
import { takeSnapshot } from '#kernel/snapshot.ts'
import { createStore } from '#storage/store.ts'
import { type KnownFixture, openKnownFixture, viewsOf } from './known-fixture.ts'
import { hashOf } from './written-campaign.ts'

const ENVIRONMENT = { secrets: { place: 'the keychain', names: ['SMTP_PASSWORD'] }, settings: [] }

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewright-projections-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function write(fixture: KnownFixture, folder: string): Promise<string[]> {
  return writeProjections(viewsOf(fixture), { campaign: fixture.id, folder, environment: ENVIRONMENT })
}

test('the projections are written on demand, from the tables and the artifact context/campaign_context, over whatever stood there [S001-20.1.1] [O-proj.1]', async () => {
  const fixture = await openKnownFixture()
  const context = JSON.stringify({ tone: 'plain', note: '# not a heading' })
  await fixture.at('2026-04-03T12:00:00Z', [
    [
      `insert into kernel.blobs (workspace_id, hash, bytes) values ($1, $2, $3)`,
      [fixture.id, hashOf(context), Buffer.from(context)],
    ],
    [
      `insert into kernel.artifacts (workspace_id, artifact_id, artifact_type, artifact_key, version, source, status, hash, hash_source, content_type, byte_size, created_at)
       values ($1, $1, 'context', 'campaign_context', 1, 'user', 'approved', $2, 'normalized_json', 'application/json', $3, kernel.now())`,
      [fixture.id, hashOf(context), context.length],
    ],
    [
      `insert into kernel.tasks (workspace_id, task_id, description, source, created_at, updated_at) values ($1, $1, 'Read <b>all</b> the answers', 'user', kernel.now(), kernel.now())`,
      [fixture.id],
    ],
  ])
  const folder = join(await newFolder(), 'made', 'here')
  expect(await write(fixture, folder)).toEqual(PROJECTIONS.map((name) => join(folder, name)))
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  expect(await read('tasks.md')).toContain('1. [ ] Read \\<b\\>all\\</b\\> the answers\n')
  expect(await read('context.md')).toContain('"note": "# not a heading"')
  expect(await read('environment.md')).toContain('- `SMTP_PASSWORD`')
  expect((await stat(join(folder, 'tasks.md'))).mode & 0o777).toBe(0o600)

  const elsewhere = join(folder, 'elsewhere')
  await writeFile(elsewhere, 'untouched')
  await rm(join(folder, 'tasks.md'))
  await symlink(elsewhere, join(folder, 'tasks.md'))
  await write(fixture, folder)
  expect(await readFile(elsewhere, 'utf8')).toBe('untouched')
  expect(await read('tasks.md')).toContain('# Tasks of C')
  expect((await readdir(folder)).sort()).toEqual(['context.md', 'elsewhere', 'environment.md', 'tasks.md'])
})

test('whoever changes or deletes the projections has changed nothing: the next snapshot is the same, byte for byte [S001-4.1]', async () => {
  const fixture = await openKnownFixture()
  const app = outreachApp(NOWHERE)
  const store = createStore({ pool: fixture.campaign.pools.pool('app'), apps: [app] })
  const snapshot = async () => {
    const state = (await store.load(fixture.id)) as State
    return { ...takeSnapshot(app, state, 0), state: JSON.stringify(state) }
  }
  const before = await snapshot()
  const folder = await newFolder()
  await write(fixture, folder)
  expect(await snapshot()).toEqual(before)
  for (const name of PROJECTIONS) await writeFile(join(folder, name), '# Tasks\n\n1. [x] Everything is done\n')
  expect(await snapshot()).toEqual(before)
  await rm(folder, { recursive: true })
  expect(await snapshot()).toEqual(before)
})

/** Nothing here reaches outside. */
const NOWHERE = new Proxy({} as OutreachServices, {
  get: (_, name) => () => {
    throw new Error(`nobody should ask for ${String(name)}`)
  },
})
