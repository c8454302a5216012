import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from '#integrations/browser/executable.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { App } from '#kernel/ports/app.ts'
import { readAddress } from '#storage/address.ts'
import { ask } from '#storage/ask.ts'
import type { Installation } from '../installation.ts'
import { APPS_SETTING, CONFIDENTIAL_SETTING, type ModelChoice, usesModel } from '../model-choice.ts'
import type { Lanewright } from '../open.ts'
import { IDLE_LIMIT_MS } from '../presence.ts'
import type { Overview } from '../server/settings-schemas.ts'

interface Facts {
  name: string
  postgres: string
  size_bytes: string
  migrations: string
  schema: string | null
  installation: string
  workspaces: string
  entries: string
}

/** One look at everything that the product stands on. Nothing is opened or made for it. */
export async function overviewOf(
  lw: Lanewright,
  installation: Installation,
  { version, person, secretNames }: { version: string; person: string; secretNames(): Promise<string[]> },
): Promise<Overview> {
  const { dataDir, databaseUrl, idleMs = IDLE_LIMIT_MS } = installation
  const keys = lw.journal.keys()
  const [facts, lastSeal] = await Promise.all([readFacts(lw), readLastSeal(lw, keys.at(-1))])
  return {
    version,
    node: process.versions.node,
    platform: process.platform,
    person,
    database: { kind: lw.server ? 'embedded' : 'server', host: hostOf(databaseUrl), ...facts },
    folder: { path: dataDir, free_bytes: await freeBytes(dataDir) },
    journal: { folder: lw.journal.layout.folder, keys, last_seal: lastSeal },
    model: await modelOf(installation, secretNames),
    apps: [...lw.deps.apps.values()].map(({ app }) => appModelOf(app, installation.model)),
    speech: installation.speech
      ? { server: plainAddress(installation.speech.url), model: installation.speech.model }
      : null,
    browser: await browserOf(installation),
    presence: { idle_minutes: idleMs / 60_000 },
  }
}

async function readFacts(lw: Lanewright) {
  const [found] = await ask<Facts & Record<string, unknown>>(
    lw.database.pool('auditor'),
    `select current_database() as name, current_setting('server_version') as postgres,
       pg_database_size(current_database()) as size_bytes, (select count(*) from kernel.migrations) as migrations,
       (select max(name) from kernel.migrations where name like 'kernel/%') as schema,
       (select installation_id from kernel.installation) as installation,
       (select count(*) from kernel.workspaces where workspace_id <> kernel.system_workspace()) as workspaces,
       (select coalesce(sum(seq), 0) from kernel.heads) as entries`,
  )
  const { name, postgres, schema, installation, ...counts } = found as Facts
  return {
    ...{ name, postgres, schema, installation },
    size_bytes: Number(counts.size_bytes),
    migrations: Number(counts.migrations),
    workspaces: Number(counts.workspaces),
    entries: Number(counts.entries),
  }
}

async function readLastSeal(lw: Lanewright, key: string | undefined): Promise<Overview['journal']['last_seal']> {
  const [seal] = await ask<{ at: string; line: string }>(
    lw.database.pool('auditor'),
    'select kernel.stamp(at) as at, line from kernel.seals where key = $1 order by line desc limit 1',
    [key ?? ''],
  )
  return seal ? { at: seal.at, line: Number(seal.line) } : null
}

/** The address holds a login: only where it leads is told. */
function hostOf(databaseUrl: string | undefined): string | null {
  return databaseUrl === undefined ? null : readAddress(databaseUrl).names.join(', ')
}

/** Where an address leads, without whoever and whatever else stands in it. */
export function plainAddress(address: string): string {
  const url = URL.parse(address)
  return url === null ? '' : `${url.protocol}//${url.host}${url.pathname}`
}

export async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.bavail * disk.bsize
}

async function modelOf({ model }: Installation, secretNames: () => Promise<string[]>): Promise<Overview['model']> {
  if (!model) return null
  const { provider, baseUrl, keySecret, keyFile } = model
  const key: NonNullable<Overview['model']>['key'] = keySecret
    ? { from: 'secret', name: keySecret, there: (await secretNames()).includes(keySecret) }
    : keyFile
      ? { from: 'file', name: keyFile, there: await isFilled(keyFile) }
      : { from: 'none', name: null, there: false }
  return { provider, model: model.model, server: baseUrl ? plainAddress(baseUrl) : null, key }
}

/** Who proposes in an app, and what is sent to the model for it. */
export function appModelOf(app: App, choice: ModelChoice | undefined): Overview['apps'][number] {
  const isOn = usesModel(choice, app)
  const confidential = app.model?.confidential ?? null
  return {
    app: app.name,
    title: app.title,
    proposes: isOn ? 'model' : 'rules',
    confidential,
    setting: app.model ? (confidential === null ? APPS_SETTING : CONFIDENTIAL_SETTING) : null,
    sends: isOn ? (app.model?.sends.map((part) => ({ ...part })) ?? []) : [],
  }
}

async function isFilled(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && found.size > 0
}

async function browserOf({ dataDir, browserUrl, env }: Installation): Promise<Overview['browser']> {
  const folder = join(dataDir, 'browser')
  return {
    ...foundBrowser(env),
    way: browserUrl ? 'own' : 'profile',
    address: browserUrl ? plainAddress(browserUrl) : null,
    profile: browserUrl ? null : { folder, there: (await stat(folder).catch(() => null)) !== null },
  }
}

function foundBrowser(env = process.env): Pick<Overview['browser'], 'program' | 'lacks'> {
  try {
    return { program: findChromium({ env }), lacks: null }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { program: null, lacks: { message: error.message, next: error.next } }
  }
}
