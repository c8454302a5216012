import type { KeyObject } from 'node:crypto'
import type { JournalLine, SealedHead } from '#kernel/contracts/journal.ts'
import type { ExportProof } from '#kernel/contracts/ledger-export.ts'
import { isCanonical, isSigned, keyId, publicKeyOf, readLine } from './journal.ts'
import type { JournalNotice } from './journal-walk.ts'
import { checkConsistency } from './merkle.ts'

export interface SliceEnd {
  workspace: string
  seq: number
  hash: string
  root: Buffer
}

export type Proven =
  | { ok: true; sealed: { line: number; at: string; key: string }; notices: JournalNotice[] }
  | { ok: false; problem: string; line?: number }

/** Does a line that the journal's key signed stand for a tree that begins with these entries? */
export function checkProof(proof: ExportProof, end: SliceEnd): Proven {
  const notices: JournalNotice[] = []
  const keys = new Map<string, KeyObject>()
  let inForce: string | undefined
  for (const text of [...proof.keys, proof.seal]) {
    const line = readLine(text)
    if (typeof line === 'string') return { ok: false, problem: `a line of the journal in its proof is bad: ${line}` }
    const own = bringsOwn(line, keys.size === 0)
    const key = own ? publicKeyOf(line.body.public_key) : keys.get(line.key)
    const known = key && (own || line.key === inForce)
    if (!known || !isCanonical(line, text) || !isSigned(line, key))
      return {
        ok: false,
        problem: `line ${line.n} of the journal in its proof is not signed by the key in force`,
        line: line.n,
      }
    if (own && keyId(Buffer.from(line.body.public_key, 'base64')) !== line.key)
      return { ok: false, problem: `line ${line.n} names another key than it brings`, line: line.n }
    keys.set(line.key, key)
    inForce = line.key
    if (line.kind === 'rotation') {
      inForce = line.body.new_key
      if (keyId(Buffer.from(line.body.public_key, 'base64')) !== inForce)
        return { ok: false, problem: `line ${line.n} names another key than it brings`, line: line.n }
      keys.set(inForce, publicKeyOf(line.body.public_key))
    }
    if (line.kind === 'loss')
      notices.push({ code: 'journal.key_lost', line: line.n, message: `the key was lost: ${line.body.reason}` })
  }
  return checkSeal(readLine(proof.seal) as JournalLine, proof, end, notices)
}

/** The first line of a journal and the statement of a loss are signed by the key that they bring. */
function bringsOwn(line: JournalLine, first: boolean): line is JournalLine & { kind: 'opened' | 'loss' } {
  return (first && line.kind === 'opened') || line.kind === 'loss'
}

function checkSeal(line: JournalLine, proof: ExportProof, end: SliceEnd, notices: JournalNotice[]): Proven {
  const bad = (problem: string): Proven => ({ ok: false, problem, line: line.n })
  if (line.kind !== 'seal' && line.kind !== 'restore') return bad('the line in its proof seals nothing')
  const head: SealedHead | undefined = line.body.heads.find((h) => h.workspace === end.workspace)
  if (!head) return bad(`line ${line.n} of the journal does not seal this workspace`)
  const path = proof.consistency.map((hex) => Buffer.from(hex, 'hex'))
  const now = { size: Number(head.seq), root: Buffer.from(head.root, 'hex') }
  const same = now.size !== end.seq || head.hash === end.hash
  if (!same || !checkConsistency({ size: end.seq, root: end.root }, now, path))
    return bad(`the entries are not among those that line ${line.n} of the journal sealed`)
  return { ok: true, sealed: { line: line.n, at: line.at, key: line.key }, notices }
}
