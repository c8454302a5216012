import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { GOAL } from '../../support/fake-network.ts'
import { serversBelow } from '../embedded/harness.ts'
import { cli, folderForFile, rawRequest, type Started, startCli } from './harness.ts'

/** Each command without a server starts a database and stops it again. */
vi.setConfig({ testTimeout: 120_000 })

/** One data folder: first without a server, then with one. The tests tell one story, in order. */
const home = folderForFile()
const data = join(home, 'data')
const on = ['--data', data]
const leads = (...words: string[]) => cli(['leads', ...words, ...on, '--json', '--person', 'anna'])
const file = (name: string, text: string | Buffer) => {
  writeFileSync(join(home, name), text)
  return join(home, name)
}
const HEAD = 'Name,Profile URL,Position,Company\n'
const PEOPLE = `${HEAD}Ada,http://127.0.0.1:9/in/ada,Boss,Acme\nBob,http://127.0.0.1:9/in/bob,Clerk,Acme\n,http://127.0.0.1:9/in/none,,\n`
let campaign = ''
let bob = ''
let server: Started
afterAll(() => server?.end('SIGKILL'))

test('a file is looked at without a database, and its mapping can be corrected', async () => {
  const path = file('people.csv', PEOPLE)
  const seen = await cli(['leads', 'preview', path, ...on])
  expect(seen.code).toBe(0)
  expect(seen.out).toMatch(/2 +Ada +http:\/\/127\.0\.0\.1:9\/in\/ada +Boss +Acme/)
  expect(seen.out).toContain('Row 4 names no person. (lead.no_name)')
  const mapped = await leads('preview', path, '--map', 'job_title=Company', '--map', 'company=')
  expect(mapped.json.rows[0].lead).toMatchObject({ job_title: 'Acme', company: null })
  expect(await leads('preview', path, '--map', 'shoe_size=x')).toMatchObject({ code: 2 })
  expect(await leads('preview', join(home, 'none.csv'))).toMatchObject({
    code: 2,
    json: { error: { code: 'lead_file.unreadable' } },
  })
})

test('a file goes into a campaign once; what is left out is told', async () => {
  const goal = ['--goal', JSON.stringify(GOAL)]
  const made = await cli(['workspaces', 'create', 'outreach', '--name', 'Spring', ...goal, ...on, '--json'])
  campaign = made.json.workspace
  const path = file('people.csv', PEOPLE)
  const ran = await cli(['leads', 'import', campaign, path, ...on])
  expect(ran.out).toBe('2 of 3 rows imported, 1 left out.\n  Row 4 names no person. (lead.no_name)\n')
  expect(await leads('import', campaign, path)).toMatchObject({
    code: 0,
    json: { ok: true, rows: 3, imported: 0, skipped_by_code: { 'lead.already_there': 2, 'lead.no_name': 1 } },
  })
  const listed = (await leads('list', campaign)).json.leads as Array<Record<string, string>>
  bob = listed.find((lead) => lead.full_name === 'Bob')?.id ?? ''
  const broken = file('broken.csv', `${PEOPLE}"Eve,http://127.0.0.1:9/in/eve,,\n`)
  expect(await leads('import', campaign, broken)).toMatchObject({
    code: 2,
    json: { ok: false, error: { code: 'lead_file.broken_quotes', next: expect.stringContaining('row 5') } },
  })
  expect(await leads('import', 'nobody', path)).toMatchObject({ code: 2, json: { error: { code: 'campaign.bad_id' } } })
  expect(serversBelow(data)).toEqual([])
})

test('with a server on the folder the same commands ask it over HTTP, files are sent in pieces, and profiles of another channel are left out [H-campaign.7]', async () => {
  server = await startCli(on)
  const more = `${HEAD}${Array.from({ length: 12_000 }, (_, i) => `P${i},http://127.0.0.1:9/in/p${i},Clerk,"=cmd(${i})"\n`).join('')}`
  expect(await leads('import', campaign, file('more.csv', more))).toMatchObject({
    code: 0,
    json: { rows: 12_000, imported: 12_000 },
  })
  const broken = file('broken.csv', Buffer.concat([Buffer.from(more.replaceAll('/p', '/q')), Buffer.alloc(9)]))
  expect(await leads('import', campaign, broken)).toMatchObject({
    code: 2,
    json: { error: { code: 'lead_file.binary' } },
  })
  const linkedin = file('linkedin.csv', `${HEAD}Ida,https://www.linkedin.com/in/ida,,\n`)
  const elsewhere = await leads('import', campaign, linkedin)
  expect(elsewhere.json).toMatchObject({ imported: 0, errors: [{ row: 2, code: 'lead.other_channel' }] })
  const page = await leads('list', campaign, '--limit', '5', '--status', 'pending')
  expect(page.json).toMatchObject({ counts: { total: 12_002, pending: 12_002 }, next: expect.any(String) })
  const next = await leads('list', campaign, '--limit', '5', '--after', page.json.next)
  expect(next.json.leads[0].id).not.toBe(page.json.leads[4].id)
  expect(await leads('list', 'nobody')).toMatchObject({ code: 2, json: { error: { code: 'campaign.bad_id' } } })
})

