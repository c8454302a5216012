import type pg from 'pg'
import type { Anchor } from '#kernel/ledger/journal-walk.ts'
import type { BadEntry } from '#kernel/ledger/ledger.ts'
import { checkpointProblem, holdingLogs } from '../checkpoints.ts'
import { catalogFingerprint, installationOf } from '../seals.ts'
import {
  combined,
  findStray,
  findStrayAfterHeads,
  fromCheckpoint,
  type HeadRow,
  type Known,
  readHeads,
  type Verified,
  verifyHeads,
} from '../verify.ts'
import {
  mirroredAnchors,
  mirroredLines,
  mirroredWorkspaces,
  verifyCheckpoints,
  verifyMirror,
  verifyPolicies,
} from '../verify-rows.ts'
import type { JournalLayout } from './folder.ts'
import { keyInForce, keyLost } from './keys.ts'
import { NEVER_VERIFIED, NOT_STATED, noticesOf, uncovered } from './notices.ts'
import { cutProblem, JOURNAL_CUT, JOURNAL_GONE } from './open.ts'
import { type ReadJournal, readJournal } from './reader.ts'
import type { Sealer } from './sealer.ts'
import { allAnchors, catalogOf, type OtherJournal, readOthers, statedCheckpoints } from './several.ts'
import { checkFiles } from './verify-files.ts'

export interface VerifyOptions {
  /** One workspace; without it, everything. */
  workspace?: string
  /** Only what came after the last clean verification. */
  since?: boolean
  /** The journals of other nodes that worked this database. */
  also?: JournalLayout[]
  progress?(entries: number, all?: number): void
  /** How many bytes of stored files were read, and how many there are. */
  readFiles?(bytes: number, all: number): void
}

export interface VerifySource {
  auditor: pg.Pool
  journal: JournalLayout
  /** Where files of cases lie on this machine. Without it the stored files are not read. */
  casesFolder?: string
  /** Writes that it was clean, where this process may write to the journal. */
  sealer?: Sealer | null
}

/**
 * The journal, then every log against it, then what stands beside: checkpoints, mirrored seals, policies, catalog. The
 * first thing found ends it. What is clean is stated in the journal, and the next verification may begin there.
 */
export function verifyWithJournal(source: VerifySource, options: VerifyOptions = {}): Promise<Verified> {
  return holdingLogs(source.auditor, () => verifyHeld(source, options))
}

async function verifyHeld(source: VerifySource, options: VerifyOptions): Promise<Verified> {
  const { auditor, sealer } = source
  // Sealed first, so that what is verified now is where the next one may begin. A log that is not sealed over is bad.
  if (options.workspace === undefined) await sealer?.sealMoved().catch(() => {})
  const mirrored = await mirroredLines(auditor)
  const journal = await readJournal(source.journal, options.since ?? false)
  if (!journal || (journal.walk.n === 0 && !journal.bad)) return withoutJournal(source, options, mirrored)
  const others = await readOthers(journal, options.also ?? [], options.since ?? false)
  const all = [journal, ...others]
  const notices = [...all.flatMap(({ walk }) => walk.notices), ...noticesOf(all, mirrored)]
  const start = options.since ? journal.walk.verified : null
  if (options.since && !start) notices.push(NEVER_VERIFIED)
  const checked = await check(source, journal, others, mirrored, options, start?.line ?? 0)
  const entries = checked.entries
  if (checked.bad) return { ok: false, entries, first_bad: checked.bad, notices }
  const evidence = await checkFiles(source, options)
  if (evidence.bad) return { ok: false, entries, first_bad: evidence.bad, notices }
  notices.push(...evidence.notices, ...uncovered(checked.heads, all))
  if (options.workspace === undefined) {
    const body = { line: journal.walk.n, heads: checked.heads.length, entries }
    await sealer?.state({ kind: 'verified', body }).catch(() => notices.push(NOT_STATED))
  }
  const { files } = evidence
  return { ok: true, entries, head: combined(checked.heads), workspaces: checked.heads.length, ...files, notices }
}

