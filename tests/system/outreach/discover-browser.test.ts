import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { outreachApp } from '#apps/outreach/app.ts'
import { addLead } from '#apps/outreach/services/lead-import.ts'
import { openOutreachServices } from '#apps/outreach/services/outreach-services.ts'
import { suppress } from '#apps/outreach/services/suppress.ts'
import { networkAdmin } from '#demo/network/admin-client.ts'
import { peopleOf } from '#demo/network/people.ts'
import { searchOf } from '#demo/network/search.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { needChromium } from '../../support/chromium.ts'
import { GOAL } from '../../support/fake-network.ts'
import { createDatabase } from '../../support/server.ts'

needChromium(async () => {})

const PEOPLE = { people: 16, seed: 3 }
const QUERY = 'e'
const PROGRAM = join(import.meta.dirname, '..', '..', 'integration', 'outreach', 'discover-run.ts')
const ROLES = ['owner', 'app', 'desk', 'auditor', 'dispatch'] as const

async function openPlace() {
  const database = await createDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-discover-'))
  const siteDir = mkdtempSync(join(tmpdir(), 'lanewright-network-'))
  onTestFinished(async () => {
    await database.drop()
    for (const dir of [dataDir, `${dataDir}.journal`, siteDir]) await rm(dir, { recursive: true, force: true })
  })
  const outreach = openOutreachServices({ dataDir: siteDir, accounts: new Map(), log: () => {}, demo: PEOPLE })
  const { url, adminTokenFile } = await outreach.demo()
  const within = async <T>(work: (lw: Lanewright) => Promise<T>): Promise<T> => {
    const lw = await openLanewright({ dataDir, database, apps: [outreachApp(outreach)] })
    try {
      return await work(lw)
    } finally {
      await lw.close()
    }
  }
  const urls = Object.fromEntries(ROLES.map((role) => [role, database.url(role)]))
  return { database, url, outreach, adminTokenFile, within, given: { urls, dataDir, siteDir } }
}

type Place = Awaited<ReturnType<typeof openPlace>>

/** Works in a process of its own; killed without warning as soon as so many of those who were found are decided on. */
async function work({ database, given }: Place, campaign: string, killAt: number | null): Promise<number | null> {
  const child = spawn(process.execPath, ['--conditions=lanewright-source', PROGRAM], {
    stdio: ['pipe', 'inherit', 'pipe'],
  })
  const gone = once(child, 'close') as Promise<[number | null]>
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000)
  })
  child.stdin.end(JSON.stringify({ ...given, campaign }))
  const auditor = await database.client('auditor')
  const watching = { on: killAt !== null }
  gone.finally(() => {
    watching.on = false
  })
  while (watching.on) {
    const { rows } = await auditor.query(`select count(*)::int as n from outreach.finds where status <> 'found'`)
    if (rows[0].n >= (killAt ?? 0)) {
      child.kill('SIGKILL')
      break
    }
    await pause(5)
  }
  const [code] = await gone
  await auditor.end()
  if (killAt === null && code !== 0) throw new Error(`it ended with ${code}: ${said}`)
  return code
}

test('in a real browser, killed on the way: from a search to leads, each once, nobody who is to be left alone, and no order obeyed [O-new.4] [O-run.2] [O-chan.4]', {
  timeout: 240_000,
}, async () => {
  const place = await openPlace()
  const { url, database, outreach, within } = place
  const search = searchOf(peopleOf(PEOPLE.seed, PEOPLE.people))
  const fitting = [...search(QUERY, 1).people, ...search(QUERY, 2).people]
  expect(fitting.length).toBeGreaterThan(12)
  expect(fitting.some(({ hostile }) => hostile)).toBe(true)
  const urlOf = ({ slug }: { slug: string }) => `${url}/in/${slug}`
  const [known, unwanted, ...rest] = fitting

  const campaign = await within(async (lw) => {
    const goal = { ...GOAL, account: 'Robin Practice', discover: { query: QUERY, at_most: 100 } }
    const id = await lw.create({ pack: 'outreach', name: 'Found', goal })
    await addLead(lw, id, 'anna', { full_name: known!.name, profile_url: urlOf(known!) })
    await suppress(lw, 'anna', { where: 'house', kind: 'profile', key: urlOf(unwanted!) }, 'opt_out')
    return id
  })
  await outreach.close()

  expect(await work(place, campaign, 4)).toBeNull()
  expect(await work(place, campaign, 9)).toBeNull()
  expect(await work(place, campaign, null)).toBe(0)

  const auditor = await database.client('auditor')
  const rows = async (sql: string) => (await auditor.query(sql)).rows
  const leads = await rows('select full_name, profile_url, source from outreach.leads order by created_at, id')
  expect(leads.map(({ full_name, profile_url, source }) => `${source} ${full_name} ${profile_url}`).sort()).toEqual(
    [`manual ${known!.name} ${urlOf(known!)}`, ...rest.map((p) => `discovered ${p.name} ${urlOf(p)}`)].sort(),
  )
  expect(await rows(`select reason from outreach.finds where status <> 'added' order by reason`)).toEqual([
    { reason: 'already_there' },
    { reason: 'suppressed' },
  ])
  // What strangers wrote is kept as words, cut to size; of what it orders, nothing happened.
  expect(await rows(`select distinct tool from kernel.intents`)).toEqual([{ tool: 'browser_navigate' }])
  expect(
    await rows(`select 1 from kernel.tasks where status = 'done' and metadata ->> 'work' not in ('leads', 'score')`),
  ).toEqual([])
  expect(await rows(`select 1 from kernel.agent_calls where not (verdict ->> 'ok')::boolean`)).toEqual([])
  const hostile = await rows(`select max(length(details ->> 'about')) as longest from outreach.leads`)
  expect(Number(hostile[0].longest)).toBeLessThanOrEqual(2000)
  await auditor.end()

  const again = openOutreachServices({ dataDir: place.given.siteDir, accounts: new Map(), log: () => {}, demo: PEOPLE })
  const running = await again.demo()
  const admin = networkAdmin({ url: running.url, adminToken: readFileSync(running.adminTokenFile, 'utf8').trim() })
  const { invitations, messages } = await admin.state()
  await again.close()
  expect({ invitations, messages }).toEqual({ invitations: [], messages: [] })

  await within(async (lw) => {
    expect((await lw.verify()).ok).toBe(true)
    expect(await lw.replay(campaign)).toMatchObject({ ok: true })
  })
})
