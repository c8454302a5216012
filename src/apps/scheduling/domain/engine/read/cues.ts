import { CUES, type Cue, type Lexicon } from '../words/lexicon.ts'
import { fold, wordsPattern } from './fold.ts'

export interface CueMatch {
  cue: Cue
  start: number
  end: number
}

interface Compiled {
  spellings: readonly (readonly [RegExp, string])[]
  /** One pattern for a quick look at a cue, and one for each of its fragments. */
  cues: readonly { cue: Cue; any: RegExp; each: readonly RegExp[] }[]
  greeting: RegExp
  closing: RegExp
  negator: RegExp
  ifs: RegExp
  asks: RegExp
}

const compiled = new WeakMap<Lexicon, Compiled>()

export function compile(lexicon: Lexicon): Compiled {
  const known = compiled.get(lexicon)
  if (known) return known
  const fresh = {
    spellings: lexicon.spellings.map(([from, to]) => [wordsPattern([from]), to] as const),
    cues: CUES.filter((cue) => lexicon.cues[cue].length > 0).map((cue) => ({
      cue,
      any: wordsPattern(lexicon.cues[cue], 'u'),
      each: lexicon.cues[cue].map((fragment) => wordsPattern([fragment])),
    })),
    greeting: wordsPattern(lexicon.greeting, 'u'),
    closing: wordsPattern(lexicon.closing, 'u'),
    negator: wordsPattern(lexicon.negators),
    ifs: wordsPattern(lexicon.ifs),
    asks: new RegExp(`^(?:${wordsPattern(lexicon.asks, 'u').source})`, 'u'),
  }
  compiled.set(lexicon, fresh)
  return fresh
}

/** Written out as the patterns expect it; places are no longer those of the text. */
export function spellOut(folded: string, lexicon: Lexicon): string {
  let text = ` ${folded.replaceAll('ß', 'ss')} `
  for (const [from, to] of compile(lexicon).spellings) text = text.replace(from, fold(to))
  return text.replace(/\s+/gu, ' ').trim()
}

const ASSENTS: ReadonlySet<Cue> = new Set(['yes', 'agree', 'particleYes', 'maybe'])
const REFUSALS: ReadonlySet<Cue> = new Set(['fails', 'decline', 'doubt', 'reluctant'])

function isCutBy(assent: CueMatch, { cue, start, end }: CueMatch): boolean {
  return REFUSALS.has(cue) && start < assent.end && end > assent.end && start >= assent.start
}

/** No two overlap: of those that do, the longest says what was meant. */
export function findCues(spelt: string, lexicon: Lexicon): CueMatch[] {
  const all: CueMatch[] = []
  for (const { cue, any, each } of compile(lexicon).cues) {
    if (!any.test(spelt)) continue
    for (const pattern of each) {
      for (const found of spelt.matchAll(pattern)) {
        if (found[0] !== '') all.push({ cue, start: found.index, end: found.index + found[0].length })
      }
    }
  }
  // "works" and "does not": a refusal that goes beyond an assent has the last word, however long the assent is.
  const cut = new Set(all.filter((match) => ASSENTS.has(match.cue) && all.some((other) => isCutBy(match, other))))
  const rank = (match: CueMatch) => CUES.indexOf(match.cue)
  all.sort((a, b) => b.end - b.start - (a.end - a.start) || rank(a) - rank(b))
  const kept: CueMatch[] = []
  for (const match of all)
    if (!cut.has(match) && !kept.some((other) => match.start < other.end && other.start < match.end)) kept.push(match)
  return kept.sort((a, b) => a.start - b.start)
}
