import type { IntentType } from '#packs/tasks/contracts.ts'
import { type AssentKind, type Grammar, longest } from './grammar.ts'
import { QUESTION, type Tokens } from './tokens.ts'

/** A yes or no is short. */
const ASSENT_WORDS = 16

export type Assented = Extract<IntentType, 'CONFIRM_YES' | 'CONFIRM_NO' | 'AMBIGUOUS'>

/**
 * Yes, no, or neither for sure. A message is an answer only when each of its words belongs to the ways of saying yes and
 * no; one word more and it says something else. Null: it is no answer at all.
 */
export function readAssent(g: Grammar, tokens: Tokens, expected: boolean): Assented | null {
  const size = tokens.words.length
  if (size === 0 || size > ASSENT_WORDS || g.assent.starts[tokens.words[0]!.id] === undefined) return null
  const count: Record<AssentKind, number> = {
    unsure: 0,
    no: 0,
    yes: 0,
    strong: 0,
    right: 0,
    wrong: 0,
    not: 0,
    acts: 0,
    glue: 0,
  }
  let first: AssentKind | null = null
  for (let at = 0; at < size; ) {
    const found = longest(g.assent, tokens, at, size)
    if (!found) return null
    count[found.means]++
    if (first === null && found.means !== 'glue') first = found.means
    at = found.end
  }
  if (first === null) return null
  const asked = (tokens.marks[size]! & QUESTION) !== 0 || (first !== 'no' && isAsking(g, tokens))
  return judge(count, first, asked, expected)
}

/** "is that right" asks; "do it" and "do not" do not. */
function isAsking(g: Grammar, tokens: Tokens): boolean {
  const sets = (at: number) => tokens.words[at]?.sets
  return sets(0)?.[g.set.aux!] === 1 && sets(1)?.[g.set.subject!] === 1 && sets(0)?.[g.set.imperative!] !== 1
}

function judge(
  count: Record<AssentKind, number>,
  first: AssentKind,
  asked: boolean,
  expected: boolean,
): Assented | null {
  if (count.unsure > 0) return asked ? null : 'AMBIGUOUS'
  const yes = count.yes + count.strong
  if (count.acts > 0 && count.yes + count.no + count.not === 0) return null
  if (asked && count.no === 0) return null
  if (count.not > 0) {
    if (count.wrong > 0) return null
    if (count.yes > 0 && first === 'yes') return 'AMBIGUOUS'
    return count.not > 1 ? null : 'CONFIRM_NO'
  }
  if (count.no > 0) return count.yes > 0 ? 'AMBIGUOUS' : 'CONFIRM_NO'
  if (count.wrong > 0) return yes > 0 ? 'AMBIGUOUS' : 'CONFIRM_NO'
  if (count.acts > 0 && !expected && first !== 'yes') return null
  return yes + count.right > 0 ? 'CONFIRM_YES' : null
}
