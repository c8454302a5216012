import { expect, test } from 'vitest'
import { cases, expectRefused, openArena } from './attack.ts'
import { BYTES, fresh, insertRun, LANES, run, task, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const set = (table: string, id: string, change: string) =>
  `update kernel.${table} set ${change} where workspace_id = ${W} and ${table.slice(0, -1)}_id = '${id}'`

test.each(
  cases([
    ['completed to running', 'run.terminal', set('runs', run.completed, `status = 'running', completed_at = null`)],
    ['completed to failed', 'run.terminal', set('runs', run.completed, `status = 'failed'`)],
    ['a terminal run, another word of it', 'run.terminal', set('runs', run.completed, `metadata = '{"x": 1}'`)],
    ['a terminal run, nothing changed', 'run.terminal', set('runs', run.completed, 'run_name = run_name')],
  ]),
)('a terminal run never changes: $what is refused [S004-life.2]', (attack) => expectRefused(arena, attack))

test.each(
  cases([
    [
      'created to completed',
      'run.transition',
      set('runs', run.created, `status = 'completed', started_at = now(), completed_at = now()`),
    ],
    [
      'created to failed',
      'run.transition',
      set('runs', run.created, `status = 'failed', started_at = now(), completed_at = now()`),
    ],
    ['running to created', 'run.transition', set('runs', run.running, `status = 'created', started_at = null`)],
    ['a status that does not exist', 'run.transition', set('runs', run.running, `status = 'succeeded'`)],
    ['an end without its time', '23514', set('runs', run.running, `status = 'completed'`)],
    ['a time without its end', '23514', set('runs', run.running, 'completed_at = now()')],
  ]),
)('the life of a run: $what is refused [S004-life.1]', (attack) => expectRefused(arena, attack))

test('every legal step of a run is taken [S004-life.1]', async () => {
  const ends = ['completed', 'failed', 'cancelled', 'denied']
  const legal = [
    set('runs', run.created, `status = 'running', started_at = now()`),
    ...ends.slice(2).map((end) => set('runs', run.created, `status = '${end}', completed_at = now()`)),
    ...ends.map((end) => set('runs', run.running, `status = '${end}', completed_at = now()`)),
  ]
  for (const sql of legal) expect(await arena.attempt('app', { sql }), sql).toBe('accepted: UPDATE 1')
})

test.each(
  cases([
    ['other lanes than its parent', 'run.pins', insertRun(fresh(1), run.running, 'running').replace(LANES, BYTES)],
    ['no contract of ours', '23514', insertRun(fresh(1), run.running, 'running', ', contract_version', `, 'v2'`)],
    ["a parent of another workspace's", 'run.parent_unknown', insertRun(fresh(1), fresh(2), 'running')],
    [
      'another root than its parent',
      'run.root',
      insertRun(fresh(1), run.running, 'running').replace(
        `'${run.running}', '${run.running}'`,
        `'${run.running}', '${fresh(1)}'`,
      ),
    ],
    [
      'no parent and another root',
      'run.root',
      insertRun(fresh(1), null, 'running').replace(`null, '${fresh(1)}'`, `null, '${run.running}'`),
    ],
  ]),
)('a child run inherits: $what is refused [S004-life.3]', (attack) => expectRefused(arena, attack))

test('a retry is a child of the failed run in the same tree, under the pins of its day [S004-life.4]', async () => {
  const failed = set('runs', run.granted, `status = 'failed', completed_at = now()`)
  const retry = insertRun(fresh(1), run.granted, 'running')
  expect(await arena.attempt('app', { sql: `${failed}; ${retry.replace(LANES, BYTES)}` })).toBe('accepted: INSERT 1')
  const uprooted = retry.replace(`'${run.granted}', '${run.running}'`, `'${run.granted}', '${fresh(1)}'`)
  await expectRefused(arena, { sql: `${failed}; ${uprooted}`, refused: 'run.root' })
  await expectRefused(arena, {
    sql: `${failed}; ${set('runs', run.granted, `status = 'running'`)}`,
    refused: 'run.terminal',
  })
})

test.each([
  'parent_run_id = null',
  `root_run_id = '${run.running}'`,
  `run_kind = 'override'`,
  `lanes_pin = '${BYTES}'`,
  `roles_pin = '${BYTES}'`,
  `actor_id = 'anna'`,
  `actor_type = 'human'`,
  `role_id = 'ADMIN'`,
  `lane_id = 'ADMIN'`,
  `created_at = '2020-01-01'`,
  `task_id = '${task.done}'`,
  `parameters_hash = '${LANES}'`,
])('who runs what under which policy does not change: %s is refused [S004-life.3]', async (change) => {
  const target = change.startsWith('root') ? run.granted : run.created
  const sql = set('runs', target, change.replace(run.running, fresh(9)))
  await expectRefused(arena, { sql, refused: 'run.identity_is_fixed' })
})
