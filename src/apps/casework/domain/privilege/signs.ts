import { oneLine } from '../text/quote.ts'
import { type Folded, foldText, squeeze, squeezePlain } from './fold-text.ts'
import { isIncidentalMention, isPrivilegeNotice, isReportOfProceeding } from './incidental.ts'
import { type LawyerFinder, lawyerFinder, lawyersIn } from './lawyers.ts'
import {
  addresses,
  everyday,
  heads,
  isAddressOfLawyer,
  MISREAD,
  mentions,
  NOT_MISREAD,
  patterns,
  proceedings,
  type SignKind,
  squeezed,
  WRITTEN_RIGHT,
} from './lexicon.ts'
import { spaced, talkIn } from './talk.ts'

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
 * How much each kind of evidence counts beside the score of the talk, which is above zero for talk about a case and far below
 * it for a pay stub. Some are enough alone; the others need text that is not clearly everyday business. Several of one kind
 * count once. Chosen on the sets of tests/integration/casework/evaluation, each scored by weights learned without it.
 */
const ALONE = Number.POSITIVE_INFINITY
const COUNTS = {
  marking: ALONE,
  /** A lawyer who wrote or received it, as the file says of itself, and parts that nobody could read. */
  itself: ALONE,
  knownLawyer: 5,
  lawyer: 4.5,
  /** A first name or initials that a lawyer of the case has, and perhaps others. */
  lawyerPerhaps: 1.5,
  advice: 3,
  litigation: 3,
  fileName: 4,
  fileNamePerhaps: 2,
} as const
type Evidence = keyof typeof COUNTS
const ENOUGH = -0.3

/**
 * The signs of privilege in a document. None means that everything was read and too little was found; whether a document is
 * privileged is for an attorney to say. It prefers a needless sign to a missed one.
 */
export function privilegeSigns({ name, text, about = {}, notices = [], lawyers = [] }: ReadDocument): PrivilegeSign[] {
  const signs = new Map<string, PrivilegeSign>()
  const evidence = new Set<Evidence>()
  const add = (sign: PrivilegeSign, of?: Evidence) => {
    if (of) evidence.add(of)
    if (signs.size < SIGNS_MAX) signs.set(`${sign.kind} ${sign.quote}`, sign)
  }
  const known = lawyerFinder([...lawyers, ...lawyersIn(text ?? '')])
  const title = spaced(name)
  const named = findIn(title, known).found.filter(({ start, end }) => !PAPER_OF_COURT.test(title.slice(start, end)))
  if (named.some(({ of }) => of !== 'lawyerPerhaps'))
    add(
      { kind: 'file_name', quote: oneLine(name, QUOTE_MAX), page: null },
      named.some(({ kind }) => kind === 'legend' || kind === 'lawyer') ? 'fileName' : 'fileNamePerhaps',
    )
  const itself = Object.values(about)
    .flat()
    .filter((value) => typeof value === 'string')
    .join('\n')
  for (const { kind, quote, of } of quotesOf(itself, findIn(itself, known).found))
    add({ kind, quote, page: null }, of === 'lawyer' || of === 'knownLawyer' ? 'itself' : of)
  if (text === null) add({ kind: 'not_read', quote: 'No text could be read.', page: null }, 'itself')
  let talk: { score: number; sign: PrivilegeSign } | null = null
  const score = () => [...evidence].reduce((sum, of) => sum + COUNTS[of], talk?.score ?? 0)
  for (const [index, page] of (text ?? '').split('\f').entries())
    for (let from = 0; from < page.length; from += WINDOW - OVERLAP) {
      // More text can only add to it.
      if (signs.size === SIGNS_MAX && score() >= ENOUGH) break
      const part = page.slice(from, from + WINDOW)
      const { folded, found } = findIn(part, known)
      for (const { kind, quote, of } of quotesOf(part, found)) add({ kind, quote, page: index + 1 }, of)
      const heard = talkIn(folded, name)
      if (heard && heard.score > (talk?.score ?? Number.NEGATIVE_INFINITY))
        talk = { score: heard.score, sign: { ...signOf(part, placeIn(folded, heard)), page: index + 1 } }
    }
  for (const notice of notices)
    if (!HARMLESS.test(notice)) add({ kind: 'not_read', quote: oneLine(notice, QUOTE_MAX), page: null }, 'itself')
  if (score() < ENOUGH) return []
  return talk && (talk.score > 0 || signs.size === 0)
    ? [...[...signs.values()].slice(0, SIGNS_MAX - 1), talk.sign]
    : [...signs.values()]
}

/** What a reader says about a text that is nevertheless whole. Any other notice means that something was not read. */
const HARMLESS =
  /^(?:It has comments; they stand after the text|It has macros|The text was read as Windows-1252|The text is longer than a page may be; it is given as)/

/** A file named for what a court sends to anybody. */
const PAPER_OF_COURT = /^(?:subpoenas?|jury|tribunals?|\w+ court)$/i

interface Place {
  start: number
  end: number
}

interface Found extends Place {
  kind: SignKind
  of: Evidence
}

const FOUND_MAX = 3

