import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { compileScoring } from '#apps/outreach/domain/leads/scoring-config.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { code, type Endpoint, good, openEndpoint } from './leads-endpoint.ts'

const HEAD = 'Name,Profile URL,Title,Company,Company Size,Location\n'
const person = (i: number, more = 'Engineer,Acme GmbH,51-200,Berlin') => `Person ${i},https://x.example/p${i},${more}\n`
const people = (n: number) => HEAD + Array.from({ length: n }, (_, i) => person(i)).join('')
const CONFIG = { criteria: { job_title_relevance: { weight: 1, target_keywords: ['boss'] } } }

async function rescore(endpoint: Endpoint, campaign: string): Promise<void> {
  const compiled = compileScoring(CONFIG)
  if ('refused' in compiled) throw new Error(compiled.refused.message)
  const lease = await endpoint.lw.leases.take(campaign)
  const app = await endpoint.lw.database.pool('app').connect()
  await app.query('begin')
  await app.query('select kernel.enter($1, $2, null, null)', [campaign, String(lease!.fence)])
  await app.query(`select outreach.rescore($1, $2, 1, '2026-02-01')`, [campaign, compiled.scoring])
  await app.query('commit')
  app.release()
  await endpoint.lw.leases.release(lease!)
}

const idOf = async (endpoint: Endpoint, campaign: string, name: string) =>
  good(await endpoint.leads.list(campaign, { limit: 1000 })).leads.find((lead) => lead.full_name === name)!.id

test('the numbers of the report add up, the file is told by its hash, and the campaign is woken [O-lead.3]', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  const text = `${people(5200)}${person(7)},https://x.example/none,,,,\nBob,ftp://x,,,,\n`
  const report = good(await endpoint.import(campaign, text))
  expect(report).toMatchObject({
    rows: 5203,
    imported: 5200,
    skipped: 3,
    skipped_by_code: { 'lead.duplicate_in_file': 1, 'lead.no_name': 1, 'lead.bad_url': 1 },
    sha256: sha256Hex(text),
  })
  expect(good(await endpoint.leads.list(campaign)).counts).toMatchObject({ total: 5200, pending: 5200 })
  const { rows } = await endpoint.lw.database.pool('auditor').query(
    `select payload::jsonb ->> 'outcome_reason' as reason, payload::jsonb ->> 'request_hash_sha256' as hash
     from kernel.audit_log where payload::jsonb #>> '{target,operation}' = 'import'`,
  )
  const reason = `anna: 5,200 of 5,203 rows imported from a file with SHA-256 ${sha256Hex(text)}`
  expect(rows).toEqual([{ reason, hash: sha256Hex(text) }])
  const jobs = await endpoint.lw.database.pool('dispatch').query('select key from graphile_worker.jobs')
  expect(jobs.rows).toContainEqual({ key: `drive:${campaign}` })
  expect((await endpoint.lw.drive(campaign)).ended).toBe('idle')
})

test('the second import of the same file imports nothing [O-lead.4]', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  good(await endpoint.import(campaign, people(30)))
  expect(good(await endpoint.import(campaign, people(30)))).toMatchObject({
    rows: 30,
    imported: 0,
    skipped: 30,
    skipped_by_code: { 'lead.already_there': 30 },
  })
})

test.for([
  ['a quote that is never closed', `${people(6000)}"Bob,https://x.example/bob,,,,\n`, 'lead_file.broken_quotes'],
  ['bytes that are no text', Buffer.concat([Buffer.from(people(6000)), Buffer.alloc(9)]), 'lead_file.binary'],
  ['half a UTF-16 character', Buffer.from(`\uFEFF${people(6000)}\ud800`, 'utf16le'), 'lead_file.broken_text'],
  ['no column with a name', 'colour,shape\nred,round\n', 'lead_file.no_columns'],
] as const)(
  '%s refuses the whole file, which is told, and nothing of it is there [O-lead.13] [K-bad.4]',
  async ([, bytes, wanted]) => {
    const endpoint = await openEndpoint()
    const campaign = await endpoint.campaign()
    const before = await endpoint.everything()
    expect(code(await endpoint.import(campaign, bytes as string))).toBe(wanted)
    expect(await endpoint.everything()).toEqual(oneEntryMore(before))
    expect(good(await endpoint.import(campaign, people(3)))).toMatchObject({ imported: 3 })
  },
)

