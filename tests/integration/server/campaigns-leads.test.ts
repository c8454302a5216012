import { expect, test } from 'vitest'
import { compileScoring } from '#apps/outreach/domain/leads/scoring-config.ts'
import { type Campaign, openCampaign } from '../outreach/leads-campaign.ts'
import { type CampaignServer, openCampaignServer } from './campaign-server.ts'

const COUNT = 7000
const STATUSES = ['pending', 'rejected'] as const
const ORDERS = ['score', 'name', 'company', 'added', 'status'] as const

interface Shown {
  id: string
  full_name: string
  company: string | null
  status: string
  points: number
  created_at: string
}

/** Leads, every third of them rejected; few different scores and companies, so that ids decide often. */
async function openTable(count = 1000): Promise<{ campaign: Campaign; server: CampaignServer; at: string }> {
  const campaign = await openCampaign()
  for (let from = 0; from < count; from += 1000)
    await campaign.add(
      ...Array.from({ length: 1000 }, (_, i) => ({
        full_name: `${['Åsa', 'Bo', 'zoe', 'Émile'][i % 4]} ${String((from + i) * 7919).padStart(9, '0')}`,
        company: i % 5 === 0 ? null : `Company ${i % 7}`,
        job_title: i % 3 === 0 ? 'Head of Engineering' : 'Clerk',
      })),
    )
  const compiled = compileScoring({
    criteria: {
      job_title_relevance: { weight: 0.6, target_keywords: ['engineering', 'boss'] },
      profile_completeness: { weight: 0.4 },
    },
  })
  if ('refused' in compiled) throw new Error(compiled.refused.message)
  await campaign.rescore(compiled.scoring)
  await campaign.act((app) =>
    app.query(
      `update outreach.leads set status = 'rejected' where id in (select id from (select id, row_number() over (order by id) as n from outreach.leads) x where n % 3 = 0)`,
    ),
  )
  const server = await openCampaignServer(campaign.database)
  return { campaign, server, at: `/campaigns/${campaign.id}/leads` }
}

async function pages(server: CampaignServer, path: string, most = 100): Promise<Shown[]> {
  const all: Shown[] = []
  let after = ''
  for (let page = 0; page < most; page++) {
    const { leads, next } = await server.get(`${path}${after}`)
    all.push(...leads)
    if (!next) return all
    after = `&after=${next}`
  }
  throw new Error('the table does not end')
}

test('in every order and direction the table is whole, sorted, and the same from its middle as from its beginning', async () => {
  const { server, at } = await openTable(COUNT)
  for (const order of ORDERS)
    for (const direction of ['ascending', 'descending']) {
      const what = `${order} ${direction}`
      const query = `${at}?order=${order}&direction=${direction}`
      const all = await pages(server, `${query}&limit=1000`)
      expect(new Set(all.map(({ id }) => id)).size, what).toBe(COUNT)
      expect(firstWrong(all, order, direction === 'ascending'), what).toBeNull()
      const ids = all.map(({ id }) => id)
      // Far behind every offset: the place is found by what is remembered of the order.
      for (const position of [0, 999, 1001, 2500, 4666, 4667, 6990]) {
        const jumped = await server.get(`${query}&limit=20&at=${position}`)
        const found = jumped.leads.map(({ id }: Shown) => id)
        expect(found, `${what} at ${position}`).toEqual(ids.slice(position, position + 20))
        expect(jumped.total).toBe(COUNT)
      }
      const one = await server.get(`${query}&statuses=rejected&limit=20&at=2200`)
      const rejected = all.filter(({ status }) => status === 'rejected')
      expect(one.leads.map(({ id }: Shown) => id)).toEqual(rejected.slice(2200, 2220).map(({ id }) => id))
      expect(one.total).toBe(rejected.length)
    }
})

const FOLD = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The first two neighbours that stand the wrong way round. */
function firstWrong(leads: Shown[], order: (typeof ORDERS)[number], up: boolean): [Shown, Shown] | null {
  const key = (lead: Shown): [string | number, string | number] => {
    if (order === 'score') return [lead.points, lead.id]
    if (order === 'name') return [FOLD(lead.full_name), lead.id]
    if (order === 'company') return [lead.company ? FOLD(lead.company) : '\uffff', lead.id]
    if (order === 'added') return [lead.created_at, lead.id]
    return [STATUSES.indexOf(lead.status as never) * (up ? 1 : -1), (up ? 1 : -1) * -lead.points]
  }
  for (const [i, lead] of leads.slice(1).entries()) {
    const before = leads[i] as Shown
    const [[a, aNext], [b, bNext]] = [key(before), key(lead)]
    const rises = a < b || (a === b && aNext <= bNext)
    const falls = a > b || (a === b && aNext >= bNext)
    if (order === 'status' ? !(a < b || (a === b && before.points >= lead.points)) : !(up ? rises : falls))
      return [before, lead]
  }
  return null
}