async function check(
  source: VerifySource,
  own: ReadJournal,
  others: OtherJournal[],
  mirrored: Map<string, number>,
  { workspace, since, progress }: VerifyOptions,
  after: number,
): Promise<{ entries: number; heads: HeadRow[]; bad: BadEntry | null }> {
  const { auditor } = source
  const found = (bad: BadEntry | null, entries = 0, heads: HeadRow[] = []) => ({ entries, heads, bad })
  const all = [own, ...others]
  const unread =
    (await unreadable(auditor, own, others)) ??
    cut(source.journal, own, mirrored) ??
    (await keyProblem(source.journal, own))
  if (unread) return found(unread)
  const anchors = allAnchors(all)
  const elsewhere = sealsElsewhere(auditor, mirrored, all)
  const sealed = [...anchors.keys(), ...(await elsewhere.workspaces())]
  const heads = withLost(await readHeads(auditor, workspace), sealed, workspace)
  const knownOf = async (head: HeadRow) => {
    const known = await knowledgeOf(source, head.workspace, anchors.get(head.workspace) ?? [], after)
    return withAnchors(known, await elsewhere.anchors(head, known.start?.seq ?? 0n))
  }
  const { entries, bad } = await verifyHeads(auditor, heads, knownOf, progress)
  return found(
    bad ??
      (since ? await findStrayAfterHeads(auditor) : await findStray(auditor, workspace)) ??
      (await verifyCheckpoints(auditor, statedCheckpoints(all))) ??
      (since ? null : await badCheckpoint(auditor, heads)) ??
      (await verifyMirrors(auditor, own, others, mirrored, after)) ??
      (await verifyPolicies(auditor, !since)) ??
      (await catalogProblem(auditor, all)),
    entries,
    heads,
  )
}

/** Seals in the database whose journals were not read: the chains have to meet them all the same. */
function sealsElsewhere(auditor: pg.Pool, mirrored: Map<string, number>, read: ReadJournal[]) {
  const keys = [...mirrored.keys()].filter((key) => !read.some(({ walk }) => walk.keys.has(key)))
  return {
    workspaces: async () => (keys.length === 0 ? [] : mirroredWorkspaces(auditor, keys)),
    anchors: async (head: HeadRow, from: bigint) =>
      keys.length === 0 ? [] : mirroredAnchors(auditor, head, keys, from),
  }
}

/** A line that is not what it must be, or a journal of another database. */
async function unreadable(auditor: pg.Pool, own: ReadJournal, others: OtherJournal[]): Promise<BadEntry | null> {
  const all = [{ journal: own, where: '' }, ...others.map((journal) => ({ journal, where: `${journal.folder}: ` }))]
  for (const { journal, where } of all) {
    const { bad, walk } = journal
    const found: BadEntry | null = bad
      ? { workspace: null, seq: null, log: 'journal', ...bad }
      : await otherInstallation(auditor, walk.installation)
    if (found) return { ...found, problem: `${where}${found.problem}` }
  }
  return null
}

/** Without its key a journal is not continued, and with another one it was taken over. */
async function keyProblem(layout: JournalLayout, { walk }: ReadJournal): Promise<BadEntry | null> {
  const found = await keyInForce(layout, walk.key).catch((error: Error) => error)
  if (found && !(found instanceof Error)) return null
  const problem = found?.message ?? keyLost(layout).message
  return journalMissing(`${problem}. ${keyLost(layout).next}`)
}

function cut({ lines }: JournalLayout, { walk }: ReadJournal, mirrored: Map<string, number>): BadEntry | null {
  const problem = cutProblem(walk, mirrored)
  return problem ? { ...journalMissing(`${lines} ${problem}. ${JOURNAL_CUT}`), line: walk.n + 1 } : null
}

function journalMissing(problem: string): BadEntry {
  return { workspace: null, seq: null, log: 'journal', problem }
}

/** Each node mirrors its own seals, under its own keys. */
async function verifyMirrors(
  auditor: pg.Pool,
  own: ReadJournal,
  others: OtherJournal[],
  upTo: Map<string, number>,
  after: number,
): Promise<BadEntry | null> {
  const mirror = ({ walk, anchors }: ReadJournal, from: number) =>
    verifyMirror(auditor, walk.keys.keys(), { after: from, upTo, lines: walk.n, anchors })
  const bad = await mirror(own, after)
  if (bad) return bad
  for (const other of others) {
    // What a node verified itself, its reader has forgotten where only what came since is asked for.
    const found = await mirror(other, after > 0 ? (other.walk.verified?.line ?? 0) : 0)
    if (found) return { ...found, problem: `${other.folder}: ${found.problem}` }
  }
  return null
}

