import { expect, test } from 'vitest'
import { openFixture } from '../../support/fixture.ts'

const AT = '2026-03-02T09:00:00.000Z'

test('lifting the stop of everything wakes every workspace that it stopped, and not the house [K-cycle.18]', async () => {
  const fixture = await openFixture()
  const { lw } = fixture
  const workspaces = [await fixture.letters(['one']), await fixture.letters(['two'])]
  await lw.store.stop('all', '00000000-0000-4000-8000-0000000000aa', 'anna', 'fire', AT)
  for (const ws of workspaces) expect((await lw.drive(ws)).steps).toEqual([{ did: 'is.stopped', idle: true }])
  const admin = await fixture.database.client('superuser')
  try {
    const jobs = async () => (await admin.query('select key from graphile_worker._private_jobs order by key')).rows
    await admin.query('delete from graphile_worker._private_jobs')
    expect(await lw.store.liftStop('all', AT)).toMatchObject({ ok: true })
    expect(await jobs()).toEqual(
      workspaces.map((ws) => ({ key: `drive:${ws}` })).sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
    await admin.query('delete from graphile_worker._private_jobs')
    await lw.store.liftStop(workspaces[0] as string, AT)
    expect(await jobs()).toEqual([{ key: `drive:${workspaces[0]}` }])
  } finally {
    await admin.end()
  }
})
