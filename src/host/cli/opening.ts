import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { readAddress } from '#storage/address.ts'
import { type Connections, connectionsTo, type Database, openDatabase } from '#storage/database.ts'
import { hasCluster } from '#storage/embedded/cluster.ts'
import { loopback } from '#storage/embedded/connect.ts'
import { parseCredentials, type Role } from '#storage/embedded/credentials.ts'
import { readRemains } from '#storage/embedded/postmaster.ts'
import { databaseName } from '#storage/embedded/provision.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import { joinJournal } from '#storage/journal/open.ts'
import type { Sealer } from '#storage/journal/sealer.ts'
import { requireSessions } from '#storage/pooler.ts'
import { asFailure } from '#storage/refusals.ts'
import { catalogFingerprint } from '#storage/seals.ts'
import { layoutOf } from '#system/private-folder.ts'
import { secretsAt } from '../installation.ts'
import type { Lanewright, LanewrightOptions } from '../open.ts'
import { type JournalAtHand, productOf, viewsOf } from '../server/local.ts'
import type { Product, Switch, Views } from '../server/product.ts'
import { appsInUse, countEntries } from '../server/queries.ts'
import { announcedPorts } from './running.ts'
import type { Settings } from './settings.ts'
import { closing } from './signals.ts'

export async function withLocalProduct<T>(settings: Settings, work: (product: Product) => Promise<T>): Promise<T> {
  return withLanewright(settings, (lw) => work(productOf(lw)))
}

/** The whole product in this process, closed again however the work ends. */
export async function withLanewright<T>(settings: Settings, work: (lw: Lanewright) => Promise<T>): Promise<T> {
  return closing(
    () => openProduct(settings, () => {}, 'join'),
    (lw) => lw.close(),
    work,
  )
}

export interface Local {
  /** How many entries there are to look at; for a progress bar. */
  entries(workspace?: string): Promise<number>
}

export async function withLocalViews<T>(
  settings: Settings,
  work: (views: Views & Switch, local: Local) => Promise<T>,
): Promise<T> {
  return closing(
    () => openWay(settings),
    (way) => way.close(),
    async (way) => {
      const database = openDatabase(way.connections)
      const journal = journalAtHand(settings, database)
      try {
        await requireSchema(database.pool('auditor'))
        const entries = (workspace?: string) => countEntries(database.pool('auditor'), workspace)
        return await work(viewsOf(database, journal, join(settings.dataDir, 'cases')), { entries })
      } finally {
        await journal.close()
        await database.close()
      }
    },
  )
}

/** For what writes to the journal, and to nothing of a workspace. */
export async function withSealer<T>(
  settings: Settings,
  work: (sealer: Sealer | null, fingerprint: () => Promise<string>, database: Database) => Promise<T>,
): Promise<T> {
  return closing(
    () => openWay(settings),
    (way) => way.close(),
    async (way) => {
      const database = openDatabase(way.connections)
      const journal = journalAtHand(settings, database)
      try {
        await requireSchema(database.pool('auditor'))
        return await work(await journal.sealer(), () => catalogFingerprint(database.pool('auditor')), database)
      } finally {
        await journal.close()
        await database.close()
      }
    },
  )
}

/** The journal of this folder, as far as it is there: opened for writing when first asked for, and never begun here. */
export function journalAtHand(
  { journalDir }: Settings,
  database: Database,
): JournalAtHand & { close(): Promise<void> } {
  const layout = journalLayout(journalDir)
  let opened: Promise<Sealer | null> | undefined
  return {
    layout,
    sealer() {
      opened ??= joinJournal(layout, database.pool('auditor'), database.pool('app'))
      return opened
    },
    close: async () => (await opened)?.close(),
  }
}

/** What only the whole product needs. Who looks into the database needs none of it, and does not wait for it. */
async function wholeProduct() {
  const [compose, models, choices, mounts, accounts, outreach, mail, casework, apps] = await Promise.all([
    import('../open.ts'),
    import('../models.ts'),
    import('../model-choice.ts'),
    import('../mounts/open.ts'),
    import('#apps/outreach/services/accounts.ts'),
    import('#apps/outreach/services/outreach-services.ts'),
    import('../scheduling/mail-service-at.ts'),
    import('../casework/services-at.ts'),
    import('./load-apps.ts'),
  ])
  return { ...compose, ...models, ...choices, ...mounts, ...accounts, ...outreach, ...mail, ...casework, ...apps }
}

