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
const ANY = [...SPELLED.keys()]
  .filter((word) => word.length > 2)
  .sort((a, b) => b.length - a.length)
  .join('|')
const ONE = new RegExp(ANY, 'g')
const TOGETHER = new RegExp(`(?:${ANY}){2,}`, 'g')
/** So many numbers inside another word are no chance. */
const INSIDE_MIN = 5
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
      const word = part.digits === undefined ? glyphs.flat.slice(part.from, part.to) : ''
      const spelled = word === 'o' && !run ? undefined : SPELLED.get(word)
      if (part.digits !== undefined) for (const d of part.digits) put(d.digit, d.at, d.at + 1, false)
      else if (spelled !== undefined) putSpelled(spelled, part.from, part.to)
      else if (TIMES.has(word)) times = TIMES.get(word)!
      else if (BETWEEN.has(word)) lastTo = part.to
      else putTogether(word, part.from)
    }
  }
  return runs

  /** "fifty three" is 53, as "fifty-three" is. */
  function putSpelled(spelled: string, from: number, to: number): void {
    const tens = run?.spelled.at(-1) ? glyphs.flat.slice(run.from.at(-1), run.to.at(-1)) : ''
    if (run && TENS.includes(tens) && /^[1-9]$/.test(spelled) && from - lastTo <= 3) {
      run.digits = run.digits.slice(0, -1)
      for (const list of [run.from, run.to, run.spelled]) list.pop()
    }
    put(spelled, from, to, true)
  }

  /** "fivefivefive", and as many inside another word. A word that is no number ends what was said before it. */
  function putTogether(word: string, at: number): void {
    let whole = false
    for (const { 0: numbers, index } of word.matchAll(TOGETHER)) {
      const parts = [...numbers.matchAll(ONE)]
      whole = numbers.length === word.length
      if (!whole && parts.length < INSIDE_MIN) continue
      if (!whole) run = undefined
      for (const { 0: one, index: inner } of parts) {
        const from = at + index + inner
        putSpelled(SPELLED.get(one)!, from, from + one.length)
      }
    }
    if (whole) return
    run = undefined
    times = 1
  }
}

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
