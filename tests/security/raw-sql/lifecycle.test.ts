import { expect, test } from 'vitest'
import { type Attack, attackers, expectRefused, openArena } from './attack.ts'
import {
  BYTES,
  evidence,
  fresh,
  insertRun,
  insertTask,
  LANES,
  move,
  OTHER,
  other,
  PREDICATE,
  run,
  task,
  verify,
  WORKSPACE,
} from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const set = (table: string, id: string, change: string) =>
  `update kernel.${table} set ${change} where workspace_id = ${W} and ${table.slice(0, -1)}_id = '${id}'`
const space = (change: string) => `update kernel.workspaces set ${change} where workspace_id = ${W}`
const done = (more: string, values: string, id = task.effects) =>
  `${verify(fresh(1), id, 'done', 'in_progress', 'done', more, values)}; ${move(id, 'done')}`

type Row = [what: string, refused: string, sql: string, more?: Partial<Attack>]
const cases = (rows: Row[]) => rows.map(([what, refused, sql, more]) => ({ what, refused, sql, ...more }))

test.each(
  cases([
    ['a task that begins in progress', 'task.initial_status', insertTask(fresh(1), ', status', `, 'in_progress'`)],
    ['a task that begins done', 'task.initial_status', insertTask(fresh(1), ', status', `, 'done'`)],
    ['a task that begins blocked', 'task.initial_status', insertTask(fresh(1), ', status', `, 'blocked'`)],
    ['a status that does not exist', 'task.initial_status', insertTask(fresh(1), ', status', `, 'finished'`)],
    ['a task of no workspace', '23502', insertTask(fresh(1)).replace(W, 'null'), { app: '42501', owner: '42501' }],
    [
      'a task that waits for nothing known',
      'task.precondition_unknown',
      insertTask(fresh(1), ', preconditions', `, '{${fresh(2)}}'`),
    ],
    [
      "a task that waits for another workspace's",
      'task.precondition_unknown',
      insertTask(fresh(1), ', preconditions', `, '{${OTHER}}'`),
    ],
  ]),
)('$what is refused [K-db.12]', (attack) => expectRefused(arena, attack))

test.each(
  cases([
    ['pending to in_progress', 'task.unverified', move(task.pending, 'in_progress')],
    ['pending to done', 'task.unverified', move(task.pending, 'done')],
    ['pending to blocked', 'task.unverified', move(task.pending, 'blocked')],
    ['in_progress to done', 'task.unverified', move(task.person, 'done')],
    ['in_progress to blocked', 'task.unverified', move(task.person, 'blocked')],
    ['in_progress to pending', 'task.unverified', move(task.person, 'pending')],
    ['done to pending', 'task.unverified', move(task.done, 'pending')],
    ['blocked to pending', 'task.unverified', move(task.blocked, 'pending')],
    [
      'every task to done at once',
      'task.unverified',
      `update kernel.tasks set status = 'done' where workspace_id = ${W}`,
    ],
    [
      'an upsert to done',
      'task.unverified',
      `${insertTask(task.person)} on conflict (workspace_id, task_id) do update set status = 'done'`,
    ],
    [
      'a merge to done',
      'task.unverified',
      `merge into kernel.tasks t using (select 1) s on t.workspace_id = ${W} and t.task_id = '${task.person}' when matched then update set status = 'done'`,
    ],
    [
      'a with to done',
      'task.unverified',
      `with moved as (${move(task.person, 'done')} returning 1) select count(*) from moved`,
    ],
    [
      "another task's verification",
      'task.unverified',
      `${verify(fresh(1), task.pending, 'start', 'pending', 'in_progress')}; ${move(task.waiting, 'blocked')}`,
    ],
    [
      'a verification of another step',
      'task.unverified',
      `${verify(fresh(1), task.person, 'block', 'in_progress', 'blocked', ', reason', `, 'x'`)}; ${move(task.person, 'done')}`,
    ],
  ]),
)('a task without its verification: $what is refused [K-db.11, K-db.12]', (attack) => expectRefused(arena, attack))

