import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { exportLeads } from '#apps/outreach/services/lead-reading.ts'
import { openOutreachServices } from '#apps/outreach/services/outreach-services.ts'
import { writeProjections } from '#apps/outreach/services/projections.ts'
import { writeReport } from '#apps/outreach/services/report.ts'
import { pickAgent } from '#host/agent-choice.ts'
import { agentsOf } from '#host/models.ts'
import { productOf } from '#host/server/local.ts'
import { findChromium } from '#integrations/browser/executable.ts'
import { pythonSandbox } from '#integrations/python/sandbox.ts'
import { openSecrets } from '#integrations/secrets/secrets.ts'
import { SCRIPT_LIMITS } from '#kernel/ports/sandbox.ts'
import type { Secrets } from '#kernel/ports/secrets.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { completion, serveModel } from '../../integration/agents/model-server.ts'
import { mountFixture } from '../../integration/mcp/mounted.ts'
import { connectAgent, runCampaign } from '../../integration/outreach/agent-interfaces.ts'
import { answerFromScript } from '../../integration/outreach/scripted-model.ts'
import { expectNone, inEnvironment, temporaryFolder } from '../../integration/security/canaries/canaries.ts'
import { descendants } from '../../integration/security/canaries/children.ts'
import { type Canaries, canaries, filesBelow, found } from '../../integration/security/canaries/found.ts'
import { dumpDatabase } from '../../integration/security/canaries/rows.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'
import { createDatabase, harnessServer } from '../../support/server.ts'
import { folderForTest, spawnedCli } from '../cli/harness.ts'

const KEY = 'MODEL_KEY'
const STORED = ['DB_CONNECTION_STRING', 'LINKEDIN_PASSWORD', KEY, 'CRM_TOKEN']
/** Names that libraries look for by themselves, and one of ours. */
const AROUND = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'PGPASSWORD', 'LINKEDIN_PASSWORD', 'AWS_SECRET_ACCESS_KEY']

test('the canaries can be found: what is looked for in is really looked through', () => {
  const planted = canaries('ONE')
  const value = planted.ONE as string
  const bytes = Buffer.from(value)
  const escaped = [...value].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  for (const text of [
    value,
    `x${Buffer.from(`Bearer ${value}`).toString('base64')}`,
    bytes.toString('base64url'),
    encodeURIComponent(`a ${value}`),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('hex').replaceAll(/../g, '%$&'),
    Buffer.from(value, 'utf16le').toString('latin1'),
    escaped,
    `${value.slice(0, 9)}\\n${value.slice(9)}`,
    `${value.slice(0, 9)}=\r\n${value.slice(9)}`,
  ])
    expect(found(`before ${text} after`, planted), text).toEqual(['ONE'])
  expect(found('before after', planted)).toEqual([])
})

test('secrets are in no prompt, row, log, chat, export, report or error of a campaign; the key of the model goes to its server alone [O-secret.2, S001-20.2.1, S001-20.2.2, TR-gates.4]', async () => {
  const secret = canaries(...STORED)
  const around = canaries(...AROUND)
  inEnvironment({ ...around, DATABASE_URL: `postgres://lanewright:${around.PGPASSWORD}@127.0.0.1:9/none` })
  const planted = { ...secret, ...Object.fromEntries(Object.entries(around).map(([name, v]) => [`$${name}`, v])) }
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const secrets = await openSecrets({ dataDir, keychain: async () => null })
  for (const [name, value] of Object.entries(secret)) await secrets.set(name, value)

  const { url, requests } = await serveModel(spiteful())
  const choice = {
    provider: 'openai-compatible' as const,
    model: 'book',
    baseUrl: url,
    keySecret: KEY,
    apps: ['outreach'],
    confidentialApps: [],
  }
  const { modelFor } = agentsOf(choice, secrets.get)
  const lines: string[] = []
  const fixture = await openCampaignFixture({
    dataDir,
    people: 6,
    goal: { contacts: 2, agent: 'model' },
    agentFor: (state, app) => pickAgent(app, state.workspace.goal, modelFor),
    log: (line) => void lines.push(line),
    notifier: { notify: (notice) => void lines.push(JSON.stringify(notice)) },
  })
  fixture.network.fault = 'throw_after'
  expect(await runCampaign(fixture, async () => false)).toBe('completed')
  await provokeMore(fixture, lines)

  // The legitimate place of the model's key: the header of each request to its own server.
  expect(requests.length).toBeGreaterThan(10)
  for (const { headers } of requests) expect(headers.authorization).toBe(`Bearer ${secret[KEY]}`)
  const prompts = requests.map(({ path, headers, body }) =>
    JSON.stringify([path, { ...headers, authorization: undefined }, body]),
  )
  const client = await fixture.database.client('superuser')
  onTestFinished(() => client.end())
  const { rows, revealed } = await dumpDatabase(client)
  expect(revealed.length).toBeGreaterThan(10)
  // What the server threw back is kept as an answer, without the key.
  expect(rows).toContain('[redacted]')
  expectNone(planted, {
    prompts: prompts.join('\n'),
    rows,
    revealed: revealed.join('\n'),
    state: JSON.stringify(await fixture.state()),
    ...(await exportsOf(fixture, folder, secrets)),
    log: lines.join('\n'),
    // The legitimate place of the stored values: the encrypted file, as ciphertext.
    files: filesBelow(folder),
  })
  expect(existsSync(join(dataDir, 'secrets.age'))).toBe(true)
  expect(await secrets.get('DB_CONNECTION_STRING')).toBe(secret.DB_CONNECTION_STRING)
})

