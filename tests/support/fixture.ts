import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Row } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { lettersApp } from '../../examples/letters/app/app.ts'
import { expectPast } from './past.ts'
import { createDatabaseFor, type TestDatabase } from './server.ts'

export interface Fixture {
  lw: Lanewright
  database: TestDatabase
  dataDir: string
  postOffice: string
  /** A letters workspace with these letters, active. */
  letters(keys: string[], more?: Partial<Parameters<Lanewright['create']>[0]>): Promise<string>
  /** Grants everything that waits in the workspace, as the sender. */
  grantAll(workspace: string, person?: string): Promise<number>
  /** Drives and grants until nothing moves. */
  finish(workspace: string): Promise<string>
  /** Everything the post office ever took in. */
  posted(): Promise<string[]>
  rows<T extends Row>(sql: string, values?: unknown[]): Promise<T[]>
}

export type FixtureOptions = Partial<Omit<LanewrightOptions, 'apps'>> & {
  app?: (app: App) => App
  database?: TestDatabase
  /** Packs that stand beside the letters. */
  beside?: App[]
}

/**
 * The real controller on a real database with the letters pack. When the test ends, every workspace it made must
 * verify and replay without a difference.
 */
export async function openFixture(options: FixtureOptions = {}): Promise<Fixture> {
  const { app = (p: App) => p, beside = [], ...rest } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-world-'))
  const postOffice = join(dataDir, 'post')
  const apps = [app(lettersApp({ postOffice })), ...beside]
  const database = options.database ?? (await createDatabaseFor(apps))
  const lw = await openLanewright({ dataDir, ...rest, database, apps })
  const fixture: Fixture = {
    lw,
    database,
    dataDir,
    postOffice,
    letters: (keys, more) =>
      lw.create({
        pack: 'letters',
        name: 'Letters',
        goal: { letters: keys.map((key) => ({ key, to: `Reader of ${key}`, about: `the matter of ${key}` })) },
        ...more,
      }),
    async grantAll(workspace, person = 'anna') {
      const state = await lw.store.load(workspace)
      const pending = state?.approvals.filter((a) => a.status === 'pending') ?? []
      for (const a of pending) {
        const content = { approval_id: a.approval_id, decision: 'grant', action_hash: a.action_hash, role: 'SENDER' }
        const sent = await lw.send(workspace, person, 'approval.decide', content)
        expect(sent).toMatchObject({ ok: true })
      }
      return pending.length
    },
    async finish(workspace) {
      for (let i = 0; i < 50; i++) {
        await lw.drive(workspace)
        if ((await fixture.grantAll(workspace)) === 0) break
      }
      return (await lw.store.load(workspace))?.workspace.status ?? 'gone'
    },
    posted: async () =>
      (await readFile(join(postOffice, 'book.txt'), 'utf8').catch(() => '')).split('\n').filter(Boolean),
    rows: async (sql, values = []) => (await lw.database.pool('auditor').query(sql, values)).rows,
  }
  onTestFinished(async () => {
    try {
      await expectSound(lw)
    } finally {
      await lw.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(`${dataDir}.journal`, { recursive: true, force: true })
    }
  })
  return fixture
}

/** Whatever a test did: the chain holds, every table is what the log says it is, and so was it at a random moment. */
export async function expectSound(lw: Lanewright): Promise<void> {
  expect(await lw.verify()).toMatchObject({ ok: true })
  const { rows } = await lw.database
    .pool('auditor')
    .query<{ id: string }>('select workspace_id as id from kernel.workspaces')
  for (const { id } of rows) {
    expect(await lw.replay(id)).toMatchObject({ ok: true, differences: 0, first: [] })
    if (id !== SYSTEM_WORKSPACE) await expectPast(lw.database.pool('auditor'), id)
  }
}
