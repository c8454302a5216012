import { matchText } from '../match-text.ts'
import type { Grammar } from './grammar.ts'
import type { EngineWord } from './language.ts'
import { behindOpenings } from './openings.ts'
import { withoutClosings } from './phrases.ts'
import { COMMA, QUESTION, STOP, type Tokens } from './tokens.ts'

/** Something that the person says to have done: "I bought the groceries", "garage cleaned". */
export interface Deed {
  /** Base forms of the verb. */
  verbs: string[]
  /** What it was done to, without article. */
  object: string
  /** The words behind the last article: a task that holds them may be meant. */
  reference: string
  /** "a report": any, and the task must be of any too. */
  isAny: boolean
}

/** A name is short; what is longer tells a story. */
const DEED_WORDS = 14

/**
 * The deed of a message that tells of one and of nothing else. By itself it asks for nothing: only where a task of
 * exactly these words is on the list does it say that the task is done.
 */
export function toldDeed(g: Grammar, tokens: Tokens): Deed | null {
  const size = tokens.words.length
  if (size < 2 || size > DEED_WORDS || tokens.marks.some((mark) => (mark & QUESTION) !== 0)) return null
  const is = (at: number, name: EngineWord) => at < size && tokens.words[at]!.sets[g.set[name]] === 1
  const said = (at: number) => tokens.lower.slice(tokens.starts[at], tokens.ends[at])
  const begin = behindOpenings(g, tokens, 0, size, ['address'])
  let end = withoutClosings([g.courtesy, g.loose], tokens, begin, size)
  while (end > begin + 2 && is(end - 1, 'recent')) end--
  for (let at = begin + 1; at < end; at++) if ((tokens.marks[at]! & (STOP | COMMA)) !== 0) return null
  let at = begin
  const isOwn = is(at, 'speaker')
  if (isOwn) at++
  const verb = behindAuxiliaries(at)
  return active(verb, verb > at) ?? (isOwn ? null : passive())

  function behindAuxiliaries(from: number): number {
    let next = from
    while (tokens.words[next]?.text === 'have' || is(next, 'already')) next++
    return next
  }

  function active(verbAt: number, isPerfect: boolean): Deed | null {
    const verbs = g.language.pasts[said(verbAt)] ?? []
    // "read the book" may be a wish, "I read the book every night" a habit.
    if (verbs.length === 0 || (verbs.includes(said(verbAt)) && !isPerfect)) return null
    return deed(verbs, verbAt + 1, end)
  }

  function passive(): Deed | null {
    const verbs = g.language.pasts[said(end - 1)] ?? []
    if (verbs.length === 0 || verbs.includes(said(end - 1))) return null
    let until = end - 1
    while (until > begin + 1 && (is(until - 1, 'already') || is(until - 1, 'became'))) until--
    // "mom called" tells of her.
    if (until === end - 1 && verbs.some((verb) => g.lexicon.find(verb).sets[g.set.mutual] === 1)) return null
    return deed(verbs, begin, until)
  }

  function deed(verbs: string[], from: number, until: number): Deed | null {
    for (let i = from; i < until; i++)
      if (is(i, 'not') || is(i, 'subject') || is(i, 'sub') || is(i, 'wh') || is(i, 'but')) return null
    const first = is(from, 'det') ? from + 1 : from
    if (first >= until) return null
    let named = first
    for (let i = first; i < until - 1; i++) if (is(i, 'det')) named = i + 1
    const text = (start: number) => tokens.text.slice(tokens.starts[start], tokens.ends[until - 1])
    return { verbs, object: text(first), reference: text(named), isAny: is(from, 'one') }
  }
}

/** A task of exactly these words, articles aside: "buy groceries" for "I bought the groceries". */
export function isTaskOf(g: Grammar, { verbs, object, isAny }: Deed, description: string): boolean {
  const isArticle = (word: string) => g.lexicon.find(word).sets[g.set.det] === 1
  const plain = (text: string) =>
    matchText(text)
      .split(' ')
      .filter((word) => !isArticle(word))
  if (isAny && !/\ban?\b/i.test(description)) return false
  const words = plain(description).join(' ')
  return verbs.some((verb) => words === `${verb} ${plain(object).join(' ')}`)
}
