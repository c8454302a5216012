import { formsIn } from './entity-patterns.ts'
import {
  type EntityKind,
  foldName,
  indexNames,
  type KnownEntity,
  mentionsIn,
  type NameWord,
  nameWordsOf,
} from './known-names.ts'
import { couldBeName, isPersonName } from './person-names.ts'
import { collapse, type Page, type Pinpoint, pinpointAt } from './pinpoint.ts'
import { readable } from './sentences.ts'

/** Somebody or something that a source names. */
export interface EntityCandidate extends KnownEntity {
  aliases: string[]
  role_hint: string | null
  mentions: Pinpoint[]
}

export const MENTIONS_MAX = 20
export const ENTITIES_MAX = 200
const PAGES_MAX = 5000
const JUDGED_MAX = 400

/** The entities of a source: known ones first, in their order, then what was found, in the order of its first mention. */
export function entitiesOf(
  source: { document_id: string; pages: readonly Page[] },
  known: readonly KnownEntity[],
): EntityCandidate[] {
  const found = new Map<string, EntityCandidate>()
  const index = indexNames(known)
  const judged = new Map<string, boolean>()
  const add = (kind: EntityKind, name: string, page: Page, start: number, end: number, alias?: string) => {
    const key = entityKey(kind, name)
    const entity = found.get(key) ?? { kind, name, aliases: [], role_hint: null, mentions: [] }
    if (!found.has(key) && found.size >= ENTITIES_MAX + known.length) return
    found.set(key, entity)
    if (alias && alias !== entity.name && !entity.aliases.includes(alias))
      entity.aliases = [...entity.aliases, alias].slice(0, 20)
    entity.role_hint ??= kind === 'person' ? roleAt(page.text, start, end) : null
    if (entity.mentions.length < MENTIONS_MAX) entity.mentions.push(pinpointAt(source.document_id, page, start, end))
  }
  for (const one of known)
    found.set(entityKey(one.kind, one.name), { ...one, aliases: [...one.aliases], role_hint: null, mentions: [] })
  for (const page of source.pages.slice(0, PAGES_MAX)) {
    const text = readable(page.text)
    const words = nameWordsOf(text)
    const mentions = mentionsIn(text, words, index)
    for (const { entity, start, end } of mentions) {
      const { kind, name } = index.entities[entity]!
      add(kind, name, page, start, end)
    }
    const forms = formsIn(text)
    for (const { kind, name, start, end } of forms) add(kind, collapse(name), page, start, end)
    const runs = namesIn(text, words, [...mentions, ...forms], judged)
    for (const { kind, name, start, end, alias } of runs) add(kind, name, page, start, end, alias)
  }
  return foldSurnames([...found.values()].filter(({ mentions }) => mentions.length > 0))
}

/** "Mr. Becker" in a source with one Becker is that one. */
function foldSurnames(entities: EntityCandidate[]): EntityCandidate[] {
  const surname = (name: string) => foldName(name).split(/\s+/).at(-1)
  return entities.filter((one) => {
    if (one.kind !== 'person' || /\s/.test(one.name)) return true
    const bearers = entities.filter(
      ({ kind, name }) => kind === 'person' && /\s/.test(name) && surname(name) === surname(one.name),
    )
    const [bearer] = bearers
    if (!bearer || bearers.length > 1) return true
    bearer.aliases = [...new Set([...bearer.aliases, ...one.aliases])].slice(0, 20)
    bearer.role_hint ??= one.role_hint
    bearer.mentions = [...bearer.mentions, ...one.mentions]
      .sort((a, b) => a.page - b.page || a.start - b.start)
      .slice(0, MENTIONS_MAX)
    return false
  })
}

/** What makes two mentions the same: the kind, and the name without capitals, accents and signs. */
export function entityKey(kind: EntityKind, name: string): string {
  const folded = foldName(name)
  if (kind === 'phone') return `phone:${folded.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`
  return `${kind}:${folded
    .replace(/[^\p{L}\p{N}@$€£.]+/gu, ' ')
    .replace(/[. ]+$/, '')
    .trim()}`
}

interface NameRun {
  kind: 'person' | 'organisation'
  name: string
  start: number
  end: number
  alias?: string
}

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof)$/
const COMPANY =
  /^(?:inc|llc|llp|ltd|corp|corporation|company|co|plc|gmbh|bank|hospital|university|association|foundation)$/
const DOTTED = /^(?:inc|ltd|corp|co)$/
const RUN_WORDS = 5