function findIn(text: string, known: LawyerFinder): { folded: Folded; found: Found[] } {
  const folded = foldText(text)
  let plain = folded.text.replace(everyday, (phrase) => '_'.repeat(phrase.length))
  const without = (expression: RegExp, isIncidental: typeof isPrivilegeNotice) =>
    plain.replace(expression, (word, index: number) => {
      const { start, end } = placeIn(folded, { index, length: word.length })
      return isIncidental(text, start, end) ? '_'.repeat(word.length) : word
    })
  plain = without(/(?<= )(?:legally )?privileged(?= )/g, isPrivilegeNotice)
  const inFolded = (kind: SignKind, of: Evidence, expression: RegExp | null, where = plain) =>
    expression ? firsts(where, expression).map((match) => ({ kind, of, ...placeIn(folded, match) })) : []
  const inText = (kind: SignKind, of: Evidence, expression: RegExp | null, isMeant?: (match: string) => boolean) =>
    expression
      ? firsts(text, expression, isMeant).map(({ index, length }) => ({ kind, of, start: index, end: index + length }))
      : []
  const found = patterns.flatMap(([kind, of, expression]) => inFolded(kind, of, expression))
  found.push(...inFolded('litigation', 'litigation', proceedings, without(proceedings, isReportOfProceeding)))
  plain = without(mentions, isIncidentalMention)
  found.push(...inFolded('lawyer', 'lawyer', mentions))
  found.push(...inFolded('lawyer', 'knownLawyer', known.names))
  found.push(...inText('lawyer', 'lawyer', addresses, isAddressOfLawyer), ...inText('lawyer', 'lawyer', heads))
  found.push(...inText('lawyer', 'knownLawyer', known.addresses))
  const hints = [
    ...inFolded('lawyer', 'lawyerPerhaps', known.firstNames),
    ...inText('lawyer', 'lawyerPerhaps', known.hints),
  ]
  found.push(...hints)
  if (found.length > hints.length) return { folded, found }
  // Only where plain reading finds nothing: spaced letters, broken lines, misread scans.
  const tight = squeeze({ text: plain.replaceAll('_', ' '), starts: folded.starts })
  const squeezedIn = firsts(tight.text, squeezed).map((match) => placeIn(tight, match))
  const marked = squeezedIn.length > 0 ? squeezedIn : misread(plain, folded)
  return { folded, found: [...found, ...marked.map((place) => ({ kind: 'legend', of: 'marking', ...place }) as const)] }
}

function placeIn({ starts }: Folded, { index, length }: { index: number; length: number }): Place {
  const start = starts[index] ?? 0
  return { start, end: (starts[index + length - 1] ?? start) + 1 }
}

function firsts(
  text: string,
  expression: RegExp,
  isMeant: (match: string) => boolean = () => true,
): Array<{ index: number; length: number }> {
  const found: Array<{ index: number; length: number }> = []
  for (const { 0: match, index } of text.matchAll(expression)) {
    if (!isMeant(match)) continue
    found.push({ index, length: match.length })
    if (found.length === FOUND_MAX) break
  }
  return found
}

const WORD = /[^ _]+/g
const SPACED = /(?<=[ _])(?:[^ _] ){5,}[^ _](?=[ _])/g

/** A word of ours with one letter wrong, or with a blank between all of its letters. */
function misread(plain: string, folded: Folded): Place[] {
  for (const { 0: run, index } of plain.matchAll(SPACED))
    if (MISREAD.some((word) => squeezePlain(run).includes(word)))
      return [placeIn(folded, { index, length: run.length })]
  const seen = new Set<string>()
  for (const { 0: word, index } of plain.matchAll(WORD)) {
    if (word.length < 6 || word.length > 12 || seen.has(word) || WRITTEN_RIGHT.has(word)) continue
    seen.add(word)
    const tight = squeezePlain(word)
    if (!NOT_MISREAD.has(tight) && MISREAD.some((known) => isOneOff(tight, known)))
      return [placeIn(folded, { index, length: word.length })]
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

const QUOTE_MAX = 160
const BEFORE = 40
const AFTER = 60

/** Each sign in its surroundings; one that an earlier quote shows already is not quoted again. */
function quotesOf(text: string, found: readonly Found[]): Array<{ kind: SignKind; quote: string; of: Evidence }> {
  const shown: Array<{ from: number; to: number; of: Evidence }> = []
  return found.flatMap(({ kind, of, start, end }) => {
    if (shown.some((one) => one.of === of && one.from <= start && end <= one.to)) return []
    const [from, to] = around(text, { start, end })
    shown.push({ from, to, of })
    return [{ kind, of, quote: oneLine(text.slice(from, to), QUOTE_MAX) }]
  })
}

function around(text: string, { start, end }: Place): [from: number, to: number] {
  const from = start <= BEFORE ? 0 : wordStart(text, start - BEFORE, start)
  return [from, wordEnd(text, end, Math.min(text.length, end + AFTER))]
}

function signOf(text: string, place: Place): Pick<PrivilegeSign, 'kind' | 'quote'> {
  return { kind: 'advice', quote: oneLine(text.slice(...around(text, place)), QUOTE_MAX) }
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
