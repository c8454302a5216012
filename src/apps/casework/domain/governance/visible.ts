/** A text as a page shows it, each of its units with its place in the text that it was made from. */
export interface Shown {
  text: string
  starts: Int32Array
  ends: Int32Array
}

const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwj: '', zwnj: '', ensp: ' ', emsp: ' ' },
  ...{ commat: '@', period: '.', hyphen: '-', dash: '-', lowbar: '_', szlig: 'ß', aelig: 'æ', oslash: 'ø' },
}
const MARK_NAMES = /^([A-Za-z])(acute|grave|uml|circ|tilde|ring|cedil|caron)$/
const HIDING = /[&<%\\\u202e]/
const TOKEN =
  /<!--[\s\S]{0,4000}?-->|<\/?[A-Za-z][^<>]{0,400}>|&#(?<decimal>\d{1,7});?|&#[xX](?<hex>[0-9a-fA-F]{1,6});?|&(?<name>[A-Za-z]{2,8});|(?<percent>(?:%[0-9A-Fa-f]{2}){1,64})|\\u\{?(?<unicode>[0-9A-Fa-f]{4,6})\}?|\\x(?<byte>[0-9A-Fa-f]{2})/g

/**
 * What hides letters from a search but not from a reader of the page: tags, character references, escapes, and writing
 * that is turned round. Null where there is none of it.
 */
export function showText(text: string): Shown | null {
  if (!HIDING.test(text)) return null
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const put = (units: string, start: number, end: number) => {
    for (let i = 0; i < units.length; i++) {
      parts.push(units[i]!)
      starts.push(start)
      ends.push(end)
    }
  }
  const copy = (from: number, to: number) => {
    for (let i = from; i < to; i++) put(text[i]!, i, i + 1)
  }
  let at = 0
  for (const match of text.matchAll(TOKEN)) {
    copy(at, match.index)
    at = match.index + match[0].length
    put(decoded(match) ?? match[0], match.index, at)
  }
  copy(at, text.length)
  turnBack(parts, starts, ends)
  return { text: parts.join('').toWellFormed(), starts: Int32Array.from(starts), ends: Int32Array.from(ends) }
}

/** What the reader sees for it; a tag is nothing. */
function decoded({ groups = {}, 0: whole }: RegExpMatchArray): string | undefined {
  const { decimal, hex, unicode, byte, percent, name } = groups
  const point = decimal ? Number(decimal) : Number.parseInt(hex ?? unicode ?? byte ?? '', 16)
  if (Number.isInteger(point)) return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  if (percent) return Buffer.from(percent.replaceAll('%', ''), 'hex').toString('utf8')
  if (name === undefined) return ''
  const letter = MARK_NAMES.exec(name)?.[1]
  return letter ?? NAMED[name] ?? whole
}

/** After a right-to-left override letters are shown backwards up to its end or the end of the line. */
function turnBack(parts: string[], starts: number[], ends: number[]): void {
  for (let from = parts.indexOf('\u202e'); from >= 0; from = parts.indexOf('\u202e', from + 1)) {
    let to = from + 1
    while (to < parts.length && !/[\n\u202c\u2069]/.test(parts[to]!)) to++
    for (const list of [parts, starts, ends] as (string | number)[][]) {
      const turned = list.slice(from + 1, to).reverse()
      for (let i = 0; i < turned.length; i++) list[from + 1 + i] = turned[i]!
    }
    from = to - 1
  }
}
