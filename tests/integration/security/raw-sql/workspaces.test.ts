import { expect, test } from 'vitest'
import { attackers, cases, expectRefused, openArena } from './attack.ts'
import { fresh, insertTask, OTHER, verify, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const space = (change: string) => `update kernel.workspaces set ${change} where workspace_id = ${W}`

test.each(
  cases([
    [
      'a workspace that begins active',
      'workspace.initial_status',
      `insert into kernel.workspaces (workspace_id, app, name, status, created_at) values ('${fresh(1)}', 'letters', 'New', 'active', now())`,
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
    ['another app', 'workspace.app_is_fixed', space(`app = 'tasks'`)],
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
