import pg from 'pg'

export type DatabaseRole = 'owner' | 'app' | 'desk' | 'auditor' | 'dispatch'

/** How each role connects: its own login on the embedded server, SET ROLE behind one login elsewhere. */
export interface Connections {
  url(role: DatabaseRole): string
  /** True when the url's own user must step down into the role. */
  stepDown: boolean
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
  const pools = new Map<DatabaseRole, pg.Pool>()
  return {
    pool(role) {
      const known = pools.get(role)
      if (known) return known
      const stepDown = connections.stepDown && role !== 'owner'
      const pool = new pg.Pool({
        connectionString: connections.url(role),
        max: SIZES[role],
        connectionTimeoutMillis: 10_000,
        application_name: `lanewright ${role}`,
        ...(stepDown ? { options: `-c role=lanewright_${role}` } : {}),
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
      for (const [role, pool] of pools) pool.options.connectionString = next.url(role)
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
