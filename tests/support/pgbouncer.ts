import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { account, happens, type Place } from './debian.ts'
import { freePorts } from './free-ports.ts'
import { askAt, type PlainServer } from './plain-server.ts'

export interface PoolerOptions {
  mode: 'session' | 'transaction' | 'statement'
  size: number
  /** Gives away the backend that was idle longest, not the one just used. */
  roundRobin?: boolean
}

/** PgBouncer in front of a server, on loopback; ends with its place. */
export async function startPgbouncer(
  place: Place,
  server: PlainServer,
  user: string,
  database: string,
  { mode, size, roundRobin = false }: PoolerOptions,
): Promise<string> {
  const [port = 0] = await freePorts(1)
  const home = place.below(`pooler-${port}`)
  const users = join(home, 'users')
  writeFileSync(users, `"${user}" ""\n`, { mode: 0o644 })
  const ini = join(home, 'pgbouncer.ini')
  writeFileSync(
    ini,
    `[databases]
${database} = host=127.0.0.1 port=${server.port} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${size}
server_round_robin = ${roundRobin ? 1 : 0}
max_client_conn = 200
logfile = ${join(home, 'log')}
`,
    { mode: 0o644 },
  )
  spawn('/usr/sbin/pgbouncer', [ini], { ...account(), cwd: home, stdio: 'ignore' })
  const url = `postgres://${user}@127.0.0.1:${port}/${database}`
  await happens('PgBouncer answers', () => askAt(url, 'select 1'))
  return url
}