/** Runs of capitalised words that are somebody or some firm. */
function namesIn(
  text: string,
  words: readonly NameWord[],
  taken: ReadonlyArray<{ start: number; end: number }>,
  judged: Map<string, boolean>,
): NameRun[] {
  const covered = [...taken].sort((a, b) => a.start - b.start)
  const runs: NameRun[] = []
  let next = 0
  for (let at = 0; at < words.length; ) {
    const run = runAt(text, words, at)
    if (run.length === 0) {
      at += 1
      continue
    }
    at += run.length
    const [start, end] = [run[0]!.start, run.at(-1)!.end]
    while (next < covered.length && covered[next]!.end <= start) next++
    if (next < covered.length && covered[next]!.start < end) continue
    const named = readRun(text, run, judged)
    if (named) runs.push(named)
  }
  return runs
}

/** Capitalised words with nothing but a blank, a dot or "&" between them; a comma only before "Inc." and the like. */
function runAt(text: string, words: readonly NameWord[], at: number): NameWord[] {
  const run: NameWord[] = []
  for (const word of words.slice(at, at + RUN_WORDS + 1)) {
    if (!word.capital) break
    const last = run.at(-1)
    if (last) {
      const between = text.slice(last.end, Math.min(word.start, last.end + 6))
      const letters = between === '.' && last.folded.length === 1 && word.folded.length === 1
      const joined = letters || /^(?:\.? |-| & |')$/.test(between) || (between === ', ' && COMPANY.test(word.folded))
      // A dot ends a name, unless it is that of a title or an initial.
      const stop = between.startsWith('.') && !TITLE.test(last.folded) && last.folded.length > 1
      if (!joined || stop) break
    }
    run.push(word)
  }
  return run
}

function readRun(text: string, run: NameWord[], judged: Map<string, boolean>): NameRun | null {
  const written = (words: readonly NameWord[]) => text.slice(words[0]!.start, words.at(-1)!.end)
  const firm = run.findLastIndex(({ folded }) => COMPANY.test(folded))
  if (firm > 0) {
    const words = run.slice(0, firm + 1)
    const dot = text[words.at(-1)!.end] === '.' && DOTTED.test(words.at(-1)!.folded) ? 1 : 0
    const [start, end] = [words[0]!.start, words.at(-1)!.end + dot]
    return { kind: 'organisation', name: text.slice(start, end), start, end }
  }
  if (TITLE.test(run[0]!.folded) && run.length > 1 && run.length <= 4) {
    const rest = run.slice(1)
    return { kind: 'person', name: written(rest), start: run[0]!.start, end: run.at(-1)!.end, alias: written(run) }
  }
  const name = written(run)
  // Judging is the costly part, so each name is judged once and no source has more than so many.
  if (!judged.has(name)) {
    if (judged.size >= JUDGED_MAX) return null
    const words = run.map((word) => text.slice(word.start, word.end))
    judged.set(name, isPersonName(words) || (couldBeName(words) && isPersonHere(text, run[0]!.start, run.at(-1)!.end)))
  }
  return judged.get(name) ? { kind: 'person', name, start: run[0]!.start, end: run.at(-1)!.end } : null
}

/** Names that the library does not know are told by what stands around them. */
function isPersonHere(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEAR_UNITS), start)
  const after = text.slice(end, end + NEAR_UNITS)
  const mailed = /(?:^|\n)(?:From|To|Cc): $/.test(before) || /^ <[^<>\s]{1,50}@/.test(after)
  return mailed || /\bmet with $/.test(before) || roleAt(text, start, end) !== null
}

const ROLE =
  '(?:(?:general|regional|shift|plant|store|office|operations|human resources|hr|vice|assistant|senior|night|warehouse|district) )?(?:supervisor|manager|director|foreman|owner|president|ceo|cfo|coworker|co-worker|colleague|attorney|representative|coordinator|lead|witness|superintendent|principal|dispatcher|nurse|doctor|physician)'
const ROLE_BEFORE = new RegExp(`\\b(${ROLE}),? $`, 'i')
const ROLE_AFTER = new RegExp(`^,? (?:\\(|our |the |my |their |a |an )?(${ROLE})\\b`, 'i')
const NEAR_UNITS = 60

/** "my supervisor, Tom Becker" and "Tom Becker, the plant manager". */
function roleAt(text: string, start: number, end: number): string | null {
  const before = text.slice(Math.max(0, start - NEAR_UNITS), start).replace(/\s/g, ' ')
  const after = text.slice(end, end + NEAR_UNITS).replace(/\s/g, ' ')
  const role = ROLE_BEFORE.exec(before)?.[1] ?? ROLE_AFTER.exec(after)?.[1]
  return role?.toLowerCase() ?? null
}
