import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openBackup } from '#storage/backup-read.ts'
import { descendants } from '../../integration/security/canaries/children.ts'
import { type Canaries, canaries, found } from '../../integration/security/canaries/found.ts'
import { dumpDatabase } from '../../integration/security/canaries/rows.ts'
import type { Outcome, Stage } from '../attack.ts'
import { fill, type Installation, install, lanewright, rest } from './installation.ts'
import { say } from './raw.ts'
import { routesOf } from './routes.ts'
import { type Rude, rudeMail, rudeWeb } from './rude.ts'

/** Kept by name in the store, and used: by the model, the mail, two calendars, the webhook, a mounted server. */
const STORED = [
  'MODEL_KEY',
  'OFFICE_MAIL',
  'CLIENT_SECRET',
  'REFRESH_TOKEN',
  'WEISS_CALENDAR',
  'WEBHOOK_KEY',
  'CRM_TOKEN',
  'LINKEDIN_PASSWORD',
]
/** In the environment of whoever starts it; libraries look for some of these by themselves. */
const AROUND = [
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'PGPASSWORD',
  'AWS_SECRET_ACCESS_KEY',
  'BACKUP_PASSPHRASE',
]

/** Where a value may stand: the encrypted store, the note with the token, the passwords of the database's own accounts. */
const OWN_PLACES = /^(secrets\.age|secrets\/|run\/server\.json$|pg\/)/

export type Sinks = Record<string, string>

/** Every kind of secret in one run through the four packs, with servers that throw back what they get; then everywhere is looked. */
export async function plantAndLook({ folder, log }: Stage): Promise<Outcome> {
  const [stored, around] = [canaries(...STORED), canaries(...AROUND)]
  const data = join(folder, 'data')
  const [web, smtp, imap] = [await rudeWeb(), await rudeMail('smtp'), await rudeMail('imap')]
  const env = {
    ...around,
    LANEWRIGHT_DEBUG: '1',
    LANEWRIGHT_MODEL: 'openai-compatible/book',
    LANEWRIGHT_MODEL_APPS: 'tasks,outreach',
    LANEWRIGHT_MODEL_CONFIDENTIAL_APPS: 'scheduling,casework',
    LANEWRIGHT_MODEL_URL: `http://127.0.0.1:${web.port}/v1`,
    LANEWRIGHT_MODEL_KEY_SECRET: 'MODEL_KEY',
    LANEWRIGHT_WEBHOOK_URL: `https://127.0.0.1:${web.port}/hook`,
    LANEWRIGHT_WEBHOOK_PRIVATE: `127.0.0.1:${web.port}`,
    LANEWRIGHT_WEBHOOK_SECRET: 'WEBHOOK_KEY',
  }
  const said: Sinks = {}
  for (const [name, value] of Object.entries(stored)) {
    const ran = await lanewright(['secrets', 'set', name, '--data', data], { env, input: `${value}\n` })
    if (ran.code !== 0) throw new Error(`secrets set: ${ran.err}`)
    said[`secrets set ${name}`] = `${ran.out} ${ran.err}`
  }
  writeFileSync(join(data, 'mail.yaml'), mailOf(smtp.port, imap.port, web.port), { mode: 0o600 })
  const at = await install(data, { env })
  try {
    const samples = await fill(at)
    await workWith(at, samples)
    // A mail is sent once a person said yes; the same password opens the mailbox.
    await heardBy([web, imap])
    const planted = { ...stored, ...around, TOKEN: at.token, ...(await tokensOf(at)), ...passwordsOf(data) }
    const sinks = { ...said, ...(await sinksOf(at, folder, env)), prompts: web.heard.join('\n') }
    const children = childrenOf(at)
    const breaches = [
      ...leaksIn(sinks, planted),
      ...leaksIn(children.words, planted),
      ...leaksIn(children.environments, planted),
    ]
    log(
      `${Object.keys(planted).length} secrets, ${Object.keys(sinks).length} sinks, ${Object.keys(children.words).length} children; ${web.heard.length} requests, ${smtp.heard.length + imap.heard.length} lines of mail were thrown back`,
    )
    return {
      tried: Object.keys(planted).length * (Object.keys(sinks).length + 2 * Object.keys(children.words).length),
      breaches,
    }
  } finally {
    await at.stop()
    for (const rude of [web, smtp, imap]) rude.close()
  }
}

