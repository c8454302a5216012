import type { TimeFrame } from '../times/frame.ts'
import { findMentions, isSlot, type Mention } from '../times/mentions.ts'
import type { Cue, Lexicon } from '../words/lexicon.ts'
import { type CueMatch, compile, findCues, spellOut } from './cues.ts'
import { countWords, wordsPattern } from './fold.ts'
import { type Sentence, splitSentences } from './sentences.ts'

/** The smallest stretch that says one thing. */
export interface Clause {
  sentence: number
  text: string
  cues: ReadonlySet<Cue>
  /** Times other than the slot, and whether the slot itself is named. */
  others: Mention[]
  namesSlot: boolean
  mentions: Mention[]
  asked: boolean
  /** It has a "not", or an "if", that no cue explains. */
  negated: boolean
  conditional: boolean
  /** It begins with a word like "but". */
  against: boolean
  words: number
  /** Words that no cue and no time explains. */
  unread: number
}

const CLAUSES_MAX = 300

export function readClauses(text: string, lexicon: Lexicon, frame: TimeFrame): Clause[] {
  const clauses: Clause[] = []
  for (const [index, sentence] of splitSentences(text).entries()) {
    const mentions = findMentions(sentence, lexicon, frame)
    const cuts = findCuts(sentence, mentions, lexicon)
    for (const [at, { start, end, against }] of cuts.entries()) {
      const inside = mentions.filter((mention) => mention.start >= start && mention.start < end)
      const asked = sentence.asked && at === cuts.length - 1
      clauses.push(readClause({ sentence, index, start, end, against, inside, asked }, lexicon, frame))
      if (clauses.length >= CLAUSES_MAX) return clauses
    }
  }
  return clauses
}

interface TextRange {
  sentence: Sentence
  index: number
  start: number
  end: number
  against: boolean
  inside: Mention[]
  asked: boolean
}

function readClause(
  { sentence, index, start, end, against, inside, asked }: TextRange,
  lexicon: Lexicon,
  frame: TimeFrame,
): Clause {
  const text = sentence.text.slice(start, end).trim()
  const spelt = spellOut(sentence.folded.slice(start, end).trim(), lexicon)
  const matches = findCues(spelt, lexicon)
  const cues = new Set<Cue>()
  for (const match of matches) cues.add(isNegated(match, spelt, matches, lexicon) ? 'doubt' : match.cue)
  const others = inside.filter((mention) => !isSlot(mention, frame))
  const covered = matches.reduce((sum, match) => sum + countWords(spelt.slice(match.start, match.end)), 0)
  const timeWords = inside.reduce((sum, mention) => sum + countWords(mention.text), 0)
  const words = countWords(spelt)
  const isLeft = (pattern: RegExp) => unexplained(pattern, spelt, matches).length > 0
  return {
    sentence: index,
    text,
    cues,
    others,
    namesSlot: inside.length > others.length,
    mentions: inside,
    asked: asked || compile(lexicon).asks.test(spelt),
    negated: isLeft(compile(lexicon).negator),
    conditional: isLeft(compile(lexicon).ifs),
    against,
    words,
    unread: Math.max(0, words - covered - timeWords),
  }
}

const NEGATABLE: ReadonlySet<Cue> = new Set(['yes', 'agree', 'fails', 'decline', 'particleYes', 'maybe', 'removed'])
const REACH_CHARS = 40
const CLOSE_CHARS = 12

/** A "not" near it that no longer phrase has explained: it says something, but not what it seems to. */
function isNegated({ cue, start }: CueMatch, spelt: string, matches: readonly CueMatch[], lexicon: Lexicon): boolean {
  if (!NEGATABLE.has(cue)) return false
  const { negator } = compile(lexicon)
  // "I will not decline": a no is taken back by any "not" right before it.
  const right = spelt.slice(Math.max(0, start - CLOSE_CHARS), start)
  if ((cue === 'decline' || cue === 'removed') && [...right.matchAll(negator)].length > 0) return true
  const left = unexplained(negator, spelt, matches)
  return left.some((at) => (at < start ? start - at <= REACH_CHARS : lexicon.negatesAfter))
}

/** Where words of a kind stand that are no part of a cue. */
function unexplained(pattern: RegExp, spelt: string, matches: readonly CueMatch[]): number[] {
  const places = [...spelt.matchAll(pattern)].map(({ index }) => index)
  return places.filter((at) => !matches.some(({ start, end }) => start <= at && at < end))
}

interface Cut {
  start: number
  end: number
  against: boolean
}

const againstPatterns = new WeakMap<Lexicon, RegExp>()

/** At commas, dashes and words like "but", never inside a time. */
function findCuts({ folded }: Sentence, mentions: readonly Mention[], lexicon: Lexicon): Cut[] {
  const against = againstPatterns.get(lexicon) ?? wordsPattern(lexicon.but)
  againstPatterns.set(lexicon, against)
  const isInside = (at: number) => mentions.some(({ start, end }) => at > start && at < end)
  const starts = new Map<number, boolean>([[0, false]])
  for (const match of folded.matchAll(/,(?!\d)|:(?!\d|\/)| -+ |\(/gu)) {
    if (!isInside(match.index)) starts.set(match.index + match[0].length, false)
  }
  for (const match of folded.matchAll(against)) {
    const lead = folded.slice(0, match.index)
    const at = match.index - (lead.length - lead.trimEnd().length)
    if (isInside(match.index)) continue
    for (const start of starts.keys()) if (start >= at && start <= match.index && start !== 0) starts.delete(start)
    starts.set(match.index, true)
  }
  const sorted = [...starts].sort(([a], [b]) => a - b)
  return sorted
    .map(([start, isAgainst], at) => ({ start, end: sorted[at + 1]?.[0] ?? folded.length, against: isAgainst }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(folded.slice(start, end)))
}
