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

/** The first thing that is not as it was written. */
export interface BadEntry {
  /** Null for what belongs to no workspace: a line of the journal, the catalog. */
  workspace: string | null
  /** The entry; where only a stretch of entries is known to be bad, its first, and `upto` its last. */
  seq: string | null
  upto?: string
  log: 'event' | 'audit' | 'head' | 'journal' | 'seal' | 'catalog' | 'checkpoint' | 'policy' | 'file'
  /** The line of the journal that tells. */
  line?: number
  problem: string
}

export interface ChainState {
  seq: bigint
  hash: Buffer
  /** Of the entry that was followed last. */
  leaf?: Buffer
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
  const leaf = leafHash(entry)
  const hash = chainHash(state.hash, leaf)
  if (hash.toString('hex') !== entry.hash) return bad('its hash does not follow from its content and the entry before')
  state.seq = entry.seq
  state.hash = hash
  state.leaf = leaf
  return null
}
