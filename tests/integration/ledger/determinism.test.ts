import { expect, test } from 'vitest'
import { openFixture } from '../../support/fixture.ts'
import { openArena, SYSTEM_WORKSPACE } from '../security/raw-sql/attack.ts'
import { fresh, WORKSPACE } from '../security/raw-sql/fixture.ts'
import { entriesOf } from './ledger-rows.ts'

const arena = openArena()

/** A world that is told its time, ids and randomness. */
function seeded(seed: number) {
  const start = Date.parse('2026-04-01T08:00:00Z') + seed
  let made = 0
  return {
    entropy: `seed ${seed}`,
    // Time moves on with what is made, not with being asked for it: the heartbeat asks too, whenever it comes.
    clock: {
      nowMs: () => start + made,
      after: (_ms: number, signal?: AbortSignal) =>
        new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true })),
    },
    ids: {
      uuid: () => `${seed.toString(16).padStart(8, '0')}-0000-4000-8000-${(++made).toString(16).padStart(12, '0')}`,
    },
  }
}

async function runScenario(seed: number) {
  const environment = await openFixture({ seeded: seeded(seed) })
  const workspace = await environment.letters(['one', 'two'])
  expect(await environment.finish(workspace)).toBe('completed')
  const entries = await entriesOf(environment.lw.database.pool('auditor'), workspace)
  return {
    entries,
    installation: await entriesOf(environment.lw.database.pool('auditor'), SYSTEM_WORKSPACE),
    verified: await environment.lw.verify(),
  }
}

test('same seed, clock, ids and entropy: the same ledger, byte for byte; another seed, another [K-ledger.2]', {
  timeout: 120_000,
}, async () => {
  const [first, second, third] = [await runScenario(1), await runScenario(1), await runScenario(2)]
  expect(second.entries).toEqual(first.entries)
  expect(second.installation).toEqual(first.installation)
  expect(second.verified).toEqual(first.verified)
  expect(third.verified).not.toEqual(first.verified)
})

test('the house is as old as the schema, wherever it is installed [K-ledger.2]', async () => {
  const [first] = await entriesOf(arena.auditor, SYSTEM_WORKSPACE)
  expect(first).toMatchObject({ seq: '1', at: '2026-01-01T00:00:00.000000Z', about: 'kernel.workspaces' })
})

test('whatever the session’s settings, the same row gives the same payload and hash [K-ledger.1]', async () => {
  const owner = arena.client('owner')
  await owner.query(
    `create schema annex; grant usage on schema annex to lanewright_app, lanewright_auditor;
     create table annex.t (workspace_id uuid, id uuid, at timestamptz, day date, bytes bytea, n numeric, doc jsonb, list timestamptz[], primary key (workspace_id, id));
     select kernel.register_table('annex.t', 'id', '{doc}')`,
  )
  const app = arena.client('app')
  const write = async (settings: string) => {
    await app.query('begin')
    await app.query(settings)
    await app.query(
      `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', '0', true), set_config('lanewright.now', '2026-03-01T12:00:00Z', true), set_config('lanewright.entropy', 'same', true)`,
      [WORKSPACE],
    )
    await app.query(
      `insert into annex.t values ('${WORKSPACE}', '${fresh(1)}', '2026-07-01T23:30:00.123456Z', date '2026-07-02', decode('00ff5c', 'hex'), 1.10, '{"b": 1.0, "a": "ü"}', array[timestamptz '1999-12-31T23:59:59.9Z'])`,
    )
    const { rows } = await app.query(
      `select seq, "timestamp"::text as at, change_payload, encode(hash, 'hex') as hash from kernel.event_log where entity_type = 'annex.t'`,
    )
    await app.query('rollback')
    expect(rows).toHaveLength(1)
    return { payload: rows[0].change_payload, hash: rows[0].hash }
  }
  const plain = await write(`set local timezone = 'UTC'`)
  for (const settings of [
    `set local timezone = 'Asia/Kathmandu'`,
    `set local datestyle = 'German, DMY'`,
    `set local datestyle = 'SQL, DMY'; set local timezone = 'America/St_Johns'`,
    `set local bytea_output = 'escape'`,
    `set local extra_float_digits = -15`,
    `set local intervalstyle = 'iso_8601'; set local lc_numeric = 'C'; set local search_path = pg_temp`,
    `set local array_nulls = off; set local xmlbinary = 'hex'; set local standard_conforming_strings = on`,
  ]) {
    expect(await write(settings), settings).toEqual(plain)
  }
  expect(plain.payload).toContain('"at": "2026-07-01T23:30:00.123456+00:00"')
  expect(plain.payload).toContain('"n": 1.10')
})
