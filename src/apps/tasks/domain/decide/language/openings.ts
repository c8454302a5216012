import type { Grammar } from './grammar.ts'
import type { Opening } from './language.ts'
import { longestPhrase } from './phrases.ts'
import type { Tokens } from './tokens.ts'

/** How many greetings and requests may stand before a command. */
export const MAX_OPENINGS = 8

/** The first word behind the openings of these kinds, or of any. */
export function behindOpenings(
  g: Grammar,
  tokens: Tokens,
  from: number,
  to: number,
  kinds?: Opening['kind'][],
): number {
  let at = from
  for (let i = 0; i < MAX_OPENINGS; i++) {
    const opening = longestPhrase(g.openings, tokens, at, to)
    if (!opening || opening.end >= to || kinds?.includes(opening.means) === false) break
    at = opening.end
  }
  return at
}
