import type { KeyObject } from 'node:crypto'
import type { JournalContent, JournalLine, SealedHead } from '#kernel/contracts/journal.ts'
import { sha256Hex } from './canonical.ts'
import { FIRST_PREVIOUS, isCanonical, isSigned, keyId, publicKeyOf, readLine } from './journal.ts'
import { peakCount, rootOf } from './merkle.ts'

/** A head that a line of the journal stands for: a seal, a checkpoint or a restore. */
export interface Anchor extends SealedHead {
  line: number
  key: string
  at: string
  /** `mirror`: a seal in kernel.seals whose journal is not at hand. */
  by: 'seal' | 'checkpoint' | 'restore' | 'mirror'
}

export interface JournalNotice {
  code: string
  message: string
  line?: number
}

/** What is known after some lines of a journal. */
export interface JournalWalk {
  n: number
  previous: string
  installation: string | null
  /** The key that signs the next line, and every key by its id. */
  key: string
  keys: Map<string, KeyObject>
  /** The newest anchor of each workspace. */
  heads: Map<string, Anchor>
  /** The fingerprint stated last, and seals that showed another one which nothing has accepted yet. */
  catalog: string | null
  catalogLine: number
  migrations: string | null
  unaccepted: Array<{ line: number; fingerprint: string; at: string }>
  verified: { line: number; at: number } | null
  /** The statement under which the journal was begun over a history that others had sealed. */
  begun: { key: string; person: string; reason: string } | null
  notices: JournalNotice[]
}

export function startWalk(): JournalWalk {
  return {
    n: 0,
    previous: FIRST_PREVIOUS,
    installation: null,
    key: '',
    keys: new Map(),
    heads: new Map(),
    catalog: null,
    catalogLine: 0,
    migrations: null,
    unaccepted: [],
    verified: null,
    begun: null,
    notices: [],
  }
}

/** A line that is not what it must be, by its number. */
export interface BadLine {
  line: number
  problem: string
}

export type Step = { ok: true; line: JournalLine } | { ok: false; bad: BadLine }

/**
 * Follows one line. Without `signatures` only the chain is checked: enough for lines before one whose signature is
 * checked, because each line holds the hash of all before it.
 */
export function followLine(walk: JournalWalk, text: string, { signatures }: { signatures: boolean }): Step {
  const n = walk.n + 1
  const bad = (problem: string, line = n): Step => ({ ok: false, bad: { line, problem } })
  const line = readLine(text)
  if (typeof line === 'string') return bad(line)
  if (line.n > n) return bad(`it is missing; line ${line.n} stands in its place`)
  if (line.n < n) return bad(`line ${line.n} stands in its place`)
  const key = signerOf(walk, line)
  if (typeof key === 'string') return bad(key)
  if (signatures) {
    if (!isCanonical(line, text)) return bad('its text is not the canonical form of its content')
    if (!isSigned(line, key.key)) return bad('its signature does not fit its content')
  }
  if (line.previous !== walk.previous) return bad(`it is not the line that line ${n} was written after`, n - 1 || 1)
  const problem = contentProblem(walk, line)
  if (problem) return bad(problem)
  take(walk, line)
  walk.n = n
  walk.previous = sha256Hex(text)
  return { ok: true, line }
}

/** The key that must have signed the line; the lines that bring a key of their own are checked against it. */
function signerOf(walk: JournalWalk, line: JournalLine): { key: KeyObject } | string {
  if (walk.n === 0) {
    if (line.kind !== 'opened') return 'a journal begins with the line that opens it'
    if (keyId(Buffer.from(line.body.public_key, 'base64')) !== line.key) return 'it names another key than it brings'
    walk.key = line.key
    walk.keys.set(line.key, publicKeyOf(line.body.public_key))
  }
  if (line.kind === 'loss') {
    if (keyId(Buffer.from(line.body.public_key, 'base64')) !== line.key) return 'it names another key than it brings'
    return { key: publicKeyOf(line.body.public_key) }
  }
  const key = walk.keys.get(line.key)
  if (line.key !== walk.key || !key) return 'it is signed by a key that is not in force here'
  return { key }
}

