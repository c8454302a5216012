import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { copyFrom, copyTo } from '#adapters/postgres/copy.ts'
import type { Lanewright } from '#apps/compose.ts'
import type { CampaignGoal } from '#packs/outreach/contracts.ts'
import { compileScoring } from '#packs/outreach/leads/scoring-config.ts'
import { outreachPack } from '#packs/outreach/pack.ts'
import { unusedSite } from './support/unused-site.ts'
import { median, timeMs, withLanewright } from './support/world.ts'

/**
 * What do a million leads cost? Import of a file, beside a bare COPY of the same rows into a table with the same columns,
 * checks and indexes and no trigger, and beside that COPY with one into each of the two tables that index the leads
 * (scores and orders, which stand apart only because row-level security uses no index on an expression); rescoring; a first page and what a snapshot asks, beside a campaign with a tenth of
 * the leads; resident memory. `npm run bench outreach-leads 100000` takes fewer.
 */
const MANY = Number(process.argv[2] ?? 1_000_000)
const FEW = MANY / 10
const ROUNDS = 40
const LIMITS = { page: 1.3, snapshot: 1.3, memory: 1.2 }

const TITLES = ['Senior Engineer', 'Head of Sales', 'Chief Executive Officer', 'Product Manager', 'Clerk']
const CITIES = ['Berlin, Germany', 'Paris, France', 'Austin, Texas', 'Wien']
const SCORING = {
  criteria: {
    job_title_relevance: { weight: 0.4, target_keywords: ['engineer', 'head'] },
    company_size: { weight: 0.2, min: 50, max: 500 },
    recent_activity: { weight: 0.1, days: 30 },
    profile_completeness: { weight: 0.1 },
    location: { weight: 0.2, places: ['Berlin', 'Paris'] },
  },
}

const GOAL: CampaignGoal = {
  audience: 'Everybody',
  offer: 'nothing',
  sender: 'Bench',
  channel: 'practice',
  account: 'Bench',
  time_zone: 'UTC',
  contacts: 50,
  steps: [
    {
      type: 'connection_request',
      drafts: [{ variant: 'a', text: 'Hello {first_name}, may I connect with {company}?' }],
    },
  ],
  scoring: SCORING,
}

const ROLES = ['owner', 'app', 'desk', 'auditor', 'dispatch'] as const

const ratio = (a: number, b: number) => Number((a / b).toFixed(3))

const COLUMNS =
  'workspace_id, id, full_name, profile_url, job_title, company, weight_score, status, created_at, company_size_low, company_size_high, seniority, active_on, details, source, source_row, score_reason, score_by, updated_at'

function* lines(count: number): Generator<string> {
  yield 'Name,Profile URL,Title,Company,Company Size,Location,Headline,Last Activity\n'
  for (let i = 0; i < count; i++) {
    const day = String((i % 28) + 1).padStart(2, '0')
    yield `Person Number ${i},https://network.example/in/person-${i},${TITLES[i % 5]},Company ${i % 20_000} GmbH,51-200,"${CITIES[i % 4]}",Building what people use every day,2026-01-${day}\n`
  }
}

const folder = mkdtempSync(join(tmpdir(), 'lanewright-leads-'))
try {
  await withLanewright({ packs: [outreachPack(unusedSite)] }, measure)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(lw: Lanewright): Promise<void> {
  const few = await imported(lw, FEW)
  const many = await imported(lw, MANY)
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
    page: ratio(page.many, page.few),
    snapshot: ratio(snapshot.many, snapshot.few),
    memory: ratio(memory, 1),
  }
  console.log(JSON.stringify({ ratios }))
  process.exitCode = Object.entries(LIMITS).every(([name, most]) => ratios[name as keyof typeof LIMITS] <= most) ? 0 : 1
}

async function imported(
  lw: Lanewright,
  count: number,
): Promise<{ campaign: string; ms: number; residentBytes: number }> {
  const path = join(folder, `${count}.csv`)
  await pipeline(Readable.from(lines(count)), createWriteStream(path))
  const campaign = await lw.create({ pack: 'outreach', name: `${count} leads`, goal: GOAL })
  const program = fileURLToPath(new URL('./support/import-leads.ts', import.meta.url))
  // With the youngest memory as small as the product's own programs have it.
  const flags = ['--max-semi-space-size=8', '--conditions=lanewright-source']
  const child = spawn(process.execPath, [...flags, program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const urls = Object.fromEntries(ROLES.map((role) => [role, lw.server!.url(role)]))
  child.stdin.end(JSON.stringify({ urls, dataDir: join(folder, `child-${count}`), campaign, path }))
  return { campaign, ...JSON.parse(await text(child.stdout)) }
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
