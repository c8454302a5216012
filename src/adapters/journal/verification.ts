import type pg from 'pg'
import { checkpointProblem, holdingLogs } from '#adapters/postgres/checkpoints.ts'
import { catalogFingerprint, installationOf } from '#adapters/postgres/seals.ts'
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
} from '#adapters/postgres/verify.ts'
import { mirroredLines, verifyCheckpoints, verifyMirror, verifyPolicies } from '#adapters/postgres/verify-rows.ts'
import type { Anchor, JournalNotice } from '#kernel/journal-walk.ts'
import type { BadEntry } from '#kernel/ledger.ts'
import type { JournalLayout } from './folder.ts'
import { type ReadJournal, readJournal } from './reader.ts'
import type { Sealer } from './sealer.ts'
import { allAnchors, catalogOf, type OtherJournal, readOthers, statedCheckpoints } from './several.ts'

export interface VerifyOptions {
  /** One workspace; without it, everything. */
  workspace?: string
  /** Only what came after the last clean verification. */
  since?: boolean
  /** The journals of other nodes that worked this database. */
  also?: JournalLayout[]
  progress?(entries: number, all?: number): void
}

export interface VerifySource {
  auditor: pg.Pool
  journal: JournalLayout
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
  if (!journal) return withoutJournal(auditor, options, mirrored)
  const others = await readOthers(journal, options.also ?? [], options.since ?? false)
  const all = [journal, ...others]
  const notices = [...all.flatMap(({ walk }) => walk.notices), ...noticesOf(all, mirrored)]
  const start = options.since ? journal.walk.verified : null
  if (options.since && !start) notices.push(NEVER_VERIFIED)
  const checked = await check(source, journal, others, mirrored, options, start?.line ?? 0)
  const entries = checked.entries
  if (checked.bad) return { ok: false, entries, first_bad: checked.bad, notices }
  notices.push(...uncovered(checked.heads, all))
  if (options.workspace === undefined) {
    const body = { line: journal.walk.n, heads: checked.heads.length, entries }
    await sealer?.state({ kind: 'verified', body }).catch(() => notices.push(NOT_STATED))
  }
  return { ok: true, entries, head: combined(checked.heads), workspaces: checked.heads.length, notices }
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
  const unread = await unreadable(auditor, own, others)
  if (unread) return found(unread)
  const anchors = allAnchors(all)
  const heads = withLost(await readHeads(auditor, workspace), anchors, workspace)
  const knownOf = (id: string) => knowledgeOf(source, id, anchors.get(id) ?? [], after)
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

/** A workspace that only the journal remembers has lost everything. */
function withLost(heads: HeadRow[], anchors: Map<string, Anchor[]>, only?: string): HeadRow[] {
  const present = new Set(heads.map((head) => head.workspace))
  const lost = [...anchors.keys()].filter((id) => !present.has(id) && (only === undefined || id === only))
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

async function withoutJournal(
  auditor: pg.Pool,
  options: VerifyOptions,
  mirrored: Map<string, number>,
): Promise<Verified> {
  const heads = await readHeads(auditor, options.workspace)
  const knownOf = (id: string) => fromCheckpoint(auditor, id)
  const { entries, bad } = await verifyHeads(auditor, heads, knownOf, options.progress)
  const first_bad =
    bad ??
    (await badCheckpoint(auditor, heads)) ??
    (await verifyPolicies(auditor, true)) ??
    (await findStray(auditor, options.workspace))
  const known = mirrored.size > 0 ? `; the database was sealed by ${mirrored.size} journals that are elsewhere` : ''
  const message = `no journal is at hand: only the chains were checked, not whether they were rewritten or cut${known}`
  const notices = [{ code: 'journal.none', message }]
  if (first_bad) return { ok: false, entries, first_bad, notices }
  return { ok: true, entries, head: combined(heads), workspaces: heads.length, notices }
}

const NEVER_VERIFIED: JournalNotice = {
  code: 'journal.never_verified',
  message: 'this journal holds no verification to go on from: everything was checked',
}
const NOT_STATED: JournalNotice = {
  code: 'journal.not_stated',
  message: 'the verification could not be written to the journal; the next one begins where this one did',
}

function noticesOf(all: ReadJournal[], mirrored: Map<string, number>): JournalNotice[] {
  const others = [...mirrored.keys()].filter((key) => !all.some(({ walk }) => walk.keys.has(key)))
  const notices: JournalNotice[] = []
  for (const { walk, tornBytes } of all) {
    if (tornBytes === 0) continue
    const message = `the journal ends in ${tornBytes} bytes that are no whole line: cut off by a crash, or being written`
    notices.push({ code: 'journal.torn', message, line: walk.n + 1 })
  }
  if (others.length > 0) {
    const message = `${others.length} other journals sealed this database and were not checked: keys ${others.map((k) => k.slice(0, 12)).join(', ')}; name their folders with --also`
    notices.push({ code: 'journal.others', message })
  }
  return notices
}

function uncovered(heads: HeadRow[], journals: ReadJournal[]): JournalNotice[] {
  const sealedTo = (workspace: string) =>
    Math.max(...journals.map(({ walk }) => Number(walk.heads.get(workspace)?.seq ?? 0)))
  const open = heads.filter((head) => Number(head.seq) > sealedTo(head.workspace))
  if (open.length === 0) return []
  const names = open.slice(0, 5).map((h) => `${h.workspace} after entry ${sealedTo(h.workspace)}`)
  const message = `no seal of this journal covers yet: ${names.join(', ')}${open.length > 5 ? ` and ${open.length - 5} more` : ''}`
  return [{ code: 'journal.uncovered', message }]
}
