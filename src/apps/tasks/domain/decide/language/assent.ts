import type { IntentType } from '../../../contracts.ts'
import type { AssentKind, Grammar } from './grammar.ts'
import type { EngineWord } from './language.ts'
import { longestPhrase } from './phrases.ts'
import { QUESTION, type Tokens } from './tokens.ts'

/** A yes or no is short. */
const ASSENT_WORDS = 16
const APPROVAL_WORDS = 2

export type Assented = Extract<IntentType, 'CONFIRM_YES' | 'CONFIRM_NO' | 'AMBIGUOUS'>

/**
 * Yes, no, or neither for sure. A message is an answer only when each of its words belongs to the ways of saying yes and
 * no; one word more and it says something else. Null: it is no answer at all.
 */
export function readAssent(g: Grammar, tokens: Tokens, expected: boolean): Assented | null {
  const size = tokens.words.length
  if (size === 0 || size > ASSENT_WORDS || !g.assent.next.has(tokens.words[0]!.id)) return null
  const count: Record<AssentKind, number> = {
    unsure: 0,
    no: 0,
    yes: 0,
    approval: 0,
    echo: 0,
    strong: 0,
    right: 0,
    wrong: 0,
    not: 0,
    acts: 0,
    aside: 0,
    but: 0,
    small: 0,
    glue: 0,
  }
  let first: AssentKind | null = null
  let isPhrase = false
  for (let at = 0; at < size; ) {
    const found = longestPhrase(g.assent, tokens, at, size)
    if (!found) return null
    if ((found.means === 'yes' || found.means === 'strong') && isIn(g, tokens, found.end, 'assentnoun')) return null
    // Behind a "not", a phrase of yes is only what the no is about: "don't do that", "I refuse to do that".
    const isRefused = count.no + count.not > 0 && isIn(g, tokens, at - 1, 'place')
    const isDenied = found.means === 'yes' && (isRefused || isIn(g, tokens, at - 1, 'not'))
    // "great" is a yes to a question, and praise without one.
    const isPraise = found.means === 'approval' && (size > APPROVAL_WORDS || !(expected || isIn(g, tokens, at, 'yes')))
    const means = isDenied || isPraise ? 'glue' : found.means
    count[means]++
    if (first === null && means !== 'glue' && means !== 'small' && means !== 'but') first = means
    if (at === 0) isPhrase = means === 'yes'
    at = found.end
  }
  if (isTurnedRound(g, tokens)) return null
  if (first === null || (!isPhrase && isIn(g, tokens, 0, 'wh')) || (count.aside > 0 && count.no === 0)) return null
  const asked = (tokens.marks[size]! & QUESTION) !== 0 || (!isPhrase && isAsking(g, tokens))
  return check(count, first, { asked, plainly: expected || isIn(g, tokens, 0, 'yes') })
}

const isIn = (g: Grammar, tokens: Tokens, at: number, name: EngineWord) => tokens.words[at]?.sets[g.set[name]] === 1

/** "is that right" and "do I have to" ask; "do it" and "do not" do not. */
function isAsking(g: Grammar, tokens: Tokens): boolean {
  const isLong = tokens.words.length > 2 || isIn(g, tokens, 1, 'subject') || isIn(g, tokens, 1, 'not')
  if (isIn(g, tokens, 0, 'imperative')) return isIn(g, tokens, 1, 'subject') && !isIn(g, tokens, 1, 'pronoun')
  return isLong && isIn(g, tokens, 0, 'aux')
}

/** "why yes would I": a question by its word order, further on. */
function isTurnedRound(g: Grammar, tokens: Tokens): boolean {
  return tokens.words.some(
    (_word, at) =>
      at > 0 &&
      isIn(g, tokens, at, 'aux') &&
      isIn(g, tokens, at + 1, 'speaker') &&
      !isIn(g, tokens, at - 1, 'subject') &&
      !isIn(g, tokens, at - 1, 'pronoun'),
  )
}

/**
 * A yes that may let something be deleted: every word of the message belongs to the plain ways of saying yes, and to
 * nothing else.
 */
export function isPlainYes(g: Grammar, tokens: Tokens): boolean {
  const size = tokens.words.length
  if (size === 0 || size > ASSENT_WORDS || tokens.marks.some((mark) => (mark & QUESTION) !== 0)) return false
  if (isTurnedRound(g, tokens) || isAsking(g, tokens)) return false
  let yes = 0
  for (let at = 0; at < size; ) {
    const found = longestPhrase(g.certain, tokens, at, size)
    if (!found || found.means === 'closes') return false
    if (found.means === 'certain') yes++
    at = found.end
  }
  return yes > 0
}

function check(
  count: Record<AssentKind, number>,
  first: AssentKind,
  { asked, plainly }: { asked: boolean; plainly: boolean },
): Assented | null {
  if (count.unsure > 0) return asked ? null : 'AMBIGUOUS'
  if (count.acts > 0 && count.yes + count.strong + count.no + count.not === 0) return null
  if (asked && count.no === 0) return null
  if (count.not > 0) {
    if (count.wrong > 0 || (count.yes > 0 && first === 'yes')) return 'AMBIGUOUS'
    return count.not > 1 ? null : 'CONFIRM_NO'
  }
  if (count.no > 0) return count.yes > 0 ? 'AMBIGUOUS' : 'CONFIRM_NO'
  if (count.wrong > 0) return count.yes > 0 ? 'AMBIGUOUS' : 'CONFIRM_NO'
  const yes = count.yes + count.strong + count.approval
  // "ok delete it" is a command of its own, unless it answers the question whether to.
  if (count.but > 0 || (count.acts > 0 && !plainly)) return null
  const echo = count.glue === 0 ? count.echo : 0
  return yes + count.right + echo > 0 ? 'CONFIRM_YES' : null
}

/**
 * A no that goes on to say why: "never mind, I found it", "no I meant the other one". Only a no may: what comes behind
 * a yes could take it back.
 */
export function opensWithNo(g: Grammar, tokens: Tokens): boolean {
  const size = tokens.words.length
  if ((tokens.marks[size]! & QUESTION) !== 0) return false
  for (let at = 0; at < size; ) {
    const found = longestPhrase(g.assent, tokens, at, size)
    if (!found) return false
    at = found.end
    if (found.means === 'no') return at < size && (tokens.marks[at]! !== 0 || goesOn(g, tokens, at))
    if (found.means !== 'glue' && found.means !== 'small' && found.means !== 'strong') return false
  }
  return false
}

const goesOn = (g: Grammar, tokens: Tokens, at: number) =>
  isIn(g, tokens, at, 'resuming') || (isIn(g, tokens, at, 'pronoun') && isIn(g, tokens, at + 1, 'aux'))