/** Opens the product on this folder; where another process holds it (a worker), beside that one or not at all. */
export async function openProduct(
  settings: Settings,
  log: (line: string) => void,
  held: 'join' | 'refuse',
  more: Pick<LanewrightOptions, 'notifier' | 'lanes' | 'observer'> = {},
): Promise<Lanewright> {
  const whole = await wholeProduct()
  const {
    openLanewright,
    agentsOf,
    mountApps,
    readAccounts,
    openOutreachServices,
    mailServiceAt,
    caseworkServicesAt,
    loadApps,
  } = whole
  const { dataDir, browserUrl } = settings
  const accounts = readAccounts(join(dataDir, 'accounts.yaml'))
  const outreach = openOutreachServices({ dataDir, accounts, browserUrl, log, ownPorts: () => announcedPorts(dataDir) })
  const mail = mailServiceAt(settings, log)
  const casework = caseworkServicesAt(settings)
  const outside = { outreach, scheduling: mail, casework }
  const loaded = await loadApps(settings, outside)
  if (settings.model) whole.checkModelApps(settings.model, loaded)
  const unused = whole.unusedModel(settings.model, loaded)
  if (unused) log(`${unused.message} ${unused.next}`)
  const mounted = await mountApps(loaded, dataDir, log)
  const { apps } = mounted
  const open = (database?: string | Connections) =>
    openLanewright({
      dataDir: settings.dataDir,
      journalDir: settings.journalDir,
      ...(settings.newJournal ? { newJournal: settings.newJournal } : {}),
      apps,
      // What was started for the packs ends after the last step that may use it.
      attached: [outreach, mail, casework, { attach: () => {}, close: mounted.close }],
      ...(settings.idleMs === undefined ? {} : { idleMs: settings.idleMs }),
      ...agentsOf(settings.model, async (name) => (await secretsAt(settings)).get(name)),
      log,
      ...more,
      ...(database === undefined ? {} : { database }),
    })
  try {
    const lw = await open(settings.databaseUrl).catch((error) => {
      if (held === 'refuse') throw error
      return joining(settings, error, open)
    })
    // A workspace without its pack would be driven into an error.
    const missing = (await appsInUse(lw.database.pool('auditor'))).filter((name) => !apps.some((p) => p.name === name))
    if (missing.length === 0) return lw
    await lw.close()
    throw appMissing(missing.join(', '))
  } catch (error) {
    await mounted.close()
    const foreign =
      error instanceof Failure && error.code === 'database.schema_ahead' && /migration (\w+)\//.exec(error.message)?.[1]
    if (foreign && foreign !== 'kernel' && !apps.some((p) => p.name === foreign)) throw appMissing(foreign, error)
    throw error
  }
}

function appMissing(names: string, cause?: unknown): Failure {
  const next = 'Name its module with --app FILE, as when it was started.'
  return new Failure('app.missing', `this database belongs to a pack that is not loaded: ${names}`, next, cause)
}

async function joining<T>(settings: Settings, error: unknown, open: (way: Connections) => Promise<T>): Promise<T> {
  if (!(error instanceof Failure) || error.code !== 'data.in_use') throw error
  const beside = await heldConnections(settings.dataDir)
  if (!beside) throw error
  return open(beside)
}

export interface Way {
  connections: Connections
  embedded: boolean
  /** Of the embedded server, for what only its administrator may do. */
  superuserUrl?: string
  /** True when another process holds the folder and runs the server. */
  held: boolean
  close(): Promise<void>
}

/** A way into the database as it is. An empty folder stays empty. Only who looks at the way itself takes any pooler. */
export async function openWay({ dataDir, databaseUrl }: Settings, anyPooler = false): Promise<Way> {
  const nothing = async () => {}
  if (databaseUrl) {
    if (!anyPooler) await requireSessions(databaseUrl)
    // One server that was named alone is looked at as it is; of several, the one that takes writes knows most.
    const replicas = readAddress(databaseUrl).urls.length === 1
    return { connections: { ...connectionsTo(databaseUrl), replicas }, embedded: false, held: false, close: nothing }
  }
  if (!(await hasCluster(layoutOf(dataDir))))
    throw new Failure(
      'data.empty',
      `there is no Lanewright data in ${dataDir}`,
      'Correct --data, or begin with `lanewright start`.',
    )
  try {
    const server = await startEmbedded({ dataDir })
    const connections = { url: (role: Parameters<Connections['url']>[0]) => server.url(role), stepDown: false }
    const superuserUrl = server.url('superuser')
    return { connections, superuserUrl, embedded: true, held: false, close: () => server.stop() }
  } catch (error) {
    const beside = error instanceof Failure && error.code === 'data.in_use' ? await heldConnections(dataDir) : undefined
    if (!beside) throw error
    const superuserUrl = beside.url('superuser')
    return { connections: beside, superuserUrl, embedded: true, held: true, close: nothing }
  }
}

/** A folder that was never started is brought to life whole, not as a database without tables. */
export async function openOrMakeWay(settings: Settings): Promise<Way> {
  if (!settings.databaseUrl && !(await hasCluster(layoutOf(settings.dataDir)))) {
    await (await openProduct(settings, () => {}, 'refuse')).close()
  }
  return openWay(settings)
}

/** The server of a folder that another process holds: its passwords and its port stand in the folder, for its owner. */
async function heldConnections(dataDir: string): Promise<(Connections & { url(role: Role): string }) | undefined> {
  const layout = layoutOf(dataDir)
  const remains = await readRemains(layout.pg)
  const stored = await readFile(layout.passwords, 'utf8').catch(() => undefined)
  if (!remains || stored === undefined) return undefined
  const credentials = parseCredentials(stored, layout.passwords)
  const url = (role: Role) =>
    `postgres://${credentials[role].user}:${credentials[role].password}@${loopback}:${remains.port}/${databaseName}`
  return { url, stepDown: false }
}

export async function requireSchema(auditor: { query(text: string): Promise<{ rows: Array<{ there: boolean }> }> }) {
  const found = await auditor.query(`select to_regclass('kernel.heads') is not null as there`).catch((error) => {
    throw asFailure(error)
  })
  if (!found.rows[0]?.there)
    throw new Failure('database.empty', 'the database has no Lanewright tables', 'Begin with `lanewright start`.')
}
