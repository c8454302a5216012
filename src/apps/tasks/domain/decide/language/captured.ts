import type { Grammar } from './grammar.ts'
import { isAction } from './intents.ts'
import type { EngineWord, FrameRow, Opening } from './language.ts'
import { type ObjectSort, objectSort } from './objects.ts'
import { D, N, R, T } from './pattern.ts'
import { isPhrase } from './phrases.ts'
import type { Tokens } from './tokens.ts'

export interface Sentence {
  g: Grammar
  tokens: Tokens
  begin: number
  end: number
  stop: number
  asked: boolean
}

export const isIn = (s: Sentence, at: number, name: EngineWord) =>
  at >= 0 && at < s.end && s.tokens.words[at]!.sets[s.g.set[name]] === 1

/** Whether what a frame captured can be what it says, and how plainly. */
export function accepted(
  s: Sentence,
  row: FrameRow,
  from: number[],
  until: number[],
  kind: Opening['kind'],
): ObjectSort | null {
  for (const slot of [D, R, N]) {
    const isNot = slot === D && row.trust === 'sure' && isIn(s, from[slot]!, 'not')
    if (from[slot]! >= 0 && isIn(s, from[slot]!, 'notfirst') && !row.verbatim && !isNot) return null
  }
  if (from[T]! >= 0 && !row.whenever && !hasClearTime(s, from[T]!, until[T]!)) return null
  if (row.trust === 'sure') return 'named'
  let sort: ObjectSort = 'plain'
  for (const slot of [R, D]) {
    if (from[slot]! < 0) continue
    if (isIn(s, from[slot]! - 1, 'progressive') && isStated(s, from[slot]!, until[slot]!)) return null
    const found = objectSort(s.g, s.tokens, row, [from[slot]!, until[slot]!], slot === D)
    if (found === null) return null
    sort = found
  }
  // "change it to celsius": what it becomes tells what it is.
  const isNamed = sort === 'named' && !isPhrase(s.g.reference.pronouns, s.tokens, from[R]!, until[R]!)
  if (from[N]! >= 0 && !isNamed && row.renews === 'replaced') {
    const renewed = objectSort(s.g, s.tokens, row, [from[N]!, until[N]!], true)
    if (renewed === null) return null
    const isAlike = renewed === 'formed' || splitScore(s, from, until) >= 1
    if (from[R]! >= 0 && (sort === 'plain' || sort === 'doubtful')) sort = isAlike ? 'plain' : 'doubtful'
  }
  // Help is given about tasks, not about whatever else can be removed.
  if (sort === 'doubtful' && !isAction(row.intent)) return null
  if (row.ours && sort === 'doubtful') sort = 'plain'
  const isKnown = sort === 'named' || sort === 'formed'
  if (row.named && !isKnown && from[R]! >= 0) return null
  // "change oil in car" names a thing to do rather than a task without saying what it becomes.
  if (row.named && row.intent === 'UPDATE_TASK' && sort === 'formed' && from[N]! < 0) sort = 'doubtful'
  if (row.known && sort === 'plain' && (from[R]! >= 0 || from[D]! >= 0)) sort = 'doubtful'
  const isFit = sort === 'named' || (kind === 'request' && sort === 'formed')
  if (row.bare && kind !== 'address' && !isFit) return null
  return sort
}

/** "creating art makes me happy": the verb is what the sentence speaks of, and no command. */
function isStated(s: Sentence, from: number, until: number): boolean {
  for (let i = from; i < until; i++) if (isIn(s, i, 'stating') || isIn(s, i, 'aux')) return true
  return false
}

export function hasClearTime(s: Sentence, from: number, until: number): boolean {
  for (let i = from; i < until; i++) if (isIn(s, i, 'clear')) return true
  return false
}

/**
 * "change talk to bob to talk to ann" can be split at three places. The best leaves the two sides most alike: the words
 * they share, counted once. Among equals the first wins, unless the reference would be a verb that goes on with that
 * very word ("talk").
 */
export function splitScore(s: Sentence, from: number[], until: number[]): number {
  const left = new Set<string>()
  for (let i = from[R]!; i < until[R]!; i++) left.add(s.tokens.lower.slice(s.tokens.starts[i], s.tokens.ends[i]))
  let shared = 0
  for (let i = from[N]!; i < until[N]!; i++) {
    if (left.delete(s.tokens.lower.slice(s.tokens.starts[i], s.tokens.ends[i]))) shared++
  }
  const unfinished = until[R]! - from[R]! === 1 && isIn(s, from[R]!, 'leaning')
  return shared + (unfinished ? 0 : 0.5)
}
