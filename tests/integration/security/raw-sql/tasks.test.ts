import { expect, test } from 'vitest'
import { attackers, cases, expectRefused, openArena } from './attack.ts'
import { evidence, fresh, insertTask, move, OTHER, other, PREDICATE, task, verify, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const set = (table: string, id: string, change: string) =>
  `update kernel.${table} set ${change} where workspace_id = ${W} and ${table.slice(0, -1)}_id = '${id}'`
const done = (more: string, values: string, id = task.effects) =>
  `${verify(fresh(1), id, 'done', 'in_progress', 'done', more, values)}; ${move(id, 'done')}`

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
