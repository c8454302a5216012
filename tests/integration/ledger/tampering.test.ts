import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { JournalLine } from '#kernel/contracts/journal.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { keyId, signedBytes, type Unsigned, writeLine } from '#kernel/ledger/journal.ts'
import { type Act, changed, openScene, recomputed, type Scene, unguarded } from './crime-scene.ts'

const scene = openScene()
const HASH = 'its hash does not follow from its content and the entry before'
const A = () => scene.workspaces[0]
const B = () => scene.workspaces[1]
const at = (workspace: string, seq: number) => `where workspace_id = '${workspace}' and seq = ${seq}`
const sql =
  (text: () => string, tables?: string[]): Act =>
  (s) =>
    unguarded(s.superuser, text(), tables)

const cutAfter = (workspace: string, seq: number) => `
  delete from kernel.event_log where workspace_id = '${workspace}' and seq > ${seq};
  delete from kernel.audit_log where workspace_id = '${workspace}' and seq > ${seq};
  update kernel.heads set seq = ${seq}, hash = (select hash from kernel.event_log ${at(workspace, seq)} union all select hash from kernel.audit_log ${at(workspace, seq)})
  where workspace_id = '${workspace}';`

/** What the journal stands for, of one workspace: line and entry. */
function sealsOf(s: Scene, workspace: string) {
  return s.lines().flatMap((line) => {
    const heads = line.kind === 'seal' ? line.body.heads : line.kind === 'checkpoint' ? [line.body] : []
    return heads
      .filter((h) => h.workspace === workspace)
      .map((h) => ({ line: line.n, seq: Number(h.seq), kind: line.kind }))
  })
}
const lastOf = (s: Scene, kind: JournalLine['kind']) => s.lines().findLast((line) => line.kind === kind) as JournalLine

async function found(act: Act) {
  const verified = await scene.tamper(act)
  expect(verified.ok).toBe(false)
  return verified.ok ? undefined : verified.first_bad
}

test('what nobody touched is clean, whole and since the last verification [K-seal.11, K-seal.12]', async () => {
  const copy = await scene.copy()
  const whole = await copy.verify()
  expect(whole).toMatchObject({ ok: true, workspaces: 4, notices: [] })
  expect(await copy.verify(true)).toMatchObject({ ok: true, entries: 1, notices: [] })
  expect(whole.entries).toBeGreaterThan(300)
})

