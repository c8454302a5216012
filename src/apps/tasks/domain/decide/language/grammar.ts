import type { EngineWord, FrameRow, Language, Opening } from './language.ts'
import { LexiconBuilder, listed, phrased } from './lexicon.ts'
import { beginnings, compile, MAX_STEPS, type Node, needsOf, type Walk, walk } from './pattern.ts'
import { type PhraseTree, phraseTree } from './phrases.ts'
import type { Tokens } from './tokens.ts'
import type { Lexicon } from './word.ts'

/** One pattern with what it means. */
export interface Entry<T> {
  means: T
  start: Node
  gap: Node | null
  /** Sets of which the message must hold a word; looked at first, because most patterns fail there. */
  needs: number[]
}

/** Patterns by the word they begin with (or, behind a leading capture, go on with), in the order they were written. */
export interface Index<T> {
  starts: (Entry<T>[] | undefined)[]
  gaps: (Entry<T>[] | undefined)[]
}

export type AssentKind =
  | 'unsure'
  | 'no'
  | 'yes'
  | 'echo'
  | 'approval'
  | 'strong'
  | 'right'
  | 'wrong'
  | 'not'
  | 'acts'
  | 'aside'
  | 'but'
  | 'small'
  | 'glue'
const ASSENT_KINDS: AssentKind[] = [
  'unsure',
  'no',
  'yes',
  'echo',
  'approval',
  'strong',
  'right',
  'wrong',
  'not',
  'acts',
  'aside',
  'but',
  'small',
  'glue',
]

export interface Grammar {
  language: Language
  lexicon: Lexicon
  sure: Index<FrameRow>
  plain: Index<FrameRow>
  openings: PhraseTree<Opening['kind']>
  courtesy: PhraseTree<true>
  loose: PhraseTree<true>
  show: Index<true>
  listNames: Index<true>
  assent: PhraseTree<AssentKind>
  certain: PhraseTree<'certain' | 'closes' | 'beside'>
  reference: {
    before: Index<true>
    after: Index<true>
    bulk: Index<true>
    nothing: Index<true>
    pronouns: PhraseTree<true>
  }
  /** Objects of changes are not weighed: the person's own tasks will say whether one is meant. */
  trusting: boolean
  /** The number of each named class, for looking words up. */
  set: Record<EngineWord, number>
}

export function buildGrammar(language: Language): Grammar {
  const builder = new LexiconBuilder(language)
  const compiled = <T>(rows: [says: string, means: T][]): Entry<T>[] =>
    rows.flatMap(([says, means]) =>
      phrased(says).map((pattern) => {
        const start = compile(pattern, builder)
        return { means, start, gap: beginnings(start).gap, needs: needsOf(pattern, builder) }
      }),
    )
  const one = (says: string) => compiled<true>([[says, true]])
  const framesOf = (trust: FrameRow['trust']) =>
    compiled(language.frames.filter((row) => row.trust === trust).map((row) => [row.says, row]))
  const { assent, reference, closings, openings } = language
  const sure = framesOf('sure')
  const plain = framesOf('plain')
  const [show, listNames] = [one('@show'), one('@listname')]
  const [before, after] = [one(reference.before), one(reference.after)]
  const [bulk, nothing] = [one(reference.bulk), one(reference.nothing)]
  const isWords = (kind: AssentKind) => kind === 'glue' || kind === 'small' || kind === 'acts'
  const assents = ASSENT_KINDS.map((kind): [string, AssentKind] => [
    isWords(kind) ? listed(assent[kind]).join(',') : assent[kind],
    kind,
  ])
  for (const says of [...openings.map((opening) => opening.says), ...assents.map(([says]) => says)]) builder.know(says)
  for (const says of [
    assent.certain,
    assent.closes,
    assent.beside,
    closings.courtesy,
    closings.loose,
    reference.pronouns,
  ])
    builder.know(says)
  const lexicon = builder.finish()
  const index = <T>(entries: Entry<T>[]) => indexed(entries, lexicon)
  return {
    language,
    lexicon,
    sure: index(sure),
    plain: index(plain),
    show: index(show),
    listNames: index(listNames),
    openings: phraseTree(
      openings.map(({ kind, says }) => [says, kind]),
      lexicon,
    ),
    courtesy: phraseTree([[closings.courtesy, true]], lexicon, true),
    loose: phraseTree([[closings.loose, true]], lexicon, true),
    assent: phraseTree(assents, lexicon),
    certain: phraseTree(
      [
        [assent.certain, 'certain'],
        [assent.closes, 'closes'],
        [assent.beside, 'beside'],
      ],
      lexicon,
    ),
    reference: {
      before: index(before),
      after: index(after),
      bulk: index(bulk),
      nothing: index(nothing),
      pronouns: phraseTree([[reference.pronouns, true]], lexicon),
    },
    trusting: false,
    set: Object.fromEntries(
      Object.keys({ ...language.words, ...language.phrases }).map((name) => [name, lexicon.setOf(name)]),
    ) as Grammar['set'],
  }
}

function indexed<T>(entries: Entry<T>[], { all, inSet }: Lexicon): Index<T> {
  const empty = () => new Array<Entry<T>[] | undefined>(all.length).fill(undefined)
  const index: Index<T> = { starts: empty(), gaps: empty() }
  for (const entry of entries) {
    const side = entry.gap ? index.gaps : index.starts
    const first = new Set([...beginnings(entry.start).sets].flatMap((set) => inSet[set]!))
    for (const { id } of first) {
      const others = side[id]
      if (others) others.push(entry)
      else side[id] = [entry]
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
  behind: [],
  done,
})

/** Where the longest match of an index that begins at `at` ends, or -1. */
export function longestMatch(index: Index<true>, tokens: Tokens, at: number, to: number): number {
  const entries = at < to ? index.starts[tokens.words[at]!.id] : undefined
  if (!entries) return -1
  let longest = -1
  const w = newWalk(tokens, to, (end) => {
    if (end > longest) longest = end
    return false
  })
  for (const entry of entries) walk(entry.start, at, w)
  return longest
}

/** Whether a pattern of the index is exactly the words from `at` to `to`. */
export function isWhole(index: Index<true>, tokens: Tokens, at: number, to: number): boolean {
  const entries = at < to ? index.starts[tokens.words[at]!.id] : undefined
  if (!entries) return false
  const w = newWalk(tokens, to, (end) => end === to)
  return entries.some((entry) => walk(entry.start, at, w))
}
