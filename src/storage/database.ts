import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import { readAddress } from './address.ts'
import { HostsPool, type Lead } from './hosts-pool.ts'
import { READ_ONLY } from './refusals.ts'

export type DatabaseRole = 'owner' | 'app' | 'desk' | 'auditor' | 'dispatch'

/** How each role connects: its own login on the embedded server, SET ROLE behind one login elsewhere. */
export interface Connections {
  /** May name several servers, of which one takes writes. */
  url(role: DatabaseRole): string
  /** True when the url's own user must step down into the role. */
  stepDown: boolean
  /** Also a server that takes no writes is good enough, for who only looks. */
  replicas?: boolean
}

export interface Database {
  pool(role: DatabaseRole): pg.Pool
  /** The pools that were made, as they stand. */
  use(): Array<{ role: DatabaseRole; used: number; idle: number; waiting: number }>
  /** The server came back at another address: connections made from now on go there. */
  move(connections: Connections): void
  close(): Promise<void>
}

const SIZES: Record<DatabaseRole, number> = { owner: 2, app: 20, desk: 10, auditor: 4, dispatch: 8 }

/** Pools are made when first asked for: a worker never opens the owner's. */
export function openDatabase(first: Connections): Database {
  let connections = first
  const pools = new Map<DatabaseRole, HostsPool>()
  const lead: Lead = { at: 0 }
  return {
    pool(role) {
      const known = pools.get(role)
      if (known) return known
      const pool = new HostsPool(readAddress(connections.url(role)), lead, {
        max: SIZES[role],
        connectionTimeoutMillis: 10_000,
        // A machine that lost its power says nothing: without this, whoever waits for it would wait for hours.
        keepAlive: true,
        keepAliveInitialDelayMillis: 5_000,
        application_name: `lanewright ${role}`,
        onConnect: (client) => begin(client, role, connections),
      })
      // An idle connection that breaks is replaced by the pool; the next query tells if the server is gone.
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
      pools.set(role, pool)
      return pool
    },
    use: () =>
      [...pools].map(([role, { totalCount, idleCount, waitingCount }]) => ({
        ...{ role, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
      })),
    move(next) {
      connections = next
      for (const [role, pool] of pools) pool.move(readAddress(next.url(role)))
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()))
      pools.clear()
    },
  }
}

/** One login (DATABASE_URL), which must be able to enter our roles. */
export function connectionsTo(databaseUrl: string): Connections {
  return { url: () => databaseUrl, stepDown: true }
}

/**
 * The first words of a new connection: into its role, and away from a server that takes no writes. Not as an option of
 * the connection, because poolers refuse those. And nothing is compiled: on Debian's PostgreSQL 15, which has LLVM, a
 * load of a small workspace took 1.0 to 3.0 s with it and 1 to 8 ms without (32 loads, two busy cores).
 */
async function begin(client: pg.ClientBase, role: DatabaseRole, { stepDown, replicas }: Connections): Promise<void> {
  // The embedded server gives each role a login of its own, and is nobody's replica.
  if (!stepDown) return
  client.on('error', () => {})
  const { rows } = await client.query<{ closed: boolean }>({
    text: `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as closed,
             set_config('jit', 'off', false)
           ${role === 'owner' ? '' : `, set_config('role', 'lanewright_${role}', false)`}`,
  })
  if (rows[0]?.closed && !replicas) throw new Failure(...READ_ONLY)
}
