import { createReadStream } from 'node:fs'
import { Type } from 'typebox'
import type { Verified } from '#adapters/postgres/verify.ts'
import { EXPORT_FORMAT, type ExportHeader } from '#apps/server/ledger-export.ts'
import { closed, oneOf, Sha256Hex, text, Uuid } from '#contracts/closed.ts'
import { Failure } from '#contracts/refusal.ts'
import { type BadEntry, followChain, type LedgerEntry, startOf } from '#kernel/ledger.ts'
import { boundedLines, type Line } from '#kernel/lines.ts'
import { compileSchema } from '#kernel/validate.ts'

const MAX_LINE_BYTES = 64 * 1024 * 1024

const Seq = Type.String({ pattern: '^(0|[1-9][0-9]{0,18})$', maxLength: 19 })
const checkHeader = compileSchema(
  closed({
    format: Type.Literal(EXPORT_FORMAT),
    workspace: Uuid,
    entries: Seq,
    head: closed({ seq: Seq, hash: Sha256Hex }),
  }),
)
const checkEntry = compileSchema(
  closed({
    log: oneOf(['event', 'audit']),
    seq: Seq,
    at: text(40),
    about: text(200),
    id: text(10_000),
    payload: Type.String(),
    hash: Sha256Hex,
  }),
)

/** Verifies an export with nothing but the file in hand. */
export async function verifyFile(path: string, progress: (entries: number) => void): Promise<Verified> {
  let header: ExportHeader | undefined
  let state = startOf('')
  let entries = 0
  try {
    for await (const batch of boundedLines(createReadStream(path), MAX_LINE_BYTES)) {
      for (const line of batch) {
        if (!header) {
          header = readHeader(path, line)
          state = startOf(header.workspace)
          continue
        }
        const entry = readEntry(header.workspace, line)
        const bad = entry ? followChain(state, entry) : damaged(header.workspace, state.seq + 1n)
        if (bad) return { ok: false, entries, first_bad: bad }
        entries += 1
      }
      progress(entries)
    }
  } catch (error) {
    throw fileFailure(path, error)
  }
  if (!header) throw notAnExport(path)
  const { workspace, head } = header
  if (state.seq === BigInt(head.seq) && state.hash.toString('hex') === head.hash && header.entries === head.seq)
    return { ok: true, entries, head: head.hash, workspaces: 1 }
  const problem =
    state.seq < BigInt(head.seq)
      ? 'the file ends before the head that it names'
      : 'the head that it names is not the hash of the last entry'
  return { ok: false, entries, first_bad: { workspace, seq: (state.seq + 1n).toString(), log: 'head', problem } }
}

function readHeader(path: string, line: Line): ExportHeader {
  const value = parse(line)
  if (checkHeader(value)) throw notAnExport(path)
  return value as ExportHeader
}

function readEntry(workspace: string, line: Line): LedgerEntry | null {
  const value = parse(line)
  if (checkEntry(value)) return null
  const entry = value as Omit<LedgerEntry, 'seq' | 'workspace'> & { seq: string }
  return { ...entry, workspace, seq: BigInt(entry.seq) }
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