/** From the beginning, from a checkpoint, or from what was verified last; the anchors from there on. */
async function knowledgeOf(source: VerifySource, workspace: string, anchors: Anchor[], after: number): Promise<Known> {
  const verified = after > 0 ? anchors.findLast((a) => a.line <= after && a.by !== 'checkpoint') : undefined
  const standing = (await fromCheckpoint(source.auditor, workspace)).start
  // What was verified may have been detached since.
  const further = verified && BigInt(verified.seq) >= (standing?.seq ?? 0n)
  const start = further ? { ...verified, seq: BigInt(verified.seq) } : standing
  return { start, anchors: anchors.filter((a) => BigInt(a.seq) >= (start?.seq ?? 0n)) }
}

function withAnchors({ start, anchors }: Known, more: Anchor[]): Known {
  if (more.length === 0) return { start, anchors }
  return { start, anchors: [...anchors, ...more].sort((a, b) => Number(a.seq) - Number(b.seq) || a.line - b.line) }
}

/** A workspace that only a seal remembers has lost everything. */
function withLost(heads: HeadRow[], sealed: string[], only?: string): HeadRow[] {
  const present = new Set(heads.map((head) => head.workspace))
  const lost = [...new Set(sealed)].filter((id) => !present.has(id) && (only === undefined || id === only))
  return [...heads, ...lost.map((workspace) => ({ workspace, seq: '0', hash: null }))]
}

async function badCheckpoint(auditor: pg.Pool, heads: HeadRow[]): Promise<BadEntry | null> {
  for (const { workspace } of heads) {
    const found = await checkpointProblem(auditor, workspace)
    if (found)
      return { workspace, seq: found.seq, log: 'checkpoint', problem: `segment ${found.segment}: ${found.problem}` }
  }
  return null
}

async function otherInstallation(auditor: pg.Pool, known: string | null): Promise<BadEntry | null> {
  const installation = await installationOf(auditor)
  if (installation === known) return null
  const problem = `the journal belongs to installation ${known}, the database is ${installation}`
  return { workspace: null, seq: null, log: 'journal', line: 1, problem }
}

async function catalogProblem(auditor: pg.Pool, journals: ReadJournal[]): Promise<BadEntry | null> {
  const { unaccepted, last } = catalogOf(journals)
  const bad = (problem: string, line?: number): BadEntry => ({
    workspace: null,
    seq: null,
    log: 'catalog',
    line,
    problem,
  })
  const [seen] = unaccepted
  if (seen)
    return bad(`line ${seen.line} saw a catalog of tables, functions and triggers that nobody stated`, seen.line)
  if ((await catalogFingerprint(auditor)) === last) return null
  return bad('tables, functions, triggers or rights are not those that the journal stated last')
}

/** The chains and the mirrored seals are all that is left to compare. A ledger without its journal is never good. */
async function withoutJournal(
  { auditor, journal }: VerifySource,
  options: VerifyOptions,
  mirrored: Map<string, number>,
): Promise<Verified> {
  const elsewhere = sealsElsewhere(auditor, mirrored, [])
  const heads = withLost(await readHeads(auditor, options.workspace), await elsewhere.workspaces(), options.workspace)
  const knownOf = async (head: HeadRow) => {
    const known = await fromCheckpoint(auditor, head.workspace)
    return withAnchors(known, await elsewhere.anchors(head, known.start?.seq ?? 0n))
  }
  const { entries, bad } = await verifyHeads(auditor, heads, knownOf, options.progress)
  const first_bad =
    bad ??
    (await badCheckpoint(auditor, heads)) ??
    (await verifyPolicies(auditor, true)) ??
    (await findStray(auditor, options.workspace)) ??
    (entries > 0 || mirrored.size > 0 ? noJournal(journal, entries, mirrored.size) : null)
  if (first_bad) return { ok: false, entries, first_bad }
  return { ok: true, entries, head: combined(heads), workspaces: heads.length }
}

function noJournal({ lines }: JournalLayout, entries: number, keys: number): BadEntry {
  const sealed = keys > 0 ? ` The database holds seals of ${keys} keys whose journals are not there.` : ''
  return journalMissing(
    `${lines} is missing or empty. The ${entries} entries follow from each other, but nothing outside the database proves that they are the ones that were written.${sealed} ${JOURNAL_GONE}`,
  )
}