/** The refusal is in the audit log, and nothing else has changed. */
const oneEntryMore = (before: Record<string, string>) => ({
  ...before,
  audit: String(Number(before.audit) + 1),
  heads: expect.any(String),
})

test('a line of 100 MB after good rows refuses the whole file [O-lead.13]', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  const before = await endpoint.everything()
  const piece = Buffer.alloc(1 << 20, 'x')
  const file = {
    name: 'long.csv',
    sizeBytes: 100 << 20,
    async *open() {
      yield Buffer.from(people(6000))
      for (let n = 0; n < 100; n++) yield piece
    },
  }
  expect(code(await endpoint.import(campaign, file))).toBe('lead_file.record_too_long')
  expect(await endpoint.everything()).toEqual(oneEntryMore(before))
})

test('ragged rows are told one by one, formulas stay text and leave with a guard [O-lead.12]', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  const report = good(await endpoint.import(campaign, `${HEAD}=cmd(),x.example/1,@SUM(A1),,,\nBob,x.example/2\n`))
  expect(report).toMatchObject({ rows: 2, imported: 1, skipped_by_code: { 'lead.ragged': 1 } })
  let csv = ''
  for await (const piece of endpoint.leads.export(campaign, 'anna')) csv += piece
  expect(csv).toContain(`'=cmd(),https://x.example/1,'@SUM(A1),`)
  const again = await endpoint.campaign('Again')
  good(await endpoint.import(again, csv))
  expect(good(await endpoint.leads.list(again)).leads[0]).toMatchObject({ full_name: '=cmd()', job_title: '@SUM(A1)' })
})

test('a file that changes while it is read is refused', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  let pass = 0
  const file = {
    name: 'a.csv',
    sizeBytes: 100,
    async *open() {
      yield Buffer.from(people(2 + pass++))
    },
  }
  expect(code(await endpoint.import(campaign, file))).toBe('lead_file.changed')
  expect(good(await endpoint.leads.list(campaign)).counts.total).toBe(0)
})

test('a process that dies in the middle leaves nothing, and the campaign is free again [O-lead.13]', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-leads-'))
  onTestFinished(async () => {
    await rm(dataDir, { recursive: true, force: true })
    await rm(`${dataDir}.journal`, { recursive: true, force: true })
  })
  const roles = ['owner', 'app', 'desk', 'auditor', 'dispatch'] as const
  const urls = Object.fromEntries(roles.map((role) => [role, endpoint.database.url(role)]))
  const child = spawn(
    process.execPath,
    ['--conditions=lanewright-source', join(import.meta.dirname, 'leads-dying.ts')],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'close')
  child.stdin.end(JSON.stringify({ urls, dataDir, campaign, csv: people(40_000) }))
  const [first] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => {
      throw new Error('it ended by itself')
    }),
  ])
  expect(Number(first)).toBe(1001)
  child.kill('SIGKILL')
  await ended
  const report = good(await endpoint.import(campaign, people(10)))
  expect(report).toMatchObject({ rows: 10, imported: 10 })
  expect(good(await endpoint.leads.list(campaign)).counts.total).toBe(10)
})

