import pg from 'pg'
import { readAddress } from '#storage/address.ts'
import { poolingOf, poolingProblem } from '#storage/pooler.ts'
import { asFailure } from '#storage/refusals.ts'
import { bad, broken, type Check, good, warn } from './check.ts'

const CONNECT_MS = 5_000

/** Each server of a cluster alone: which one takes writes, which follow it, which do not answer. */
export async function checkServers(databaseUrl: string): Promise<Check[]> {
  const { urls, names } = readAddress(databaseUrl)
  if (urls.length === 1) return []
  const states = await Promise.all(urls.map(stateOf))
  const primaries = names.filter((_, i) => states[i] === 'primary')
  return [
    ...names.map((name, i) => describe(name, states[i] as State)),
    primaries.length === 1
      ? good('cluster', `${primaries[0]} is the primary of ${names.length} servers`)
      : bad(
          'cluster',
          primaries.length === 0 ? 'no server takes writes' : `${primaries.join(' and ')} both take writes`,
          primaries.length === 0
            ? 'Wait for the failover; if it stays so, see to the cluster (patronictl list).'
            : 'They are no cluster: name only servers that follow one primary.',
        ),
  ]
}

type State = 'primary' | 'replica' | Error

async function stateOf(connectionString: string): Promise<State> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    return rows[0]?.follows ? 'replica' : 'primary'
  } catch (error) {
    return asFailure(error)
  } finally {
    await client.end().catch(() => {})
  }
}

function describe(name: string, state: State): Check {
  if (state === 'primary') return good(`server ${name}`, 'the primary: it takes writes')
  if (state === 'replica') return good(`server ${name}`, 'a replica: it follows the primary')
  const says = `it does not answer: ${state.message}`
  return warn(
    `server ${name}`,
    says,
    'Start it, or take it out of DATABASE_URL: with fewer servers a failover may fail.',
  )
}

/** Whether sessions keep their backend, found by trying. */
export async function checkPooler(databaseUrl: string): Promise<Check> {
  try {
    const pooling = await poolingOf(databaseUrl)
    const problem = poolingProblem(pooling)
    if (problem) return bad('pooler', problem.message, problem.next)
    return good('pooler', pooling === 'none' ? 'none: sessions are direct' : 'in session mode')
  } catch (error) {
    return broken('pooler', asFailure(error))
  }
}
