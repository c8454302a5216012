import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { attackers, expectRefused, expectSound, openArena, SYSTEM_WORKSPACE, strong } from './attack.ts'
import { fresh, insertTask, move, OTHER, other, task, verify, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const chat = (id: string, text = 'hello') => `(${W}, '${id}', 'user', '${text}', null, kernel.now())`
const count = async (sql: string) => Number((await arena.auditor.query(`select count(*) as n ${sql}`)).rows[0].n)
const eventsOf = async (id: string): Promise<string[]> =>
  (
    await arena.auditor.query(
      `select change_payload::jsonb ->> 'op' as op from kernel.event_log where workspace_id = ${W} and entity_id = $1 order by seq`,
      [id],
    )
  ).rows.map((r) => r.op)

test('an update and a delete of many rows are an event for each row [K-db.1, K-db.2]', async () => {
  await arena.commit(
    `insert into kernel.chat (workspace_id, message_id, author, text, subject_id, said_at) values ${chat(fresh(1))}, ${chat(fresh(2))}, ${chat(fresh(3))}`,
  )
  await arena.commit(
    `update kernel.chat set text = 'changed' where message_id in ('${fresh(1)}', '${fresh(2)}', '${fresh(3)}')`,
  )
  await arena.commit(`delete from kernel.chat where message_id in ('${fresh(1)}', '${fresh(3)}')`)
  expect(await eventsOf(fresh(1))).toEqual(['insert', 'update', 'delete'])
  expect(await eventsOf(fresh(2))).toEqual(['insert', 'update'])
  await expectSound(arena)
})

test('an upsert is an insert where it inserts and an update where it updates [K-db.1]', async () => {
  await arena.commit(
    `insert into kernel.chat (workspace_id, message_id, author, text, subject_id, said_at) values ${chat(fresh(2))}, ${chat(fresh(4))}
     on conflict (workspace_id, message_id) do update set text = 'upserted'`,
  )
  await arena.commit(
    `insert into kernel.chat (workspace_id, message_id, author, text, subject_id, said_at) values ${chat(fresh(2))} on conflict do nothing`,
  )
  expect(await eventsOf(fresh(2))).toEqual(['insert', 'update', 'update'])
  expect(await eventsOf(fresh(4))).toEqual(['insert'])
  await expectSound(arena)
})

test('a merge that inserts, updates and deletes is all three [K-db.1]', async () => {
  await arena.commit(
    `merge into kernel.chat t using (values ('${fresh(2)}'::uuid, 'gone'), ('${fresh(4)}', 'new'), ('${fresh(5)}', 'new')) s(id, text)
       on t.workspace_id = ${W} and t.message_id = s.id
     when matched and s.text = 'gone' then delete
     when matched then update set text = s.text
     when not matched then insert (workspace_id, message_id, author, text, said_at) values (${W}, s.id, 'user', s.text, kernel.now())`,
  )
  expect(await eventsOf(fresh(2))).toEqual(['insert', 'update', 'update', 'delete'])
  expect(await eventsOf(fresh(4))).toEqual(['insert', 'update'])
  expect(await eventsOf(fresh(5))).toEqual(['insert'])
  await expectSound(arena)
})

test('several writes to one table in one statement are each logged [K-db.1]', async () => {
  await arena.commit(
    `with a as (update kernel.chat set text = 'a' where message_id = '${fresh(4)}' returning 1),
       b as (update kernel.chat set text = 'b' where message_id = '${fresh(5)}' returning 1),
       c as (insert into kernel.chat (workspace_id, message_id, author, text, subject_id, said_at) values ${chat(fresh(6))} returning 1),
       d as (delete from kernel.chat where message_id = '${other.chat}' returning 1)
     select (select count(*) from a) + (select count(*) from b) + (select count(*) from c) + (select count(*) from d)`,
  )
  expect((await eventsOf(fresh(4))).at(-1)).toBe('update')
  expect((await eventsOf(fresh(5))).at(-1)).toBe('update')
  expect(await eventsOf(fresh(6))).toEqual(['insert'])
  expect((await eventsOf(other.chat)).at(-1)).toBe('delete')
  await expectSound(arena)
})

test('one statement does not delete and insert the same key: the log could not tell the order [K-db.1]', async () => {
  const columns = '(workspace_id, message_id, author, text, subject_id, said_at)'
  const merge = `merge into kernel.chat t using (values ('${fresh(4)}'::uuid, true), ('${fresh(4)}', false)) s(id, old)
      on t.workspace_id = ${W} and t.message_id = s.id and s.old
    when matched then delete
    when not matched then insert (workspace_id, message_id, author, text, said_at) values (${W}, s.id, 'user', 'back', kernel.now())`
  const moved = `with gone as (delete from kernel.chat where message_id = '${fresh(4)}' returning *)
    insert into kernel.chat ${columns} select workspace_id, message_id, author, 'back', subject_id, said_at from gone`
  for (const sql of [merge, moved]) await expectRefused(arena, { sql, refused: 'row.deleted_and_inserted' })
  await arena.commit(
    `delete from kernel.chat where message_id = '${fresh(4)}'; insert into kernel.chat ${columns} values ${chat(fresh(4), 'back')}`,
  )
  expect((await eventsOf(fresh(4))).slice(-2)).toEqual(['delete', 'insert'])
  await expectSound(arena)
})

test('a COPY is logged, and not possible under row-level security [K-db.1]', async () => {
  const copy = (id: string) =>
    `copy kernel.chat (workspace_id, message_id, author, text, said_at) from program $$echo "${WORKSPACE},${id},user,copied,2026-03-01T00:00:00Z"$$ with (format csv)`
  for (const [i, as] of strong.entries()) {
    await arena.commit(copy(fresh(20 + i)), { as })
    expect(await eventsOf(fresh(20 + i))).toEqual(['insert'])
  }
  await expectSound(arena)
})

test('a task that is counted down by the statement that also changed it is logged as it ends up [K-db.1]', async () => {
  await arena.commit(
    `${verify(fresh(30), task.pending, 'start', 'pending', 'in_progress')}; ${move(task.pending, 'in_progress')}`,
  )
  await arena.commit(
    `${verify(fresh(31), task.pending, 'done', 'in_progress', 'done', ', person', `, 'anna'`)};
     update kernel.tasks set status = case task_id when '${task.pending}' then 'done' else status end, metadata = '{"both": true}'
     where workspace_id = ${W} and task_id in ('${task.pending}', '${task.waiting}')`,
  )
  const { rows } = await arena.auditor.query(
    `select open_preconditions as open from kernel.tasks where task_id = '${task.waiting}'`,
  )
  expect(rows).toEqual([{ open: 0 }])
  await expectSound(arena)
})

test('a precondition named twice is waited for once [K-db.12]', async () => {
  await arena.commit(
    `${insertTask(fresh(40))}; ${insertTask(fresh(41), ', preconditions', `, '{${fresh(40)},${fresh(40)}}'`)}`,
  )
  for (const [to, more, value] of [
    ['in_progress', '', ''],
    ['done', ', person', `, 'anna'`],
  ] as const) {
    const [kind, from] = to === 'done' ? ['done', 'in_progress'] : ['start', 'pending']
    await arena.commit(
      `${verify(fresh(to === 'done' ? 42 : 43), fresh(40), kind as string, from as string, to, more, value)}; ${move(fresh(40), to)}`,
    )
  }
  const { rows } = await arena.auditor.query(
    `select open_preconditions as open from kernel.tasks where task_id = '${fresh(41)}'`,
  )
  expect(rows).toEqual([{ open: 0 }])
})

test('keys with a slash in them stay two rows [K-db.1]', async () => {
  const owner = arena.client('owner')
  await owner.query(
    `create schema annex; grant usage on schema annex to lanewright_app, lanewright_auditor;
     create table annex.pairs (workspace_id uuid, a text, b text, primary key (workspace_id, a, b)); select kernel.register_table('annex.pairs')`,
  )
  await arena.commit(`insert into annex.pairs values (${W}, 'x/y', 'z'), (${W}, 'x', 'y/z'), (${W}, 'x%2Fy', 'z')`)
  expect(
    await count(`from (select distinct entity_id from kernel.event_log where entity_type = 'annex.pairs') e`),
  ).toBe(3)
  await expectSound(arena)
})

test('a write without a fence, or with the fence of an earlier holder, is refused [K-cycle.1]', async () => {
  const { rows } = await arena.client('app').query(`select kernel.take_lease('${OTHER}', 'me', 60000) as fence`)
  const fence = Number(rows[0].fence)
  const sql = `update kernel.workspaces set name = 'Renamed' where workspace_id = '${OTHER}'`
  for (const stale of [null, 0, fence - 1, fence + 1]) {
    await expectRefused(arena, { sql, workspace: OTHER, fence: stale, refused: 'lease.stale' })
  }
  for (const who of attackers)
    expect(await arena.attempt(who, { sql, workspace: OTHER, fence })).toBe('accepted: UPDATE 1')
})

test('a transaction writes to the one workspace that it names [K-cycle.19, K-db.15]', async () => {
  const into = (...workspaces: string[]) =>
    `insert into kernel.members values ${workspaces.map((w) => `('${w}', 'mallory', 'SENDER')`).join(', ')}`
  const hidden = { app: '42501', owner: '42501' }
  await expectRefused(arena, { sql: into(OTHER), refused: 'workspace.mismatch', ...hidden })
  await expectRefused(arena, { sql: into(WORKSPACE, OTHER), refused: 'workspace.mismatch', ...hidden })
  await expectRefused(arena, { sql: into(WORKSPACE), workspace: null, refused: 'workspace.mismatch', ...hidden })
  await expectRefused(arena, { sql: into(fresh(1)), workspace: fresh(1), refused: 'workspace.unknown' })
  const everywhere = `update kernel.workspaces set name = 'Mine'`
  await expectRefused(arena, { sql: everywhere, refused: 'workspace.mismatch' }, strong)
  // Whom row-level security binds cannot even name the others' rows.
  for (const who of ['app', 'owner'] as const)
    expect(await arena.attempt(who, { sql: everywhere })).toBe('accepted: UPDATE 1')
  const two = `${into(WORKSPACE)}; select set_config('lanewright.workspace', '${SYSTEM_WORKSPACE}', true); ${into(SYSTEM_WORKSPACE)}`
  await expectRefused(arena, { sql: two, refused: 'workspace.mismatch' })
})

test('an import of 10,000 rows in one statement is 10,000 events in one chain, by one firing [K-db.2, K-db.9]', async () => {
  const before = await count('from kernel.event_log')
  const head = async () =>
    (await arena.auditor.query(`select seq, encode(hash, 'hex') as hash from kernel.heads where workspace_id = ${W}`))
      .rows[0]
  const start = await head()
  await arena.commit(
    `insert into kernel.tasks (workspace_id, task_id, description, source, created_at, updated_at)
     select ${W}, gen_random_uuid(), 'Imported row number ' || n, 'user', kernel.now(), kernel.now() from generate_series(1, 10000) n`,
  )
  expect((await count('from kernel.event_log')) - before).toBe(10_000)
  const { rows } = await arena.auditor.query(
    `select seq, to_char("timestamp" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, entity_id, change_payload, encode(hash, 'hex') as hash
     from kernel.event_log where workspace_id = ${W} and seq > $1 order by seq`,
    [start.seq],
  )
  let hash = start.hash
  for (const r of rows) {
    const text = [
      'lanewright entry 1',
      'event',
      WORKSPACE,
      r.seq,
      r.at,
      'kernel.tasks',
      r.entity_id,
      r.change_payload,
    ].join('\n')
    const leaf = createHash('sha256').update('\0').update(text).digest()
    hash = createHash('sha256').update(Buffer.from(hash, 'hex')).update(leaf).digest('hex')
    expect(r.hash).toBe(hash)
  }
  expect(await head()).toEqual({ seq: String(Number(start.seq) + 10_000), hash })
})