test('a lead is added, scored, shown, compared and rejected', async () => {
  const added = await leads(
    'add',
    campaign,
    '--full-name',
    'Eve',
    '--profile-url',
    'http://127.0.0.1:9/in/eve',
    '--company-size',
    'x',
  )
  expect(added).toMatchObject({ code: 0, json: { warnings: [{ code: 'lead.unclear_size' }] } })
  const eve = added.json.id
  expect(await leads('score', campaign, eve, '99', '--reason', 'met')).toMatchObject({ code: 0 })
  expect((await leads('show', campaign, eve)).json.lead).toMatchObject({ given_score: 99, score_by: 'anna' })
  expect((await cli(['leads', 'list', campaign, '--limit', '1', ...on])).out).toMatch(/99 +pending +Eve/)
  const criteria = { job_title_relevance: { weight: 1, target_keywords: ['boss'] } }
  const config = file('config.json', JSON.stringify({ criteria }))
  const { ranking } = (await leads('diff', campaign, config, '--top', '1')).json
  expect(ranking[0]).toMatchObject({ full_name: 'Ada', place_after: 1, score_after: 100 })
  expect(await leads('score', campaign, eve)).toMatchObject({ code: 0 })
  expect(await leads('retry', campaign, eve, '--full-name', 'Eve Oak')).toMatchObject({
    code: 2,
    json: { error: { code: 'lead.not_set_aside' } },
  })
  expect((await leads('show', campaign, eve)).json.lead).toMatchObject({ full_name: 'Eve' })
  expect(await leads('reject', campaign, eve)).toMatchObject({ code: 0 })
  expect((await leads('list', campaign, '--status', 'rejected')).json.leads).toMatchObject([{ id: eve }])
})

test('who is suppressed or erased does not come back', async () => {
  expect(await leads('suppress')).toMatchObject({ code: 2, json: { error: { code: 'suppression.whom' } } })
  expect(await leads('suppress', '--company', 'Globex', '--why', 'complaint')).toMatchObject({ code: 0 })
  expect(await leads('erase', campaign, bob, '--reason', 'asked', '--everywhere')).toMatchObject({
    code: 0,
    json: { campaigns: 1, cleaned: 'files' },
  })
  const again = file('again.csv', `${HEAD}Bob,http://127.0.0.1:9/in/bob,,\nZoe,http://127.0.0.1:9/in/zoe,,Globex Ltd\n`)
  expect((await leads('import', campaign, again)).json).toMatchObject({
    imported: 0,
    skipped_by_code: { 'lead.suppressed': 2 },
  })
  expect(await leads('allow', '--company', 'Globex')).toMatchObject({ code: 0 })
  expect((await leads('import', campaign, again)).json).toMatchObject({ imported: 1 })
})

test('everything comes out again as CSV, guarded, for its person only', async () => {
  const out = join(home, 'out.csv')
  expect(await leads('export', campaign, '--out', out)).toMatchObject({ code: 0 })
  const csv = readFileSync(out, 'utf8')
  expect(csv.split('\r\n')).toHaveLength(12_000 + 4 + 2)
  expect(csv).toContain(`,'=cmd(7),`)
  expect(statSync(out).mode & 0o777).toBe(0o600)
  expect(await leads('export', campaign, '--out', out)).toMatchObject({
    json: { error: { code: 'export.file_exists' } },
  })
})

test('a file is taken at its own door alone, as bytes and nothing else', async () => {
  const headers = { host: `localhost:${server.port}`, authorization: `Bearer ${server.token}` }
  const send = (path: string, type: string) =>
    rawRequest(server.port, 'POST', `/api${path}`, { ...headers, 'content-type': type }, PEOPLE)
  expect(await send('/leads/preview', 'application/octet-stream')).toMatchObject({ status: 200 })
  expect(await send('/leads/preview', 'text/csv')).toMatchObject({ status: 415, json: { code: 'http.not_a_file' } })
  expect(await send('/suppressions', 'application/octet-stream')).toMatchObject({ status: 415 })
  expect(await send('/leads/preview?mapping=%7B%22x%22%3A1%7D', 'application/octet-stream')).toMatchObject({
    status: 400,
  })
  expect(await server.end()).toBe(0)
  expect(serversBelow(data)).toEqual([])
})
