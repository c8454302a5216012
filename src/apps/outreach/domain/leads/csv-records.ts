/** What a separator, a quote and the ends of a line mean between two records that are written as they should be. */
const QUOTE = 34
const LF = 10
const CR = 13

/** A record that is longer is left to the careful parser, which measures it. In UTF-8 it has less than 64 KiB. */
const CHARACTERS_MAX = 16_384

export interface Scanned {
  records: string[][]
  /** Where the first character stands that is in none of the records. */
  end: number
  /** What begins there is not for this scan: too long, or with a quote where none should stand. */
  odd: boolean
}

/**
 * The whole records of a text, each cell cut out of it at once. Nearly all of nearly every file is read here, for less than
 * by a parser that looks at one byte after the other; whatever is unusual is handed to such a parser, from the beginning of
 * its record. `last` says that nothing follows the text.
 */
export function scanRecords(text: string, delimiter: string, last: boolean): Scanned {
  const scan: Scan = { text, delimiter: delimiter.charCodeAt(0), last, at: 0 }
  const records: string[][] = []
  let end = 0
  while (end < text.length) {
    const cells: string[] = []
    const outcome = scanRecord(scan, cells)
    if (outcome === 'more') return { records, end, odd: text.length - end > CHARACTERS_MAX }
    if (outcome === 'odd' || scan.at - end > CHARACTERS_MAX) return { records, end, odd: true }
    records.push(cells)
    end = scan.at
  }
  return { records, end, odd: false }
}

interface Scan {
  text: string
  delimiter: number
  last: boolean
  at: number
}

type Outcome = 'record' | 'more' | 'odd'

/** One record into `cells`; afterwards `at` stands behind the end of its line. */
function scanRecord(scan: Scan, cells: string[]): Outcome {
  const { text, delimiter, last } = scan
  let at = scan.at
  for (;;) {
    if (text.charCodeAt(at) === QUOTE) {
      const close = closingQuote(text, at + 1)
      // The text ends in the cell, or with a quote that may yet be doubled.
      if (close < 0 || (close + 1 === text.length && !last)) return last ? 'odd' : 'more'
      const inner = text.slice(at + 1, close)
      cells.push(inner.includes('"') ? inner.replaceAll('""', '"') : inner)
      at = close + 1
    } else {
      const start = at
      at = endOfCell(text, at, delimiter)
      if (at === text.length && !last) return 'more'
      cells.push(text.slice(start, at))
    }
    if (at === text.length) break
    const code = text.charCodeAt(at)
    at += 1
    if (code === delimiter) continue
    if (code === LF) break
    if (code !== CR) return 'odd'
    if (at === text.length && !last) return 'more'
    if (text.charCodeAt(at) === LF) at += 1
    break
  }
  scan.at = at
  return 'record'
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2)
  return at
}

function endOfCell(text: string, from: number, delimiter: number): number {
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === delimiter || code === LF || code === CR) break
  }
  return at
}