test('whoever was erased is not imported again anywhere; what other campaigns hold goes, too, if so asked [O-lead.4, O-lead.10]', async () => {
  const endpoint = await openEndpoint()
  const [here, there] = [await endpoint.campaign(), await endpoint.campaign('Other')]
  for (const campaign of [here, there]) good(await endpoint.import(campaign, people(3)))
  const erase = (name: string, everywhere: boolean) => async () =>
    good(
      await endpoint.leads.erase({
        campaign: here,
        person: 'anna',
        lead: await idOf(endpoint, here, name),
        reason: 'asked',
        everywhere,
      }),
    )
  expect(await erase('Person 0', false)()).toMatchObject({ campaigns: 1 })
  expect(await erase('Person 1', true)()).toMatchObject({ campaigns: 2 })
  expect(good(await endpoint.import(here, people(3))).skipped_by_code).toEqual({
    'lead.suppressed': 2,
    'lead.already_there': 1,
  })
  // Person 0 is still there, and on the list all the same.
  expect(good(await endpoint.import(there, people(3))).skipped_by_code).toEqual({
    'lead.suppressed': 2,
    'lead.already_there': 1,
  })
  const profile = { kind: 'profile' as const, key: 'https://x.example/p0' }
  expect(code(await endpoint.leads.add(here, 'anna', { full_name: 'P', profile_url: profile.key }))).toBe(
    'lead.suppressed',
  )
  expect(code(await endpoint.leads.allow('anna', { where: { campaign: here }, ...profile }))).toBe('suppression.erased')
  const { rows } = await endpoint.lw.database.pool('auditor').query('select full_name from outreach.leads order by 1')
  expect(rows.map((r) => r.full_name)).toEqual(['Person 0', 'Person 2', 'Person 2', '[erased]', '[erased]', '[erased]'])
})

test('a score that a person gives wins, survives a rescoring, and can be taken back [O-score.5]', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  good(await endpoint.import(campaign, HEAD + person(1, 'Boss,,,') + person(2, 'Clerk,,,')))
  const clerk = await idOf(endpoint, campaign, 'Person 2')
  good(await endpoint.leads.score(campaign, 'Anna Müller', clerk, { score: 99.5, reason: 'she called us' }))
  await rescore(endpoint, campaign)
  expect(good(await endpoint.leads.show(campaign, clerk))).toMatchObject({
    weight_score: 99.5,
    computed_score: 0,
    given_score: 99.5,
    score_by: 'Anna Müller',
    score_reason: 'she called us',
    score_explanation: [{ factor: 'job_title_relevance', part: '0.00' }],
  })
  expect(good(await endpoint.leads.list(campaign)).leads.map((l) => l.full_name)).toEqual(['Person 1', 'Person 2'])
  good(await endpoint.leads.score(campaign, 'anna', clerk, null))
  expect(good(await endpoint.leads.show(campaign, clerk))).toMatchObject({ weight_score: 0, score_by: null })
  for (const score of [-1, 101, Number.NaN])
    expect(code(await endpoint.leads.score(campaign, 'anna', clerk, { score, reason: 'x' }))).toBe('lead.bad_score')
  expect(code(await endpoint.leads.score(campaign, 'anna', clerk, { score: 1, reason: '' }))).toBe('lead.no_reason')
})

test('the ranking under another config is shown with names, and nothing is written [O-score.4]', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  good(await endpoint.import(campaign, HEAD + person(1, 'Boss,,,') + person(2, 'Clerk,,,')))
  const before = await endpoint.everything()
  const [first] = good(await endpoint.leads.diff(campaign, { config: CONFIG, top: 1 }))
  expect(first).toMatchObject({ full_name: 'Person 1', place_after: 1, score_before: null, score_after: 100 })
  expect(await endpoint.everything()).toEqual(before)
  expect(code(await endpoint.leads.diff(campaign, { config: { criteria: {} } }))).toMatch(/^scoring\./)
})

