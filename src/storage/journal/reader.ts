import { createReadStream } from 'node:fs'
import type { JournalBody, JournalLine, SealedHead } from '#kernel/contracts/journal.ts'
import { isCanonical, isSigned } from '#kernel/ledger/journal.ts'
import { type Anchor, type BadLine, followLine, type JournalWalk, startWalk } from '#kernel/ledger/journal-walk.ts'
import { type JournalLayout, journalFailure } from './folder.ts'

/** A journal read from its first line to its last, for a verification. */
export interface ReadJournal {
  walk: JournalWalk
  /** Every head that the journal stands for, per workspace, in order of their entries. */
  anchors: Map<string, Anchor[]>
  checkpoints: StatedCheckpoint[]
  /** What was restored, and when: heads further than these were taken back. */
  restores: Array<{ at: string; upTo: Map<string, number> }>
  /** Every catalog that was stated since the journal was opened for this database. */
  catalogs: Array<{ fingerprint: string; at: string }>
  bad: BadLine | null
  /** Bytes after the last whole line: a crash, or a line being written. */
  tornBytes: number
}

export type StatedCheckpoint = JournalBody<'checkpoint'> & { line: number; at: string }

const LF = 0x0a

/**
 * Null where there is no journal. With `since` only the chain is checked up to the last verification, and signatures
 * from there on: that line is signed and holds the hash of everything before it.
 */
export async function readJournal({ lines }: JournalLayout, since: boolean): Promise<ReadJournal | null> {
  const walk = startWalk()
  const anchors = new Map<string, Anchor[]>()
  let checkpoints: StatedCheckpoint[] = []
  let restores: ReadJournal['restores'] = []
  let catalogs: ReadJournal['catalogs'] = []
  let unchecked: Array<{ line: JournalLine; text: string }> = []
  let rest = Buffer.alloc(0)
  let at = 0
  const read = (bad: BadLine | null): ReadJournal => ({
    walk,
    anchors: inOrder(anchors),
    checkpoints,
    restores,
    catalogs,
    bad,
    tornBytes: bad ? 0 : rest.length,
  })
  try {
    for await (const chunk of createReadStream(lines, { highWaterMark: 1 << 20 })) {
      rest = Buffer.concat([rest, chunk as Buffer])
      let from = 0
      for (let end = rest.indexOf(LF); end >= 0; end = rest.indexOf(LF, from)) {
        const text = rest.toString('utf8', from, end)
        const place = `${end - from} bytes from byte ${at + from} on`
        from = end + 1
        const step = followLine(walk, text, { signatures: !since })
        if (!step.ok) return read(placed(step.bad, walk.n + 1, place))
        keep(anchors, step.line, since)
        checkpoints = keepCheckpoints(checkpoints, step.line)
        const { line } = step
        if (line.kind === 'opened') [restores, catalogs] = [[], []]
        if (line.kind === 'restore') restores.push({ at: line.at, upTo: restoredHeads(line.body.heads) })
        if (line.kind === 'catalog') catalogs.push({ fingerprint: line.body.fingerprint, at: line.at })
        if (since && step.line.kind === 'verified') unchecked = []
        if (since) unchecked.push({ line: step.line, text })
      }
      rest = rest.subarray(from)
      at += from
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw journalFailure(error, lines)
  }
  if (walk.n === 0 && rest.length === 0) return null
  for (const { line, text } of unchecked) {
    const key = walk.keys.get(line.key)
    if (!key || !isCanonical(line, text) || !isSigned(line, key))
      return read({ line: line.n, problem: 'its signature does not fit its content' })
  }
  return read(null)
}

/** A line may be found bad by the one after it; then its own place was read before. */
function placed(bad: BadLine, read: number, place: string): BadLine {
  return bad.line === read ? { ...bad, problem: `${bad.problem} (${place})` } : bad
}

function keep(anchors: Map<string, Anchor[]>, line: JournalLine, since: boolean): void {
  const add = (head: Omit<Anchor, 'line' | 'key' | 'at' | 'by'>, by: Anchor['by']) => {
    const anchor = { ...head, peaks: since ? head.peaks : [], line: line.n, key: line.key, at: line.at, by }
    const known = anchors.get(head.workspace)
    if (known) known.push(anchor)
    else anchors.set(head.workspace, [anchor])
  }
  if (line.kind === 'opened') anchors.clear()
  if (line.kind === 'seal') for (const head of line.body.heads) add(head, 'seal')
  if (line.kind === 'checkpoint') {
    const { workspace, seq, hash, root, peaks } = line.body
    add({ workspace, seq, hash, root, peaks }, 'checkpoint')
  }
  if (line.kind === 'restore') {
    const upTo = restoredHeads(line.body.heads)
    for (const [workspace, list] of anchors) {
      const kept = list.filter((anchor) => Number(anchor.seq) <= (upTo.get(workspace) ?? -1))
      if (kept.length > 0) anchors.set(workspace, kept)
      else anchors.delete(workspace)
    }
    for (const head of line.body.heads) add(head, 'restore')
  }
  if (line.kind === 'verified' && since) forgetBefore(anchors, line.body.line)
}

function keepCheckpoints(known: StatedCheckpoint[], line: JournalLine): StatedCheckpoint[] {
  if (line.kind === 'checkpoint') known.push({ ...line.body, line: line.n, at: line.at })
  if (line.kind === 'opened') return []
  if (line.kind !== 'restore') return known
  const upTo = restoredHeads(line.body.heads)
  return known.filter((c) => Number(c.seq) <= (upTo.get(c.workspace) ?? -1))
}

function restoredHeads(heads: SealedHead[]): Map<string, number> {
  return new Map(heads.map((head) => [head.workspace, Number(head.seq)]))
}

/** What was verified is needed only as the place to go on from. */
function forgetBefore(anchors: Map<string, Anchor[]>, line: number): void {
  for (const [workspace, list] of anchors) {
    const start = list.findLastIndex((anchor) => anchor.line <= line && anchor.by !== 'checkpoint')
    if (start > 0) anchors.set(workspace, list.slice(start))
  }
}

function inOrder(anchors: Map<string, Anchor[]>): Map<string, Anchor[]> {
  for (const list of anchors.values()) list.sort((a, b) => Number(a.seq) - Number(b.seq) || a.line - b.line)
  return anchors
}
