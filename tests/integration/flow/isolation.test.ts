import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { openFixture } from '../../support/fixture.ts'

const bytes = new TextEncoder().encode('the same file')
const hash = sha256Hex(bytes)

test('two workspaces may hold the same bytes, and neither learns of the other [S004-art.2, S004-0.2]', async () => {
  const { lw, letters } = await openFixture()
  const [mine, other] = [await letters(['one']), await letters(['one'])]
  const keep = async (workspace: string) => {
    const lease = await lw.leases.take(workspace)
    const step = { workspace, fence: lease!.fence, now: '2026-05-01T00:00:00Z', changes: [], audit: [] }
    expect(await lw.store.commit({ ...step, blobs: [{ hash, bytes }] })).toMatchObject({ ok: true })
    await lw.leases.release(lease!)
  }
  await keep(other)
  expect(await lw.store.readBlob(mine, hash)).toBeNull()
  await keep(mine)
  expect(Buffer.from((await lw.store.readBlob(mine, hash))!)).toEqual(Buffer.from(bytes))
})

test('a run of one workspace cannot stand below a run of another [S004-0.2]', async () => {
  const { lw, letters, rows } = await openFixture()
  const [mine, other] = [await letters(['one']), await letters(['one'])]
  const [foreign] = await rows<{ run_id: string; root_run_id: string; lanes_pin: string; roles_pin: string }>(
    'select run_id, root_run_id, lanes_pin, roles_pin from kernel.runs where workspace_id = $1 limit 1',
    [other],
  )
  const lease = await lw.leases.take(mine)
  const now = '2026-05-01T00:00:00Z'
  const run = {
    run_id: '44444444-4444-4444-8444-444444444444',
    parent_run_id: foreign!.run_id,
    root_run_id: foreign!.root_run_id,
    run_kind: 'db_write',
    actor_type: 'agent',
    actor_id: 'clerk',
    lanes_pin: foreign!.lanes_pin,
    roles_pin: foreign!.roles_pin,
    status: 'running',
    created_at: now,
    started_at: now,
  }
  const changes = [{ table: 'kernel.runs', op: 'insert' as const, rows: [run] }]
  const committed = await lw.store.commit({ workspace: mine, fence: lease!.fence, now, changes, audit: [] })
  expect(committed).toMatchObject({ ok: false, refusal: { code: 'run.parent_unknown' } })
  await lw.leases.release(lease!)
})

test('loading touches as many pages with three thousand tasks as with three [K-cycle.3]', async () => {
  const { lw, letters, database } = await openFixture()
  const pages = async (workspace: string) => {
    const client = await database.client('app')
    try {
      const explain = `explain (analyze, buffers, format json) select kernel.enter('${workspace}', null, null, null)::text, kernel.load('${workspace}')`
      await client.query(explain)
      const { rows } = await client.query(explain)
      return rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks'] as number
    } finally {
      await client.end()
    }
  }
  const [few, many] = [await letters(['one']), await letters(['one'])]
  const lease = await lw.leases.take(many)
  const now = '2026-05-01T00:00:00Z'
  const tasks = Array.from({ length: 3000 }, () => ({
    task_id: lw.deps.ids.uuid(),
    description: 'One of very many tasks',
    source: 'user',
    created_at: now,
    updated_at: now,
  }))
  const changes = [{ table: 'kernel.tasks', op: 'insert' as const, rows: tasks }]
  const committed = await lw.store.commit({ workspace: many, fence: lease!.fence, now, changes, audit: [] })
  expect(committed).toMatchObject({ ok: true })
  await lw.leases.release(lease!)
  const vacuum = await database.client('owner')
  await vacuum.query('vacuum analyze kernel.tasks')
  await vacuum.end()
  expect(await pages(many)).toBeLessThan(1.5 * (await pages(few)))
})
