import { expect, test } from 'vitest'
import { type Random, seedRandom } from '#integrations/models/hostile/random.ts'
import type { Change, Committed, Row } from '#kernel/ports/store.ts'
import { sampleTasksMemory } from '#testing/simulator/app.ts'
import { actTables } from '#testing/simulator/memory/act-tables.ts'
import type { Table } from '#testing/simulator/memory/tables.ts'
import { workTables } from '#testing/simulator/memory/work-tables.ts'
import { comparable, HASH, insert, type Kit, kit, must, update } from './kit.ts'
import { openMemory, postgres } from './open-stores.ts'

const open = postgres()
const tables: Table[] = [...workTables, ...actTables, ...sampleTasksMemory.tables]

/** Written by the operations of people, never by a cycle. */
const OPERATIONS = `('kernel.legal_holds', 'kernel.accounts', 'kernel.access_tokens', 'kernel.sharing', 'kernel.account_roles',
  'kernel.passkeys', 'kernel.invitations', 'kernel.sessions', 'kernel.assertions')`

test('the tables in memory are those of the database: columns, types, defaults, keys, constraints, what is personal', async () => {
  const { query } = await open()
  const names = tables.map((t) => `'${t.name}'`).join(', ')
  const columns = await query(`
    select k.table_name as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
      pg_get_expr(d.adbin, d.adrelid) as default
    from kernel.tables k join pg_attribute a on a.attrelid = to_regclass(k.table_name) and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where k.evented and k.table_name not in ${OPERATIONS} order by k.table_name, a.attnum`)
  const literal = (value: unknown, type: string) => {
    if (value === undefined) return null
    if (type === '_uuid') return `'{}'::uuid[]`
    return typeof value === 'string'
      ? `'${value}'::text`
      : type === 'jsonb'
        ? `'${JSON.stringify(value)}'::jsonb`
        : String(value)
  }
  const type = (name: string) => (name === 'uuid[]' ? '_uuid' : name)
  const ours = tables.flatMap((t) =>
    [...t.columns.values()].map((c) => ({
      ...{ table: t.name, name: c.name, type: type(c.type), nullable: c.nullable },
      default: literal(c.default, type(c.type)),
    })),
  )
  const sorted = (list: Row[]) => list.map((row) => JSON.stringify(row)).sort()
  expect(sorted(ours)).toEqual(sorted(columns))

  const facts = await query(
    `select table_name as name, key_columns as keys, personal_columns as personal, person_column as person, fenced, deletable, version
     from kernel.tables where evented and table_name not in ${OPERATIONS}`,
  )
  const kept = tables.map(({ name, keys, personal, person, fenced, deletable }) => ({
    ...{ name, keys, personal, person, fenced, deletable, version: 1 },
  }))
  expect(sorted(kept)).toEqual(sorted(facts))

  const constraints = await query(
    `select c.conrelid::regclass::text as table, c.conname as name from pg_constraint c
     where c.contype in ('c', 'u', 'p') and c.conrelid::regclass::text in (${names})`,
  )
  const known = tables.flatMap((t) => [...t.checks, ...t.unique].map(([name]) => ({ table: t.name, name })))
  expect(sorted(known)).toEqual(sorted(constraints))
})

const ROUNDS = 400

test('whatever is committed, both stores give the same answer, the same head and the same state', {
  timeout: 180_000,
}, async () => {
  const real = await open()
  const [a, b] = [kit({ ...real, prefix: 77 }), kit({ ...(await openMemory()), prefix: 77 })]
  const spaces = [await a.workspace(), await a.workspace()]
  expect([await b.workspace(), await b.workspace()]).toEqual(spaces)
  const random = seedRandom('differential')
  const seen: Record<string, Row[]> = { 'kernel.runs': spaces.map(({ run }) => run) }
  const answers = new Map<string, number>()
  for (let i = 0; i < ROUNDS; i++) {
    const space = random.pick(spaces)
    const changes = Array.from({ length: 1 + random.below(3) }, () => anyChange(random, a, seen))
    const fence = random.chance(0.05) ? space.fence - 1n : space.fence
    const audit = random.chance(0.5) ? [a.audit('ü'), a.audit('x', { private: { data: { secret: [1, 'ä'] } } })] : []
    const step = { ...{ workspace: space.id, fence, now: a.now(), changes, audit }, usage: { tokens: 3 } }
    const [one, two] = [await answer(a.store.commit(step)), await answer(b.store.commit(step))]
    expect({ changes, answer: two }).toEqual({ changes, answer: one })
    const code = one.ok ? 'ok' : 'refusal' in one ? one.refusal.code : 'failure'
    answers.set(code, (answers.get(code) ?? 0) + 1)
    const added = one.ok ? changes.filter((c) => c.op === 'insert') : []
    for (const { table, rows } of added) seen[table] = [...(seen[table] ?? []), ...rows]
    for (const k of [a, b]) k.clock.advance(7)
    if (i % 10 === 0) expect(comparable(await b.store.load(space.id))).toEqual(comparable(await a.store.load(space.id)))
  }
  // It is only worth something when it gets through, and is refused, in many ways.
  expect(answers.get('ok')).toBeGreaterThan(ROUNDS / 10)
  expect(answers.size).toBeGreaterThan(20)
  must(await a.commit(spaces[0]!.id, spaces[0]!.fence, [], { audit: [a.audit()] }))
})

