import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import { diskFull, isDiskFull } from '#system/folder-failures.ts'
import type { Owner } from '#system/owner.ts'
import { type Layout, privateFolder } from '#system/private-folder.ts'
import { identify } from '#system/process.ts'
import { type Binaries, completeLinks, findBinaries } from './binaries.ts'
import { checkVersion, configure, createCluster, hasCluster } from './cluster.ts'
import { connectAdmin, freePort, servesFolder } from './connect.ts'
import { type Credentials, unreadable } from './credentials.ts'
import { readLog } from './log-file.ts'
import {
  endPostgres,
  firmly,
  type PostgresProcess,
  politely,
  settles,
  spawnPostgres,
  watchPostgres,
} from './postgres-process.ts'
import { disownOldServer, type Remains } from './postmaster.ts'
import { launcherFor } from './unprivileged.ts'

/** Everything a boot needs to know; made once the folder is locked. */
export interface Site {
  layout: Layout
  owner?: Owner
  credentials: Credentials
  remains?: Remains
  binaries?: Binaries
  log: (line: string) => void
}

export interface Booted {
  server: PostgresProcess
  admin: pg.Client
}

const readyTimeoutMs = 60_000
const orphanSilenceMs = 2500
const attempts = 20

/**
 * Adopts the server that a killed parent left on this folder: it is warm, its recovery is done and its port is known,
 * so work goes on at once. One that is shutting down is waited for; one that stays silent is ended.
 */
export async function adopt(site: Site): Promise<Booted | undefined> {
  const { layout, remains, log } = site
  if (!remains || identify(remains.pid, layout.pg) !== 'ours') return undefined
  const server = watchPostgres(layout, remains.pid, remains.port)
  const admin = await becomeReady(server, site, orphanSilenceMs)
  if (admin) {
    log(`Adopted the PostgreSQL server that was left running (process ${server.pid}).`)
    return { server, admin }
  }
  log(`Ending the PostgreSQL server that was left running (process ${server.pid}).`)
  await endPostgres(server, firmly)
  return undefined
}

export async function coldStart(site: Site): Promise<Booted> {
  const { layout, owner, credentials, remains, log } = site
  const binaries = site.binaries ?? (await findBinaries())
  await completeLinks(binaries)
  const launcher = await launcherFor(owner, layout.data, binaries)
  await checkVersion(layout, binaries, launcher)
  if (!(await hasCluster(layout))) {
    log('Making a new database.')
    await createCluster(layout, binaries, launcher, credentials.superuser)
  } else {
    // A copy or a restore may have changed its owner and mode.
    await privateFolder(layout.pg, owner)
    await configure(layout, layout.run, launcher)
    if (remains) await disownOldServer(layout, remains, owner)
  }
  // After a crash the old port is tried first, so that connection pools find the server again by themselves.
  let port = remains?.port ?? (await freePort())
  let output = ''
  const end = performance.now() + readyTimeoutMs
  for (let attempt = 0; attempt < attempts && performance.now() < end; attempt++) {
    const { server, logOffset } = await spawnPostgres(layout, binaries, launcher, port)
    const admin = await becomeReady(server, site, readyTimeoutMs)
    if (admin) return { server, admin }
    const wasRunning = server.isRunning()
    await endPostgres(server, firmly)
    output = await readLog(layout, logOffset)
    if (wasRunning) break
    if (/could not create any TCP\/IP sockets/.test(output)) port = await freePort()
    // Sessions of a killed server end a moment after it.
    else if (/pre-existing shared memory block/.test(output)) await settles(new Promise(() => {}), 150)
    else {
      output ||= await server.ended
      break
    }
  }
  throw await startFailure(layout, output)
}

/** Ready means: it answers a query with our password, as the process that we mean. The log is not asked. */
async function becomeReady(
  server: PostgresProcess,
  { credentials, layout }: Site,
  silenceMs: number,
): Promise<pg.Client | undefined> {
  const start = performance.now()
  let heard = start
  let refusedPasswords = 0
  while (server.isRunning() && performance.now() < Math.min(start + readyTimeoutMs, heard + silenceMs)) {
    try {
      const session = connectAdmin(server.port, credentials, Math.min(silenceMs, 5000))
      // A stranger on the port may never answer; our server, which could not have it, ends at once.
      const admin = await Promise.race([session, server.ended.then(() => undefined)])
      if (!admin) {
        session.then((late) => late.end()).catch(() => {})
        return undefined
      }
      if (await servesFolder(admin, server.pid)) return admin
      await admin.end()
    } catch (error) {
      const code = (error as { code?: string }).code
      // 57P03: starting up, recovering or shutting down; it is alive and will come to an end.
      if (code === '57P03') heard = performance.now()
      if (code === '28P01' || code === '28000') refusedPasswords++
    }
    if (refusedPasswords >= 20 && server.isRunning()) {
      await endPostgres(server, firmly)
      throw unreadable(layout.passwords)
    }
    await settles(server.ended, 50)
  }
  return undefined
}

async function startFailure(layout: Layout, output: string): Promise<Failure> {
  if (await isDiskFull(layout.data, output)) return diskFull(layout.data, new Error(output))
  const lines = output.trim().split('\n').slice(-12).join('\n')
  const message = `The embedded database in ${layout.pg} does not start. It said:\n${lines || '(nothing)'}`
  const next = `Read ${layout.log}; if the files are damaged, restore a backup into a new data folder.`
  return new Failure('database.will_not_start', message, next)
}

/** A server that started but could not be made ready: nothing of it may stay. */
export async function discard({ server, admin }: Booted): Promise<void> {
  await admin.end().catch(() => {})
  await endPostgres(server, politely)
}