describe('of the log [K-seal.11]', () => {
  test.for<[what: string, act: Act, bad: () => object]>([
    ['an entry is changed', sql(() => changed(A(), 20)), () => ({ seq: '20', problem: HASH })],
    [
      'an entry is inserted',
      sql(
        () =>
          `insert into kernel.audit_log select workspace_id, seq, segment, gen_random_uuid(), "timestamp", 'system', '{}', hash from kernel.event_log ${at(A(), 1)}`,
      ),
      () => ({ seq: '1', log: 'audit', problem: HASH }),
    ],
    [
      'an entry is deleted',
      sql(() => `delete from kernel.event_log ${at(A(), 20)}; delete from kernel.audit_log ${at(A(), 20)}`),
      () => ({ seq: '21', problem: 'entry 20 is missing before it' }),
    ],
    [
      'two entries change places',
      sql(
        () => `update kernel.event_log set seq = -seq where workspace_id = '${A()}' and seq in (1, 2);
          update kernel.event_log set seq = 3 + seq where workspace_id = '${A()}' and seq < 0`,
      ),
      () => ({ seq: '1', problem: HASH }),
    ],
    [
      'two workspaces’ entries change places',
      sql(
        () => `create temp table pair as select * from kernel.event_log where workspace_id in ('${A()}', '${B()}') and seq = 2;
          update kernel.event_log l set (entity_id, change_payload, "timestamp", hash) = (select p.entity_id, p.change_payload, p."timestamp", p.hash
            from pair p where p.workspace_id <> l.workspace_id)
          where l.workspace_id in ('${A()}', '${B()}') and l.seq = 2`,
      ),
      () => ({ seq: '2', problem: HASH }),
    ],
    [
      'the rows of the tail are cut',
      sql(() => cutAfter(A(), 100).split(';').slice(0, 2).join(';')),
      () => ({ seq: '101', log: 'head', problem: 'the log ends before the head that was recorded' }),
    ],
    [
      'the head is another',
      sql(() => `update kernel.heads set hash = sha256(hash) where workspace_id = '${A()}'`),
      () => ({ log: 'head', problem: 'the recorded head is not the hash of the last entry' }),
    ],
    [
      'an entry stands behind the head',
      sql(
        () =>
          `insert into kernel.event_log select (jsonb_populate_record(l, '{"seq": 5000}')).* from kernel.event_log l ${at(A(), 1)}`,
      ),
      () => ({ seq: '5000', problem: 'it stands outside of what the recorded head counts' }),
    ],
  ])('%s', async ([, act, bad]) => {
    expect(await found(act)).toMatchObject({ workspace: A(), ...bad() })
  })

  test('a cut tail is found although the head was moved back with it', async () => {
    const copy = await scene.copy()
    const cut = sealsOf(copy, A()).find((s) => s.seq > 100)
    await unguarded(copy.superuser, cutAfter(A(), 100))
    expect(await copy.verify()).toMatchObject({
      ok: false,
      first_bad: { workspace: A(), seq: '101', upto: String(cut?.seq), log: 'seal', line: cut?.line },
    })
    expect(await copy.verify(true)).toMatchObject({ ok: false, first_bad: { workspace: A(), log: 'seal' } })
  })

  test('a chain that was recomputed after a change is found, between the seals around it', async () => {
    const copy = await scene.copy()
    const seals = sealsOf(copy, A()).toSorted((a, b) => a.seq - b.seq)
    const [before, after] = [seals[0], seals.find((s) => s.seq > (seals[0]?.seq ?? 0))]
    const seq = (before?.seq ?? 0) + 1
    await unguarded(copy.superuser, changed(A(), seq) + recomputed(A()))
    expect(await copy.verify()).toMatchObject({
      ok: false,
      first_bad: { workspace: A(), seq: String(seq), upto: String(after?.seq), log: 'seal', line: after?.line },
    })
  })

  test('nor does it help to bring the mirrored seals along', async () => {
    const [first] = sealsOf(await scene.copy(), A())
    const act = sql(
      () =>
        `${changed(A(), 2)} ${recomputed(A())}; update kernel.seals s set hash = c.hash from chained c where s.workspace_id = '${A()}' and s.seq = c.seq`,
    )
    expect(await found(act)).toMatchObject({ workspace: A(), seq: '1', upto: String(first?.seq), log: 'seal' })
  })

  test('an old state that is put back silently is found, with the first entry that is gone', async () => {
    const copy = await scene.copy('old')
    const verified = await copy.verify()
    expect(verified.ok).toBe(false)
    const bad = verified.ok ? undefined : verified.first_bad
    expect(bad).toMatchObject({ workspace: A(), seq: String((scene.old.get(A()) ?? 0) + 1), log: 'seal' })
    expect(await copy.verify(true)).toMatchObject({ ok: false, first_bad: bad })
  })

  test('a workspace that vanished without a trace is missed', async () => {
    const tables = [
      'event_log',
      'audit_log',
      'event_log_1',
      'audit_log_1',
      'event_log_2',
      'audit_log_2',
      'heads',
      'seals',
      'workspaces',
    ]
    const all = () => tables.map((t) => `delete from kernel.${t} where workspace_id = '${B()}'`).join(';')
    expect(await found(sql(all, tables))).toMatchObject({ workspace: B(), seq: '1', log: 'head' })
  })

  test('another database under the journal is found', async () => {
    const act = sql(() => `update kernel.installation set installation_id = gen_random_uuid()`, ['installation'])
    expect(await found(act)).toMatchObject({ log: 'journal', problem: expect.stringContaining('installation') })
  })
})

