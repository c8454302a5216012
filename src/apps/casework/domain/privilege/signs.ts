import { isKnownWord } from '../governance/general-words.ts'
import { oneLine } from '../text/quote.ts'
import { type Folded, foldPlain, foldText, squeeze, squeezePlain } from './fold-text.ts'
import { isIncidentalMention, isPrivilegeNotice, isReportOfProceeding } from './incidental.ts'
import {
  addresses,
  everyday,
  firms,
  heads,
  MISREAD,
  mentions,
  NOT_MISREAD,
  partners,
  patterns,
  proceedings,
  type SignKind,
  squeezed,
} from './lexicon.ts'
import { talkOfCase } from './talk-of-a-case.ts'

/** Why a document may be privileged: where it says so, in its own words. */
export interface PrivilegeSign {
  kind: SignKind
  quote: string
  /** Null for what is not in the text: the file's name, or a part that was not read. */
  page: number | null
}

export interface ReadDocument {
  name: string
  /** Pages with a form feed between them; null where nothing could be read. */
  text: string | null
  /** What the file says about itself: author, sender, title. */
  about?: Readonly<Record<string, unknown>>
  /** What was left out when the text was read. */
  notices?: readonly string[]
  /** The lawyers of this case by name. */
  lawyers?: readonly string[]
}

export const SIGNS_MAX = 8
const WINDOW = 40_000
const OVERLAP = 400

/**
 * The signs of privilege in a document. None means that nothing was found and everything was read; whether a document is
 * privileged is for an attorney to say. It prefers a needless sign to a missed one.
 */
export function privilegeSigns({ name, text, about = {}, notices = [], lawyers = [] }: ReadDocument): PrivilegeSign[] {
  const signs = new Map<string, PrivilegeSign>()
  const add = (sign: PrivilegeSign) => {
    if (signs.size < SIGNS_MAX) signs.set(`${sign.kind} ${sign.quote}`, sign)
  }
  const title = spaced(name)
  if (findIn(title, lawyers).some(({ start, end }) => !PAPER_OF_COURT.test(title.slice(start, end))))
    add({ kind: 'file_name', quote: oneLine(name, QUOTE_MAX), page: null })
  const itself = Object.values(about)
    .flat()
    .filter((value) => typeof value === 'string')
    .join('\n')
  for (const { kind, quote } of quotesIn(itself, lawyers)) add({ kind, quote, page: null })
  if (text === null) add({ kind: 'not_read', quote: 'No text could be read.', page: null })
  for (const [index, page] of (text ?? '').split('\f').entries())
    for (let from = 0; from < page.length && signs.size < SIGNS_MAX; from += WINDOW - OVERLAP)
      for (const { kind, quote } of quotesIn(page.slice(from, from + WINDOW), lawyers))
        add({ kind, quote, page: index + 1 })
  for (const notice of notices)
    if (!HARMLESS.test(notice)) add({ kind: 'not_read', quote: oneLine(notice, QUOTE_MAX), page: null })
  return [...signs.values()]
}

/** What a reader says about a text that is nevertheless whole. Any other notice means that something was not read. */
const HARMLESS =
  /^(?:It has comments; they stand after the text|It has macros|The text was read as Windows-1252|The text is longer than a page may be; it is given as)/

/** A file named for what a court sends to anybody. */
const PAPER_OF_COURT = /^(?:subpoenas?|jury|tribunals?|\w+ court)$/i

interface Found {
  kind: SignKind
  start: number
  end: number
}

const FOUND_MAX = 3

function findIn(text: string, lawyers: readonly string[]): Found[] {
  const folded = foldText(text)
  let plain = folded.text.replace(everyday, (phrase) => '_'.repeat(phrase.length))
  const place = (kind: SignKind, { starts }: Folded, at: number, length: number): Found => {
    const start = starts[at] ?? 0
    return { kind, start, end: (starts[at + length - 1] ?? start) + 1 }
  }
  const without = (expression: RegExp, kind: SignKind, isIncidental: typeof isPrivilegeNotice) =>
    plain.replace(expression, (word, index: number) => {
      const { start, end } = place(kind, folded, index, word.length)
      return isIncidental(text, start, end) ? '_'.repeat(word.length) : word
    })
  plain = without(/(?<= )(?:legally )?privileged(?= )/g, 'legend', isPrivilegeNotice)
  const found = patterns.flatMap(([kind, expression]) =>
    firsts(plain, expression).map(({ index, length }) => place(kind, folded, index, length)),
  )
  const reported = without(proceedings, 'litigation', isReportOfProceeding)
  found.push(...firsts(reported, proceedings).map(({ index, length }) => place('litigation', folded, index, length)))
  plain = without(mentions, 'lawyer', isIncidentalMention)
  found.push(...firsts(plain, mentions).map(({ index, length }) => place('lawyer', folded, index, length)))
  const names = namesOf(lawyers)
  if (names) found.push(...firsts(plain, names).map(({ index, length }) => place('lawyer', folded, index, length)))
  for (const expression of [addresses, heads, firms, partners])
    found.push(
      ...firsts(text, expression).map(({ index, length }) => ({
        kind: 'lawyer' as const,
        start: index,
        end: index + length,
      })),
    )
  if (found.length > 0) return found
  const talk = talkOfCase(folded)
  if (talk) return [place('advice', folded, talk.index, talk.length)]
  // Only where plain reading finds nothing: spaced letters, broken lines, misread scans.
  const tight = squeeze({ text: plain.replaceAll('_', ' '), starts: folded.starts })
  found.push(...firsts(tight.text, squeezed).map(({ index, length }) => place('legend', tight, index, length)))
  return found.length > 0 ? found : misread(plain, folded, place)
}

