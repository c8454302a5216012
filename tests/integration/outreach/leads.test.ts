import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { exportLeads, type LeadView } from '#apps/outreach/domain/leads/export.ts'
import { type ImportReport, readLeads, type StoredBatch, withStored } from '#apps/outreach/domain/leads/import.ts'
import { suppressionKey } from '#apps/outreach/domain/leads/suppression.ts'
import { knownMigrations, migrate } from '#storage/migrate.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { createWorkspace, expectStored, openCampaign, outreach, SYSTEM_WORKSPACE } from './leads-campaign.ts'

const SET = 'update outreach.leads set status = $2 where id = $1'

test('a lead goes from pending to contacted, accepted and responded, and from anywhere to rejected; nothing else [O-lead.8]', async () => {
  const campaign = await openCampaign()
  const { ids } = await campaign.add({}, {})
  const [id, other] = ids as [string, string]
  expect(await campaign.refused(SET, [id, 'accepted'])).toBe('lead.transition')
  expect(await campaign.refused(SET, [id, 'responded'])).toBe('lead.transition')
  for (const status of ['contacted', 'accepted', 'responded', 'rejected']) {
    expect(await campaign.refused(SET, [id, status])).toBe('done')
    expect(await campaign.refused(SET, [id, 'pending'])).toBe('lead.transition')
  }
  expect(await campaign.refused(SET, [id, 'contacted'])).toBe('lead.transition')
  expect(await campaign.refused(SET, [other, 'contacted'])).toBe('done')
  expect(await campaign.refused(SET, [other, 'accepted'])).toBe('done')
  expect(await campaign.view('lead_counts')).toEqual({
    total: 2,
    pending: 0,
    contacted: 1,
    accepted: 1,
    responded: 0,
    rejected: 1,
  })
  expect(
    await campaign.refused(
      `insert into outreach.leads (id, workspace_id, full_name, profile_url, status, created_at) values ($1, $2, 'X', 'y', 'contacted', now())`,
      [randomUUID(), campaign.id],
    ),
  ).toBe('lead.initial_status')
  expect(await campaign.refused(`update outreach.leads set source = 'manual' where id = $1`, [id])).toBe(
    'lead.is_fixed',
  )
})

test('the counters and the scores are kept by the database, whoever speaks SQL to it', async () => {
  const campaign = await openCampaign()
  await campaign.add({})
  for (const role of ['owner', 'superuser', 'app'] as const) {
    const client = await campaign.database.client(role)
    for (const sql of [
      'update outreach.lead_counts set pending = 7',
      'delete from outreach.lead_scores',
      'update outreach.lead_scores set points = 9999',
      'truncate outreach.lead_scores',
    ]) {
      await client.query('begin')
      await client.query('select kernel.enter($1, 0, null, null)', [campaign.id])
      await expect(client.query(sql), `${role}: ${sql}`).rejects.toThrow(
        role === 'app' ? /permission denied/ : /counter.is_kept/,
      )
      await client.query('rollback')
    }
    await client.end()
  }
})

test('nobody on the suppression list is added or contacted, by profile or by company, here or in all campaigns [O-lead.10]', async () => {
  const campaign = await openCampaign()
  const suppress = (workspace: string, kind: 'profile' | 'company', text: string) =>
    campaign.refused(
      `insert into outreach.suppressions (workspace_id, suppression_id, kind, key_hash, reason, suppressed_at, suppressed_by) values ($1, $2, $3, $4, 'opt_out', now(), 'anna')`,
      [workspace, randomUUID(), kind, suppressionKey(kind, text)],
      workspace,
    )
  const { ids } = await campaign.add(
    { profile_url: 'https://x.example/a' },
    { profile_url: 'https://x.example/b', company: 'Acme GmbH' },
    { profile_url: 'https://x.example/c', company: 'Globex', company_domain: 'www.globex.example' },
    { profile_url: 'https://x.example/d' },
  )
  expect(await suppress(campaign.id, 'profile', 'HTTPS://x.example/a/?x=1')).toBe('done')
  expect(await suppress(campaign.id, 'company', 'ACME')).toBe('done')
  await campaign.act(
    (app) =>
      app.query(
        `insert into kernel.workspaces (workspace_id, pack, name, created_at) select $1, 'house', 'House', now() where not exists (select 1 from kernel.workspaces)`,
        [SYSTEM_WORKSPACE],
      ),
    SYSTEM_WORKSPACE,
  )
  expect(await suppress(SYSTEM_WORKSPACE, 'company', 'https://globex.example/about')).toBe('done')
  for (const id of ids.slice(0, 3)) expect(await campaign.refused(SET, [id, 'contacted'])).toBe('lead.suppressed')
  expect(await campaign.view('next_lead')).toMatchObject({ id: ids[3], profile_url: 'https://x.example/d' })
  expect(await campaign.refused(SET, [ids[3], 'contacted'])).toBe('done')
  expect(await campaign.refused(SET, [ids[0], 'rejected'])).toBe('done')
  const { answer } = await campaign.add({ company: 'acme, inc' }, {})
  expect(answer).toEqual({ added: 1, suppressed: [2], present: [] })
  const lift = `update outreach.suppressions set lifted_at = now(), lifted_by = 'anna' where kind = 'company' and workspace_id = $1`
  expect(
    await campaign.refused(`update outreach.suppressions set reason = 'person' where workspace_id = $1`, [campaign.id]),
  ).toBe('suppression.is_fixed')
  expect(await campaign.refused(lift, [campaign.id])).toBe('done')
  expect(await campaign.refused(SET, [ids[1], 'contacted'])).toBe('done')
})

