import type pg from 'pg'
import { expect, test } from 'vitest'
import { verifyLedger } from '#storage/verify.ts'
import { openFixture } from '../../support/fixture.ts'
import { openArena } from '../security/raw-sql/attack.ts'
import { fresh, OTHER, WORKSPACE } from '../security/raw-sql/fixture.ts'
import { entriesOf, headOf, recompute } from './ledger-rows.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`

test('both logs share one sequence without gaps and one chain, which anybody can recompute [K-db.9, K-ledger.1]', async () => {
  const fixture = await openFixture()
  const workspace = await fixture.letters(['one'])
  expect(await fixture.finish(workspace)).toBe('completed')
  const auditor = fixture.lw.database.pool('auditor')
  const entries = await entriesOf(auditor, workspace)
  expect(new Set(entries.map((e) => e.log))).toEqual(new Set(['event', 'audit']))
  expect(entries.map((e) => e.seq)).toEqual(entries.map((_, i) => String(i + 1)))
  const hashes = recompute(workspace, entries)
  expect(entries.map((e) => e.hash)).toEqual(hashes)
  expect(await headOf(auditor, workspace)).toEqual({ seq: String(entries.length), hash: hashes.at(-1) })
  expect(await fixture.lw.verify(workspace)).toMatchObject({
    ok: true,
    entries: entries.length,
    head: hashes.at(-1),
    workspaces: 1,
  })
})

/** Does what a superuser without triggers could do, looks, and undoes it. */
async function tamper(sql: string, workspace?: string) {
  const client = arena.client('superuser')
  await client.query('begin')
  try {
    for (const table of ['event_log', 'audit_log', 'event_log_1', 'audit_log_1', 'heads', 'person_keys']) {
      await client.query(`alter table kernel.${table} disable trigger all`)
    }
    const done = [await client.query(sql)].flat()
    expect(done.at(-1)?.rowCount, sql).toBeGreaterThan(0)
    const inside = { query: (text: string, values: unknown[]) => client.query(text, values) } as unknown as pg.Pool
    return await verifyLedger(inside, workspace)
  } finally {
    await client.query('rollback')
  }
}
const HASH = 'its hash does not follow from its content and the entry before'
const where = (seq: number) => `where workspace_id = ${W} and seq = ${seq}`
const copyOf = (seq: number, as: number, log = 'event_log') =>
  `insert into kernel.${log} select (jsonb_populate_record(l, '{"seq": ${as}}')).* from kernel.${log} l ${where(seq)}`

const changes: Array<[what: string, sql: string, bad: object]> = [
  [
    'a changed payload',
    `update kernel.event_log set change_payload = replace(change_payload, '"v": 1', '"v": 2') ${where(5)}`,
    { seq: '5', log: 'event', problem: HASH },
  ],
  [
    'a payload changed by one space',
    `update kernel.event_log set change_payload = change_payload || ' ' ${where(5)}`,
    { seq: '5', problem: HASH },
  ],
  [
    'a changed timestamp',
    `update kernel.event_log set "timestamp" = "timestamp" + interval '1 microsecond' ${where(5)}`,
    { seq: '5', problem: HASH },
  ],
  [
    'another row’s name',
    `update kernel.event_log set entity_id = '${fresh(1)}' ${where(5)}`,
    { seq: '5', problem: HASH },
  ],
  [
    'another table’s name',
    `update kernel.event_log set entity_type = 'kernel.runs' ${where(5)}`,
    { seq: '5', problem: HASH },
  ],
  ['a changed hash', `update kernel.event_log set hash = sha256(hash) ${where(5)}`, { seq: '5', problem: HASH }],
  [
    'a deleted entry',
    `delete from kernel.event_log ${where(5)}`,
    { seq: '6', problem: 'entry 5 is missing before it' },
  ],
  [
    'a deleted first entry',
    `delete from kernel.event_log ${where(1)}`,
    { seq: '2', problem: 'entry 1 is missing before it' },
  ],
  [
    'an inserted entry under a number that is taken',
    `insert into kernel.audit_log select workspace_id, seq, segment, '${fresh(1)}', "timestamp", 'system', '{}', hash from kernel.event_log ${where(5)}`,
    { seq: '5', log: 'audit', problem: HASH },
  ],
  [
    'an inserted entry after the head',
    copyOf(5, 100_000),
    { seq: '100000', log: 'event', problem: 'it stands outside of what the recorded head counts' },
  ],
  [
    'an inserted entry before the first',
    copyOf(5, 0),
    { seq: '0', problem: 'it stands outside of what the recorded head counts' },
  ],
  [
    'two swapped entries',
    `update kernel.event_log set seq = -seq where workspace_id = ${W} and seq in (5, 6); update kernel.event_log set seq = 11 + seq where workspace_id = ${W} and seq < 0`,
    { seq: '5', problem: HASH },
  ],
  [
    'two swapped payloads',
    `update kernel.event_log l set change_payload = o.change_payload from kernel.event_log o where l.workspace_id = ${W} and o.workspace_id = ${W} and l.seq + o.seq = 13 and l.seq in (6, 7)`,
    { seq: '6', problem: HASH },
  ],
  [
    'a cut tail',
    `delete from kernel.event_log where workspace_id = ${W} and seq > 40`,
    { seq: '41', log: 'head', problem: 'the log ends before the head that was recorded' },
  ],
  ['a whole log cut', `delete from kernel.event_log where workspace_id = ${W}`, { seq: '1', log: 'head' }],
  [
    'a changed head',
    `update kernel.heads set hash = sha256(hash) where workspace_id = ${W}`,
    { log: 'head', problem: 'the recorded head is not the hash of the last entry' },
  ],
  [
    'a head moved back',
    `update kernel.heads h set seq = 40, hash = (select hash from kernel.event_log ${where(40)}) where workspace_id = ${W}`,
    { seq: '41', problem: 'it stands outside of what the recorded head counts' },
  ],
  [
    'a deleted head',
    `delete from kernel.heads where workspace_id = ${W}`,
    { log: 'head', problem: 'the workspace has no head' },
  ],
  [
    'an entry moved to another workspace',
    `update kernel.event_log set workspace_id = '${OTHER}', seq = 1000 ${where(5)}`,
    { seq: '6', problem: 'entry 5 is missing before it' },
  ],
  [
    'entries of a workspace that never was',
    `insert into kernel.event_log select (jsonb_populate_record(l, '{"workspace_id": "${fresh(2)}"}')).* from kernel.event_log l ${where(1)}`,
    { workspace: fresh(2), seq: '1', problem: 'its workspace has no head' },
  ],
]
test.each(changes)('verify finds %s and names the first bad entry [K-ledger.3]', async (_what, sql, bad) => {
  expect(await tamper(sql)).toMatchObject({ ok: false, first_bad: { workspace: WORKSPACE, ...bad } })
})

