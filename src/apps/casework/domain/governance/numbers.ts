import type { DigitRun } from './digit-runs.ts'
import type { Entity } from './entities.ts'
import type { Finding } from './finding.ts'
import { type Glyphs, isWord } from './glyphs.ts'

const PHONE_KEY = 7
const KEY_MIN = 5

/** Telephone numbers and identifiers of digits, in any grouping, with or without the code of the country. */
export function createNumberFinder(entities: readonly Entity[]): (glyphs: Glyphs, runs: DigitRun[]) => Finding[] {
  const keys = new Map<string, { digits: string; code: string; what: string }>()
  const add = (digits: string, size: number, code: string, what: string) => {
    if (digits.length >= KEY_MIN) keys.set(digits.slice(-size), { digits, code, what })
  }
  for (const { phones = [], ids = [] } of entities) {
    for (const id of ids) {
      if (!/\p{L}/u.test(id)) add(digitsOf(id), 64, 'identity.identifier', 'an identifier of a party')
    }
    for (const phone of phones) {
      const [main = ''] = phone.split(/\s*(?:x|ext\.?|extension)\s*(?=\d)/i)
      add(digitsOf(main), PHONE_KEY, 'identity.phone', 'a telephone number of a party')
    }
  }
  const sizes = [...new Set([...keys.keys()].map((key) => key.length))]

  return (glyphs, runs) => runs.flatMap((run) => sizes.flatMap((size) => numbersIn(glyphs, run, size)))

  function numbersIn(glyphs: Glyphs, run: DigitRun, size: number): Finding[] {
    const found: Finding[] = []
    for (let at = 0; at + size <= run.digits.length; at++) {
      const known = keys.get(run.digits.slice(at, at + size))
      if (!known || (size < PHONE_KEY && !isWhole(glyphs, run, at, size))) continue
      // The digits before the key belong to it as far as they are the same.
      const ahead = known.digits.length - size
      let more = 0
      while (more < Math.min(at, ahead) && known.digits[ahead - more - 1] === run.digits[at - more - 1]) more++
      const { code, what } = known
      const [start, end] = [glyphs.starts[run.from[at - more]!]!, glyphs.ends[run.to[at + size - 1]! - 1]!]
      found.push({ kind: 'client_identity', code, what, start, end })
    }
    return found
  }
}

/** So few digits are told only where they stand for themselves. */
function isWhole(glyphs: Glyphs, run: DigitRun, at: number, size: number): boolean {
  return !isWord(glyphs, run.from[at]! - 1) && !isWord(glyphs, run.to[at + size - 1]!)
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
