import type pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Database, openDatabase } from '#storage/database.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { verifyLedger } from '#storage/verify.ts'
import { createDatabase, type TestDatabase } from '../../../support/server.ts'
import { FIXTURE, NOW, OTHER, SYSTEM_WORKSPACE_FIXTURE, WORKSPACE } from './fixture.ts'

/** Who attacks. `replica` is the superuser with ordinary triggers switched off. */
export const attackers = ['app', 'owner', 'superuser', 'replica'] as const
export type Attacker = (typeof attackers)[number]
/** Whom row-level security and missing rights do not stop. */
export const strong = ['superuser', 'replica'] as const

export interface Attack {
  sql: string
  /** What each attacker meets: a code of ours, or a SQLSTATE. `app` and `owner` are `refused` unless said otherwise. */
  refused: string
  app?: string
  owner?: string
  /** Settings of the transaction, where they are not the proper ones. */
  workspace?: string | null
  fence?: number | null
  now?: string
}

export type Case = [what: string, refused: string, sql: string, more?: Partial<Attack>]
/** Rows of a table of attacks, for test.each. */
export const cases = (rows: Case[]) => rows.map(([what, refused, sql, more]) => ({ what, refused, sql, ...more }))

export interface Arena {
  database: TestDatabase
  auditor: pg.Pool
  client(role: Attacker | 'desk' | 'auditor'): pg.Client
  /** Runs the attack and undoes it. The code of the refusal, or what was accepted. */
  attempt(attacker: Attacker | 'desk' | 'auditor', attack: Omit<Attack, 'refused'>): Promise<string>
  /** Runs and commits, as the application role, with proper settings. */
  commit(sql: string, settings?: Partial<Attack> & { as?: Attacker }): Promise<pg.QueryResult[]>
}

/** A database with rows in every state that an attack needs. When the file ends its ledger must be sound. */
export function openArena(): Arena {
  const clients = new Map<string, pg.Client>()
  let pools: Database
  const arena: Arena = {
    database: undefined as unknown as TestDatabase,
    auditor: undefined as unknown as pg.Pool,
    client: (role) => clients.get(role) as pg.Client,
    async attempt(attacker, attack) {
      const client = arena.client(attacker)
      await client.query('begin')
      try {
        await enter(client, attack)
        const results = [await client.query(attack.sql)].flat()
        return `accepted: ${results.at(-1)?.command} ${results.at(-1)?.rowCount}`
      } catch (error) {
        return codeOf(error)
      } finally {
        await client.query('rollback')
      }
    },
    async commit(sql, settings = {}) {
      const client = arena.client(settings.as ?? 'app')
      await client.query('begin')
      try {
        await enter(client, settings)
        const results = [await client.query(sql)].flat()
        await client.query('commit')
        return results
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    },
  }
  beforeAll(async () => {
    arena.database = await createDatabase()
    for (const role of ['app', 'owner', 'superuser', 'desk', 'auditor'] as const) {
      clients.set(role, await arena.database.client(role))
    }
    const replica = await arena.database.client('superuser')
    await replica.query('set session_replication_role = replica')
    clients.set('replica', replica)
    pools = openDatabase(arena.database)
    arena.auditor = pools.pool('auditor')
    await arena.commit(SYSTEM_WORKSPACE_FIXTURE, { workspace: SYSTEM_WORKSPACE })
    for (const sql of FIXTURE) await arena.commit(sql)
    await arena.commit(
      `insert into kernel.workspaces (workspace_id, app, name, created_at) values ('${OTHER}', 'letters', 'Other', kernel.now());
       insert into kernel.members values ('${OTHER}', 'otto', 'SENDER')`,
      { workspace: OTHER },
    )
  })
  afterAll(async () => {
    await expectSound(arena)
    for (const client of clients.values()) await client.end()
    await pools.close()
    await arena.database.drop()
  })
  return arena
}

export const SYSTEM_WORKSPACE = '00000000-0000-4000-8000-000000000001'

/** What the controller does at the beginning of a transaction. */
async function enter(client: pg.Client, { workspace = WORKSPACE, fence = 0, now = NOW }: Partial<Attack>) {
  await client.query(
    `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', $2, true), set_config('lanewright.now', $3, true)`,
    [workspace ?? '', fence === null ? '' : String(fence), now],
  )
}

/** The code of one of our refusals, else the SQLSTATE. */
export function codeOf(error: unknown): string {
  const { code, message } = error as { code: string; message: string }
  return code === 'LW001' ? message.slice(0, message.indexOf(':')) : code
}

/** The attack is refused to everybody, and to each by the guard that is meant. */
export async function expectRefused(arena: Arena, attack: Attack, by: readonly Attacker[] = attackers) {
  const met = Object.fromEntries(
    await Promise.all(by.map(async (who) => [who, await arena.attempt(who, attack)] as const)),
  )
  const { refused, app = refused, owner = refused } = attack
  const wanted = { app, owner, superuser: refused, replica: refused }
  expect(met, attack.sql).toEqual(Object.fromEntries(by.map((who) => [who, wanted[who]])))
}

export async function expectSound(arena: Pick<Arena, 'auditor'>) {
  expect(await verifyLedger(arena.auditor)).toMatchObject({ ok: true })
  const { rows } = await arena.auditor.query('select workspace_id as id from kernel.workspaces')
  for (const { id } of rows) {
    expect(await replayWorkspace(arena.auditor, id)).toMatchObject({ ok: true, differences: 0, first: [] })
  }
}