/** A sink without a word in it was not looked through. */
export function leaksIn(sinks: Sinks, planted: Canaries): string[] {
  return Object.entries(sinks).flatMap(([sink, text]) =>
    text.length === 0
      ? [`nothing to look at in ${sink}`]
      : found(text, planted).map((name) => `${name} stands in ${sink}`),
  )
}

function mailOf(smtp: number, imap: number, web: number): string {
  return `accounts:
  office:
    name: Office of Dr. Weiss
    address: office@example.org
    user: office@example.org
    password: OFFICE_MAIL
    smtp: { host: 127.0.0.1, port: ${smtp}, security: none }
    imap: { host: 127.0.0.1, port: ${imap}, security: none }
    evidence: server
    trusted_servers: [mx.example.org]
calendars:
  weiss:
    kind: caldav
    url: http://127.0.0.1:${web}/weiss/work/
    user: weiss
    password: WEISS_CALENDAR
    time_zone: Europe/Berlin
  group:
    kind: google
    calendar_id: group
    oauth: { token_url: "http://127.0.0.1:${web}/token", client_id: us, client_secret: CLIENT_SECRET, refresh_token: REFRESH_TOKEN, scope: calendar }
    time_zone: Europe/Berlin
`
}

/** What makes the packs use their secrets: a chat with the model, a meeting over the rude post, a case, a campaign. */
async function workWith(at: Installation, samples: Record<string, string>): Promise<void> {
  for (const message of ['add buy milk', 'what do I need to do?', 'please think about the second one'])
    await at.ask('POST', '/api/tasks/messages', { message, time_zone: 'UTC' })
  await at.ask('GET', '/api/mail')
  const meeting = {
    title: 'Rude meeting',
    duration: 30,
    location: 'https://meet.example.com/rude',
    time_zone: 'Europe/Berlin',
    description: 'Nobody will get this.',
    account: 'office',
    calendars: ['weiss', 'group'],
    window: {
      from: new Date(Date.now() + 5 * 86_400_000).toISOString(),
      to: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    },
    attendees: [{ full_name: 'Ann Example', email: 'ann@example.org', required: true }],
  }
  await at.ask('POST', '/api/meetings', meeting)
  for (const [app, workspace] of Object.entries(samples))
    await at.ask('POST', `/api/workspaces/${workspace}/inbox`, { kind: 'nonsense', content: { pack: app } })
  await rest(at)
}

/** Nobody threw anything back that nobody had sent: the secrets were used. */
async function heardBy(rude: Rude[]): Promise<void> {
  const end = performance.now() + 60_000
  while (rude.some(({ heard }) => heard.length === 0)) {
    if (performance.now() > end)
      throw new Error(`nobody used the secrets: ${rude.map(({ heard }) => heard.length).join(', ')}`)
    await pause(100)
  }
}

async function tokensOf(at: Installation): Promise<Canaries> {
  await at.ask('POST', '/api/accounts', { name: 'ida' })
  const { body } = await at.ask('POST', '/api/accounts/tokens', { name: 'ida' })
  return { USER_TOKEN: (JSON.parse(body) as { token: string }).token }
}

function passwordsOf(data: string): Canaries {
  const all = JSON.parse(readFileSync(join(data, 'secrets', 'database.json'), 'utf8')) as Record<
    string,
    { password: string }
  >
  return Object.fromEntries(Object.entries(all).map(([role, { password }]) => [`database ${role}`, password]))
}

