import { oneLine } from '../text/quote.ts'
import { type Evidence, type Found, findEvidence, type Place, placeIn } from './evidence.ts'
import { type LawyerFinder, lawyerFinder, lawyersIn } from './lawyers.ts'
import type { SignKind } from './lexicon.ts'
import { spaced, type Title, talkIn, titleWords } from './talk.ts'

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
 * What the case knows and no example can teach, in the measure of the score of the talk, which is above zero for talk about a
 * case. Evidence in the text is a part of that score; chosen on the sets of tests/integration/casework/evaluation.
 */
const LAWYER_OF_CASE = 3
/** A first name or initials that a lawyer of the case has, and perhaps others. */
const LAWYER_PERHAPS = 1
const NAMED_FOR_LAWYER = 2
const ALONE = Number.POSITIVE_INFINITY

/**
 * The signs of privilege in a document. None means that everything was read and too little was found; whether a document is
 * privileged is for an attorney to say. It prefers a needless sign to a missed one.
 */
export function privilegeSigns(document: ReadDocument): PrivilegeSign[] {
  const { text, notices = [], lawyers = [] } = document
  const signs = new Map<string, PrivilegeSign>()
  const add = (sign: PrivilegeSign) => {
    if (signs.size < SIGNS_MAX) signs.set(`${sign.kind} ${sign.quote}`, sign)
  }
  const known = lawyerFinder([...lawyers, ...lawyersIn(text ?? '')])
  const ofCase = lawyers.length > 0 ? lawyerFinder(lawyers) : null
  const { title, extra: extraOfTitle, quotes } = readTitle(document, known)
  for (const sign of quotes) add(sign)
  let extra = extraOfTitle
  if (text === null) add({ kind: 'not_read', quote: 'No text could be read.', page: null })
  for (const notice of notices)
    if (!HARMLESS.test(notice)) add({ kind: 'not_read', quote: oneLine(notice, QUOTE_MAX), page: null })
  if ([...signs.values()].some(({ kind }) => kind === 'not_read')) extra = ALONE
  let talk: { score: number; sign: PrivilegeSign } | null = null
  const score = () => (talk?.score ?? NO_TALK) + extra
  for (const [index, page] of (text ?? '').split('\f').entries())
    for (let from = 0; from < page.length; from += WINDOW - OVERLAP) {
      // More text can only add to it.
      if (signs.size === SIGNS_MAX && score() >= 0) break
      const part = page.slice(from, from + WINDOW)
      const { folded, found } = findEvidence(part, known)
      for (const { kind, quote } of quotesOf(part, found)) add({ kind, quote, page: index + 1 })
      extra = Math.max(extra, extraOf(found, folded.text, part, ofCase))
      const heard = talkIn(folded, found, title)
      if (heard && heard.score > (talk?.score ?? Number.NEGATIVE_INFINITY))
        talk = { score: heard.score, sign: { ...signOf(part, placeIn(folded, heard)), page: index + 1 } }
    }
  if (score() < 0) return []
  return talk && (talk.score > TALK_QUOTED || signs.size === 0)
    ? [...[...signs.values()].slice(0, SIGNS_MAX - 1), talk.sign]
    : [...signs.values()]
}

/** Below it, the words of the talk say little that the other signs do not show. */
const TALK_QUOTED = 3

/** A text without a word. */
const NO_TALK = -2

function extraOf(found: readonly Found[], folded: string, text: string, ofCase: LawyerFinder | null): number {
  if (found.some(({ of }) => of === 'marking')) return ALONE
  if (!ofCase) return 0
  if (isIn(folded, ofCase.names) || isIn(text, ofCase.addresses)) return LAWYER_OF_CASE
  return isIn(folded, ofCase.firstNames) || isIn(text, ofCase.hints) ? LAWYER_PERHAPS : 0
}

const isIn = (text: string, expression: RegExp | null) => expression !== null && text.search(expression) >= 0

/** What the name of the file and what the file says of itself tell. */
export function readTitle({ name, about = {} }: ReadDocument, known: LawyerFinder) {
  const quotes: PrivilegeSign[] = []
  const evidence: string[] = []
  let extra = 0
  const spacedName = spaced(name)
  const named = findEvidence(spacedName, known).found.filter(
    ({ start, end }) => !PAPER_OF_COURT.test(spacedName.slice(start, end)),
  )
  if (named.some(({ of }) => of !== 'lawyerPerhaps')) {
    quotes.push({ kind: 'file_name', quote: oneLine(name, QUOTE_MAX), page: null })
    const isOfLawyer = named.some(({ kind }) => kind === 'legend' || kind === 'lawyer')
    evidence.push(isOfLawyer ? 'fileName' : 'fileNamePerhaps')
    if (isOfLawyer) extra = NAMED_FOR_LAWYER
  }
  const itself = Object.values(about)
    .flat()
    .filter((value) => typeof value === 'string')
    .join('\n')
  for (const { kind, quote, of } of quotesOf(itself, findEvidence(itself, known).found)) {
    quotes.push({ kind, quote, page: null })
    if (SAID_OF_ITSELF.has(of)) extra = ALONE
    else evidence.push(of)
  }
  const title: Title = { words: titleWords(name), evidence }
  return { title, extra, quotes }
}

/** A lawyer who wrote or received it. */
const SAID_OF_ITSELF: ReadonlySet<Evidence> = new Set(['marking', 'lawyer', 'knownLawyer'])

/** What a reader says about a text that is nevertheless whole. Any other notice means that something was not read. */
const HARMLESS =
  /^(?:It has comments; they stand after the text|It has macros|The text was read as Windows-1252|The text is longer than a page may be; it is given as)/

/** A file named for what a court sends to anybody. */
const PAPER_OF_COURT = /^(?:subpoenas?|jury|tribunals?|\w+ court)$/i

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
