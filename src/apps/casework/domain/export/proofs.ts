import { BUNDLE_HOLDS, type BundleProofs, PROOFS_FORMAT, type ProvenEntry } from '#kernel/contracts/bundle-files.ts'
import type { BundleKind } from '#kernel/contracts/export-bundle.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { readLine } from '#kernel/ledger/journal.ts'
import { inclusionRanges, type Range, rangeHashes } from '#kernel/ledger/merkle.ts'

export interface Sealing {
  /** Lines of the journal that bring keys, and the one that seals. */
  keys: string[]
  seal: string
}

/** What an entry's leaf was made from; told only in bundles that stay inside. */
export type EntryText = NonNullable<ProvenEntry['entry']>

export type Proving = { ok: true; proving: ProofMaker } | { ok: false; refusal: Refusal }

/** Takes every leaf of the case's ledger once, in order, up to the seal. */
export interface ProofMaker {
  /** How many leaves the sealed tree has: this many are wanted. */
  size: number
  add(leaf: Buffer): void
  proofs(): BundleProofs
}

/** Every leaf is held against the ways of all entries: an export has a dozen. */
const MOST_ENTRIES = 200

/** Proofs that these entries of the ledger stand under the seal. */
export function proveEntries(
  kind: BundleKind,
  workspace: string,
  { keys, seal }: Sealing,
  entries: ReadonlyArray<{ seq: number; entry?: EntryText }>,
): Proving {
  const refuse = (code: string, message: string, next: string): Proving => ({
    ok: false,
    refusal: { code, message, next },
  })
  const line = readLine(seal)
  const heads = typeof line !== 'string' && (line.kind === 'seal' || line.kind === 'restore') ? line.body.heads : []
  const head = heads.find((one) => one.workspace === workspace)
  const size = Number(head?.seq ?? 0)
  if (entries.length === 0 || entries.some(({ seq }) => seq < 1 || seq > size))
    return refuse('export.not_sealed', 'The line of the journal does not seal these entries.', 'Seal the case first.')
  if (entries.length > MOST_ENTRIES)
    return refuse('export.too_many', `At most ${MOST_ENTRIES} entries are proven at once.`, 'Name those of the export.')
  const { outward } = BUNDLE_HOLDS[kind]
  if (outward && heads.length > 1) {
    const message = 'The line that seals these entries names other cases too.'
    return refuse('export.seal_of_others', message, 'Seal this case alone, and take that line.')
  }
  const ranges = entries.map(({ seq }) => inclusionRanges(seq - 1, size))
  // Neighbours share most of their way: each stretch of the tree is hashed once.
  const places = new Map(ranges.flat().map((range) => [placeOf(range), range]))
  const hashes = rangeHashes([...places.values()])
  const wanted = new Map<number, string>(entries.map(({ seq }) => [seq, '']))
  let count = 0
  const proving: ProofMaker = {
    size,
    add(leaf) {
      if (count === size) throw new RangeError('The sealed tree has no more leaves.')
      hashes.add(count, leaf)
      count += 1
      if (wanted.has(count)) wanted.set(count, leaf.toString('hex'))
    },
    proofs() {
      if (count !== size) throw new RangeError(`The sealed tree has ${size} leaves, and ${count} were given.`)
      const made = hashes.hashes()
      const all = new Map([...places.keys()].map((place, i) => [place, made[i]?.toString('hex') as string]))
      const proven = entries.map(({ seq, entry }, i): ProvenEntry => {
        const path = (ranges[i] ?? []).map((range) => all.get(placeOf(range)) as string)
        const leaf = wanted.get(seq) as string
        return { seq: String(seq), leaf, path, ...(entry && !outward && { entry }) }
      })
      return { format: PROOFS_FORMAT, workspace, proof: { keys, seal, entries: proven } }
    },
  }
  return { ok: true, proving }
}

const placeOf = ({ from, to }: Range) => `${from}-${to}`

/** Where no journal is at hand. */
export function unproven(workspace: string): BundleProofs {
  return { format: PROOFS_FORMAT, workspace, proof: null }
}
