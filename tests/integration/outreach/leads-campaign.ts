import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { type Lead, leadRow } from '#apps/outreach/domain/leads/lead-row.ts'
import type { CompiledScoring } from '#apps/outreach/domain/leads/scoring-config.ts'
import { leadViews } from '#apps/outreach/domain/leads/views.ts'
import type { App } from '#kernel/ports/app.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { checkTables, migrate } from '#storage/migrate.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { createView } from '#storage/views.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'

export const outreach = { name: 'outreach', folder: new URL('../../../src/apps/outreach/schema/', import.meta.url) }
export const SYSTEM_WORKSPACE = '00000000-0000-4000-8000-000000000001'

export interface Campaign {
  id: string
  database: TestDatabase
  pools: Database
  /** One transaction of the application in this campaign. */
  act<T>(work: (app: pg.PoolClient) => Promise<T>, workspace?: string): Promise<T>
  /** The same, for what is refused: the code of the refusal. */
  refused(sql: string, values?: unknown[], workspace?: string): Promise<string>
  add(
    ...leads: Partial<Lead>[]
  ): Promise<{ ids: string[]; answer: { added: number; present: number[]; suppressed: number[] } }>
  rescore(scoring: CompiledScoring, onDate?: string, version?: number): Promise<number>
  rows<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>
  view<T>(name: string, parameters?: object): Promise<T>
}

/** A campaign in a database of its own; at the end of the test its ledger must replay to the very rows it has. */
export async function openCampaign(before?: (pools: Database) => Promise<void>): Promise<Campaign> {
  const database = await createDatabase()
  const pools = openDatabase(database)
  const id = randomUUID()
  onTestFinished(async () => {
    try {
      await expectStored(pools, id)
    } finally {
      await pools.close()
      await database.drop()
    }
  })
  if (before) await before(pools)
  await migrate(pools.pool('owner'), [outreach])
  await checkTables(pools.pool('auditor'), [outreach])
  await createWorkspace(pools, id)
  return campaign(database, pools, id)
}

export async function createWorkspace(pools: Database, id: string): Promise<void> {
  await inWorkspace(pools, id, (app) =>
    app.query(
      `insert into kernel.workspaces (workspace_id, pack, name, created_at) values ($1, 'outreach', 'C', now())`,
      [id],
    ),
  )
}

function campaign(database: TestDatabase, pools: Database, id: string): Campaign {
  const view = createView(pools.pool('app'), { name: 'outreach', views: leadViews } as unknown as App)
  const act: Campaign['act'] = (work, workspace = id) => inWorkspace(pools, workspace, work)
  return {
    id,
    database,
    pools,
    act,
    refused: (sql, values = [], workspace = id) =>
      act((app) => app.query(sql, values), workspace).then(
        () => 'done',
        (error: Error) => error.message.split(':')[0]!,
      ),
    async add(...leads) {
      const rows = leads.map((lead, i) =>
        leadRow(
          { ...NOBODY, profile_url: `https://x.example/${randomUUID()}`, ...lead },
          randomUUID(),
          'import',
          i + 2,
        ),
      )
      const { rows: answers } = await act((app) =>
        app.query('select outreach.add_leads($1, $2) as answer', [id, JSON.stringify(rows)]),
      )
      return { ids: rows.map((r) => r.id), answer: answers[0].answer }
    },
    async rescore(scoring, onDate = '2026-02-01', version = 1) {
      const { rows } = await act((app) =>
        app.query('select outreach.rescore($1, $2, $3, $4) as n', [id, scoring, version, onDate]),
      )
      return rows[0].n
    },
    rows: async (sql, values = []) => (await act((app) => app.query(sql, values))).rows,
    view: async <T>(name: string, parameters = {}) => (await view(id, name, parameters)) as T,
  }
}

const NOBODY: Lead = {
  full_name: 'Jane Doe',
  profile_url: '',
  job_title: null,
  company: null,
  company_domain: null,
  company_size_low: null,
  company_size_high: null,
  seniority: null,
  location: null,
  headline: null,
  about: null,
  active_on: null,
}

async function inWorkspace<T>(
  pools: Database,
  workspace: string,
  work: (app: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const app = await pools.pool('app').connect()
  try {
    await app.query('begin')
    await app.query('select kernel.enter($1, 0, $2, null)', [workspace, new Date().toISOString()])
    const result = await work(app)
    await app.query('commit')
    return result
  } catch (error) {
    await app.query('rollback')
    throw error
  } finally {
    app.release()
  }
}

/** Replay gives the rows, and what is kept beside them is what they come to. */
export async function expectStored(pools: Database, id: string): Promise<void> {
  expect(await replayWorkspace(pools.pool('auditor'), id)).toMatchObject({ ok: true, first: [] })
  await inWorkspace(pools, id, async (app) => {
    expect((await app.query('select * from outreach.score_problems($1)', [id])).rows).toEqual([])
    const { rows } = await app.query(
      `select coalesce(jsonb_object_agg(k, n), '{}') as counted, (select to_jsonb(c) - '{workspace_id,total}'::text[] from outreach.lead_counts c) as kept
       from (select outreach.shown_status(status, full_name) as k, count(*) as n from outreach.leads group by 1) s`,
    )
    const [{ counted, kept: stored }] = rows
    expect({ ...ZEROS, ...stored }).toEqual({ ...ZEROS, ...counted })
  })
}

const ZEROS = { pending: 0, contacted: 0, accepted: 0, responded: 0, rejected: 0 }
