import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type Account, accountOf, adminTokenOf } from './account.ts'
import { buildApp } from './app.ts'
import { type Environment, openEnvironment } from './environment.ts'
import { lockFile } from './lock.ts'

export interface NetworkOptions {
  dataDir: string
  /** A free one is taken where none is given. */
  port?: number
  /** 200 unless told otherwise; a folder keeps the number it began with. */
  people?: number
  seed?: number
  clock?: () => number
  /** Where none is given, one is made and kept in `account.json` in the folder. */
  account?: Account
  /** Invitations in seven days. */
  weeklyLimit?: number
}

export interface Network {
  url: string
  adminToken: string
  port: number
  stop(): Promise<void>
}

export const ADMIN_TOKEN_FILE = 'admin-token'
export const ACCOUNT_FILE = 'account.json'
const WEEKLY_LIMIT = 200

/** Starts the practice network on this machine's own address. One process a folder. */
export async function startNetwork(options: NetworkOptions): Promise<Network> {
  const { dataDir, weeklyLimit = WEEKLY_LIMIT, clock = Date.now } = options
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFile(join(dataDir, 'lock'))
  let environment: Environment | undefined
  try {
    const adminToken = await adminTokenOf(join(dataDir, ADMIN_TOKEN_FILE))
    const account = await accountOf(options.account, join(dataDir, ACCOUNT_FILE))
    const { people, seed } = options
    const opened = openEnvironment({ logPath: join(dataDir, 'log.jsonl'), people, seed, clock, weeklyLimit })
    environment = opened
    const app = await buildApp(opened, account, adminToken)
    const port = await listen(app, options.port ?? 0)
    const end = async () => {
      await app.close()
      opened.close()
      await lock.close()
    }
    let ending: Promise<void> | undefined
    const stop = () => {
      ending ??= end()
      return ending
    }
    return { url: `http://127.0.0.1:${port}`, adminToken, port, stop }
  } catch (error) {
    environment?.close()
    await lock.close()
    throw error
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, port: number): Promise<number> {
  try {
    await app.listen({ host: '127.0.0.1', port, exclusive: true })
  } catch (error) {
    await app.close()
    const next = 'Choose another port; 0 takes a free one.'
    throw new Failure('demo.port', `Port ${port} cannot be opened.`, next, error)
  }
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('A server on a port has an address.')
  return address.port
}