describe('of seals and journal [K-seal.11]', () => {
  test('a mirrored seal is edited', async () => {
    const copy = await scene.copy()
    const [seal] = sealsOf(copy, A())
    await unguarded(copy.superuser, `update kernel.seals set root = sha256(root) ${at(A(), seal?.seq ?? 0)}`)
    expect(await copy.verify()).toMatchObject({
      ok: false,
      first_bad: { workspace: A(), seq: String(seal?.seq), log: 'seal', line: seal?.line },
    })
  })

  const edits: Array<[what: string, edit: (s: Scene) => void, line: (s: Scene) => number]> = [
    [
      'a seal in the journal is edited',
      (s) => s.write(s.texts().with(3, edited(s.texts()[3] as string, { at: '2020-01-01T00:00:00.000Z' }))),
      () => 4,
    ],
    [
      'a seal is edited and every line after it chained anew',
      (s) => {
        const texts = s.texts()
        texts[3] = edited(texts[3] as string, { at: '2020-01-01T00:00:00.000Z' })
        for (let i = 4; i < texts.length; i++) {
          const previous = createHash('sha256')
            .update(texts[i - 1] as string)
            .digest('hex')
          texts[i] = edited(texts[i] as string, { previous })
        }
        s.write(texts)
      },
      () => 4,
    ],
    ['a line of the journal is deleted', (s) => s.write(s.texts().toSpliced(4, 1)), () => 5],
    ['a line is written twice', (s) => s.write(s.texts().toSpliced(4, 0, s.texts()[4] as string)), () => 6],
    [
      'two lines change places',
      (s) =>
        s.write(
          s
            .texts()
            .with(3, s.texts()[4] as string)
            .with(4, s.texts()[3] as string),
        ),
      () => 4,
    ],
    ['a line is no line', (s) => s.write(s.texts().with(4, 'nothing to see here')), () => 5],
    [
      'a space is added to a line',
      (s) => s.write(s.texts().with(4, s.texts()[4]?.replace('{', '{ ') as string)),
      () => 5,
    ],
    ['a line is signed with a forged key', (s) => s.write([...s.texts(), forged(s, {})]), (s) => s.lines().length],
    [
      'a forged key poses as the one in force',
      (s) => s.write([...s.texts(), forged(s, { key: s.lines()[0]?.key })]),
      (s) => s.lines().length,
    ],
  ]
  test.for(edits)('%s', async ([, edit, line]) => {
    const copy = await scene.copy()
    edit(copy)
    expect(await copy.verify()).toMatchObject({ ok: false, first_bad: { log: 'journal', line: line(copy) } })
    expect(await copy.verify(true)).toMatchObject({ ok: false, first_bad: { log: 'journal' } })
  })

  test.for([
    ['the tail of the journal is cut', 0],
    ['the last line is torn as by a crash', 30],
  ] as const)('%s: the mirrored seals tell', async ([, left]) => {
    const copy = await scene.copy()
    const { n } = lastOf(copy, 'seal')
    const whole = readFileSync(copy.journal.lines, 'utf8')
    const kept =
      copy
        .texts()
        .slice(0, n - 1)
        .join('\n').length + 1
    writeFileSync(copy.journal.lines, whole.slice(0, kept + left))
    expect(await copy.verify()).toMatchObject({ ok: false, first_bad: { log: 'journal', line: n } })
  })

  test('the journal and the database are cut at the same place, mirrored seals and all: the guards tell', async () => {
    const copy = await scene.copy()
    const { n } = lastOf(copy, 'seal')
    const last = lastOf(copy, 'seal') as JournalLine & { kind: 'seal' }
    const [head] = last.body.heads
    const before = sealsOf(copy, head?.workspace ?? '')
      .filter((s) => s.line < n)
      .at(-1)
    copy.write(copy.texts().slice(0, n - 1))
    await unguarded(
      copy.superuser,
      `${cutAfter(head?.workspace ?? '', before?.seq ?? 0)} delete from kernel.seals where line >= ${n}`,
    )
    expect(await copy.verify()).toMatchObject({ ok: false, first_bad: { log: 'catalog' } })
  })

  test('a key that is stated as lost by whoever has none is shown, with its line', async () => {
    const copy = await scene.copy()
    copy.write([...copy.texts(), forged(copy, { kind: 'loss' })])
    expect(await copy.verify()).toMatchObject({
      ok: false,
      first_bad: { log: 'journal', problem: expect.stringContaining('signing-key.pem') },
      notices: [{ code: 'journal.key_lost', line: copy.lines().length }],
    })
  })
})

