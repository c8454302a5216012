import pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import { readAddress } from './address.ts'
import { isFinal, nowhere, type Tried } from './hosts-pool.ts'
import { asFailure } from './refusals.ts'

/**
 * Who keeps a session's backend: the session itself (none, or a pooler in session mode), its transaction, its
 * statement; or a pooler that has no second backend for a second session.
 */
export type Pooling = 'none' | 'session' | 'transaction' | 'statement' | 'single'

const CONNECT_MS = 10_000
/** A pooler without a free backend lets a session wait; ours would wait for each other. */
const WAIT_MS = 5_000
/** A pooler chooses among its idle backends as it likes; in so many rounds it gives away the one we watch. */
const ROUNDS = 8

/**
 * Found by what it does, whatever it is called: one session looks which backend it has, and others hold transactions
 * meanwhile. In session mode the backend stays its own. A server that answers itself gives its own number when a
 * session begins; a pooler cannot, and is tried longer.
 */
async function poolingAt(url: string): Promise<Pooling> {
  const sessions: pg.Client[] = []
  const open = async () => {
    const session = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: WAIT_MS,
    })
    session.on('error', () => {})
    sessions.push(session)
    await session.connect()
    return session as pg.Client & { processID: number | null }
  }
  try {
    const watched = await open()
    const mine = await backendOf(watched)
    const direct = watched.processID === mine
    for (let round = 0; round < (direct ? 1 : ROUNDS); round++) {
      const other = await open()
      const theirs = await holdBackend(other)
      if (typeof theirs === 'string') return theirs
      if (theirs === mine || (await backendOf(watched)) !== mine) return 'transaction'
    }
    return direct ? 'none' : 'session'
  } catch (error) {
    if (isTimeout(error)) return 'single'
    throw asFailure(error)
  } finally {
    await Promise.all(sessions.map((session) => session.end().catch(() => {})))
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

async function backendOf(session: pg.Client): Promise<number> {
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function holdBackend(session: pg.Client): Promise<number | Pooling> {
  try {
    await session.query('begin')
    return await backendOf(session)
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    // PgBouncer's word for it, said by no server.
    if (code === '08P01' && /statement pooling/.test(message)) return 'statement'
    throw error
  }
}

const NEXT =
  'Use a direct connection or a pooler in session mode (Supabase: port 5432; PgBouncer: pool_mode = session): work needs sessions of its own for roles, locks and notifications.'

/** What makes a way into the database unfit; null where nothing does. */
export function poolingProblem(pooling: Pooling): Failure | null {
  if (pooling === 'transaction' || pooling === 'statement')
    return new Failure('database.pooler_mode', `DATABASE_URL leads to a pooler in ${pooling} mode`, NEXT)
  if (pooling === 'single')
    return new Failure(
      'database.pooler_small',
      'the pooler in front of the database has no second connection to give',
      'Raise its pool size (PgBouncer: default_pool_size = 50 for each process), or use a direct connection.',
    )
  return null
}

/** Before anything is made: a pooler that gives no session of one's own would lose half of the work. */
export async function requireSessions(databaseUrl: string): Promise<void> {
  const problem = poolingProblem(await poolingOf(databaseUrl))
  if (problem) throw problem
}

/** Of several servers the first that answers: they are reached in the same way. */
export async function poolingOf(databaseUrl: string): Promise<Pooling> {
  const { urls, names } = readAddress(databaseUrl)
  const tried: Tried[] = []
  for (const [i, url] of urls.entries()) {
    try {
      return await poolingAt(url)
    } catch (error) {
      if (isFinal(error as Tried['error'])) throw error
      tried.push({ name: names[i] ?? '', error: error as Error })
    }
  }
  throw urls.length === 1 ? tried[0]?.error : nowhere(tried)
}
