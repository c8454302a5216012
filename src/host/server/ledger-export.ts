import {
  EXPORT_FORMAT,
  type ExportEntry,
  type ExportHeader,
  type ExportProof,
  type Slice,
} from '#kernel/contracts/ledger-export.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { chainHash, genesis, type LedgerEntry, leafHash } from '#kernel/ledger/ledger.ts'
import { appendLeaf, consistencyRanges, emptyTree, rangeHashes } from '#kernel/ledger/merkle.ts'
import type { JournalLayout } from '#storage/journal/folder.ts'
import type { Sealer } from '#storage/journal/sealer.ts'
import { findSeal } from '#storage/journal/sealing-lines.ts'
import type { SealSource } from '#storage/seals.ts'
import type { LedgerHead } from './queries.ts'

/** What an export is made of: the log, and the journal that sealed it. */
export interface ExportSource {
  log: SealSource
  journal: JournalLayout
  sealer: Sealer | null
  entries(workspace: string, after: string, upTo: string): AsyncIterable<LedgerEntry[]>
}

/**
 * JSON lines: a header, the entries in order, the proof. Payloads stay as they were hashed; no key is in them. The
 * leaves before and after the slice are read too, for the proof: its cost grows with the log, not with the slice.
 */
export async function* exportLines(
  source: ExportSource,
  workspace: string,
  head: LedgerHead,
  slice: Slice,
): AsyncGenerator<string> {
  const [from, to] = boundsOf(head, slice)
  // The head itself is sealed first, alone; where nothing can be sealed an older seal may still reach far enough.
  await source.sealer?.seal({ workspaceId: workspace, seq: BigInt(head.seq), hash: head.hash }).catch(() => {})
  const sealed = await findSeal(source.journal, { workspace, seq: to })
  const proof = rangeHashes(sealed ? consistencyRanges(to, sealed.sealedSeq) : [])
  let index = 0
  const tree = emptyTree()
  let hash = genesis(workspace)
  for await (const leaf of source.log.leaves(workspace, 0n, BigInt(from - 1))) {
    appendLeaf(tree, leaf)
    hash = chainHash(hash, leaf)
    proof.add(index++, leaf)
  }
  const last = to === Number(head.seq) ? head.hash : await hashAt(source, workspace, to)
  const header: ExportHeader = {
    format: EXPORT_FORMAT,
    workspace,
    from: String(from),
    entries: String(to - from + 1),
    before: { hash: hash.toString('hex'), peaks: tree.peaks.map((peak) => peak.toString('hex')) },
    head: { seq: String(to), hash: last },
  }
  yield `${JSON.stringify(header)}\n`
  for await (const page of source.entries(workspace, String(from - 1), String(to))) {
    for (const entry of page) proof.add(index++, leafHash(entry))
    yield page.map(lineOf).join('')
  }
  if (!sealed) {
    yield `${JSON.stringify({ proof: null })}\n`
    return
  }
  for await (const leaf of source.log.leaves(workspace, BigInt(to), BigInt(sealed.sealedSeq))) proof.add(index++, leaf)
  const consistency = proof.hashes().map((node) => node.toString('hex'))
  yield `${JSON.stringify({ proof: { keys: sealed.keys, seal: sealed.seal, consistency } satisfies ExportProof })}\n`
}

function boundsOf(head: LedgerHead, { from = '1', to = head.seq }: Slice): [number, number] {
  const [first, last, end] = [Number(from), Number(to), Number(head.seq)]
  if (first >= 1 && first <= last && last <= end) return [first, last]
  const message = `there are entries 1 to ${end}, not ${from} to ${to}`
  throw new Failure('export.bad_range', message, 'Name two of them with --from and --to.')
}

async function hashAt(source: ExportSource, workspace: string, seq: number): Promise<string> {
  for await (const page of source.entries(workspace, String(seq - 1), String(seq))) return page[0]?.hash as string
  throw new Failure('ledger.incomplete', `entry ${seq} of ${workspace} is missing`, 'Run `lanewright verify`.')
}

function lineOf({ log, seq, at, about, id, payload, hash }: LedgerEntry): string {
  return `${JSON.stringify({ log, seq: seq.toString(), at, about, id, payload, hash } satisfies ExportEntry)}\n`
}