/** A server that throws back whatever it was sent, in every way there is, and then answers by the book. */
function spiteful(): Parameters<typeof serveModel>[0] {
  let asked = 0
  return async (response, { headers, body }) => {
    const thrown = JSON.stringify({
      error: { message: `you sent ${JSON.stringify(headers)}`, code: headers.authorization },
    })
    const say = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    asked += 1
    if (asked === 1) return void say(500, thrown)
    if (asked === 2) return void say(401, thrown)
    if (asked === 3) return void say(200, thrown)
    if (asked === 4) return void say(200, JSON.stringify(completion(`{"action_type":"${headers.authorization}"}`)))
    say(200, JSON.stringify(completion(JSON.stringify(await answerFromScript(body)))))
  }
}

/** Errors of other doors: an agent that brings nonsense, a file that is there, a campaign that is not. */
async function provokeMore(fixture: CampaignFixture, lines: string[]): Promise<void> {
  const their = await connectAgent(fixture)
  lines.push(JSON.stringify(await their.look('0198c0de-0000-7000-8000-ffffffffffff')))
  lines.push(JSON.stringify(await their.propose('f'.repeat(64), '{"action_type":')))
  for (const work of [
    () => writeReport(fixture.lw, { campaign: fixture.campaign, file: '/proc/none/report.html', madeAt: 'now' }),
    () => fixture.lw.create({ pack: 'outreach', name: 'x', goal: { agent: 'model' } }),
    () => fixture.lw.view(fixture.campaign, 'outreach', 'no_such_view'),
  ]) {
    const error = await work().then(
      () => undefined,
      (thrown: Error) => thrown,
    )
    expect(error).toBeInstanceOf(Error)
    lines.push(`${error?.stack} ${JSON.stringify(error)} ${error?.cause}`)
  }
}

async function exportsOf(
  { lw, campaign }: CampaignFixture,
  folder: string,
  secrets: Secrets,
): Promise<Record<string, string>> {
  const texts: Record<string, string> = { ledger: '', leads: '' }
  for await (const line of (await productOf(lw).exportLines(campaign, {})) ?? []) texts.ledger += line
  for await (const piece of exportLeads(lw, campaign, 'anna')) texts.leads += piece
  const report = join(folder, 'report.html')
  await writeReport(lw, { campaign, file: report, madeAt: new Date(0).toISOString() })
  texts.report = readFileSync(report, 'utf8')
  const environment = { secrets: { place: secrets.place, names: await secrets.names() }, settings: [] }
  for (const path of await writeProjections(lw, { campaign, folder: join(folder, 'projections'), environment }))
    texts[path] = readFileSync(path, 'utf8')
  // Names may be seen: the list of them is what a person looks for.
  for (const name of STORED) expect(texts[join(folder, 'projections', 'environment.md')]).toContain(name)
  return texts
}

