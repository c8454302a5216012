import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FIELDS } from '../../integration/hostile/fields.ts'
import { runLoad } from '../../integration/hostile/load.ts'
import { oracle } from '../../integration/hostile/oracle.ts'
import { checkKernel } from '../../integration/hostile/oracle-kernel.ts'
import { createDatabase } from '../../support/server.ts'
import { flood } from './flood.ts'

const PROPOSALS = 200

async function place() {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-storm-'))
  const database = await createDatabase()
  onTestFinished(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  return { folder, database }
}

test.each(Object.keys(FIELDS).filter((app) => app !== 'letters'))(
  'hostile proposals to %s: none runs outside its lane, none is unlogged, no invariant breaks; a call that nobody logged is seen [TR-storm.1]',
  { timeout: 200_000 },
  async (app) => {
    const { folder, database } = await place()
    const field = FIELDS[app]?.(folder)
    if (!field) throw new Error('no field')
    const done = await runLoad({ dataDir: folder, database, field, proposals: PROPOSALS, workspaces: 2, seed: 'short' })
    try {
      expect((await oracle(done)).breaches).toEqual([])
      expect(done.made).toBeGreaterThanOrEqual(PROPOSALS)
      const [ws, made] = [...done.calls][0] as [string, number]
      const { breaches } = await checkKernel({ lw: done.lw, pack: app, allowed: {}, calls: new Map([[ws, made + 1]]) })
      expect(breaches.join()).toContain(`${made + 1} calls were made`)
    } finally {
      await done.lw.close()
    }
  },
)

test('a flood ends with the budget, however often a person lets it go on; without one it is seen to go on [TR-flood.1]', async () => {
  const { folder, database } = await place()
  const held = await flood({ folder: join(folder, 'a'), seed: 'short', budget: 30, resumes: 15, database })
  expect(held.breaches).toEqual([])
  const loose = { folder: join(folder, 'b'), seed: 'short', budget: null, resumes: 4 }
  const other = await createDatabase()
  onTestFinished(() => other.drop())
  expect((await flood({ ...loose, database: other })).breaches.join()).toContain('the agent was asked')
})
