import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#storage/database.ts'
import { createDispatch } from '#storage/dispatch.ts'

/**
 * A machine of its own, whose database does not let it end its jobs for a while. It says what it drove and what it left
 * locked, and has to end by itself.
 */
const urls = JSON.parse(process.argv[2] ?? '') as Record<string, string>
const pools = openDatabase({ url: (role) => urls[role] as string, stepDown: false })
const pool = pools.pool('dispatch')
const dispatch = createDispatch({ app: pools.pool('app'), dispatch: pool, alone: false, onFailure: () => {} })
const workspace = (number: string) => `0000000${number}-3333-4333-8333-333333333333`
const held = new Map(['1', '2', '3', '4'].map((number) => [number, Promise.withResolvers<void>()]))
const driven: string[] = []

for (const number of held.keys()) await dispatch.wake(workspace(number))
await dispatch.start(async (id) => {
  const number = id.charAt(7)
  driven.push(number)
  await held.get(number)?.promise
}, held.size)
await until(() => driven.length === held.size)

// A sequence counts the tries, since it keeps its number when the statement is undone.
await pool.query(`create sequence graphile_worker.tries;
  create function graphile_worker.no() returns trigger language plpgsql
  as $$ begin perform nextval('graphile_worker.tries'); raise exception 'not now'; end $$;
  create trigger no before delete on graphile_worker._private_jobs for each row execute function graphile_worker.no()`)
let ended = 0
// One after the other, so that each is a statement of its own which fails.
for (const { resolve } of held.values()) {
  resolve()
  ended += 1
  const tried = 'select 1 from graphile_worker.tries where is_called and last_value = $1'
  await until(async () => (await pool.query(tried, [ended])).rowCount === 1)
}
await pool.query('drop trigger no on graphile_worker._private_jobs')

await dispatch.wake(workspace('5'))
await until(() => driven.length === 2 * held.size + 1)
await dispatch.stop()
const locked = `select worker_id as by from dispatch.workers
  union all select locked_by from graphile_worker._private_jobs where locked_by is not null`
const { rows } = await pool.query<{ by: string }>(locked)
await pools.close()
console.log(JSON.stringify({ driven: driven.toSorted(), left: rows.map(({ by }) => by) }))

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20)
}
