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

export interface VerifyOptions {
  /** One workspace; without it, everything. */
  workspace?: string
  /** Only what came after the last clean verification. */
  since?: boolean
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
  const notices = [...journal.walk.notices, ...noticesOf(journal, mirrored)]
  const start = options.since ? journal.walk.verified : null
  if (options.since && !start) notices.push(NEVER_VERIFIED)
  const checked = await check(source, journal, mirrored, options, start?.line ?? 0)
  const entries = checked.entries
  if (checked.bad) return { ok: false, entries, first_bad: checked.bad, notices }
  notices.push(...uncovered(checked.heads, journal.walk.heads))
  if (options.workspace === undefined) {
    const body = { line: journal.walk.n, heads: checked.heads.length, entries }
    await sealer?.state({ kind: 'verified', body }).catch(() => notices.push(NOT_STATED))
  }
  return { ok: true, entries, head: combined(checked.heads), workspaces: checked.heads.length, notices }
}

async function check(
  source: VerifySource,
  { walk, anchors, checkpoints, bad: badLine }: ReadJournal,
  mirrored: Map<string, number>,
  { workspace, since, progress }: VerifyOptions,
  after: number,
): Promise<{ entries: number; heads: HeadRow[]; bad: BadEntry | null }> {
  const { auditor } = source
  const found = (bad: BadEntry | null, entries = 0, heads: HeadRow[] = []) => ({ entries, heads, bad })
  if (badLine) return found({ workspace: null, seq: null, log: 'journal', ...badLine })
  const foreign = await otherInstallation(auditor, walk.installation)
  if (foreign) return found(foreign)
  const heads = withLost(await readHeads(auditor, workspace), anchors, workspace)
  const knownOf = (id: string) => knowledgeOf(source, id, anchors.get(id) ?? [], after)
  const { entries, bad } = await verifyHeads(auditor, heads, knownOf, progress)
  const rows = { after, upTo: mirrored, lines: walk.n, anchors }
  return found(
    bad ??
      (since ? await findStrayAfterHeads(auditor) : await findStray(auditor, workspace)) ??
      (await verifyCheckpoints(auditor, checkpoints)) ??
      (since ? null : await badCheckpoint(auditor, heads)) ??
      (await verifyMirror(auditor, walk.keys.keys(), rows)) ??
      (await verifyPolicies(auditor, !since)) ??
      (await catalogProblem(auditor, walk)),
    entries,
    heads,
  )
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

async function catalogProblem(
  auditor: pg.Pool,
  { catalog, unaccepted }: ReadJournal['walk'],
): Promise<BadEntry | null> {
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
  if ((await catalogFingerprint(auditor)) === catalog) return null
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

function noticesOf({ walk, tornBytes }: ReadJournal, mirrored: Map<string, number>): JournalNotice[] {
  const others = [...mirrored.keys()].filter((key) => !walk.keys.has(key))
  const notices: JournalNotice[] = []
  if (tornBytes > 0) {
    const message = `the journal ends in ${tornBytes} bytes that are no whole line: cut off by a crash, or being written`
    notices.push({ code: 'journal.torn', message, line: walk.n + 1 })
  }
  if (others.length > 0) {
    const message = `${others.length} other journals sealed this database and were not checked: keys ${others.map((k) => k.slice(0, 12)).join(', ')}`
    notices.push({ code: 'journal.others', message })
  }
  return notices
}

function uncovered(heads: HeadRow[], sealed: Map<string, Anchor>): JournalNotice[] {
  const open = heads.filter((head) => Number(head.seq) > Number(sealed.get(head.workspace)?.seq ?? 0))
  if (open.length === 0) return []
  const names = open.slice(0, 5).map((h) => `${h.workspace} after entry ${sealed.get(h.workspace)?.seq ?? 0}`)
  const message = `no seal of this journal covers yet: ${names.join(', ')}${open.length > 5 ? ` and ${open.length - 5} more` : ''}`
  return [{ code: 'journal.uncovered', message }]
}