test('verify finds a second entry under one number, wherever the pages of its reading end [K-ledger.3]', async () => {
  const chat = (n: number) =>
    `insert into kernel.chat (workspace_id, message_id, author, text, said_at) select ${W}, gen_random_uuid(), 'user', 'hello', kernel.now() from generate_series(1, ${n})`
  const audit = `select kernel.append_audit(${W}, '[{"id": "${fresh(3)}", "action_type": "system", "payload": {"said": "page end"}}]')`
  const { seq } = await headOf(arena.auditor, WORKSPACE)
  await arena.commit(`${chat(4999 - Number(seq))}; ${audit}; ${chat(20)}`)
  expect(await verifyLedger(arena.auditor)).toMatchObject({ ok: true })
  for (const at of [4999, 5001]) {
    const forged = `insert into kernel.audit_log select workspace_id, ${at}, segment, '${fresh(4)}', "timestamp", 'system', '{}', hash from kernel.audit_log ${where(5000)}`
    expect(await tamper(forged)).toMatchObject({ ok: false, first_bad: { seq: String(at), log: 'audit' } })
  }
  expect(await tamper(copyOf(4999, 5000))).toMatchObject({
    ok: false,
    first_bad: { seq: '5000', log: 'event', problem: 'an entry with this number stands before it' },
  })
  const changed = `update kernel.audit_log set payload = '{"said": "nothing"}' ${where(5000)}`
  expect(await tamper(changed)).toMatchObject({ ok: false, first_bad: { seq: '5000', log: 'audit', problem: HASH } })
})

test('verify of one workspace looks at that one [K-ledger.3]', async () => {
  const sql = `update kernel.event_log set change_payload = '{}' ${where(5)}`
  expect(await tamper(sql, OTHER)).toMatchObject({ ok: true, workspaces: 1 })
  expect(await tamper(sql, WORKSPACE)).toMatchObject({ ok: false })
})

test('verify needs no key: the hashes cover the ciphertext [K-ledger.8]', async () => {
  expect(await tamper('delete from kernel.person_keys')).toMatchObject({ ok: true })
})

test('verify and replay hold while work is going on', async () => {
  const fixture = await openFixture()
  const workspaces = [await fixture.letters(['one', 'two'])]
  let looks = 0
  let working = true
  // Work goes on until it was looked at three times.
  const work = async () => {
    for (let i = 0; looks < 3; i++) {
      const workspace = workspaces[i] as string
      expect(await fixture.finish(workspace)).toBe('completed')
      workspaces.push(await fixture.letters(['three']))
    }
  }
  const worked = work().finally(() => {
    working = false
  })
  while (working) {
    expect(await fixture.lw.verify()).toMatchObject({ ok: true })
    for (const w of workspaces.slice(-2)) expect(await fixture.lw.replay(w)).toMatchObject({ ok: true, first: [] })
    looks += 1
  }
  await worked
})
