import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { verifyLedger } from '#storage/verify.ts'
import { allRowsAt } from '../../../support/past.ts'
import { CANARY, rowsAbout } from '../../ledger/about-person.ts'
import { headOf } from '../../ledger/ledger-rows.ts'
import { attackers, cases, codeOf, expectRefused, openArena, strong } from './attack.ts'
import { BLOB, fresh, NOW, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const ERASED = fresh(1)
const ALIVE = fresh(2)
const HELD = fresh(3)
const SECOND = sha256Hex('second')

/** The same rows about another person, under ids of their own. */
const rowsOf = (person: string, n: number) =>
  rowsAbout(person).map((sql) =>
    sql
      .replaceAll(fresh(10), fresh(n))
      .replace(fresh(11), fresh(n + 1))
      .replace(`'canary'`, `'canary ${n}'`),
  )
const destroy = (person: string) =>
  `update kernel.person_keys set key = null, destroyed_at = kernel.now() where workspace_id = ${W} and person_id = '${person}'`
const erase = (person: string, more: object = {}) =>
  `select kernel.erase_person('${JSON.stringify({ workspace: WORKSPACE, person, by: 'anna', reason: 'asked for it', now: NOW, ...more })}') as answer`
const where = (table: string, key: string, n: number) =>
  `kernel.${table} %s where workspace_id = ${W} and ${key} = '${fresh(n)}'`
const set = (table: string, key: string, n: number, change: string) =>
  `update ${where(table, key, n).replace('%s', `set ${change}`)}`

/** Every table of the kernel whose rows, or some of them, never change. */
const FIXED = [
  ['agent_calls', 'call_id', 'output', 'row.is_fixed'],
  ['approvals', 'approval_id', 'content', 'approval.bytes_are_fixed'],
  ['intents', 'intent_id', 'request', 'intent.is_fixed'],
  ['receipts', 'receipt_id', 'result', 'outcome.is_fixed'],
  ['evidence', 'evidence_id', 'detail', 'outcome.is_fixed'],
  ['inbox', 'item_id', 'content', 'inbox.is_fixed'],
] as const
const literal = (table: string, value: string) => (table === 'inbox' ? `'"${value}"'` : `'${value}'`)

test('a fixed row about a person who is not erased does not take the erased form, whoever says so [K-erase.3]', async () => {
  for (const [person, n] of [
    [ERASED, 100],
    [ALIVE, 200],
    [HELD, 300],
  ] as const) {
    for (const sql of rowsOf(person, n)) await arena.commit(sql)
  }
  for (const [table, key, column, refused] of FIXED) {
    const change = `${column} = ${literal(table, '[erased]')}`
    await expectRefused(arena, { sql: set(table, key, 200, change), refused })
    // The name of a setting is no key: what the function leaves in its transaction opens nothing.
    const sql = `select set_config('lanewright.erasure', '{"by": "anna"}', true), set_config('lanewright.erased', '{}', true); ${set(table, key, 200, change)}`
    await expectRefused(arena, { sql, refused })
  }
})

test('the key of a person cannot be destroyed beside the erasure: that is the erasure, whole and told [K-erase.1, K-erase.3]', async () => {
  const looking = `select (select count(*) from kernel.audit_log where payload like '%"erase"%${ALIVE}%' or payload like '%${ALIVE}%"erase"%') as told,
    (select count(*) from kernel.receipts where subject_id = '${ALIVE}' and result <> '[erased]') as plain`
  for (const who of ['owner', ...strong] as const) {
    const client = arena.client(who)
    await client.query('begin')
    await client.query(
      `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', '0', true), set_config('lanewright.now', $2, true)`,
      [WORKSPACE, NOW],
    )
    await client.query(destroy(ALIVE))
    expect((await client.query(looking)).rows, who).toEqual([{ told: '1', plain: '0' }])
    await client.query('rollback')
  }
  await expectRefused(arena, { sql: destroy(ALIVE), refused: '42501' }, ['app'])
  // Not without a workspace, not from another one, and not for people who never were.
  await expectRefused(arena, { sql: destroy(ALIVE), workspace: null, refused: 'workspace.mismatch' }, [
    'owner',
    ...strong,
  ])
  await expectRefused(
    arena,
    {
      sql: `insert into kernel.person_keys values (${W}, '${fresh(4)}', null, now(), now())`,
      refused: 'person.key_is_fixed',
      app: '42501',
    },
    attackers,
  )
})

test.each(
  cases([
    ['the application role', '42501', erase(ALIVE), {}],
    ['a person nobody knows', 'person.unknown', erase(fresh(5)), { app: '42501' }],
    ['a workspace nobody knows', 'workspace.unknown', erase(ALIVE, { workspace: fresh(6) }), { app: '42501' }],
    ['the workspace itself', 'person.is_workspace', erase(WORKSPACE), { app: '42501' }],
    ['an effect without a known end', 'person.effect_open', erase(ALIVE), { app: '42501' }],
  ]),
)('erasing is refused: $what [K-erase.1]', async ({ what, ...attack }) => {
  await expectRefused(arena, attack, what === 'the application role' ? ['app'] : attackers)
})

test('a legal hold on the person or on the workspace refuses it, in the function and in raw SQL; lifting it is told [K-erase.2]', async () => {
  const hold = (more: object) =>
    `select kernel.hold('${JSON.stringify({ workspace: WORKSPACE, now: NOW, by: 'otto', ...more })}')`
  for (const person of [HELD, undefined]) {
    await arena.commit(hold({ hold_id: fresh(person ? 7 : 8), reason: 'a case', person }))
    for (const sql of [erase(HELD, { restored: true }), destroy(HELD), erase(HELD)]) {
      const refused = sql === erase(HELD) ? 'person.effect_open' : 'person.on_hold'
      await expectRefused(arena, { sql, refused, app: '42501' })
    }
    // Somebody else is not meant by a hold on one person.
    const met = await arena.attempt('owner', { sql: erase(ALIVE, { restored: true }) })
    expect(met).toBe(person ? 'accepted: SELECT 1' : 'person.on_hold')
    await arena.commit(hold({ lift: true, person }))
    expect(await arena.attempt('owner', { sql: erase(HELD, { restored: true }) })).toBe('accepted: SELECT 1')
  }
  const { rows } = await arena.auditor.query(
    `select entity_id from kernel.event_log where entity_type = 'kernel.legal_holds' order by seq`,
  )
  expect(rows.map((r) => r.entity_id)).toEqual([fresh(7), fresh(7), fresh(8), fresh(8)])
  await expectRefused(arena, { sql: hold({ lift: true }), refused: 'hold.none' }, ['app'])
  const holds = (change: string) => `update kernel.legal_holds set ${change} where workspace_id = ${W}`
  await expectRefused(arena, { sql: holds('lifted_at = null, lifted_by = null'), refused: 'hold.is_fixed' })
  await expectRefused(arena, { sql: holds(`person_id = '${ALIVE}'`), refused: 'hold.is_fixed' })
  await expectRefused(arena, { sql: 'delete from kernel.legal_holds', refused: 'row.permanent', app: '42501' })
  await expectRefused(arena, {
    sql: `insert into kernel.legal_holds values (${W}, '${fresh(9)}', null, 'x', 'otto', now(), now(), 'otto')`,
    refused: 'hold.initial',
  })
})

test('a hold that is being placed is waited for: whoever comes second sees the first [K-erase.2]', async () => {
  const holder = arena.client('app')
  const eraser = arena.client('owner')
  await holder.query('begin')
  await holder.query(
    `select kernel.hold('${JSON.stringify({ workspace: WORKSPACE, now: NOW, by: 'otto', hold_id: fresh(12), reason: 'r', person: ERASED })}')`,
  )
  const erasing = eraser.query(erase(ERASED, { restored: true })).catch(codeOf)
  await expect
    .poll(async () => (await arena.auditor.query(`select 1 from pg_locks where not granted`)).rowCount)
    .toBeGreaterThan(0)
  await holder.query('commit')
  expect(await erasing).toBe('person.on_hold')
  await arena.commit(
    `select kernel.hold('${JSON.stringify({ workspace: WORKSPACE, now: NOW, by: 'otto', lift: true, person: ERASED })}')`,
  )
})

test('what is personal is not changed by hand, so an erasure cannot be led to other columns [K-erase.3]', async () => {
  const registry = (change: string) => `update kernel.tables set ${change} where table_name = 'kernel.intents'`
  for (const change of [
    `personal_columns = '{idempotency_key}'`,
    `person_column = 'run_id'`,
    'evented = false',
    'fenced = false',
  ]) {
    await expectRefused(arena, { sql: registry(change), refused: 'table.is_registered', app: '42501' })
  }
  for (const sql of [`delete from kernel.tables where table_name = 'kernel.intents'`, 'truncate kernel.tables']) {
    await expectRefused(arena, { sql, refused: 'table.is_registered', app: '42501' })
  }
})

test('a person is erased: every table, every row, at every point in time; verify and replay are green [K-erase.1, K-ledger.8]', async () => {
  const bytes = `insert into kernel.blobs values (${W}, '${SECOND}', 'second'); insert into kernel.artifacts (workspace_id, artifact_id, artifact_type, artifact_key, version, source, status, hash, hash_source, content_type, byte_size, created_at, subject_id)
    values (${W}, '${fresh(40)}', 'note', 'mine', 1, 'agent', 'approved', '${SECOND}', 'bytes', 'text/plain', 6, kernel.now(), '${ERASED}'),
           (${W}, '${fresh(41)}', 'note', 'shared', 1, 'agent', 'approved', '${BLOB}', 'bytes', 'text/plain', 5, kernel.now(), '${ERASED}')`
  await arena.commit(bytes)
  const before = BigInt((await headOf(arena.auditor, WORKSPACE)).seq)
  const [done] = await arena.commit(erase(ERASED, { restored: true }), { as: 'owner', workspace: null })
  const answer = done?.rows[0].answer as { before: boolean; erased: Record<string, number> }
  expect(answer).toMatchObject({ before: false })
  const { rows: tables } = await arena.auditor.query(
    `select table_name, key_columns[1] as key, person_column, personal_columns from kernel.tables where cardinality(personal_columns) > 0 order by 1`,
  )
  expect(answer.erased).toEqual({ ...Object.fromEntries(tables.map((t) => [t.table_name, 1])), 'kernel.blobs': 1 })
  for (const { table_name, personal_columns, person_column } of tables) {
    const { rows } = await arena.auditor.query(
      `select to_jsonb(t) as row from ${table_name} t where ${person_column} = '${ERASED}'`,
    )
    expect(rows, table_name).toHaveLength(1)
    for (const column of personal_columns)
      expect(['[erased]', null], `${table_name}.${column}`).toContain(rows[0].row[column])
    for (const seq of [before, before + 1n, BigInt((await headOf(arena.auditor, WORKSPACE)).seq)]) {
      const then = (await allRowsAt(arena.auditor, WORKSPACE, table_name, seq)) as Array<Record<string, unknown>>
      const mine = then.filter((r) => r[person_column] === ERASED)
      expect(mine, table_name).toHaveLength(1)
      expect(JSON.stringify(mine)).not.toContain('Canary')
    }
    const others = await arena.auditor.query(
      `select count(*) from ${table_name} where ${person_column} = '${ALIVE}' and to_jsonb(${table_name.split('.')[1]})::text like '%${CANARY}%'`,
    )
    expect(others.rows[0].count, table_name).toBe('1')
  }
  expect(await verifyLedger(arena.auditor)).toMatchObject({ ok: true })
  expect(await replayWorkspace(arena.auditor, WORKSPACE)).toMatchObject({ ok: true, first: [] })
  // What waited about the person waits no longer, and an effect without an end is for a person to judge.
  const { rows: closed } = await arena.auditor.query(
    `select (select status from kernel.approvals where subject_id = $1) as approval, (select status from kernel.intents where subject_id = $1) as intent,
       (select bytes is null and erased_at is not null from kernel.blobs where hash = $2) as mine, (select bytes is not null from kernel.blobs where hash = $3) as shared`,
    [ERASED, SECOND, BLOB],
  )
  expect(closed).toEqual([{ approval: 'superseded', intent: 'uncertain', mine: true, shared: true }])
  const { rows: recorded } = await arena.auditor.query(
    `select payload::jsonb as p from kernel.audit_log where payload::jsonb #>> '{target,name}' = '${ERASED}'`,
  )
  expect(recorded).toEqual([
    {
      p: expect.objectContaining({
        outcome: 'success',
        outcome_reason: 'asked for it',
        actor: { actor_type: 'human', actor_id: 'anna' },
        target: { target_type: 'person', name: ERASED, operation: 'erase' },
      }),
    },
  ])
  const [again] = await arena.commit(erase(ERASED), { as: 'owner', workspace: null })
  expect(again?.rows[0].answer).toMatchObject({ before: true, erased: {} })
})

test('after the erasure its door stands open for nothing else [K-erase.3]', async () => {
  for (const [table, key, column] of FIXED) {
    const guard = table === 'approvals' ? 'approval.closed' : (FIXED.find((f) => f[0] === table)?.[3] as string)
    const more: Record<string, string> = {
      agent_calls: `verdict = '{"ok": true}'`,
      approvals: `status = 'granted'`,
      intents: `idempotency_key = 'freed'`,
      receipts: `outcome = 'not_done'`,
      evidence: 'found = false',
      inbox: `person = 'mallory'`,
    }
    // Another column beside it, another person, a value of one's own.
    for (const change of [
      `${column} = ${literal(table, '[erased]')}, ${more[table]}`,
      `${column} = ${literal(table, '[erased]')}, subject_id = '${ALIVE}'`,
      `${column} = ${literal(table, 'mine')}`,
    ]) {
      await expectRefused(arena, { sql: set(table, key, 100, change), refused: guard })
    }
    // A row about somebody alive is not filed under the erased one.
    await expectRefused(arena, {
      sql: set(table, key, 200, `subject_id = '${ERASED}', ${column} = ${literal(table, '[erased]')}`),
      refused: FIXED.find((f) => f[0] === table)?.[3] as string,
    })
    // The one thing that passes changes nothing.
    const same = set(table, key, 100, `${column} = ${literal(table, '[erased]')}`)
    expect(await arena.attempt('superuser', { sql: same }), table).toBe('accepted: UPDATE 1')
  }
  await expectRefused(arena, {
    sql: `update kernel.blobs set bytes = null, erased_at = now() where workspace_id = ${W} and hash = '${BLOB}'`,
    refused: 'blob.is_fixed',
  })
  await expectRefused(arena, {
    sql: `update kernel.blobs set bytes = 'other', erased_at = null where workspace_id = ${W} and hash = '${SECOND}'`,
    refused: 'blob.hash',
  })
  await expectRefused(arena, {
    sql: `update kernel.blobs set hash = '${'0'.repeat(64)}' where workspace_id = ${W} and hash = '${SECOND}'`,
    refused: 'blob.is_fixed',
  })
  await expectRefused(arena, {
    sql: `update kernel.person_keys set key = sha256('mine'), destroyed_at = null where person_id = '${ERASED}'`,
    refused: 'person.key_is_fixed',
    app: '42501',
  })
})

test('a table that could not hold an erased person is refused when it is registered [K-erase.4]', async () => {
  const owner = arena.client('owner')
  const attempts: Array<[columns: string, extra: string, refused: string]> = [
    ['email text unique', '', 'table.personal'],
    ['email text', 'create unique index on annex.people (workspace_id, lower(email))', 'table.personal'],
    [`email text check (email like '%@%')`, '', 'table.personal'],
    [`email jsonb check (jsonb_typeof(email) = 'object')`, '', 'table.personal'],
    ['email text', `create unique index on annex.people (workspace_id, email) where email <> '[erased]'`, 'registered'],
    [`email text check (email like '%@%' or email = '[erased]')`, '', 'registered'],
  ]
  for (const [columns, extra, wanted] of attempts) {
    await owner.query('begin')
    const met = await owner
      .query(
        `create schema annex; create table annex.people (workspace_id uuid not null, id uuid not null, ${columns}, primary key (workspace_id, id)); ${extra};
         select kernel.register_table('annex.people', 'id', '{email}')`,
      )
      .then(() => 'registered', codeOf)
    await owner.query('rollback')
    expect(met, columns + extra).toBe(wanted)
  }
})