test('an erased lead is out of every list, its words are nowhere, and its suppression outlives it', async () => {
  const campaign = await openCampaign()
  const { ids } = await campaign.add(
    {
      full_name: 'Canary Person',
      job_title: 'Canary Boss',
      profile_url: 'https://x.example/canary',
      location: 'Canary Islands',
      about: 'Canary',
    },
    {},
  )
  await campaign.rescore({ job_title_relevance: { weight: 10_000, keywords: [' boss '] } })
  expect(await campaign.view('next_lead')).toMatchObject({ id: ids[0], weight_score: 100 })
  const hash = suppressionKey('profile', 'https://x.example/canary')
  await campaign.rows(
    `insert into outreach.suppressions (workspace_id, suppression_id, kind, key_hash, reason, suppressed_at, suppressed_by) values ($1, $2, 'profile', $3, 'erased', now(), 'anna')`,
    [campaign.id, randomUUID(), hash],
  )
  const owner = campaign.pools.pool('owner')
  await owner.query('select kernel.erase_person($1)', [
    { workspace: campaign.id, person: ids[0], by: 'anna', reason: 'asked', now: new Date().toISOString() },
  ])
  expect(await campaign.view('next_lead')).toMatchObject({ id: ids[1] })
  expect(await campaign.view('lead_counts')).toMatchObject({ total: 2, pending: 1, rejected: 1 })
  expect(await campaign.refused(SET, [ids[0], 'contacted'])).toBe('lead.erased')
  expect(JSON.stringify(await campaign.rows('select * from outreach.scored_leads'))).not.toContain('anary')
  expect(JSON.stringify(await campaign.rows('select change_payload from kernel.event_log'))).not.toContain('anary')
  const { answer } = await campaign.add({ profile_url: 'https://x.example/canary' })
  expect(answer).toEqual({ added: 0, suppressed: [2], present: [] })
})

test('entries from before the new columns are replayed with them, and old leads take their place in counters and scores', async () => {
  const old = randomUUID()
  const campaign = await openCampaign(async (pools) => {
    const first = (await knownMigrations([outreach]))
      .map((m) => m.name)
      .filter((name) => !name.startsWith('outreach/') || name < 'outreach/002')
    await migrate(pools.pool('owner'), [outreach], new Set(first))
    await createWorkspace(pools, old)
    const app = await pools.pool('app').connect()
    await app.query('begin')
    await app.query('select kernel.enter($1, 0, null, null)', [old])
    await app.query(
      `insert into outreach.leads (workspace_id, id, full_name, profile_url, weight_score, created_at) values ($1, $1, 'Old', 'https://x.example/old', 12.5, now())`,
      [old],
    )
    await app.query('commit')
    app.release()
  })
  expect(await replayWorkspace(campaign.pools.pool('auditor'), old)).toMatchObject({ ok: true })
  await expectStored(campaign.pools, old)
  const rows = await campaign.act(
    (app) => app.query('select weight_score, status, score_explanation from outreach.scored_leads'),
    old,
  )
  expect(rows.rows).toEqual([{ weight_score: '12.50', status: 'pending', score_explanation: [] }])
})

test('a campaign sees its own leads and scores alone', async () => {
  const campaign = await openCampaign()
  await campaign.add({})
  const other = randomUUID()
  await createWorkspace(campaign.pools, other)
  const seen = await campaign.act(
    (app) =>
      app.query(
        'select (select count(*) from outreach.leads) + (select count(*) from outreach.lead_scores) + (select count(*) from outreach.lead_counts) + (select count(*) from outreach.scored_leads) as n',
      ),
    other,
  )
  expect(seen.rows).toEqual([{ n: '0' }])
})

test('a file goes in, in one act, and comes out again: what is there already and what is wrong is skipped and told [O-lead.3, O-lead.12]', async () => {
  const campaign = await openCampaign()
  await campaign.add({ profile_url: 'https://x.example/p3' })
  const lines = Array.from(
    { length: 6000 },
    (_, i) => `=Person ${i},https://x.example/p${i}/,"Engineer, ""senior""",51-200,2026-01-0${(i % 9) + 1}\n`,
  )
  const text = `Name,Profile URL,Title,Company Size,Last Activity\n${lines.join('')},x.example/none,,,\n`
  const file = {
    name: 'a.csv',
    sizeBytes: text.length,
    open: async function* () {
      yield Buffer.from(text)
    },
  }
  const imported = await campaign.act(async (app) => {
    const stored: StoredBatch[] = []
    const read = readLeads(file, { newId: randomUUID, as: (row) => row })
    for (;;) {
      const step = await read.next()
      if (step.done) return withStored(step.value as ImportReport, stored)
      const { rows } = await app.query('select outreach.add_leads($1, $2) as answer', [
        campaign.id,
        JSON.stringify(step.value.rows),
      ])
      stored.push(rows[0].answer)
    }
  })
  expect(imported).toMatchObject({
    rows: 6001,
    imported: 5999,
    skipped: 2,
    skipped_by_code: { 'lead.already_there': 1, 'lead.no_name': 1 },
  })
  const statuses = ['pending', 'contacted', 'accepted', 'responded', 'rejected']
  let csv = ''
  const readPage = async (after: unknown) =>
    (await campaign.view<{ leads: LeadView[] }>('leads', { statuses, limit: 1000, after })).leads
  for await (const part of exportLeads(readPage)) csv += part
  expect(csv.split('\r\n')).toHaveLength(6002)
  expect(csv).toContain(`'=Person 77,https://x.example/p77,"Engineer, ""senior""",,51-200,senior,`)
  expect(await campaign.view('lead_counts')).toMatchObject({ total: 6000, pending: 6000 })
})
