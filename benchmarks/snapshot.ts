import type pg from 'pg'
import type { Lanewright } from '#host/open.ts'
import { lettersApp } from '../examples/letters/app/app.ts'
import { median, timeMs, withLanewright } from './support/fixture.ts'

/**
 * Does loading a snapshot cost more when a workspace is large? A small workspace (100 tasks, 120 ledger rows) and a
 * large one (100,000 tasks, 1,000,000 ledger rows) are loaded in turn. Exit 1 above the limit.
 */
const LIMIT = 1.3
const ROUNDS = 300
const WARM_UP_ROUNDS = 30
const SMALL = { tasks: 100, entries: 120 }
const LARGE = { tasks: 100_000, entries: 1_000_000 }
const BATCH = 20_000

const MOVES = [
  ['start', 'pending', 'in_progress', 0.5],
  ['done', 'in_progress', 'done', 0.8],
  ['block', 'in_progress', 'blocked', 1],
]

const TASKS = `
  insert into kernel.tasks (workspace_id, task_id, description, source, created_at, updated_at)
  select $1, gen_random_uuid(), 'A task among very many, number ' || n, 'user', kernel.now() + n * interval '1 microsecond', kernel.now()
  from generate_series(1, $2::int) n`

const VERIFY = `
  insert into kernel.verifications (workspace_id, verification_id, task_id, kind, from_status, to_status, reason, person, verified_at)
  select $1, gen_random_uuid(), t.task_id, $2, $3, $4, case when $2 = 'block' then 'it waits' end, 'anna', kernel.now()
  from (select task_id, row_number() over (order by task_id) as n, count(*) over () as all_of_them from kernel.tasks
        where workspace_id = $1 and status = $3 and source = 'user') t where t.n <= t.all_of_them * $5::float8`

const MOVE = `
  update kernel.tasks t set status = $3, updated_at = kernel.now(), blocked_reason = case when $3 = 'blocked' then 'it waits' end
  where t.workspace_id = $1 and t.status = $2 and exists (
    select 1 from kernel.verifications v where v.workspace_id = $1 and v.task_id = t.task_id and v.kind = $4 and v.from_status = $2 and v.to_status = $3)`

const AUDIT = `
  select kernel.append_audit($1, (
    select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'action_type', 'system', 'payload', jsonb_build_object(
      'run_id', gen_random_uuid(), 'outcome', 'success', 'severity', 'info', 'contract_version', 'v1',
      'target', jsonb_build_object('target_type', 'bench', 'name', 'entry ' || n, 'operation', 'fill'))))
    from generate_series(1, $2::int) n))`

await withLanewright({ apps: [lettersApp({ postOffice: '' })] }, async (lw) => {
  const goal = { letters: Array.from({ length: 5 }, (_, i) => ({ key: `letter-${i}`, to: 'Reader', about: 'size' })) }
  const small = await lw.create({ pack: 'letters', name: 'Small', goal })
  const large = await lw.create({ pack: 'letters', name: 'Large', goal })
  const setUpMs = await timeMs(async () => {
    await fill(lw, small, SMALL)
    await fill(lw, large, LARGE)
    await lw.database.pool('owner').query('vacuum analyze')
  })
  const sizes = await Promise.all([small, large].map((ws) => sizeOf(lw, ws)))
  console.log(`set up in ${(setUpMs / 1000).toFixed(0)} s`)

  const samples = { small: [] as number[], large: [] as number[] }
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    // In turn, each first as often as the other.
    for (const name of round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const ms = await timeMs(() => lw.store.load(name === 'small' ? small : large))
      if (round >= 0) samples[name].push(ms)
    }
  }
  const ratio = median(samples.large) / median(samples.small)
  console.log('workspace      tasks   ledger rows   ms per load (median)')
  for (const [i, name] of (['small', 'large'] as const).entries()) {
    const { tasks, entries } = sizes[i] as { tasks: number; entries: number }
    const ms = median(samples[name]).toFixed(3)
    console.log(`${name.padEnd(10)} ${String(tasks).padStart(9)} ${String(entries).padStart(13)} ${ms.padStart(22)}`)
  }
  console.log(`ratio ${ratio.toFixed(3)} (at most ${LIMIT})`)
  console.log(JSON.stringify({ ratios: { snapshot_load: Number(ratio.toFixed(3)) } }))
  process.exitCode = ratio <= LIMIT ? 0 : 1
})

async function sizeOf(lw: Lanewright, ws: string): Promise<{ tasks: number; entries: number }> {
  const { rows } = await lw.database.pool('auditor').query(
    `select (select count(*)::int from kernel.tasks where workspace_id = $1) as tasks,
       (select count(*)::int from kernel.event_log where workspace_id = $1) + (select count(*)::int from kernel.audit_log where workspace_id = $1) as entries`,
    [ws],
  )
  return rows[0]
}

/** Through the evented tables and the log's own function, so that every row is chained as in real life. */
async function fill(lw: Lanewright, ws: string, { tasks, entries }: { tasks: number; entries: number }): Promise<void> {
  const lease = await lw.leases.take(ws)
  if (!lease) throw new Error('the workspace is held')
  const enter = async (client: pg.PoolClient) => {
    await client.query('begin')
    await client.query('select kernel.enter($1, $2, null, null)', [ws, lease.fence.toString()])
  }
  const client = await lw.database.pool('app').connect()
  try {
    const has = await sizeOf(lw, ws)
    for (let from = has.tasks; from < tasks; from += BATCH) {
      await enter(client)
      await client.query(TASKS, [ws, Math.min(BATCH, tasks - from)])
      // Four of ten are done, one of ten is blocked: work that lies behind must cost nothing.
      for (const [kind, before, after, part] of entries > tasks ? MOVES : []) {
        await client.query(VERIFY, [ws, kind, before, after, part])
        await client.query(MOVE, [ws, before, after, kind])
      }
      await client.query('commit')
    }
    for (let left = entries - (await sizeOf(lw, ws)).entries; left > 0; left -= BATCH) {
      await enter(client)
      await client.query(AUDIT, [ws, Math.min(BATCH, left)])
      await client.query('commit')
    }
  } finally {
    client.release()
    await lw.leases.release(lease)
  }
}
