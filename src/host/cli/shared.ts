import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Lanewright } from '../open.ts'
import type { SharedOptions } from '../server/product.ts'
import { requireListen, requireOrigin } from '../server/shared/origin.ts'
import type { Io } from './io.ts'
import { osUser, type Settings } from './settings.ts'

export interface SharedFlags {
  shared?: boolean
  origin?: string
  listen?: string
  tlsCert?: string
  tlsKey?: string
}

type RequestedOptions = Pick<SharedOptions, 'origin' | 'listen' | 'tls'>

/** How a shared server is wished for, if it is; whatever is wrong with it is said before anything is opened. */
export function sharedFrom(
  given: SharedFlags,
  settings: Settings,
  io: Pick<Io, 'env' | 'cwd'>,
): RequestedOptions | null {
  const { env: environment } = io
  if (!given.shared && environment.LANEWRIGHT_SHARED !== '1') {
    if (given.origin === undefined && given.listen === undefined) return null
    const message = '--origin and --listen are for a shared server'
    throw new Failure('server.not_shared', message, 'Add --shared, or leave them out.')
  }
  const cert = given.tlsCert ?? environment.LANEWRIGHT_TLS_CERT
  const key = given.tlsKey ?? environment.LANEWRIGHT_TLS_KEY
  if ((cert === undefined) !== (key === undefined))
    throw new Failure('server.bad_tls', 'a certificate and its key come together', 'Give both files, or none.')
  const tls = cert && key ? { cert: readPem(cert, io.cwd()), key: readPem(key, io.cwd()) } : undefined
  const listen = given.listen ?? environment.LANEWRIGHT_LISTEN ?? '127.0.0.1'
  return {
    origin: requireOrigin(given.origin ?? settings.origin),
    listen: requireListen(listen, tls !== undefined),
    ...(tls ? { tls } : {}),
  }
}

function readPem(path: string, cwd: string): string {
  try {
    return readFileSync(resolve(cwd, path), 'utf8')
  } catch (error) {
    throw new Failure(
      'server.bad_tls',
      `${path} cannot be read`,
      'Name the files of the certificate and its key.',
      error,
    )
  }
}

/** Writes into the house whether this installation is shared now, and where; what decides asks there. */
export async function settleSharing(
  lw: Lanewright,
  requested: RequestedOptions | null,
  port: number,
): Promise<SharedOptions | undefined> {
  const [{ requireWayIn, sharedOrigin }, { sharedRepositoryOf }, { setSharing }] = await Promise.all([
    import('../server/access.ts'),
    import('../server/shared/repository.ts'),
    import('#kernel/controller/sharing.ts'),
  ])
  if (requested) await requireWayIn(lw)
  const origin = requested?.origin ?? null
  if ((await sharedOrigin(lw)) !== origin) await setSharing(lw.deps, lw.leases, origin, osUser())
  return requested ? { ...requested, port, repository: sharedRepositoryOf(lw), nowMs: lw.deps.clock.nowMs } : undefined
}
