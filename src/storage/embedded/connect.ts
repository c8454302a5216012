import { createServer } from 'node:net'
import pg from 'pg'
import type { Credentials } from './credentials.ts'

export const loopback = '127.0.0.1'

/** A session of the administrator, only for starting up. */
export async function connectAdmin(port: number, { superuser }: Credentials, timeoutMs: number): Promise<pg.Client> {
  const { user, password } = superuser
  const client = new pg.Client({
    host: loopback,
    port,
    user,
    password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: 30_000,
    application_name: 'lanewright start',
  })
  // A session that breaks between two queries says so in the next query; unheard, the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Is it the server of this folder? A stranger on the port fails the password exchange, another cluster this. */
export async function servesFolder(client: pg.Client, pid: number): Promise<boolean> {
  const answer = await client.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  )
  return answer.rows[0]?.pid === pid
}

/** A port that is free now. Somebody may take it before the server does; the caller then tries another. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, loopback, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
