import { Readable } from 'node:stream'
import { outreachApp } from '#apps/outreach/app.ts'
import { leadsServiceOf } from '#apps/outreach/services/leads.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import type { Lanewright } from '#host/open.ts'
import { clientOf } from '#host/server/client.ts'
import { serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { median, timeMs, withLanewright } from './support/fixture.ts'
import { unusedSite } from './support/unused-outreach.ts'

/**
 * Does the table of leads stay smooth at a million rows? A page turn of a hundred rows through the HTTP API, in every order
 * and both directions, by key and by a jump deep into the table, beside a campaign of 10,000; and a page of a search. The
 * goal is a median below 100 ms. `npm run bench desk-leads 50000` takes fewer.
 */
const MANY = Number(process.argv[2] ?? 1_000_000)
const FEW = Math.min(10_000, MANY / 5)
const PAGE = 100
const ROUNDS = 30
const MOST_MS = 100
const TOKEN = 'b'.repeat(43)

const ORDERS = ['score', 'name', 'company', 'added', 'status']
const NAMES = ['Åsa', 'Bo', 'Chloé', 'Dmytro', 'Emeka', 'Fatima', 'Giulia', 'Hiro']
const TITLES = ['Senior Engineer', 'Head of Sales', 'Chief Executive Officer', 'Product Manager', 'Clerk']

const GOAL = {
  audience: 'Everybody',
  offer: 'nothing',
  sender: 'Bench',
  channel: 'demo',
  account: 'Bench',
  time_zone: 'UTC',
  contacts: 1,
  steps: [
    {
      type: 'connection_request',
      drafts: [{ variant: 'a', text: 'Hello {first_name}, may I connect with {company}?' }],
    },
  ],
  scoring: {
    criteria: {
      job_title_relevance: { weight: 0.6, target_keywords: ['engineer', 'head'] },
      profile_completeness: { weight: 0.4 },
    },
  },
}

interface Page {
  leads: unknown[]
  next: string | null
  total: number | null
}

await withLanewright({ apps: [outreachApp(unusedSite), tasksApp] }, async (lw) => {
  const few = await campaignOf(lw, FEW)
  const many = await campaignOf(lw, MANY)
  await lw.database.pool('owner').query('vacuum analyze')
  const services = await createServices(lw, '0', () => {})
  const server = await serve({ ...services, token: TOKEN, version: '0', person: 'bench', log: () => {} }, 0)
  try {
    await measure(few, many, server.port)
  } finally {
    await services.mcp.close()
    await services.campaignMcp.close()
    await server.close()
  }
})

async function measure(few: string, many: string, port: number): Promise<void> {
  const { get } = clientOf({ port, token: TOKEN })
  const read = (campaign: string, query: string) => get<Page>(`/campaigns/${campaign}/leads?limit=${PAGE}&${query}`)
  const worst: Record<string, number> = {}
  const ratios: Record<string, number> = {}
  const log = (what: string, ms: number[], fewMs: number[]) => {
    worst[what] = Number(median(ms).toFixed(1))
    ratios[what] = Number((median(ms) / median(fewMs)).toFixed(2))
    console.log(`${what.padEnd(28)} ${median(ms).toFixed(1)} ms, with ${FEW} ${median(fewMs).toFixed(1)} ms`)
  }
  for (const order of ORDERS)
    for (const direction of ['ascending', 'descending']) {
      const query = `order=${order}&direction=${direction}`
      const turn = async (campaign: string) => {
        let { next } = await read(campaign, query)
        const times: number[] = []
        for (let round = 0; round < ROUNDS && next; round++) {
          const at = next
          const tookMs = await timeMs(async () => {
            next = (await read(campaign, `${query}&after=${at}`)).next
          })
          times.push(tookMs)
        }
        return times
      }
      log(`${order} ${direction}`, await turn(many), await turn(few))
      const first = await timeMs(() => read(many, `${query}&at=${Math.floor(MANY / 2)}`))
      const jump = async (campaign: string, rows: number) => {
        const times: number[] = []
        for (let round = 0; round < ROUNDS; round++) {
          const at = Math.floor((((round * 7919 + 4001) % 10_007) / 10_007) * (rows - PAGE))
          times.push(await timeMs(() => read(campaign, `${query}&at=${at}`)))
        }
        return times
      }
      log(`${order} ${direction}, jump`, await jump(many, MANY), await jump(few, FEW))
      console.log(`${''.padEnd(28)} the first jump, which reads the index once: ${first.toFixed(0)} ms`)
    }
  const rare = async (campaign: string) => {
    let after = ''
    const times: number[] = []
    for (let page = 0; page < 200; page++) {
      let answer: Page = { leads: [], next: null, total: null }
      const tookMs = await timeMs(async () => {
        answer = await read(campaign, `order=name&search=7919%20zzz${after}`)
      })
      times.push(tookMs)
      if (!answer.next) return times
      after = `&after=${answer.next}`
    }
    return times
  }
  const found = await rare(many)
  log('search for nobody, a page', found, await rare(few))
  console.log(`${''.padEnd(28)} all of them: ${(found.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} s`)
  console.log(JSON.stringify({ ratios }))
  process.exitCode = Object.values(worst).every((ms) => ms < MOST_MS) ? 0 : 1
}

function* lines(count: number): Generator<string> {
  yield 'Name,Profile URL,Title,Company,Company Size,Location\n'
  for (let i = 0; i < count; i++) {
    const mixed = (i * 7919) % count
    yield `${NAMES[i % NAMES.length]} Person ${mixed},https://network.example/in/person-${i},${TITLES[i % 5]},Company ${mixed % 20_000} GmbH,51-200,Berlin\n`
  }
}

/** Imported, scored by its first task, and a hundredth of it rejected, so that two statuses are merged. */
async function campaignOf(lw: Lanewright, count: number): Promise<string> {
  const campaign = await lw.create({ pack: 'outreach', name: `${count} leads`, goal: GOAL })
  const leads = leadsServiceOf(lw)
  const open = () => Readable.from(lines(count)).map((line: string) => Buffer.from(line))
  const file = { name: 'leads.csv', sizeBytes: 0, open }
  const imported = await leads.import({ campaign, person: 'bench', file })
  if ('refused' in imported) throw new Error(imported.refused.message)
  await lw.drive(campaign)
  const lease = await lw.leases.take(campaign)
  const app = await lw.database.pool('app').connect()
  try {
    await app.query('begin')
    await app.query('select kernel.enter($1, $2, null, null)', [campaign, String(lease?.fence)])
    await app.query(`update outreach.leads set status = 'rejected' where source_row % 100 = 0 and status = 'pending'`)
    await app.query('commit')
  } finally {
    app.release()
    if (lease) await lw.leases.release(lease)
  }
  return campaign
}