test('a search finds words in name, company and title without their case and marks, and a score its range', async () => {
  const { server, at } = await openTable()
  const asa = await pages(server, `${at}?order=name&limit=30&search=asa%20ENGINEERING`)
  expect(asa.length).toBeGreaterThan(50)
  expect(asa.every((lead) => lead.full_name.startsWith('Åsa'))).toBe(true)
  const emile = await pages(
    server,
    `${at}?order=score&limit=30&search=${encodeURIComponent('émile')}&statuses=rejected`,
  )
  expect(new Set(emile.map(({ status }) => status))).toEqual(new Set(['rejected']))
  for (const order of ORDERS) {
    const good = await pages(server, `${at}?order=${order}&limit=1000&score_low=40`)
    const all = await pages(server, `${at}?order=${order}&limit=1000`)
    expect(good, order).toEqual(all.filter(({ points }) => points >= 4000))
    const both = await pages(server, `${at}?order=${order}&limit=1000&score_low=10&score_high=40&search=clerk`)
    expect(both.every(({ points }) => points >= 1000 && points <= 4000)).toBe(true)
  }
  const none = await server.get(`${at}?search=nobody%20at%20all`)
  expect(none).toMatchObject({ leads: [], next: null, total: null })
  expect((await server.get(`${at}?search=${encodeURIComponent("%_\\'")}`)).leads).toEqual([])
})

test('the order follows the rows: a name that changes, a score that is given, a person who is erased', async () => {
  const { campaign, server, at } = await openTable()
  const [first] = (await server.get(`${at}?order=name&limit=1`)).leads
  await campaign.act((app) => app.query(`update outreach.leads set full_name = 'ZZZ last' where id = $1`, [first.id]))
  expect((await server.get(`${at}?order=name&direction=descending&limit=1`)).leads[0].id).toBe(first.id)
  expect(await server.code('POST', `${at}/${first.id}/score`, { score: 100, reason: 'met' })).toBe('200')
  expect((await server.get(`${at}?limit=1`)).leads[0]).toMatchObject({
    id: first.id,
    given_score: 100,
    score_by: 'olga',
  })
  const erased = await server.post(`${at}/${first.id}/erase`, { reason: 'asked for it' })
  expect(erased.campaigns).toBe(1)
  expect((await server.get(`${at}?search=zzz`)).leads).toEqual([])
  const kept = await campaign.rows(
    `select 1 from outreach.lead_orders where words like '%zzz%' or name_key like 'zzz%'`,
  )
  expect(kept).toEqual([])
})

test('what is no place in the table is refused by its name', async () => {
  const { server, at } = await openTable()
  const { next } = await server.get(`${at}?order=name&limit=5`)
  expect(await server.code('GET', `${at}?order=name&after=${next}`)).toBe('200')
  expect(await server.code('GET', `${at}?order=score&after=${next}`)).toBe('lead.other_page')
  expect(await server.code('GET', `${at}?order=name&direction=descending&after=${next}`)).toBe('lead.other_page')
  const forged = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const place = {
    order: 'name',
    direction: 'ascending',
    after: { key: 'a', id: '00000000-0000-4000-8000-000000000009' },
  }
  for (const odd of [
    'x',
    '%00',
    forged({ ...place, after: { ...place.after, key: 5 } }),
    forged({ ...place, after: { ...place.after, key: 'a\u0000' } }),
    forged({ ...place, after: { ...place.after, id: 'x' } }),
    forged({ ...place, status: 'pending' }),
    forged({ ...place, more: 1 }),
  ])
    expect(await server.code('GET', `${at}?order=name&after=${odd}`), odd).toBe('lead.bad_page')
  const added = { ...place, order: 'added', after: { ...place.after, key: 'yesterday' } }
  expect(await server.code('GET', `${at}?order=added&direction=ascending&after=${forged(added)}`)).toBe('lead.bad_page')
  expect(await server.code('GET', `${at}?search=a&at=5`)).toBe('lead.bad_position')
  expect(await server.code('GET', `${at}?at=5&after=${next}&order=name`)).toBe('lead.bad_position')
  expect(await server.code('GET', `${at}?search=a%00b`)).toBe('lead.bad_search')
  expect(await server.code('GET', `${at}?statuses=lost`)).toBe('lead.bad_status')
  for (const odd of ['at=-1', 'order=age', 'score_low=101', 'direction=up', 'after_id=1'])
    expect(await server.code('GET', `${at}?${odd}`), odd).toMatch(/^schema\./)
  expect((await server.get(`${at}?at=999999999`)).leads).toEqual([])
})