async function sinksOf(at: Installation, folder: string, env: NodeJS.ProcessEnv): Promise<Sinks> {
  // The link on the first line is how the person gets the token.
  const sinks: Sinks = { 'standard output': `-${at.out().replace(/\?token=\S+/, '')}`, 'standard error': at.err() }
  const client = new pg.Client({ connectionString: at.url('superuser') })
  await client.connect()
  const { rows, revealed } = await dumpDatabase(client)
  await client.end()
  Object.assign(sinks, { rows, revealed: revealed.join('\n') })
  for (const root of [at.data, at.journal])
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = path.slice(root.length + 1)
      if (!entry.isFile() || (root === at.data && OWN_PLACES.test(name))) continue
      const text = readFileSync(path, 'latin1')
      if (text.length > 0) sinks[path.slice(folder.length + 1)] = text
    }
  return { ...sinks, ...(await answersOf(at)), ...(await takenOut(at, folder, env)) }
}

/** Every page and answer that the operator can read, the first words of the stream, and what agents are told. */
async function answersOf(at: Installation): Promise<Sinks> {
  const sinks: Sinks = {}
  const workspaces = Object.keys(await at.heads())
  for (const workspace of workspaces)
    for (const { method, path } of (await routesOf(at, workspace)).filter(({ method }) => method === 'GET')) {
      if (path === '/api/events' || path.startsWith('/mcp')) continue
      sinks[`${method} ${path}`] = JSON.stringify(
        await at.ask(method, path).then(({ status, headers, body }) => [status, [...headers], body]),
      )
    }
  const own = `host: localhost:${at.port}\r\nauthorization: Bearer ${at.token}\r\n`
  const stream = await say(at.port, `GET /api/events HTTP/1.1\r\n${own}\r\n`, { quietMs: 1500 })
  sinks['the event stream'] = JSON.stringify(stream.answers)
  for (const method of ['tools/list', 'initialize', 'tools/call']) {
    const params = {
      name: 'list_tasks',
      arguments: {},
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    }
    const result = await at.ask(
      'POST',
      '/mcp',
      { jsonrpc: '2.0', id: 1, method, params },
      { accept: 'application/json, text/event-stream' },
    )
    sinks[`MCP ${method}`] = `${result.status} ${result.body}`
  }
  return sinks
}

/** What leaves the house: exports, a backup with every table unpacked, and what the commands say. */
async function takenOut(at: Installation, folder: string, env: NodeJS.ProcessEnv): Promise<Sinks> {
  const sinks: Sinks = {}
  const run = async (...words: string[]) => {
    const ran = await lanewright([...words, '--data', at.data], { env })
    sinks[`lanewright ${words.join(' ')}`] = `${ran.code} ${ran.out} ${ran.err}`
  }
  const [workspace = ''] = Object.keys(await at.heads())
  const [archive, ledger] = [join(folder, 'taken.tar'), join(folder, 'taken.jsonl')]
  for (const words of [
    ['doctor'],
    ['verify'],
    ['secrets', 'list'],
    ['workspaces'],
    ['backup', archive],
    ['export', workspace, '--out', ledger],
    ['replay', 'nonsense'],
  ])
    await run(...words)
  sinks['the export'] = readFileSync(ledger, 'utf8')
  const backup = await openBackup(archive)
  sinks['the manifest of the backup'] = JSON.stringify(backup.manifest)
  for (const table of backup.manifest.tables) {
    let text = `${table.table}\n`
    for await (const more of backup.rows(table)) text += Buffer.from(more).toString('latin1')
    sinks[`the backup of ${table.table}`] = text
  }
  await backup.close()
  return sinks
}

function childrenOf(at: Installation): { words: Sinks; environments: Sinks } {
  const all = descendants(at.child.pid)
  return {
    words: Object.fromEntries(all.map(({ pid, words }) => [`the words of ${pid}`, `-${words}`])),
    environments: Object.fromEntries(
      all.map(({ pid, words, environment }) => [
        `the environment of ${pid} (${words.split('\n')[0]})`,
        `-${environment}`,
      ]),
    ),
  }
}
