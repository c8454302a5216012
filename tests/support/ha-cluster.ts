import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { account, happens, PG15, type Place } from './debian.ts'
import { freePorts } from './free-ports.ts'

export interface Cluster {
  /** All servers in one address, for a login without the rights of an administrator. */
  url: string
  /** Each server alone. */
  urls: string[]
  /** The server that takes writes now, by its number. */
  primary(): Promise<number | undefined>
  /** All others follow it, and one of them synchronously. */
  whole(): Promise<boolean>
  /** What a machine that loses its power looks like: kill -9 of Patroni and of PostgreSQL at the same moment. */
  kill(node: number): void
  /** The machine comes back. */
  start(node: number): void
  query<T extends object>(sql: string): Promise<T[]>
}

interface Node {
  name: string
  data: string
  port: number
  rest: number
  config: string
  patroni?: ChildProcess
}

const NODES = 3
/** How long the cluster waits for a primary that says nothing. Longer in production, where a network may hiccup. */
const TTL_SECONDS = 10

/** etcd and three PostgreSQL servers under Patroni, with synchronous replication, on loopback. */
export async function startCluster(place: Place): Promise<Cluster> {
  const password = randomBytes(12).toString('hex')
  const [etcdPort = 0, peerPort = 0, ...ports] = await freePorts(2 + NODES * 2)
  const etcd = place.below('etcd')
  const local = (port: number) => `http://127.0.0.1:${port}`
  run(place, 'etcd', '/usr/bin/etcd', [
    ...['--name', 'one', '--data-dir', etcd, '--initial-cluster', `one=${local(peerPort)}`],
    ...['--listen-client-urls', local(etcdPort), '--advertise-client-urls', local(etcdPort)],
    ...['--listen-peer-urls', local(peerPort), '--initial-advertise-peer-urls', local(peerPort)],
  ])
  await happens('etcd answers', async () => (await fetch(`${local(etcdPort)}/health`)).ok)
  const nodes = Array.from({ length: NODES }, (_, i): Node => {
    const name = `node${i + 1}`
    const home = place.below(name)
    const node = { name, data: join(home, 'data'), port: ports[i * 2]!, rest: ports[i * 2 + 1]! }
    const config = join(home, 'patroni.json')
    // YAML takes JSON.
    writeFileSync(config, JSON.stringify(configuration(node, home, etcdPort, password)), { mode: 0o644 })
    return { ...node, config }
  })
  const start = (node: Node) => {
    node.patroni = run(place, node.name, '/usr/bin/patroni', [node.config])
  }
  const state = async (node: Node) => {
    const answer = await fetch(`${local(node.rest)}/patroni`, { signal: AbortSignal.timeout(2000) })
    return (await answer.json()) as {
      role: string
      state: string
      sync_standby?: true
      replication?: unknown[]
    }
  }
  const states = () => Promise.all(nodes.map((node) => state(node).catch(() => undefined)))
  const isPrimary = (s: Awaited<ReturnType<typeof state>> | undefined) =>
    s?.state === 'running' && ['master', 'primary'].includes(s.role)
  const address = (hosts: string, user: string, database: string) =>
    `postgres://${user}:${password}@${hosts}/${database}`
  const admin = (node: Node, database: string) => address(`127.0.0.1:${node.port}`, 'postgres', database)

  // The first one makes the cluster; the others copy it.
  start(nodes[0]!)
  await happens('the first server is the primary', async () => isPrimary((await states())[0]), 120_000)
  for (const node of nodes.slice(1)) start(node)
  await ask(admin(nodes[0]!, 'postgres'), [
    `create role lw login createrole password '${password}'`,
    'create database lw owner lw',
  ])
  const cluster: Cluster = {
    url: `${address(nodes.map((n) => `127.0.0.1:${n.port}`).join(','), 'lw', 'lw')}?target_session_attrs=read-write`,
    urls: nodes.map((n) => address(`127.0.0.1:${n.port}`, 'lw', 'lw')),
    async primary() {
      const at = (await states()).findIndex(isPrimary)
      return at === -1 ? undefined : at
    },
    async whole() {
      const all = await states()
      const follow = all.find(isPrimary)?.replication ?? []
      const up = all.every((s) => s !== undefined && ['running', 'streaming'].includes(s.state))
      // One that only the primary knows to be in step is not promoted: the cluster has to have written it down.
      return up && follow.length === NODES - 1 && all.some((s) => s?.sync_standby)
    },
    kill(n) {
      const node = nodes[n]!
      const pid = Number(readFileSync(join(node.data, 'postmaster.pid'), 'utf8').split('\n')[0])
      node.patroni?.kill('SIGKILL')
      process.kill(pid, 'SIGKILL')
    },
    start: (n) => start(nodes[n]!),
    async query(sql) {
      const at = await cluster.primary()
      if (at === undefined) throw new Error('no server takes writes')
      return ask(admin(nodes[at]!, 'lw'), [sql])
    },
  }
  await happens('the cluster is whole', cluster.whole, 120_000)
  return cluster
}

function configuration(node: Omit<Node, 'config'>, home: string, etcdPort: number, password: string) {
  const login = (username: string) => ({ username, password })
  const at = `127.0.0.1:${node.port}`
  return {
    scope: 'lanewright',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.rest}`, connect_address: `127.0.0.1:${node.rest}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    watchdog: { mode: 'off' },
    bootstrap: {
      dcs: {
        ...{ ttl: TTL_SECONDS, loop_wait: 1, retry_timeout: 3, maximum_lag_on_failover: 33_554_432 },
        // An acknowledged commit is on two machines; only such a one may become the primary.
        synchronous_mode: true,
        // A primary that died is not waited for.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 150,
            shared_buffers: '64MB',
            synchronous_commit: 'on',
            wal_keep_size: '256MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      ...{ listen: at, connect_address: at, data_dir: node.data, bin_dir: PG15, pgpass: join(home, 'pgpass') },
      authentication: {
        ...{ superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      },
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: home, password_encryption: 'scram-sha-256' },
    },
  }
}

function run(place: Place, name: string, program: string, args: string[]): ChildProcess {
  const log = openSync(join(place.folder, `${name}.log`), 'a')
  const env = { PATH: `/usr/bin:/bin:${PG15}`, HOME: place.folder, LC_ALL: 'C.UTF-8' }
  return spawn(program, args, { ...account(), cwd: place.folder, env, stdio: ['ignore', log, log] })
}

async function ask<T extends object>(connectionString: string, statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    let rows: T[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