describe('of what stands beside [K-seal.11]', () => {
  test('a checkpoint is edited together with its rows', async () => {
    const act = sql(
      () => `delete from kernel.checkpoint_rows where workspace_id = '${A()}' and entity_type = 'kernel.chat';
        update kernel.checkpoints c set rows = r.n, rows_hash = r.hash from (
          select count(*) as n, sha256(string_agg(kernel.row_hash(entity_type, entity_id, payload), ''::bytea order by entity_type collate "C", entity_id collate "C")) as hash
          from kernel.checkpoint_rows where workspace_id = '${A()}' and segment = 1) r where c.workspace_id = '${A()}'`,
      ['checkpoints', 'checkpoint_rows'],
    )
    expect(await found(act)).toMatchObject({ workspace: A(), log: 'checkpoint' })
  })

  test.for<[what: string, act: Act]>([
    [
      'a run is pinned to another policy',
      sql(
        () =>
          `update kernel.runs set lanes_pin = repeat('0', 64) where run_id = (select run_id from kernel.runs where workspace_id = '${A()}' limit 1)`,
        ['runs'],
      ),
    ],
    [
      'a policy’s text is edited',
      sql(() => `update kernel.policies set content = content || '# more' where kind = 'lanes'`, ['policies']),
    ],
    [
      'a policy is registered under the hash of another',
      sql(
        () => `update kernel.policies set content = replace(content, 'exact_bytes', 'none') where kind = 'lanes'`,
        ['policies'],
      ),
    ],
    ['a policy is removed', sql(() => `delete from kernel.policies where kind = 'roles'`, ['policies'])],
    [
      'another policy is in force',
      sql(() => `update kernel.active_policies set lanes_pin = roles_pin`, ['active_policies']),
    ],
  ])('%s', async ([, act]) => {
    expect(await found(act)).toMatchObject({ log: 'policy' })
  })

  test.for<[what: string, act: Act]>([
    [
      'a trigger is switched off, a row edited, and the trigger switched on again',
      sql(() => `update kernel.tasks set description = 'Nothing of the kind' where workspace_id = '${A()}'`, ['tasks']),
    ],
    ['a trigger is switched off and on, and nothing else', sql(() => 'select 1', ['grants'])],
    ['a trigger is dropped', (s) => s.superuser.query('drop trigger guard on kernel.grants')],
    [
      'a trigger is dropped and made again',
      (s) =>
        s.superuser.query(
          `drop trigger guard on kernel.grants; create trigger guard before insert or update on kernel.grants for each row execute function kernel.guard_grant();
           alter table kernel.grants enable always trigger guard`,
        ),
    ],
    [
      'a function is replaced',
      (s) =>
        s.superuser.query(
          `create or replace function kernel.guard_grant() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as 'begin return new; end'`,
        ),
    ],
    [
      'a function is replaced and put back as it was',
      async (s) => {
        const { rows } = await s.superuser.query(`select pg_get_functiondef('kernel.guard_grant'::regproc) as text`)
        await s.superuser.query(rows[0].text.replace('begin', 'begin return new;'))
        await s.superuser.query(rows[0].text)
      },
    ],
    ['row-level security is lifted', (s) => s.superuser.query('alter table kernel.tasks no force row level security')],
    ['a right is given', (s) => s.superuser.query('grant update on kernel.event_log to lanewright_app')],
    [
      'a constraint is dropped',
      (s) => s.superuser.query('alter table kernel.audit_log drop constraint audit_log_action_type_check'),
    ],
    ['a rule is added', (s) => s.superuser.query('create rule quiet as on delete to kernel.grants do instead nothing')],
  ])('%s', async ([, act]) => {
    expect(await found(act)).toMatchObject({ log: 'catalog' })
  })
})

/** A line with other content and the old signature. */
function edited(text: string, change: object): string {
  return canonicalText({ ...JSON.parse(text), ...change })
}

/** A line in the right place, signed by whoever has no right to. */
function forged(s: Scene, { kind = 'verified', key }: { kind?: 'verified' | 'loss'; key?: string }): string {
  const pair = generateKeyPairSync('ed25519')
  const raw = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x as string, 'base64url')
  const last = s.texts().at(-1) as string
  const body =
    kind === 'loss'
      ? { public_key: raw.toString('base64'), reason: 'it fell into the sea', person: 'mallory' }
      : { line: 1, heads: 1, entries: 1 }
  const line = {
    n: s.lines().length + 1,
    previous: createHash('sha256').update(last).digest('hex'),
    at: '2026-03-02T09:00:00.000Z',
    key: key ?? keyId(raw),
    kind,
    body,
  } as Unsigned
  expect(signedBytes(line).length).toBeGreaterThan(0)
  return writeLine(line, (bytes) => sign(null, bytes, pair.privateKey))
}