async function answer(committed: Promise<Committed>): Promise<Committed | { ok: false; failure: string }> {
  try {
    return await committed
  } catch (error) {
    return { ok: false, failure: (error as { code: string }).code }
  }
}

const MAKERS: Record<string, (k: Kit, seen: Record<string, Row[]>, random: Random) => Row> = {
  'kernel.tasks': (k, seen, random) =>
    k.rows.task(
      random.chance(0.4) && seen['kernel.tasks'] ? { preconditions: [random.pick(seen['kernel.tasks']).task_id] } : {},
    ),
  'kernel.verifications': (k, seen, random) =>
    k.rows.verification(some(seen, 'kernel.tasks', random, k), ...random.pick(STEPS), {
      ...(random.chance(0.5) ? { person: 'anna', reason: 'because' } : {}),
    }),
  'kernel.runs': (k, seen, random) => {
    const parent = some(seen, 'kernel.runs', random, k)
    return k.rows.run({ parent_run_id: parent.run_id, root_run_id: parent.root_run_id, parameters_hash: HASH })
  },
  'kernel.approvals': (k, seen, random) => k.rows.approval(some(seen, 'kernel.runs', random, k)),
  'kernel.grants': (k, seen, random) => k.rows.grant(some(seen, 'kernel.approvals', random, k)),
  'kernel.intents': (k, seen, random) =>
    k.rows.intent(some(seen, 'kernel.runs', random, k), {
      idempotency_key: `t:${random.below(30)}`,
      subject_id: k.uuid(),
    }),
  'kernel.receipts': (k, seen, random) =>
    k.rows.receipt(some(seen, 'kernel.intents', random, k), random.pick(['done', 'not_done', 'unknown']), {
      result: random.pick([null, '{"n": 1e30}', 'ü']),
    }),
  'kernel.evidence': (k, seen, random) =>
    k.rows.evidence({ intent_id: some(seen, 'kernel.intents', random, k).intent_id, found: random.chance(0.5) }),
  'kernel.artifacts': (k, _seen, random) =>
    k.rows.artifact({
      version: 1 + random.below(5),
      lineage: { z: 1, aa: { c: 1e21, b: -1.5e-7 }, '10': true, '2': [] },
    }),
  'errands.notes': (k, _seen, random) =>
    k.rows.note({ note_key: `n-${random.below(20)}`, details: { long: 1, b: [null, 0.1, 'a"\\\u001f\u007f\u2028'] } }),
}

const STEPS: Array<[string, string, string]> = [
  ['pending', 'in_progress', 'start'],
  ['in_progress', 'done', 'done'],
  ['in_progress', 'blocked', 'block'],
  ['pending', 'blocked', 'block'],
  ['blocked', 'pending', 'reopen'],
]
const STATUSES =
  'pending in_progress done blocked granted used expired verified not_done uncertain open completed failed approved rejected running'.split(
    ' ',
  )
const JUNK = [null, '', 'x', 'ü'.repeat(300), 3, -1, true, {}, [], { b: 1, a: 2 }, '2026-03-02T09:00:00.120Z']

function some(seen: Record<string, Row[]>, table: string, random: Random, k: Kit): Row {
  return seen[table]?.length ? random.pick(seen[table]) : { task_id: k.uuid(), run_id: k.uuid(), intent_id: k.uuid() }
}

function anyChange(random: Random, k: Kit, seen: Record<string, Row[]>): Change {
  const table = random.pick(Object.keys(MAKERS))
  const known = tables.find((t) => t.name === table) as Table
  const spoil = (row: Row): Row => {
    const column = random.pick([...known.columns.values()].filter((c) => c.type !== 'uuid[]'))
    const fits = column.type === 'text' || column.type === 'jsonb' || column.nullable
    return fits && column.name !== 'workspace_id' ? { ...row, [column.name]: random.pick(JUNK) } : row
  }
  if (random.chance(0.55)) {
    const row = MAKERS[table]!(k, seen, random)
    return insert(table, random.chance(0.15) ? spoil(row) : row)
  }
  const key = known.keys[0] as string
  const where = { [key]: some(seen, table, random, k)[key] ?? k.uuid() }
  if (random.chance(0.1)) return { table, op: 'delete', where }
  const set = random.chance(0.7) && known.columns.has('status') ? { status: random.pick(STATUSES) } : spoil({})
  const more = known.columns.has('completed_at') && random.chance(0.7) ? { completed_at: k.now() } : {}
  const by = known.columns.has('decided_by') && random.chance(0.3) ? { decided_by: 'anna' } : {}
  return update(table, where, {
    ...set,
    ...more,
    ...by,
    ...(known.columns.has('updated_at') ? { updated_at: k.now() } : {}),
  })
}
