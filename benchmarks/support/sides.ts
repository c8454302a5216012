import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Lanewright } from '#host/open.ts'
import type { Lease } from '#kernel/controller/deps.ts'
import { timeMs } from './fixture.ts'
import { type Form, type Material, openPeer, type Peer } from './peer.ts'
import { openRaw } from './raw.ts'
import { type RecordedStep, recordStep } from './record.ts'
import { type RingingAgent, ringingWorkspace, ringTimes } from './ringing.ts'

export const PEERS = ['langgraph', 'dbos', 'mastra', 'graphile-worker'] as const
export type PeerName = (typeof PEERS)[number]
const FORMS: Record<PeerName, Form[]> = {
  langgraph: ['wrapped', 'natural'],
  dbos: ['wrapped', 'natural'],
  mastra: ['wrapped', 'default', 'natural'],
  'graphile-worker': ['wrapped', 'natural'],
}
export const WORKSPACES = 8
/** A pool of this size for each peer: more than it has workspaces at once, and all together fit into the server. */
const CONNECTIONS = 12

/** One who is measured: so many steps in so many workspaces at once, in milliseconds. */
export interface Side {
  name: string
  /** The process that works; the server is all sides' own. */
  pid: number
  run(workspaces: number, steps: number): Promise<number>
  sizeBytes(): Promise<number>
}

export interface Sides {
  all: Side[]
  peers: Map<PeerName, Peer>
  material: Material
  urlOf(peer: PeerName): string
  close(): Promise<void>
}

/** Ours, the raw limit, and each peer wrapped and as it comes, all on one server. */
export async function openSides(lw: Lanewright, admin: pg.Client, agent: RingingAgent): Promise<Sides> {
  const leases: Lease[] = []
  for (let i = 0; i < WORKSPACES; i++) leases.push(await ringingWorkspace(lw, `Bench ${i}`))
  // Not the first: what is made once, such as a key, is no part of a step.
  await ringTimes(lw, leases[0]!, 3)
  const recorded = await recordStep(lw, admin, leases[0]!)
  const material = materialOf(recorded)
  const names = leases.map(() => randomUUID())
  const raw = await openRaw(lw, recorded, names)
  const all: Side[] = [
    {
      name: 'ours',
      pid: process.pid,
      run: (n, steps) => timeMs(() => Promise.all(leases.slice(0, n).map((lease) => ringTimes(lw, lease, steps)))),
      sizeBytes: () => schemasBytes(admin, ['kernel', 'letters']),
    },
    {
      name: 'ours, sealed',
      pid: process.pid,
      run: (n, steps) => {
        agent.wants = 'shout_once'
        const work = () => Promise.all(leases.slice(0, n).map((lease) => ringTimes(lw, lease, steps)))
        return timeMs(work).finally(() => {
          agent.wants = 'ring_once'
        })
      },
      sizeBytes: () => schemasBytes(admin, ['kernel', 'letters']),
    },
    {
      name: 'raw limit',
      pid: process.pid,
      run: (n, steps) =>
        timeMs(() =>
          Promise.all(
            names.slice(0, n).map(async (name) => {
              for (let i = 0; i < steps; i++) await raw.step(name)
            }),
          ),
        ),
      sizeBytes: () => schemasBytes(admin, ['raw']),
    },
  ]
  const urlOf = (peer: PeerName) => lw.server!.url('superuser').replace(/\/[^/]*$/, `/${databaseOf(peer)}`)
  const peers = new Map<PeerName, Peer>()
  const close = async () => {
    for (const peer of peers.values()) await peer.close()
    peers.clear()
    for (const lease of leases.splice(0)) await lw.leases.release(lease)
  }
  try {
    for (const name of PEERS) {
      await admin.query(`create database ${databaseOf(name)}`)
      const peer = await openPeer(name, { url: urlOf(name), material, connections: CONNECTIONS })
      peers.set(name, peer)
      await peer.prove()
      const side = (form: Form): Side => ({
        name: form === 'wrapped' ? name : `${name}, ${form}`,
        pid: peer.pid,
        run: (n, steps) => peer.run(form, names.slice(0, n), steps),
        sizeBytes: async () =>
          Number((await admin.query(`select pg_database_size($1)`, [databaseOf(name)])).rows[0].pg_database_size),
      })
      all.push(...FORMS[name].map(side))
    }
  } catch (error) {
    await close()
    throw error
  }
  return { all, peers, material, urlOf, close }
}

/** From spawning a process to its first durable step, on a database that is set up. */
export async function coldPeer(sides: Sides, name: PeerName): Promise<number> {
  const started = performance.now()
  const peer = await openPeer(name, { url: sides.urlOf(name), material: sides.material, connections: CONNECTIONS })
  try {
    await peer.run('wrapped', [randomUUID()], 1)
    return performance.now() - started
  } finally {
    await peer.close()
  }
}

/** The rows that a peer keeps too; it writes no others of ours. */
function materialOf({ commits, snapshot }: RecordedStep): Material {
  const made = (table: string) => {
    const [row] = commits.flat().flatMap((writes) => (writes.table === table ? writes.inserted : []))
    if (!row) throw new Error(`a step wrote no row into ${table}`)
    return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  }
  return {
    snapshot: JSON.parse(snapshot),
    proposal: made('kernel.agent_calls'),
    intent: made('kernel.intents'),
    receipt: made('kernel.receipts'),
  }
}

function databaseOf(peer: PeerName): string {
  return `peer_${peer.replace('-', '_')}`
}

async function schemasBytes(admin: pg.Client, schemas: string[]): Promise<number> {
  const { rows } = await admin.query(
    `select sum(pg_total_relation_size(c.oid))::float8 as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind = 'r'`,
    [schemas],
  )
  return rows[0].bytes
}

/** What the server wrote to its log so far. */
export async function walBytes(admin: pg.Client): Promise<number> {
  return Number((await admin.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)).rows[0].bytes)
}
