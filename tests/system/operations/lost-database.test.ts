import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLanewright } from '#host/open.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'
import { temporary } from '../embedded/harness.ts'
import { emptyDatabase } from './targets.ts'

test('a database that holds nothing is not taken for a new one while the journal stands for entries; with another journal it is [TR-gates.7]', async () => {
  const folder = temporary()
  const apps = [lettersApp({ postOffice: join(folder, 'post') })]
  const open = (database: TestDatabase, journal: string) =>
    openLanewright({ dataDir: join(folder, 'data'), journalDir: join(folder, journal), apps, database })
  const first = await createDatabase()
  onTestFinished(() => first.drop())
  const lw = await open(first, 'journal')
  await lw.create({
    pack: 'letters',
    name: 'Post',
    goal: { letters: [{ key: 'a', to: 'Reader', about: 'the matter' }] },
  })
  expect(await lw.verify()).toMatchObject({ ok: true })
  await lw.close()

  const second = await emptyDatabase()
  onTestFinished(() => second.drop())
  await expect(open(second, 'journal')).rejects.toMatchObject({
    code: 'journal.database_lost',
    next: expect.stringContaining('lanewright restore'),
  })
  const client = await second.client('superuser')
  const { rows } = await client.query(`select to_regclass('kernel.migrations') as made`)
  await client.end()
  expect(rows).toEqual([{ made: null }])
  await (await open(second, 'other')).close()
})

test('whoever removed the whole data folder begins anew, and verify tells of it [TR-gates.7]', async () => {
  const folder = temporary()
  const apps = [lettersApp({ postOffice: join(folder, 'post') })]
  const open = () => openLanewright({ dataDir: join(folder, 'data'), apps })
  const lw = await open()
  const goal = { letters: [{ key: 'a', to: 'Reader', about: 'the matter' }] }
  await lw.create({ pack: 'letters', name: 'Post', goal })
  await lw.close()
  await rm(join(folder, 'data'), { recursive: true })
  const again = await open()
  const { ok, notices = [] } = await again.verify()
  await again.close()
  expect(ok).toBe(true)
  expect(notices).toMatchObject([{ code: 'journal.new_database' }])
})