function firsts(text: string, expression: RegExp): Array<{ index: number; length: number }> {
  const found: Array<{ index: number; length: number }> = []
  expression.lastIndex = 0
  for (const { 0: match, index } of text.matchAll(expression)) {
    found.push({ index, length: match.length })
    if (found.length === FOUND_MAX) break
  }
  return found
}

const WORD = /[^ _]+/g
const SPACED = /(?<=[ _])(?:[^ _] ){5,}[^ _](?=[ _])/g

/** A word of ours with one letter wrong, or with a blank between all of its letters. */
function misread(
  plain: string,
  folded: Folded,
  place: (kind: SignKind, folded: Folded, at: number, length: number) => Found,
): Found[] {
  for (const { 0: run, index } of plain.matchAll(SPACED))
    if (MISREAD.some((word) => squeezePlain(run).includes(word))) return [place('legend', folded, index, run.length)]
  const seen = new Set<string>()
  for (const { 0: word, index } of plain.matchAll(WORD)) {
    if (word.length < 6 || word.length > 12 || seen.has(word)) continue
    seen.add(word)
    const tight = squeezePlain(word)
    if (!NOT_MISREAD.has(tight) && MISREAD.some((known) => isOneOff(tight, known)))
      return [place('legend', folded, index, word.length)]
  }
  return []
}

/** At most one letter other, more or less. */
function isOneOff(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

const SAYS =
  '(?:says|said|told|tells|thinks|thought|wants|wanted|needs|advised|advises|recommends|recommended|suggested|suggests|wrote|called|asked)'

/**
 * Full names, in either order; a surname with a title or an initial, or one that is no other word; a first name that
 * speaks. A single word is a user name as often as a name, and says nothing.
 */
function namesOf(lawyers: readonly string[]): RegExp | null {
  const names = lawyers.flatMap((name) => {
    const words = foldPlain(name).split(' ').filter(Boolean)
    if (words.length < 2 || words.length > 6) return []
    const [first = '', last = ''] = [words[0], words.at(-1)]
    const initial = first.charAt(0)
    return [
      ...[words.join(' '), [last, ...words.slice(0, -1)].join(' '), `${first} ${last}`],
      ...[`(?:${initial}|mr|mrs|ms|mx|dr|miss) ${last}`, `${last} ${initial}`],
      ...(last.length > 3 && !isKnownWord(last) ? [last] : []),
      ...(first.length > 2 ? [`${first} ${SAYS}`] : []),
    ]
  })
  return names.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu') : null
}

/** "memoToCounsel.docx" is read as words. */
const spaced = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

const QUOTE_MAX = 160
const BEFORE = 40
const AFTER = 60

/** Each sign in its surroundings; one that an earlier quote shows already is not quoted again. */
function quotesIn(text: string, lawyers: readonly string[]): Array<{ kind: SignKind; quote: string }> {
  const shown: Array<{ from: number; to: number }> = []
  return findIn(text, lawyers).flatMap(({ kind, start, end }) => {
    if (shown.some(({ from, to }) => from <= start && end <= to)) return []
    const from = start <= BEFORE ? 0 : wordStart(text, start - BEFORE, start)
    const to = wordEnd(text, end, Math.min(text.length, end + AFTER))
    shown.push({ from, to })
    return [{ kind, quote: oneLine(text.slice(from, to), QUOTE_MAX) }]
  })
}

function wordEnd(text: string, end: number, limit: number): number {
  if (limit === text.length) return limit
  const blank = text.slice(end, limit).search(/\s\S*$/)
  return blank === -1 ? limit : end + blank
}

function wordStart(text: string, from: number, limit: number): number {
  const blank = text.slice(from, limit).search(/\s/)
  return blank === -1 ? from : from + blank + 1
}
