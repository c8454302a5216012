import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { createDispatch } from '#storage/dispatch.ts'
import { createDatabase } from '../../support/server.ts'

const workspace = '33333333-3333-4333-8333-333333333333'

async function machine(database: Awaited<ReturnType<typeof createDatabase>>) {
  const pools = openDatabase(database)
  const dispatch = createDispatch({
    app: pools.pool('app'),
    dispatch: pools.pool('dispatch'),
    alone: false,
    onFailure: () => {},
  })
  return { pools, dispatch }
}

test('a workspace is woken now and by a timer, once each, and strictly one drive at a time [K-cycle.16]', async () => {
  const database = await createDatabase()
  const one = await machine(database)
  onTestFinished(async () => {
    await one.dispatch.stop()
    await one.pools.close()
    await database.drop()
  })
  let inside = 0
  let most = 0
  const drives: string[] = []
  await one.dispatch.wake(workspace, Date.now() + 300)
  for (let i = 0; i < 5; i++) await one.dispatch.wake(workspace)
  await one.dispatch.start(async (id) => {
    inside += 1
    most = Math.max(most, inside)
    drives.push(id)
    await new Promise((resolve) => setTimeout(resolve, 50))
    inside -= 1
  }, 4)
  await vi.waitFor(() => expect(drives).toHaveLength(2), { timeout: 30_000 })
  expect(most).toBe(1)
})

test('the job of a machine that vanished is taken over by another within seconds', async () => {
  const database = await createDatabase()
  const other = await machine(database)
  onTestFinished(async () => {
    await other.dispatch.stop()
    await other.pools.close()
    await database.drop()
  })
  // What a machine leaves behind that took the job and was cut off: a job and a queue locked in its name.
  await other.dispatch.wake(workspace)
  const dead = await database.client('dispatch')
  await dead.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'`)
  await dead.query(`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'gone'`)
  await dead.end()
  const drives: string[] = []
  await other.dispatch.start(async (id) => void drives.push(id), 2)
  await vi.waitFor(() => expect(drives).toEqual([workspace]), { timeout: 15_000 })
})

test('while a machine ends, its peers leave it the drive that it has in hand, however long that takes [SCALE-machines.9]', {
  timeout: 60_000,
}, async () => {
  const database = await createDatabase()
  const [one, peer] = [await machine(database), await machine(database)]
  onTestFinished(async () => {
    await peer.dispatch.stop()
    await Promise.all([one.pools.close(), peer.pools.close()])
    await database.drop()
  })
  const lines: string[] = []
  await one.dispatch.start(async () => {
    lines.push('begins')
    // Longer than the silence after which a machine is taken for dead.
    await new Promise((resolve) => setTimeout(resolve, 7000))
    lines.push('ends')
  }, 1)
  await one.dispatch.wake(workspace)
  await vi.waitFor(() => expect(lines).toEqual(['begins']), { timeout: 30_000 })
  await peer.dispatch.start(async () => void lines.push('peer'), 1)
  await one.dispatch.stop()
  expect(lines).toEqual(['begins', 'ends'])
})

test('a heartbeat that is slow does not outlive the farewell of its worker [SCALE-machines.9]', async () => {
  const database = await createDatabase()
  const one = await machine(database)
  onTestFinished(async () => {
    await one.pools.close()
    await database.drop()
  })
  const pool = one.pools.pool('dispatch')
  const query = pool.query.bind(pool) as (asked: { text: string; values?: unknown[] }) => Promise<unknown>
  let farewell = () => {}
  const gone = new Promise<void>((resolve) => {
    farewell = resolve
  })
  let held = 0
  vi.spyOn(pool, 'query').mockImplementation((async (asked: { text: string; values?: unknown[] }) => {
    const [mine = []] = (asked.values ?? []) as [string[]?]
    if (asked.text.includes('dispatch.beat') && mine.length > 0) {
      held += 1
      // It arrives after the farewell, unless that waits for it.
      await Promise.race([gone, pause(2000)])
    }
    const answer = await query(asked)
    if (asked.text.startsWith('delete from dispatch.workers')) farewell()
    return answer
  }) as never)
  await one.dispatch.start(async () => {}, 1)
  await expect.poll(() => held).toBeGreaterThan(0)
  await one.dispatch.stop()
  await pause(500)
  expect(await query({ text: 'select worker_id from dispatch.workers' })).toMatchObject({ rows: [] })
})

test('a machine that could not end its jobs goes on by itself when the database lets it, and ends when told [SCALE-machines.3]', {
  timeout: 90_000,
}, async () => {
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  const urls = { app: database.url('app'), dispatch: database.url('dispatch') }
  const program = join(import.meta.dirname, 'unable-machine.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=lanewright-source', program, JSON.stringify(urls)],
    // What is left behind would keep the process alive.
    { timeout: 60_000, killSignal: 'SIGKILL' },
  )
  expect(JSON.parse(stdout)).toEqual({
    // What it could not end is done again, once it is seen that nobody has it any more.
    driven: ['1', '1', '2', '2', '3', '3', '4', '4', '5'],
    left: [],
  })
})
