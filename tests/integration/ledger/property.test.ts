import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replayWorkspace } from '#storage/replay.ts'
import { verifyLedger } from '#storage/verify.ts'
import { type Attacker, attackers, codeOf, openArena } from '../security/raw-sql/attack.ts'
import { LANES, ROLES } from '../security/raw-sql/fixture.ts'

const arena = openArena()
const STATUSES = ['pending', 'in_progress', 'done', 'blocked']
const RUN_STATUSES = ['created', 'running', 'completed', 'failed', 'cancelled', 'denied']
const KINDS = ['start', 'done', 'block', 'reopen']

const id = fc.integer({ min: 1, max: 5 }).map((n) => `00000000-0000-4000-8000-00000000000${n}`)
const quoted = (values: string[]) => fc.constantFrom(...values).map((v) => `'${v}'`)
/** "W" stands for the workspace of the run. */
const operation = fc.oneof(
  fc
    .tuple(id, id, fc.boolean(), quoted(['pending', 'pending', 'done']))
    .map(
      ([task, waits, alone, status]) =>
        `insert into kernel.tasks (workspace_id, task_id, description, status, preconditions, source, created_at, updated_at) values (W, '${task}', 'A task of some length', ${status}, '${alone ? '{}' : `{${waits}}`}', 'agent', kernel.now(), kernel.now())`,
    ),
  fc
    .tuple(id, quoted(KINDS), quoted(STATUSES), quoted(STATUSES))
    .map(
      ([task, kind, from, to]) =>
        `insert into kernel.verifications (workspace_id, verification_id, task_id, kind, from_status, to_status, reason, person, verified_at) values (W, gen_random_uuid(), '${task}', ${kind}, ${from}, ${to}, 'r', 'anna', kernel.now()); update kernel.tasks set status = ${to} where workspace_id = W and task_id = '${task}'`,
    ),
  fc
    .tuple(id, quoted(STATUSES))
    .map(
      ([task, to]) =>
        `update kernel.tasks set status = ${to}, metadata = metadata || '{"x": 1}' where workspace_id = W and task_id <= '${task}'`,
    ),
  fc.tuple(id, quoted(STATUSES)).map(
    ([
      task,
      to,
    ]) => `merge into kernel.tasks t using (select 1) s on t.workspace_id = W and t.task_id = '${task}' when matched and t.status = ${to} then update set blocked_reason = 'merged'
      when not matched then insert (workspace_id, task_id, description, source, created_at, updated_at) values (W, '${task}', 'A merged task', 'user', kernel.now(), kernel.now())`,
  ),
  fc.tuple(id, fc.option(id), quoted(RUN_STATUSES)).map(
    ([run, parent, status]) =>
      `insert into kernel.runs (workspace_id, run_id, parent_run_id, root_run_id, run_kind, actor_type, actor_id, lanes_pin, roles_pin, status, created_at, started_at, completed_at)
       values (W, '${run}', ${parent ? `'${parent}'` : 'null'}, coalesce((select root_run_id from kernel.runs where workspace_id = W and run_id = ${parent ? `'${parent}'` : 'null'}), '${run}'), 'agent', 'agent', 'a', '${LANES}', '${ROLES}', ${status}, kernel.now(), kernel.now(),
         case when ${status} in ('created', 'running') then null else kernel.now() end)`,
  ),
  fc
    .tuple(id, quoted(RUN_STATUSES))
    .map(
      ([run, to]) =>
        `update kernel.runs set status = ${to}, started_at = kernel.now(), completed_at = case when ${to} in ('created', 'running') then null else kernel.now() end where workspace_id = W and run_id >= '${run}'`,
    ),
  fc
    .tuple(id, id)
    .map(([a, b]) => `update kernel.tasks set task_id = '${b}' where workspace_id = W and task_id = '${a}'`),
  fc.constantFrom(
    'delete from kernel.tasks where workspace_id = W',
    'truncate kernel.runs',
    'update kernel.tasks set open_preconditions = 0 where workspace_id = W',
    'update kernel.task_counts set done = 0 where workspace_id = W',
    `update kernel.workspaces set status = 'completed' where workspace_id = W`,
    `update kernel.workspaces set status = 'active' where workspace_id = W`,
    `update kernel.heads set seq = seq + 1 where workspace_id = W`,
    `delete from kernel.event_log where workspace_id = W`,
    `update kernel.tasks t set metadata = '{}' from kernel.tasks o where t.workspace_id = W and o.workspace_id = W`,
    `select kernel.append_audit(W, '[{"id": "00000000-0000-4000-8000-000000000001", "action_type": "system", "payload": {}}]')`,
  ),
)
const who = fc.constantFrom<Attacker>(...attackers)

let made = 0
test('no sequence of legal and illegal statements leaves a ledger that does not verify or replay [K-db.1, K-db.9, K-ledger.5]', async () => {
  let accepted = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(who, operation, fc.boolean()), { minLength: 10, maxLength: 40 }),
      async (steps) => {
        made += 1
        const workspace = `00000000-0000-4000-9000-${made.toString().padStart(12, '0')}`
        await arena.commit(
          `insert into kernel.workspaces (workspace_id, app, name, created_at) values ('${workspace}', 'letters', 'Random', kernel.now())`,
          { workspace },
        )
        for (const [as, sql, undone] of steps) {
          const text = sql.replaceAll(/\bW\b/g, `'${workspace}'`)
          if (undone) await arena.attempt(as, { sql: text, workspace })
          else {
            const code = await arena.commit(text, { as, workspace }).then(() => null, codeOf)
            // A refusal is ours, a constraint or a missing right; anything else is a broken guard.
            if (code !== null) expect(code, text).toMatch(/^([a-z_]+\.[a-z_]+|23\d\d\d|42501)$/)
            if (code === null) accepted += 1
            else refused += 1
          }
        }
        expect(await verifyLedger(arena.auditor, workspace)).toMatchObject({ ok: true })
        expect(await replayWorkspace(arena.auditor, workspace)).toMatchObject({ ok: true, first: [] })
        const { rows } = await arena.auditor.query(
          `select c.total = count(t.*) and c.done = count(*) filter (where t.status = 'done') and c.pending = count(*) filter (where t.status = 'pending')
           and c.blocked = count(*) filter (where t.status = 'blocked') and c.in_progress = count(*) filter (where t.status = 'in_progress') as right
         from kernel.task_counts c left join kernel.tasks t using (workspace_id) where c.workspace_id = $1 group by c.workspace_id`,
          [workspace],
        )
        expect(rows).toEqual([{ right: true }])
      },
    ),
    { numRuns: 25 },
  )
  expect(accepted).toBeGreaterThan(50)
  expect(refused).toBeGreaterThan(50)
})