test('no command prints a secret or the password of the database, whatever goes wrong', async () => {
  const [home, database] = [folderForTest(), await createDatabase()]
  const data = join(home, 'data')
  const login = canaries('DATABASE_PASSWORD', 'WRONG_PASSWORD')
  const around = canaries(...AROUND)
  const stored = canaries('LINKEDIN_PASSWORD', 'DB_CONNECTION_STRING')
  const address = await loginWith(login.DATABASE_PASSWORD as string, database)
  const env = { ...around, LANEWRIGHT_DEBUG: '1', DATABASE_URL: address }
  const wrong = {
    ...env,
    DATABASE_URL: address.replace(login.DATABASE_PASSWORD as string, login.WRONG_PASSWORD as string),
  }
  const said: Record<string, string> = {}
  const run = async (words: string[], options: { env?: NodeJS.ProcessEnv; input?: string } = {}) => {
    const ran = await spawnedCli([...words, '--data', data], { env, ...options })
    said[`${words.join(' ')} (${ran.code})`] = `${ran.out}\n${ran.err}`
    return ran
  }
  for (const [name, value] of Object.entries(stored)) await run(['secrets', 'set', name], { input: `${value}\n` })
  expect((await run(['secrets', 'list'])).out).toContain('LINKEDIN_PASSWORD')
  const goal = join(home, 'goal.yaml')
  writeFileSync(goal, (await run(['campaigns', 'example'])).out)
  const made = await run(['campaigns', 'create', '--name', 'Spring', '--goal', goal, '--agent', 'external'])
  expect(made).toMatchObject({ code: 0 })
  const campaign = made.out.trim()
  await run(['campaigns', 'show', campaign])
  await run(['doctor'])
  expect(await run(['verify'])).toMatchObject({ code: 0 })
  await run(['export', campaign, '--out', join(home, 'ledger.jsonl')])
  for (const words of [
    ['campaigns', 'project', campaign, '--out', join(home, 'files')],
    ['campaigns', 'report', campaign, '--out', join(home, 'report.html')],
  ])
    expect(await run(words), words.join(' ')).toMatchObject({ code: 0 })
  // What is refused, and what breaks.
  for (const words of [
    ['campaigns', 'create', '--name', 'x', '--goal', goal, '--agent', 'model'],
    ['campaigns', 'show', '0198c0de-0000-7000-8000-ffffffffffff'],
    ['secrets', 'set', 'lower case'],
    ['campaigns', 'agent', campaign, 'model'],
  ])
    expect((await run(words)).code).not.toBe(0)
  for (const words of [['doctor'], ['verify'], ['campaigns', 'list']])
    expect((await run(words, { env: wrong })).code, words.join(' ')).not.toBe(0)
  said.files = filesBelow(home)
  expectNone({ ...login, ...around, ...stored }, said)
}, 300_000)

/** A login of its own with this password, and the address that holds it. */
async function loginWith(password: string, database: Awaited<ReturnType<typeof createDatabase>>): Promise<string> {
  const { host, port } = harnessServer().connection
  const name = `canary_${database.name}`
  const client = await database.client('superuser')
  await client.query(`create role ${name} superuser login password ${pg.escapeLiteral(password)}`)
  onTestFinished(async () => {
    // A pack may hang a trigger of its own on a table of the kernel.
    await client.query(`drop owned by ${name} cascade`)
    await client.query(`drop role ${name}`)
    await client.end()
    await database.drop()
  })
  return `postgres://${name}:${password}@${host}:${port}/${database.name}`
}

test('no child process has a secret in its words or its environment, but the one mounted server that was given its own [O-secret.2]', async ({
  skip,
}) => {
  if (process.platform !== 'linux') skip('only Linux shows the words and the environment of processes in /proc')
  const around = canaries(...AROUND)
  const secret = canaries('CRM_TOKEN', 'OTHER_TOKEN')
  inEnvironment(around)
  const folder = temporaryFolder()
  const server = await startEmbedded({ dataDir: join(folder, 'data') })
  onTestFinished(() => server.stop())
  await mountFixture({ tools: { write_note: 'idempotent' }, env: { TOKEN: 'secret:CRM_TOKEN' }, secrets: secret })
  const outreach = openOutreachServices({ dataDir: join(folder, 'data'), accounts: new Map(), log: () => {} })
  onTestFinished(() => outreach.close())
  const { account } = await outreach.demo()
  const planted: Canaries = { ...around, ...secret, DEMO_PASSWORD: account.password }
  const kinds = ['postgres', 'demo/network', 'fixtures/mcp/server']
  if (hasChromium()) {
    // The legitimate place of this password: the sign-in form of the practice network, typed by the browser.
    const channel = await outreach.channel('demo')
    expect(await channel.account(AbortSignal.timeout(60_000))).toMatchObject({ outcome: 'done' })
    kinds.push('--remote-debugging')
  }
  const sandbox = pythonSandbox()
  const stop = new AbortController()
  const script = (await sandbox.ready()).ok
    ? sandbox.run('import time\ntime.sleep(50)', null, SCRIPT_LIMITS, stop.signal)
    : undefined
  if (script) kinds.push('bwrap')

  const seen = await seenTogether(kinds)
  stop.abort()
  await script
  for (const { words, environment, pid } of seen) {
    expect(found(words, planted), `words of ${pid}: ${words}`).toEqual([])
    const own = words.includes('fixtures/mcp/server') ? ['CRM_TOKEN'] : []
    expect(found(environment, planted), `environment of ${pid}: ${words}`).toEqual(own)
  }
  const passwords = { EMBEDDED: new URL(server.url('superuser')).password }
  for (const { words, environment } of seen) expect(found(`${words}\n${environment}`, passwords)).toEqual([])
})

function hasChromium(): boolean {
  try {
    return findChromium() !== ''
  } catch {
    return false
  }
}

/** All children, once each kind is among them. */
async function seenTogether(kinds: string[]) {
  for (;;) {
    const seen = descendants()
    if (kinds.every((kind) => seen.some(({ words }) => words.includes(kind)))) return seen
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