test('a verification of an earlier transaction counts for nothing [K-db.11]', async () => {
  const id = fresh(50)
  await arena.commit(insertTask(id))
  await arena.commit(verify(fresh(51), id, 'start', 'pending', 'in_progress'))
  await expectRefused(arena, { sql: move(id, 'in_progress'), refused: 'task.unverified' })
})

test('with its verification each legal step is taken, by every role [K-db.11]', async () => {
  for (const who of attackers) {
    const results = `'[{"predicate": ${PREDICATE}, "ok": true, "evidence_id": "${evidence.task}"}]'`
    for (const sql of [
      `${verify(fresh(1), task.pending, 'start', 'pending', 'in_progress')}; ${move(task.pending, 'in_progress')}`,
      `${verify(fresh(1), task.blocked, 'reopen', 'blocked', 'pending', ', person', `, 'anna'`)}; ${move(task.blocked, 'pending')}`,
      done(', person', `, 'anna'`, task.person),
      done(', results', `, ${results}`),
    ]) {
      expect(await arena.attempt(who, { sql }), sql).toBe('accepted: UPDATE 1')
    }
  }
})

test.each(
  cases([
    ['by nobody, of a task without effects', 'verification.needs_person', done('', '', task.person)],
    ['without results', 'verification.incomplete', done(', person', `, 'anna'`)],
    [
      'with a result that is not true',
      'verification.incomplete',
      done(', results', `, '[{"predicate": ${PREDICATE}, "ok": false}]'`),
    ],
    [
      'with a result of truth as text',
      'verification.incomplete',
      done(', results', `, '[{"predicate": ${PREDICATE}, "ok": "true"}]'`),
    ],
    [
      'of another predicate',
      'verification.incomplete',
      done(', results', `, '[{"predicate": {"kind": "time_passed", "until": "2020-01-01T00:00:00Z"}, "ok": true}]'`),
    ],
    [
      'with one result too many',
      'verification.incomplete',
      done(', results', `, '[{"predicate": ${PREDICATE}, "ok": true}, {"predicate": ${PREDICATE}, "ok": true}]'`),
    ],
    [
      'without evidence',
      'verification.no_evidence',
      done(', results', `, '[{"predicate": ${PREDICATE}, "ok": true}]'`),
    ],
    [
      "with an effect's evidence",
      'verification.no_evidence',
      done(', results', `, '[{"predicate": ${PREDICATE}, "ok": true, "evidence_id": "${evidence.effect}"}]'`),
    ],
    [
      'of a task that does not exist yet',
      'verification.other_status',
      verify(fresh(1), fresh(2), 'done', 'in_progress', 'done'),
    ],
    [
      'of a task that has not begun',
      'verification.other_status',
      verify(fresh(1), task.pending, 'done', 'in_progress', 'done', ', person', `, 'anna'`),
    ],
    ['that skips the work', '23514', verify(fresh(1), task.pending, 'done', 'pending', 'done', ', person', `, 'anna'`)],
    ['that blocks without a reason', '23514', verify(fresh(1), task.pending, 'block', 'pending', 'blocked')],
    ['that reopens without a person', '23514', verify(fresh(1), task.blocked, 'reopen', 'blocked', 'pending')],
    ['changed later', 'verification.is_fixed', set('verifications', other.verification, `reason = 'because'`)],
  ]),
)('a verification $what is refused [K-db.11, K-cycle.22]', (attack) => expectRefused(arena, attack))

test.each(
  cases([
    [
      'a task that waits, started',
      'task.preconditions_open',
      `${verify(fresh(1), task.waiting, 'start', 'pending', 'in_progress')}; ${move(task.waiting, 'in_progress')}`,
    ],
    ['its preconditions, dropped', 'task.terms_are_fixed', set('tasks', task.waiting, `preconditions = '{}'`)],
    ['its counter, set to none', 'counter.is_kept', set('tasks', task.waiting, 'open_preconditions = 0')],
    ['its required effects, dropped', 'task.terms_are_fixed', set('tasks', task.effects, `required_effects = '[]'`)],
  ]),
)('the terms of a task hold: $what is refused [K-db.12]', (attack) => expectRefused(arena, attack))

