import { randomUUID } from 'node:crypto'
import { tasksApp } from '#apps/tasks/app.ts'
import { matchText } from '#apps/tasks/domain/decide/match-text.ts'
import { tasksServiceOf, workspaceOf } from '#apps/tasks/services/local.ts'
import type { Lanewright } from '#host/open.ts'
import { median, timeMs, withLanewright } from './support/fixture.ts'

/**
 * Does it cost more to have 100,000 tasks than to have 1,000? A page of the list, and a message that has to find one
 * task among all of them, for two people in turn. Exit 1 above the limit.
 */
const LIMIT = 1.5
const ROUNDS = 60
const WARM_UP_ROUNDS = 10
const SIZES = { few: 1_000, many: 100_000 }
const BATCH = 2_000
const WORDS = ['call', 'buy', 'write', 'send', 'fix', 'read', 'plan', 'clean', 'book', 'check']

const TASKS = `
  insert into tasks.tasks (workspace_id, person_id, task_id, number, description, match, status, created_at, updated_at, version)
  select $1, p.person_id, gen_random_uuid(), n.number, n.description, n.match, 'pending', kernel.now(), kernel.now(), 1
  from jsonb_to_recordset($2) as n(number bigint, description text, match text), tasks.people p where p.workspace_id = $1`

await withLanewright({ apps: [tasksApp] }, async (lw) => {
  const service = tasksServiceOf(lw)
  const people = Object.entries(SIZES).map(([name, size]) => ({
    name,
    size,
    caller: { user_id: name },
    conversation_id: randomUUID(),
  }))
  for (const { caller, size } of people) {
    await service.say(caller, 'hello')
    await fill(lw, workspaceOf(caller.user_id), size)
  }
  await lw.database.pool('owner').query('vacuum analyze')
  const acts = {
    page: (p: (typeof people)[number]) => service.list(p.caller, { limit: 50 }),
    resolve: (p: (typeof people)[number], round: number) =>
      service.say(p.caller, `delete number ${(round * 37) % SIZES.few}x`, { conversation_id: p.conversation_id }),
    many: (p: (typeof people)[number]) => service.say(p.caller, 'delete call', { conversation_id: p.conversation_id }),
  }
  const ratios: Record<string, number> = {}
  for (const [act, run] of Object.entries(acts)) {
    const samples = people.map((): number[] => [])
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      for (const i of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const ms = await timeMs(() => run(people[i]!, Math.abs(round)))
        if (round >= 0) samples[i]?.push(ms)
      }
    }
    const [few, many] = samples.map(median) as [number, number]
    ratios[act] = Number((many / few).toFixed(3))
    console.log(
      `${act.padEnd(8)} ${few.toFixed(2)} ms with ${SIZES.few}, ${many.toFixed(2)} ms with ${SIZES.many}: ${ratios[act]} (at most ${LIMIT})`,
    )
  }
  console.log(JSON.stringify({ ratios }))
  process.exitCode = Object.values(ratios).every((ratio) => ratio <= LIMIT) ? 0 : 1
})

async function fill(lw: Lanewright, workspace: string, size: number): Promise<void> {
  const lease = await lw.leases.take(workspace)
  if (!lease) throw new Error('the workspace is held')
  const client = await lw.database.pool('app').connect()
  try {
    for (let from = 0; from < size; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, size - from) }, (_, i) => {
        const description = `${WORDS[(from + i) % WORDS.length]} the thing with number ${from + i}x`
        return { number: from + i + 1, description, match: matchText(description) }
      })
      await client.query('begin')
      await client.query('select kernel.enter($1, $2, null, null)', [workspace, lease.fence.toString()])
      await client.query(TASKS, [workspace, JSON.stringify(rows)])
      await client.query('commit')
    }
  } finally {
    client.release()
    await lw.leases.release(lease)
  }
}