test('a suppression in the house holds in every campaign until it is lifted, one in a campaign only there [O-lead.10]', async () => {
  const endpoint = await openEndpoint()
  const [here, there] = [await endpoint.campaign(), await endpoint.campaign('Other')]
  const acme = { kind: 'company' as const, key: 'ACME' }
  const profile = { kind: 'profile' as const, key: 'HTTPS://x.example/p1/?utm=1' }
  good(await endpoint.leads.suppress('anna', { where: 'house', ...acme }, 'complaint'))
  good(await endpoint.leads.suppress('anna', { where: { campaign: here }, ...profile }, 'person'))
  expect(good(await endpoint.leads.suppress('anna', { where: 'house', ...acme }, 'person'))).toEqual({ before: true })
  const text = HEAD + person(0) + person(1, ',,,')
  expect(good(await endpoint.import(here, text)).skipped_by_code).toEqual({ 'lead.suppressed': 2 })
  expect(good(await endpoint.import(there, text)).skipped_by_code).toEqual({ 'lead.suppressed': 1 })
  expect(code(await endpoint.leads.allow('anna', { where: { campaign: there }, ...acme }))).toBe('suppression.unknown')
  good(await endpoint.leads.allow('anna', { where: 'house', ...acme }))
  expect(good(await endpoint.import(here, text))).toMatchObject({ imported: 1 })
  expect(code(await endpoint.leads.suppress('anna', { where: 'house', kind: 'profile', key: 'no' }, 'person'))).toBe(
    'suppression.bad_key',
  )
})

test('a lead by hand is checked like a row of a file, and a person rejects it [O-lead.7]', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  const jane = { full_name: 'Jane', profile_url: 'x.example/jane', company_size: 'many', job_title: 'CTO' }
  const { id, warnings } = good(await endpoint.leads.add(campaign, 'anna', jane))
  expect(warnings).toMatchObject([{ code: 'lead.unclear_size', message: expect.stringMatching(/^The lead has /) }])
  expect(good(await endpoint.leads.show(campaign, id))).toMatchObject({ source: 'manual', seniority: 'c_level' })
  expect(code(await endpoint.leads.add(campaign, 'anna', jane))).toBe('lead.already_there')
  expect(code(await endpoint.leads.add(campaign, 'anna', { profile_url: 'x.example/y' }))).toBe('lead.no_name')
  good(await endpoint.leads.reject(campaign, 'anna', id))
  expect(good(await endpoint.leads.list(campaign, { statuses: ['rejected'] })).leads.map((l) => l.id)).toEqual([id])
})

test('only campaigns have leads, and a wrong id is a clear refusal', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  const other = '00000000-0000-4000-8000-000000000009'
  expect(code(await endpoint.import('x', people(1)))).toBe('campaign.bad_id')
  expect(code(await endpoint.import(other, people(1)))).toBe('campaign.unknown')
  expect(code(await endpoint.leads.list('00000000-0000-4000-8000-000000000001'))).toBe('campaign.other_pack')
  expect(code(await endpoint.leads.reject(campaign, 'anna', other))).toBe('lead.unknown')
  expect(code(await endpoint.leads.show(campaign, other))).toBe('lead.unknown')
  expect(code(await endpoint.leads.show(campaign, 'x'))).toBe('lead.bad_id')
  expect(code(await endpoint.leads.reject(campaign, '', other))).toBe('person.bad_name')
  expect(code(await endpoint.leads.list(campaign, { limit: 5000 }))).toBe('lead.bad_limit')
  expect(code(await endpoint.leads.list(campaign, { after: 'bm90aGluZw' }))).toBe('lead.bad_page')
})

test('a worker that has the campaign is waited for, and not longer than was said', async () => {
  const endpoint = await openEndpoint()
  const campaign = await endpoint.campaign()
  const file = {
    name: 'a.csv',
    sizeBytes: 1,
    open: async function* () {
      yield Buffer.from(people(1))
    },
  }
  const lease = await endpoint.lw.leases.take(campaign)
  expect(code(await endpoint.leads.import({ campaign, person: 'anna', file, waitMs: 200 }))).toBe('campaign.busy')
  const waiting = endpoint.import(campaign, file)
  await endpoint.lw.leases.release(lease!)
  expect(good(await waiting)).toMatchObject({ imported: 1 })
})
