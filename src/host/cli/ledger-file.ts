import { createReadStream } from 'node:fs'
import { ExportEnd, ExportEntry, ExportHeader, type ExportProof } from '#kernel/contracts/ledger-export.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type BadEntry, type ChainState, followChain, genesis, startOf } from '#kernel/ledger/ledger.ts'
import { boundedLines, type Line } from '#kernel/ledger/lines.ts'
import { appendLeaf, peakCount, rootOf, type Tree, treeOf } from '#kernel/ledger/merkle.ts'
import { checkProof } from '#kernel/ledger/slice-proof.ts'
import { checkLater } from '#kernel/validate.ts'
import type { Verified } from '#storage/verify.ts'

const MAX_LINE_BYTES = 64 * 1024 * 1024

const checkHeader = checkLater(ExportHeader)
const checkEntry = checkLater(ExportEntry)
const checkEnd = checkLater(ExportEnd)

/** What was read of the file so far. */
interface Reading {
  header: ExportHeader
  chain: ChainState
  tree: Tree
  /** The last line: its proof, or null where the exporter had none. */
  end?: { proof: ExportProof | null }
}

/** Verifies an export with nothing but the file in hand. */
export async function verifyFile(path: string, progress: (entries: number) => void): Promise<Verified> {
  let reading: Reading | undefined
  let entries = 0
  try {
    for await (const batch of boundedLines(createReadStream(path), MAX_LINE_BYTES)) {
      for (const line of batch) {
        if (!reading) {
          reading = begin(path, line)
          continue
        }
        const bad = readOn(reading, line)
        if (bad) return { ok: false, entries, first_bad: bad }
        if (!reading.end) entries += 1
      }
      progress(entries)
    }
  } catch (error) {
    throw fileFailure(path, error)
  }
  if (!reading) throw notAnExport(path)
  return conclude(reading, entries)
}

function begin(path: string, line: Line): Reading {
  const header = parse(line) as ExportHeader
  if (checkHeader(header)) throw notAnExport(path)
  const before = Number(header.from) - 1
  // Before the first entry stands nothing: whoever claims otherwise exported something else.
  const atStart = header.before.hash === genesis(header.workspace).toString('hex')
  if (header.before.peaks.length !== peakCount(before) || (before === 0) !== atStart) throw notAnExport(path)
  const chain = { ...startOf(header.workspace), seq: BigInt(before), hash: Buffer.from(header.before.hash, 'hex') }
  return { header, chain, tree: treeOf(before, header.before.peaks) }
}

function readOn(reading: Reading, line: Line): BadEntry | null {
  const { header, chain, tree } = reading
  const value = parse(line)
  if (!reading.end && !checkEnd(value)) {
    reading.end = value as { proof: ExportProof | null }
    return null
  }
  if (reading.end || checkEntry(value)) return damaged(header.workspace, chain.seq + 1n)
  const entry = value as ExportEntry
  const bad = followChain(chain, { ...entry, workspace: header.workspace, seq: BigInt(entry.seq) })
  if (!bad) appendLeaf(tree, chain.leaf as Buffer)
  return bad
}

function conclude({ header, chain, tree, end }: Reading, entries: number): Verified {
  const { workspace, head } = header
  const bad = (problem: string, log: BadEntry['log'] = 'head', line?: number): Verified => {
    const seq = log === 'head' ? (chain.seq + 1n).toString() : head.seq
    return { ok: false, entries, first_bad: { workspace, seq, log, problem, ...(line === undefined ? {} : { line }) } }
  }
  if (chain.seq < BigInt(head.seq)) return bad('the file ends before the head that it names')
  const counted = BigInt(header.entries) === BigInt(entries)
  if (chain.seq !== BigInt(head.seq) || chain.hash.toString('hex') !== head.hash || !counted)
    return bad('the head that it names is not the hash of the last entry')
  if (!end) return bad('the file ends before its proof', 'seal')
  const good = { ok: true as const, entries, head: head.hash, workspaces: 1 }
  if (!end.proof) return { ...good, notices: [NOT_SEALED] }
  const ending = { workspace, seq: Number(head.seq), hash: head.hash, root: rootOf(tree.peaks) }
  const proven = checkProof(end.proof, ending)
  if (!proven.ok) return bad(proven.problem, 'seal', proven.line)
  const { line, at, key } = proven.sealed
  const message = `sealed in line ${line} of the journal at ${at}, under key ${key}: compare it with the key you know`
  return { ...good, notices: [...proven.notices, { code: 'export.sealed', message, line }] }
}

const NOT_SEALED = {
  code: 'export.not_sealed',
  message: 'no journal was at hand for this export: its entries follow from each other, and nobody signed them',
}

function parse(line: Line): unknown {
  try {
    return line && JSON.parse(line.toString('utf8'))
  } catch {
    return undefined
  }
}

function damaged(workspace: string, seq: bigint): BadEntry {
  return { workspace, seq: seq.toString(), log: 'file', problem: 'the line where it should stand is no entry' }
}

function notAnExport(path: string): Failure {
  const next = 'Name a file that `lanewright export` wrote, or the id of a workspace.'
  return new Failure('export.not_an_export', `${path} is no ledger export`, next)
}

function fileFailure(path: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (error instanceof Failure || !code) return error
  const next = 'Name a file that `lanewright export` wrote, or the id of a workspace.'
  return new Failure('export.unreadable', `${path} cannot be read (${code})`, next, error)
}
