import { createReadStream, createWriteStream, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { outreachApp } from '#apps/outreach/app.ts'
import { compileScoring } from '#apps/outreach/domain/leads/scoring-config.ts'
import type { Lanewright } from '#host/open.ts'
import { copyFrom, copyTo } from '#storage/copy.ts'
import { programArguments } from './support/arguments.ts'
import { median, timeMs, withLanewright } from './support/fixture.ts'
import { imported, SCORING } from './support/leads.ts'
import { finish } from './support/report.ts'
import { unusedSite } from './support/unused-outreach.ts'

/**
 * What do a million leads cost? Import of a file, beside a bare COPY of the same rows into a table with the same columns,
 * checks and indexes and no trigger, and beside that COPY with one into each of the two tables that index the leads
 * (scores and orders, which stand apart only because row-level security uses no index on an expression); rescoring; a first page and what a snapshot asks, beside a campaign with a tenth of
 * the leads; resident memory. `npm run bench outreach-leads -- --leads 100000` takes fewer.
 */
const MANY = programArguments({ leads: 'count' }).leads ?? 1_000_000
const FEW = MANY / 10
const ROUNDS = 40

const ratio = (a: number, b: number) => Number((a / b).toFixed(3))

const COLUMNS =
  'workspace_id, id, full_name, profile_url, job_title, company, weight_score, status, created_at, company_size_low, company_size_high, seniority, active_on, details, source, source_row, score_reason, score_by, updated_at'

const folder = mkdtempSync(join(tmpdir(), 'lanewright-leads-'))
try {
  await withLanewright({ apps: [outreachApp(unusedSite)] }, measure)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(lw: Lanewright): Promise<void> {
  const few = await imported(lw, folder, FEW)
  const many = await imported(lw, folder, MANY)
  const { tableMs, indexesMs } = await bareCopy(lw, many.campaign)
  await lw.database.pool('owner').query('vacuum analyze')
  const rescoreMs = [await rescored(lw, few.campaign, 1), await rescored(lw, many.campaign, 1)] as const
  await lw.database.pool('owner').query('vacuum analyze')
  const view = (campaign: string, name: string, parameters = {}) => lw.view(campaign, 'outreach', name, parameters)
  const page = await inTurn(few.campaign, many.campaign, (c) => view(c, 'leads', { statuses: ['pending'] }))
  // Worked until drafts wait for a person: the dearest of its snapshots.
  for (const { campaign } of [few, many]) await lw.drive(campaign)
  const snapshot = await inTurn(few.campaign, many.campaign, (c) => lw.store.load(c))
  const memory = many.residentBytes / few.residentBytes
  const rate = (n: number, ms: number) => Math.round((n / ms) * 1000).toLocaleString('en')
  const mib = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`
  console.log(`import    ${MANY.toLocaleString('en')} rows of a file: ${rate(MANY, many.ms)} a second`)
  console.log(
    `copy      the same rows, bare: ${rate(MANY, tableMs)} a second; the import takes ${ratio(many.ms, tableMs)} times as long`,
  )
  console.log(
    `          with the tables that index them: ${rate(MANY, tableMs + indexesMs)} a second; the import takes ${ratio(many.ms, tableMs + indexesMs)} times as long`,
  )
  console.log(`rescore   ${(rescoreMs[1] / 1000).toFixed(1)} s, with a tenth ${(rescoreMs[0] / 1000).toFixed(1)} s`)
  console.log(`page      ${page.many.toFixed(2)} ms, with a tenth ${page.few.toFixed(2)} ms`)
  console.log(`snapshot  ${snapshot.many.toFixed(2)} ms, with a tenth ${snapshot.few.toFixed(2)} ms`)
  console.log(`memory    ${mib(many.residentBytes)} at most while importing, with a tenth ${mib(few.residentBytes)}`)
  const ratios = {
    import: ratio(many.ms, tableMs),
    import_all_indexes: ratio(many.ms, tableMs + indexesMs),
    rescore_seconds: Number((rescoreMs[1] / 1000).toFixed(1)),
    leads_page: ratio(page.many, page.few),
    leads_snapshot: ratio(snapshot.many, snapshot.few),
    import_memory: ratio(memory, 1),
  }
  finish(ratios)
}

/** The rows of the campaign, once out and once in again: the leads, and then the two tables that index them. */
async function bareCopy(lw: Lanewright, campaign: string): Promise<{ tableMs: number; indexesMs: number }> {
  const client = new pg.Client({ connectionString: lw.server!.url('superuser') })
  await client.connect()
  try {
    await client.query('create schema bare')
    const copied = (table: string, columns: string, order: string) =>
      copiedBare(client, campaign, { table, columns, order })
    const tableMs = await copied('leads', COLUMNS, 'source_row')
    const scoresMs = await copied('lead_scores', 'workspace_id, lead_id, status, points, computed, factors', 'lead_id')
    const orders = 'workspace_id, lead_id, status, name_key, company_key, added_at, words'
    const ordersMs = await copied('lead_orders', orders, 'lead_id')
    await client.query('drop schema bare cascade')
    return { tableMs, indexesMs: scoresMs + ordersMs }
  } finally {
    await client.end()
  }
}

async function copiedBare(
  client: pg.Client,
  campaign: string,
  { table, columns, order }: { table: string; columns: string; order: string },
): Promise<number> {
  const path = join(folder, 'rows')
  const chosen = `select ${columns} from outreach.${table} where workspace_id = '${campaign}' order by ${order}`
  await pipeline(client.query(copyTo(`copy (${chosen}) to stdout`)), createWriteStream(path))
  await client.query(`create table bare.${table} (like outreach.${table} including all)`)
  return timeMs(() =>
    pipeline(createReadStream(path), client.query(copyFrom(`copy bare.${table} (${columns}) from stdin`))),
  )
}

async function rescored(lw: Lanewright, campaign: string, version: number): Promise<number> {
  const compiled = compileScoring(SCORING)
  if ('refused' in compiled) throw new Error(compiled.refused.message)
  const fence = await lw.store.takeLease(campaign, 'bench', 3000)
  const app = await lw.database.pool('app').connect()
  try {
    return await timeMs(async () => {
      await app.query('begin')
      await app.query('select kernel.enter($1, $2, null, null)', [campaign, String(fence)])
      await app.query(`select outreach.rescore($1, $2, $3, '2026-02-01')`, [campaign, compiled.scoring, version])
      await app.query('commit')
    })
  } finally {
    app.release()
    await lw.store.releaseLease(campaign, fence!)
  }
}

async function inTurn(few: string, many: string, look: (campaign: string) => Promise<unknown>) {
  const samples: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let round = -5; round < ROUNDS; round++) {
    for (const [name, campaign] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const ms = await timeMs(() => look(campaign))
      if (round >= 0) samples[name].push(ms)
    }
  }
  return { few: median(samples.few), many: median(samples.many) }
}
