import type { FrameRow, Language, Opening } from './language.ts'
import { type Lexicon, LexiconBuilder, phrased } from './lexicon.ts'
import { beginnings, compile, MAX_STEPS, type Node, type Walk, walk } from './pattern.ts'
import type { Tokens } from './tokens.ts'

/** One pattern with what it means. */
export interface Entry<T> {
  means: T
  start: Node
  gap: Node | null
}

/** Patterns by the word they begin with (or, behind a leading capture, go on with), in the order they were written. */
export interface Index<T> {
  starts: (Entry<T>[] | undefined)[]
  gaps: (Entry<T>[] | undefined)[]
}

export type AssentKind = 'unsure' | 'no' | 'yes' | 'strong' | 'right' | 'wrong' | 'not' | 'acts' | 'glue'
const ASSENT_KINDS: AssentKind[] = ['unsure', 'no', 'yes', 'strong', 'right', 'wrong', 'not', 'acts', 'glue']

export interface Grammar {
  language: Language
  lexicon: Lexicon
  sure: Index<FrameRow>
  plain: Index<FrameRow>
  openings: Index<Opening['kind']>
  courtesy: Index<true>
  loose: Index<true>
  show: Index<true>
  assent: Index<AssentKind>
  reference: { before: Index<true>; after: Index<true>; pronouns: Index<true>; bulk: Index<true>; nothing: Index<true> }
  /** The number of each named class, for looking words up. */
  set: Record<string, number>
}

type Listed<T> = [says: string, means: T][]

export function buildGrammar(language: Language): Grammar {
  const builder = new LexiconBuilder(language)
  const compiled = <T>(rows: Listed<T>): Entry<T>[] =>
    rows.flatMap(([says, means]) =>
      phrased(says).map((pattern) => {
        const start = compile(pattern, builder)
        return { means, start, gap: beginnings(start).gap }
      }),
    )
  const one = (says: string) => compiled<true>([[says, true]])
  const framesOf = (trust: FrameRow['trust']) =>
    compiled(language.frames.filter((row) => row.trust === trust).map((row) => [row.says, row]))
  const { assent, reference, closings } = language
  const parts = {
    sure: framesOf('sure'),
    plain: framesOf('plain'),
    openings: compiled(language.openings.map(({ kind, says }) => [says, kind])),
    courtesy: one(closings.courtesy),
    loose: one(closings.loose),
    show: one('@show'),
    assent: compiled(
      ASSENT_KINDS.map((kind) => [
        kind === 'glue' || kind === 'acts' ? assent[kind].trim().replace(/\s+/g, ',') : assent[kind],
        kind,
      ]),
    ),
    before: one(reference.before),
    after: one(reference.after),
    pronouns: one(reference.pronouns),
    bulk: one(reference.bulk),
    nothing: one(reference.nothing),
  }
  const lexicon = builder.finish()
  const index = <T>(entries: Entry<T>[]) => indexed(entries, lexicon)
  return {
    language,
    lexicon,
    sure: index(parts.sure),
    plain: index(parts.plain),
    openings: index(parts.openings),
    courtesy: index(parts.courtesy),
    loose: index(parts.loose),
    show: index(parts.show),
    assent: index(parts.assent),
    reference: {
      before: index(parts.before),
      after: index(parts.after),
      pronouns: index(parts.pronouns),
      bulk: index(parts.bulk),
      nothing: index(parts.nothing),
    },
    set: Object.fromEntries(
      Object.keys({ ...language.words, ...language.phrases }).map((name) => [name, lexicon.setOf(name)]),
    ),
  }
}

function indexed<T>(entries: Entry<T>[], lexicon: Lexicon): Index<T> {
  const index: Index<T> = { starts: [], gaps: [] }
  for (const entry of entries) {
    const { sets } = beginnings(entry.start)
    const side = entry.gap ? index.gaps : index.starts
    for (const word of lexicon.all) {
      for (const set of sets) {
        if (word.sets[set] !== 1) continue
        side[word.id] = [...(side[word.id] ?? []), entry]
        break
      }
    }
  }
  return index
}

export const newWalk = (tokens: Tokens, to: number, done: Walk['done']): Walk => ({
  tokens,
  to,
  from: [-1, -1, -1, -1, -1],
  until: [-1, -1, -1, -1, -1],
  steps: MAX_STEPS,
  done,
})

/** The longest phrase of an index that begins at `at`, and what it means. The first written wins among equals. */
export function longest<T>(index: Index<T>, tokens: Tokens, at: number, to: number): { end: number; means: T } | null {
  const entries = at < to ? index.starts[tokens.words[at]!.id] : undefined
  if (!entries) return null
  let end = at
  let means: T | null = null
  let now: T
  const w = newWalk(tokens, to, (reached) => {
    if (reached > end) {
      end = reached
      means = now
    }
    return false
  })
  for (const entry of entries) {
    now = entry.means
    walk(entry.start, at, w)
  }
  return means === null ? null : { end, means }
}

/** Whether a phrase of the index is exactly the words from `at` to `to`. */
export function isWhole(index: Index<true>, tokens: Tokens, at: number, to: number): boolean {
  const entries = at < to ? index.starts[tokens.words[at]!.id] : undefined
  if (!entries) return false
  const w = newWalk(tokens, to, (end) => end === to)
  return entries.some((entry) => walk(entry.start, at, w))
}

const CLOSING_WORDS = 6

/** Where the words end when phrases of the index are taken from their end. At least `keep` words stay. */
export function withoutClosings(indexes: Index<true>[], tokens: Tokens, from: number, to: number): number {
  let end = to
  for (let found = true; found; ) {
    found = false
    for (let at = Math.max(from, end - CLOSING_WORDS); at < end && !found; at++) {
      if (!indexes.some((index) => isWhole(index, tokens, at, end))) continue
      end = at
      found = true
    }
  }
  return end
}