/** What would keep this from standing as the next line; null when nothing does. */
export function contentProblem(walk: JournalWalk, line: JournalContent): string | null {
  switch (line.kind) {
    case 'seal':
      for (const head of line.body.heads) {
        const known = walk.heads.get(head.workspace)
        if (known && Number(head.seq) < Number(known.seq))
          return `it seals ${head.seq} entries of ${head.workspace}, of which line ${known.line} sealed ${known.seq}`
      }
      return firstOf(line.body.heads.map(rootProblem))
    case 'rotation':
      if (keyId(Buffer.from(line.body.public_key, 'base64')) === line.body.new_key) return null
      return 'it names another key than it brings'
    case 'verified':
      return line.body.line > walk.n ? 'it speaks of lines that come after it' : null
    case 'checkpoint':
      return rootProblem(line.body)
    case 'restore':
      return firstOf(line.body.heads.map(rootProblem))
    default:
      return null
  }
}

function firstOf(problems: Array<string | null>): string | null {
  return problems.find((problem) => problem !== null) ?? null
}

function rootProblem({ workspace, seq, root, peaks }: SealedHead): string | null {
  const hashes = peaks.map((hex) => Buffer.from(hex, 'hex'))
  if (hashes.length === peakCount(Number(seq)) && rootOf(hashes).toString('hex') === root) return null
  return `the root that it seals for ${workspace} does not follow from its peaks`
}

function take(walk: JournalWalk, line: JournalLine): void {
  switch (line.kind) {
    case 'opened':
      if (walk.installation !== null) {
        reportAt(walk, line, 'journal.new_database', `a new database was made for this journal: ${line.body.reason}`)
        Object.assign(walk, { heads: new Map(), catalog: null, unaccepted: [], verified: null })
      }
      walk.installation = line.body.installation
      takeBeginning(walk, line)
      break
    case 'seal':
      if (line.body.catalog !== walk.catalog)
        walk.unaccepted.push({ line: line.n, fingerprint: line.body.catalog, at: line.at })
      anchorAll(walk, line, line.body.heads, 'seal')
      break
    case 'catalog':
      takeCatalog(walk, line)
      break
    case 'rotation':
      takeKey(walk, line.body.new_key, line.body.public_key)
      break
    case 'loss':
      reportAt(walk, line, 'journal.key_lost', `${line.body.person} stated the loss of the key: ${line.body.reason}`)
      takeKey(walk, line.key, line.body.public_key)
      break
    case 'verified':
      walk.verified = { line: line.body.line, at: line.n }
      break
    case 'restore':
      reportAt(walk, line, 'journal.restored', `${line.body.person} restored ${line.body.backup}: ${line.body.reason}`)
      Object.assign(walk, { heads: new Map(), verified: null })
      anchorAll(walk, line, line.body.heads, 'restore')
      break
  }
}

function takeBeginning(walk: JournalWalk, line: JournalLine & { kind: 'opened' }): void {
  const { person, reason } = line.body
  walk.begun = person === undefined ? null : { key: line.key, person, reason }
  if (person === undefined) return
  const message = `${person} began a new journal over sealed history on ${line.at}: ${reason}`
  reportAt(walk, line, 'journal.begun_over_history', message)
}

function takeKey(walk: JournalWalk, id: string, publicKey: string): void {
  walk.keys.set(id, publicKeyOf(publicKey))
  walk.key = id
}

function takeCatalog(walk: JournalWalk, line: JournalLine & { kind: 'catalog' }): void {
  const { fingerprint, reason, person, migrations } = line.body
  const accepted = walk.unaccepted.filter((seen) => seen.fingerprint === fingerprint)
  if (accepted[0])
    reportAt(
      walk,
      line,
      'journal.catalog_accepted',
      `the catalog seen from line ${accepted[0].line} on was accepted: ${reason}`,
    )
  else if (person) reportAt(walk, line, 'journal.catalog_accepted', `${person} accepted the catalog: ${reason}`)
  walk.unaccepted = walk.unaccepted.filter((seen) => seen.fingerprint !== fingerprint)
  walk.catalog = fingerprint
  walk.catalogLine = line.n
  walk.migrations = migrations ?? walk.migrations
}

function anchorAll(walk: JournalWalk, { n, key, at }: JournalLine, heads: SealedHead[], by: Anchor['by']): void {
  for (const head of heads) walk.heads.set(head.workspace, { ...head, line: n, key, at, by })
}

function reportAt(walk: JournalWalk, { n }: { n: number }, code: string, message: string): void {
  walk.notices.push({ code, message, line: n })
}