test.each(
  cases([
    [
      'a workspace that begins active',
      'workspace.initial_status',
      `insert into kernel.workspaces (workspace_id, pack, name, status, created_at) values ('${fresh(1)}', 'letters', 'New', 'active', now())`,
      { workspace: fresh(1) },
    ],
    ['active to initializing', 'workspace.transition', space(`status = 'initializing'`)],
    ['active to completed while tasks are open', 'workspace.not_all_done', space(`status = 'completed'`)],
    [
      'initializing to completed',
      'workspace.transition',
      `update kernel.workspaces set status = 'completed' where workspace_id = '${OTHER}'`,
      { workspace: OTHER },
    ],
    [
      'initializing to paused',
      'workspace.transition',
      `update kernel.workspaces set status = 'paused' where workspace_id = '${OTHER}'`,
      { workspace: OTHER },
    ],
    ['error to active', 'workspace.transition', `${space(`status = 'error'`)}; ${space(`status = 'active'`)}`],
    ['error to completed', 'workspace.transition', `${space(`status = 'error'`)}; ${space(`status = 'completed'`)}`],
    ['paused to completed', 'workspace.transition', `${space(`status = 'paused'`)}; ${space(`status = 'completed'`)}`],
    ['a status that does not exist', 'workspace.transition', space(`status = 'archived'`)],
    ['another pack', 'workspace.pack_is_fixed', space(`pack = 'tasks'`)],
  ]),
)('the life of a workspace: $what is refused [S001-15.6]', (attack) => expectRefused(arena, attack))

test('a workspace with a task is completed when all are done, and without any never [S001-15.6]', async () => {
  const empty = `update kernel.workspaces set status = 'active' where workspace_id = '${OTHER}'; update kernel.workspaces set status = 'completed' where workspace_id = '${OTHER}'`
  await expectRefused(arena, { sql: empty, workspace: OTHER, refused: 'workspace.not_all_done' })
  const full = `${empty.split(';')[0]}; ${insertTask(fresh(1)).replace(W, `'${OTHER}'`)};
    ${verify(fresh(2), fresh(1), 'start', 'pending', 'in_progress').replace(W, `'${OTHER}'`)}; update kernel.tasks set status = 'in_progress' where workspace_id = '${OTHER}';
    ${verify(fresh(3), fresh(1), 'done', 'in_progress', 'done', ', person', `, 'anna'`).replace(W, `'${OTHER}'`)}; update kernel.tasks set status = 'done' where workspace_id = '${OTHER}';
    ${empty.split(';')[1]}`
  for (const who of attackers)
    expect(await arena.attempt(who, { sql: full, workspace: OTHER })).toBe('accepted: UPDATE 1')
})

test('error is left to paused, and any state becomes error [S001-15.6]', async () => {
  for (const who of attackers) {
    const left = `${space(`status = 'error'`)}; ${space(`status = 'paused'`)}; ${space(`status = 'active'`)}; ${space(`status = 'paused'`)}; ${space(`status = 'error'`)}`
    expect(await arena.attempt(who, { sql: left })).toBe('accepted: UPDATE 1')
  }
})

test.each(
  cases([
    [
      'an update',
      'counter.is_kept',
      `update kernel.task_counts set done = total where workspace_id = ${W}`,
      { app: '42501' },
    ],
    ['a delete', 'counter.is_kept', 'delete from kernel.task_counts', { app: '42501' }],
    ['a truncate', 'counter.is_kept', 'truncate kernel.task_counts', { app: '42501' }],
    [
      'an insert',
      'counter.is_kept',
      `insert into kernel.task_counts (workspace_id) values ('${fresh(1)}')`,
      { app: '42501', workspace: fresh(1) },
    ],
  ]),
)('the counters that completion rests on refuse $what [S001-15.6]', (attack) => expectRefused(arena, attack))

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
