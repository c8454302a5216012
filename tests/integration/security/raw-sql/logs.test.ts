import { expect, test } from 'vitest'
import { attackers, expectRefused, openArena } from './attack.ts'
import { fresh, insertTask, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`

const LOGS = [
  { log: 'kernel.event_log', partition: 'kernel.event_log_1', payload: 'change_payload' },
  { log: 'kernel.audit_log', partition: 'kernel.audit_log_1', payload: 'payload' },
]

/** A row that would be legal if the functions of the ledger had written it: next number, some hash. */
const insertInto: Record<string, string> = {
  event: `(workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
    select ${W}, coalesce((select max(seq) from kernel.event_log), 0) + 1000, 1, kernel.now(), 'kernel.tasks', 'x', '{}', '\\x00'`,
  audit: `(workspace_id, seq, segment, id, "timestamp", action_type, payload, hash)
    select ${W}, coalesce((select max(seq) from kernel.audit_log), 0) + 1000, 1, '${fresh(1)}', kernel.now(), 'system', '{}', '\\x00'`,
}

for (const { log, partition, payload } of LOGS) {
  for (const target of [log, partition]) {
    // No right at all: neither on the log nor on its partitions.
    const changes: Record<string, string> = {
      'plain update': `update ${target} set ${payload} = '{}'`,
      'update of one entry': `update ${target} set "timestamp" = now() where workspace_id = ${W} and seq = 1`,
      'update that meets no row': `update ${target} set hash = '' where false`,
      delete: `delete from ${target}`,
      'delete of the last entry': `delete from ${target} where workspace_id = ${W} and seq = (select max(seq) from ${target})`,
      truncate: `truncate ${target}`,
      'truncate with others': `truncate ${target}, kernel.chat cascade`,
      merge: `merge into ${target} t using (select 1 as seq) s on t.seq = s.seq when matched then update set ${payload} = '{}'`,
      'merge that deletes': `merge into ${target} t using (select 1 as seq) s on t.seq = s.seq when matched then delete`,
      'delete inside a with': `with gone as (delete from ${target} returning 1) select count(*) from gone`,
    }
    test.each(Object.entries(changes))(`${target} refuses a %s to every role [K-db.8, K-db.3]`, async (_what, sql) => {
      await expectRefused(arena, { sql, refused: 'ledger.append_only', app: '42501' })
    })

    const row = insertInto[log === 'kernel.event_log' ? 'event' : 'audit'] as string
    const inserts: Record<string, string> = {
      insert: `insert into ${target} ${row}`,
      'insert on conflict do nothing': `insert into ${target} ${row} on conflict do nothing`,
      'insert inside a with': `with made as (insert into ${target} ${row} returning 1) select count(*) from made`,
      'insert inside a block': `do $$ begin insert into ${target} ${row}; end $$`,
    }
    test.each(Object.entries(inserts))(`${target} refuses a direct %s to every role [K-db.10]`, async (_what, sql) => {
      await expectRefused(arena, { sql, refused: 'ledger.direct_insert', app: '42501' })
    })

    test(`${target} refuses a direct upsert to every role [K-db.8, K-db.10]`, async () => {
      const sql = `insert into ${target} ${row} on conflict (workspace_id, seq, segment) do update set hash = ''`
      await expectRefused(arena, { sql, refused: 'ledger.append_only', app: '42501' })
    })
  }
}

test('the desk and the auditor write to no log [K-db.10]', async () => {
  for (const role of ['desk', 'auditor'] as const) {
    for (const { log, partition } of LOGS) {
      for (const target of [log, partition]) {
        const row = insertInto[log === 'kernel.event_log' ? 'event' : 'audit'] as string
        expect(await arena.attempt(role, { sql: `insert into ${target} ${row}` })).toBe('42501')
        expect(await arena.attempt(role, { sql: `delete from ${target}` })).toBe('42501')
        expect(await arena.attempt(role, { sql: `truncate ${target}` })).toBe('42501')
      }
    }
  }
})

test('a COPY into a log is refused [K-db.10]', async () => {
  const columns = '(workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)'
  const sql = `copy kernel.event_log ${columns} from program $$echo "${WORKSPACE},9999,1,2026-03-01T00:00:00Z,kernel.tasks,x,{},\\x00"$$ with (format csv)`
  for (const who of ['superuser', 'replica'] as const) {
    expect(await arena.attempt(who, { sql })).toBe('ledger.direct_insert')
  }
})

test('the functions of the ledger are the one way in, for every role that may write [K-db.10, K-db.1]', async () => {
  for (const who of attackers) {
    const entries = `[{"id": "${fresh(2)}", "action_type": "system", "payload": {"by": "${who}"}}]`
    const audited = `select kernel.append_audit(${W}, '${entries}')`
    expect(await arena.attempt(who, { sql: audited })).toBe('accepted: SELECT 1')
    expect(await arena.attempt(who, { sql: insertTask(fresh(3)) })).toBe('accepted: INSERT 1')
    const counted = `${insertTask(fresh(3))}; select 1 from kernel.event_log where entity_id = '${fresh(3)}' and workspace_id = ${W}`
    expect(await arena.attempt(who, { sql: counted })).toBe('accepted: SELECT 1')
  }
})

const heads: Record<string, string> = {
  'a number moved back': `update kernel.heads set seq = seq - 1 where workspace_id = ${W}`,
  'another hash': `update kernel.heads set hash = sha256('forged') where workspace_id = ${W}`,
  'another segment': `update kernel.heads set segment = 2 where workspace_id = ${W}`,
  'another workspace': `update kernel.heads set workspace_id = '${fresh(4)}' where workspace_id = ${W}`,
  'a lower fence': `update kernel.heads set fence = fence - 1 where workspace_id = ${W}`,
  'a head of its own': `insert into kernel.heads (workspace_id, hash) values ('${fresh(4)}', '')`,
  'a deleted head': `delete from kernel.heads where workspace_id = ${W}`,
  'a truncate': 'truncate kernel.heads',
}
test.each(Object.entries(heads))('the head refuses %s [K-db.9]', async (_what, sql) => {
  await expectRefused(arena, { sql, refused: 'ledger.head_is_kept', app: '42501' })
})

const keys: Record<string, string> = {
  'another key': `update kernel.person_keys set key = sha256('mine') where workspace_id = ${W}`,
  'another person': `update kernel.person_keys set person_id = '${fresh(5)}', key = null, destroyed_at = now() where workspace_id = ${W}`,
}
test.each(Object.entries(keys))("a person's key refuses %s [K-ledger.7]", async (_what, sql) => {
  await expectRefused(arena, { sql, refused: 'person.key_is_fixed', app: '42501' })
})
test("a person's key is not removed, and is not brought back once destroyed [K-ledger.7]", async () => {
  for (const sql of ['delete from kernel.person_keys', 'truncate kernel.person_keys']) {
    await expectRefused(arena, { sql, refused: 'person.key_is_fixed', app: '42501' })
  }
  const back = `update kernel.person_keys set key = null, destroyed_at = now(); update kernel.person_keys set key = sha256('mine'), destroyed_at = null`
  await expectRefused(arena, { sql: back, refused: 'person.key_is_fixed', app: '42501' })
})

test('an entry has a time that its stamp can tell [K-ledger.1]', async () => {
  for (const now of ['infinity', '-infinity', '0044-03-15 00:00:00+00 BC', '12026-01-01T00:00:00Z']) {
    await expectRefused(arena, { sql: insertTask(fresh(6)), now, refused: '23514' })
  }
})
