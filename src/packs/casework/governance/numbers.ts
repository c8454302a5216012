import type { Entity } from './entities.ts'
import type { Finding } from './finding.ts'
import { DIGIT, type Glyphs, isWord } from './glyphs.ts'

/** Digits that follow each other, whatever stands between them, each with the glyphs that it was read from. */
export interface DigitRun {
  digits: string
  from: number[]
  to: number[]
  /** Which of them were written as words. */
  spelled: boolean[]
}

const UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SPELLED = new Map<string, string>([
  ...UNITS.map((word, digit) => [word, `${digit}`] as const),
  ...[...TEENS, 'nineteen'].map((word, i) => [word, `${10 + i}`] as const),
  ...TENS.map((word, i) => [word, `${2 + i}0`] as const),
  ...([
    ['oh', '0'],
    ['o', '0'],
    ['nought', '0'],
    ['naught', '0'],
    ['null', '0'],
    ['niner', '9'],
  ] as const),
  ...([
    ['hundred', '00'],
    ['thousand', '000'],
  ] as const),
])
const IN_ONE_WORD = new RegExp(`^(?:${[...SPELLED.keys()].filter((word) => word.length > 2).join('|')})+$`)
/** Said between digits without ending them. */
const BETWEEN = new Set(['dash', 'hyphen', 'minus', 'dot', 'point', 'space', 'plus', 'slash', 'then'])
const TIMES = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
])
const LETTER_DIGITS: Record<string, string> = { o: '0', l: '1', i: '1', s: '5', z: '2', b: '8' }
const GAP_MAX = 20

export function digitRuns(glyphs: Glyphs): DigitRun[] {
  const runs: DigitRun[] = []
  let run: DigitRun | undefined
  let times = 1
  let lastTo = 0
  const put = (digits: string, from: number, to: number, spelled: boolean) => {
    if (!run || from - lastTo > GAP_MAX) {
      run = { digits: '', from: [], to: [], spelled: [] }
      runs.push(run)
    }
    for (const digit of digits.repeat(times)) {
      run.digits += digit
      run.from.push(from)
      run.to.push(to)
      run.spelled.push(spelled)
    }
    times = 1
    lastTo = to
  }
  for (let at = 0; at < glyphs.length; at++) {
    if (!isWord(glyphs, at)) continue
    const from = at
    while (isWord(glyphs, at)) at++
    const to = at
    for (const part of partsOf(glyphs, from, to)) {
      const word = part.digits === undefined ? glyphs.flat.slice(part.from, Math.min(part.to, part.from + 200)) : ''
      const spelled = spelledDigits(word, run)
      if (part.digits !== undefined) for (const d of part.digits) put(d.digit, d.at, d.at + 1, false)
      else if (spelled !== undefined) putSpelled(spelled, part)
      else if (TIMES.has(word)) times = TIMES.get(word)!
      else if (BETWEEN.has(word)) lastTo = part.to
      else run = undefined
    }
  }
  return runs

  /** "fifty three" is 53, as "fifty-three" is. */
  function putSpelled(spelled: string, part: { from: number; to: number }): void {
    const before =
      run?.spelled.at(-1) && run.digits.endsWith('0') ? glyphs.flat.slice(run.from.at(-1), run.to.at(-1)) : ''
    if (run && TENS.includes(before) && /^[1-9]$/.test(spelled) && part.from - lastTo <= 3) {
      run.digits = run.digits.slice(0, -1)
      run.from.pop()
      run.to.pop()
      run.spelled.pop()
    }
    put(spelled, part.from, part.to, true)
  }
}

function spelledDigits(word: string, run: DigitRun | undefined): string | undefined {
  // A lone "o" is a digit only after others.
  if (word === 'o') return run ? '0' : undefined
  const whole = SPELLED.get(word)
  if (whole !== undefined || !IN_ONE_WORD.test(word)) return whole
  return word.replace(/[a-z]+/g, (all) => {
    let rest = all
    let digits = ''
    while (rest) {
      const next = [...SPELLED.keys()].filter((one) => one.length > 2 && rest.startsWith(one)).sort(byLength)[0]
      if (next === undefined) break
      digits += SPELLED.get(next)
      rest = rest.slice(next.length)
    }
    return digits
  })
}

const byLength = (a: string, b: string) => b.length - a.length

interface Part {
  from: number
  to: number
  digits?: { digit: string; at: number }[]
}

/** A word with digits in it: whole where its letters are only worn digits ("555O1OO"), else letters apart from digits. */
function partsOf(glyphs: Glyphs, from: number, to: number): Part[] {
  const digitAt = (i: number) => {
    const seen = glyphs.seen[i]!
    return glyphs.kinds[i] === DIGIT ? seen : LETTER_DIGITS[seen]
  }
  let real = 0
  let worn = true
  for (let i = from; i < to; i++) {
    if (glyphs.kinds[i] === DIGIT) real++
    if (digitAt(i) === undefined) worn = false
  }
  if (real === 0) return [{ from, to }]
  if (worn && real * 2 >= to - from) {
    return [{ from, to, digits: range(from, to).map((at) => ({ digit: digitAt(at)!, at })) }]
  }
  const parts: Part[] = []
  for (let i = from; i < to; ) {
    let end = i + 1
    while (end < to && (glyphs.kinds[end] === DIGIT) === (glyphs.kinds[i] === DIGIT)) end++
    const digits = range(i, end).map((at) => ({ digit: glyphs.seen[at]!, at }))
    parts.push(glyphs.kinds[i] === DIGIT ? { from: i, to: end, digits } : { from: i, to: end })
    i = end
  }
  return parts
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i)
}

// ---- The numbers of the case's own entities

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

  return (glyphs, runs) =>
    runs.flatMap((run) =>
      sizes.flatMap((size) =>
        range(0, Math.max(0, run.digits.length - size + 1)).flatMap((at): Finding[] => {
          const known = keys.get(run.digits.slice(at, at + size))
          if (!known || (size < PHONE_KEY && !isWhole(glyphs, run, at, size))) return []
          let first = at
          const more = (n: number) => known.digits[known.digits.length - size - n]
          while (first > 0 && more(at - first + 1) === run.digits[first - 1]) first--
          const { code, what } = known
          const [start, end] = [glyphs.starts[run.from[first]!]!, glyphs.ends[run.to[at + size - 1]! - 1]!]
          return [{ kind: 'client_identity', code, what, start, end }]
        }),
      ),
    )
}

/** So few digits are told only where they stand for themselves. */
function isWhole(glyphs: Glyphs, run: DigitRun, at: number, size: number): boolean {
  return !isWord(glyphs, run.from[at]! - 1) && !isWord(glyphs, run.to[at + size - 1]!)
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
