import { createHash } from 'node:crypto'

/** One entry of either log, with its fields as the text that was hashed. */
export interface LedgerEntry {
  log: 'event' | 'audit'
  workspace: string
  seq: bigint
  /** UTC with microseconds: 2026-01-31T09:00:00.000000Z */
  at: string
  /** entity_type or action_type */
  about: string
  /** entity_id or event id */
  id: string
  payload: string
  hash: string
}

/** leaf = SHA-256(0x00 || entry text): the leaf of an RFC 6962 tree. */
export function leafHash(e: Omit<LedgerEntry, 'hash'>): Buffer {
  const text = ['lanewright entry 1', e.log, e.workspace, e.seq, e.at, e.about, e.id, e.payload].join('\n')
  return createHash('sha256').update(ZERO).update(text).digest()
}
const ZERO = new Uint8Array([0])

/** Before the first entry stands the hash of the workspace's own id. */
export function genesis(workspace: string): Buffer {
  return createHash('sha256').update(workspace).digest()
}

export function chainHash(previous: Uint8Array, leaf: Uint8Array): Buffer {
  return createHash('sha256').update(previous).update(leaf).digest()
}

export interface BadEntry {
  workspace: string
  seq: string
  log: string
  problem: string
}

export interface ChainState {
  seq: bigint
  hash: Buffer
}

export function startOf(workspace: string): ChainState {
  return { seq: 0n, hash: genesis(workspace) }
}

/** Walks entries in order; returns the first that does not follow from the one before. */
export function followChain(state: ChainState, entry: LedgerEntry): BadEntry | null {
  const bad = (problem: string): BadEntry => ({
    workspace: entry.workspace,
    seq: entry.seq.toString(),
    log: entry.log,
    problem,
  })
  if (entry.seq !== state.seq + 1n) {
    return bad(
      entry.seq <= state.seq
        ? 'an entry with this number stands before it'
        : `entry ${state.seq + 1n} is missing before it`,
    )
  }
  const hash = chainHash(state.hash, leafHash(entry))
  if (hash.toString('hex') !== entry.hash) return bad('its hash does not follow from its content and the entry before')
  state.seq = entry.seq
  state.hash = hash
  return null
}
