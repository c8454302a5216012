import { BAG_FILES, BUNDLE_HOLDS, BundleProofs, type ProvenEntry } from '#kernel/contracts/bundle-files.ts'
import type { ExportBundle } from '#kernel/contracts/export-bundle.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { readLine } from '#kernel/ledger/journal.ts'
import { leafHash } from '#kernel/ledger/ledger.ts'
import { checkInclusion } from '#kernel/ledger/merkle.ts'
import { checkProof } from '#kernel/ledger/slice-proof.ts'
import { parseStrict } from '#kernel/parse.ts'
import { checkLater } from '#kernel/validate.ts'
import type { Findings } from './problems.ts'
import { type ReadBag, readSmall } from './read-bag.ts'

export interface Notice {
  code: string
  message: string
}

const MOST_BYTES = 64 * 1024 * 1024
const check = checkLater(BundleProofs)

/** The ledger's entries of this export against the line of the journal that seals them. */
export async function checkProofs(bag: ReadBag, bundle: ExportBundle, findings: Findings): Promise<Notice[]> {
  const path = BAG_FILES.proofs
  const entry = bag.files.get(path)
  if (entry?.told) return []
  const bytes = await readSmall(bag, path, MOST_BYTES, findings)
  const bad = (code: string, message: string): Notice[] => {
    findings.add({ path, code, message, offset: entry?.dataOffset })
    return []
  }
  if (!bytes) return bag.complete ? bad('bag.missing', 'every bundle holds it, and this one does not') : []
  const parsed = parseStrict(bytes, { maxBytes: MOST_BYTES })
  if (!parsed.ok || check(parsed.value) || canonicalText(parsed.value) !== bytes.toString('utf8'))
    return bad('proofs.malformed', 'it is not the canonical form of proofs')
  const { workspace, proof } = parsed.value as BundleProofs
  if (workspace !== bundle.case_id) return bad('proofs.other_case', 'it speaks of another case')
  if (!proof) {
    const message = 'no journal was at hand: that the export stands in the ledger is not proven'
    return [{ code: 'proofs.none', message }]
  }

  const seal = readLine(proof.seal)
  const heads = typeof seal !== 'string' && (seal.kind === 'seal' || seal.kind === 'restore') ? seal.body.heads : []
  const head = heads.find((one) => one.workspace === workspace)
  if (!head) return bad('proofs.wrong', 'the line of the journal in it does not seal this case')
  const { outward } = BUNDLE_HOLDS[bundle.bundle_kind]
  if (outward && heads.length > 1)
    return bad('proofs.other_cases', 'the line of the journal in it names other cases, which is nobody’s business')
  const [size, root] = [Number(head.seq), Buffer.from(head.root, 'hex')]
  const sealed = checkProof(
    { keys: proof.keys, seal: proof.seal, consistency: [] },
    { workspace, seq: size, hash: head.hash, root },
  )
  if (!sealed.ok) return bad('proofs.wrong', sealed.problem)
  for (const one of proof.entries) {
    if (outward && one.entry) return bad('proofs.not_opaque', `entry ${one.seq} is told, where only its hash may be`)
    if (!leadsToRoot(one, workspace, size, root))
      return bad('proofs.wrong', `entry ${one.seq} is not among those that were sealed`)
  }
  const { line, at, key } = sealed.sealed
  const message =
    `${proof.entries.length} entries of the ledger were sealed in line ${line} of the journal at ${at}, ` +
    `under key ${key}: compare it with the key you know`
  return [
    ...sealed.notices.map((notice) => ({ code: notice.code, message: notice.message })),
    { code: 'proofs.sealed', message },
  ]
}

function leadsToRoot({ seq, leaf, path, entry }: ProvenEntry, workspace: string, size: number, root: Buffer): boolean {
  if (entry && leafHash({ ...entry, workspace, seq: BigInt(seq) }).toString('hex') !== leaf) return false
  const hashes = path.map((hex) => Buffer.from(hex, 'hex'))
  return checkInclusion(Buffer.from(leaf, 'hex'), Number(seq) - 1, size, hashes, root)
}
