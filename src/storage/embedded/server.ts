import { diskFull } from '#system/folder-failures.ts'
import { giveFolder, layoutOf, openDataFolder, privateFolder } from '#system/private-folder.ts'
import type { Binaries } from './binaries.ts'
import { adopt, type Booted, coldStart, discard, type Site } from './boot.ts'
import { hasCluster, sweepDrafts } from './cluster.ts'
import { loopback } from './connect.ts'
import { type Credentials, loadCredentials, type Role } from './credentials.ts'
import { type FolderLock, lockFolder } from './lock.ts'
import { endPostgres, politely } from './postgres-process.ts'
import { readRemains } from './postmaster.ts'
import { databaseName, provision } from './provision.ts'
import { accountFor } from './unprivileged.ts'

export interface EmbeddedServer {
  connection: { host: string; port: number; database: string }
  credentials: Credentials
  url(role: Role): string
  pid: number
  /** True when the server was left running by an earlier process and taken over. */
  adopted: boolean
  /** True when there was no database in the folder, and this start made one. */
  made: boolean
  isRunning(): boolean
  /** Calls back once if the server ends without `stop`; call `startEmbedded` again to bring it back. */
  onExit(callback: (reason: string) => void): void
  /** Stops the server and frees the data folder. A second call waits for the first. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log?: (line: string) => void
  now?: () => Date
  /** Other programs than those of the npm package. */
  binaries?: Binaries
  /** Called when the folder is held and nothing in it was changed; what it throws ends the start. */
  before?(): Promise<void>
}

const sqlDiskFull = '53100'

/** The folders of this process. The lock stays while a dead server is brought back, so nobody comes between. */
const folders = new Map<string, { lock?: FolderLock; server?: EmbeddedServer; turn: Promise<unknown> }>()

/**
 * Starts PostgreSQL on a data folder, or joins the one this process already runs there. After a crash of the server
 * (`onExit`) the same call brings it back, on the same port if it is still free.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataDir = await openDataFolder(options.dataDir)
  return inTurn(dataDir, async () => {
    const held = folders.get(dataDir)!
    if (held.server?.isRunning()) return held.server
    held.server = await start(dataDir, options)
    return held.server
  })
}

/** Starts and stops of one folder wait for each other. */
function inTurn<T>(dataDir: string, step: () => Promise<T>): Promise<T> {
  const held = folders.get(dataDir) ?? { turn: Promise.resolve() }
  folders.set(dataDir, held)
  const mine = held.turn.then(step, step)
  held.turn = mine.catch(() => {})
  return mine
}

async function free(dataDir: string): Promise<void> {
  const held = folders.get(dataDir)!
  const { lock } = held
  held.server = undefined
  held.lock = undefined
  await lock?.release()
}

async function start(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const layout = layoutOf(dataDir)
  const owner = await accountFor(dataDir)
  const held = folders.get(dataDir)!
  held.lock ??= await lockFolder(dataDir, options.now ?? (() => new Date()), owner)
  let booted: Booted | undefined
  try {
    await options.before?.()
    await giveFolder(dataDir, owner)
    await sweepDrafts(layout)
    for (const folder of [layout.run, layout.logs]) await privateFolder(folder, owner)
    const wasThere = await hasCluster(layout)
    const credentials = await loadCredentials(layout, wasThere, owner)
    const remains = await readRemains(layout.pg)
    const { binaries, log = () => {} } = options
    const site: Site = { layout, owner, credentials, remains, binaries, log }
    booted = (await adopt(site)) ?? (await coldStart(site))
    await provision(booted.admin, credentials)
    await booted.admin.end()
    return handle(dataDir, booted, credentials, !wasThere)
  } catch (error) {
    if (booted) await discard(booted)
    await free(dataDir)
    throw (error as { code?: string }).code === sqlDiskFull ? diskFull(dataDir, error) : error
  }
}

function handle(dataDir: string, { server }: Booted, credentials: Credentials, made: boolean): EmbeddedServer {
  const connection = { host: loopback, port: server.port, database: databaseName }
  let stopping: Promise<void> | undefined
  let crashed: string | undefined
  let callbacks: ((reason: string) => void)[] = []

  const atExit = () => server.signal('SIGINT')
  process.once('exit', atExit)
  server.ended.then((reason) => {
    process.off('exit', atExit)
    if (stopping) return
    crashed = reason
    for (const callback of callbacks) callback(reason)
    callbacks = []
  })

  const stop = async () => {
    await endPostgres(server, politely)
    // A newer server on the folder means that this one had died and its successor holds the lock.
    if (folders.get(dataDir)?.server === self) await free(dataDir)
  }
  const self: EmbeddedServer = {
    connection,
    credentials,
    pid: server.pid,
    adopted: server.adopted,
    made,
    isRunning: () => stopping === undefined && server.isRunning(),
    url: (role) => {
      const { user, password } = credentials[role]
      return `postgres://${user}:${password}@${loopback}:${server.port}/${databaseName}`
    },
    onExit: (callback) => {
      if (crashed === undefined) callbacks.push(callback)
      else queueMicrotask(() => callback(crashed ?? ''))
    },
    stop: () => {
      stopping ??= inTurn(dataDir, stop)
      return stopping
    },
  }
  return self
}
