import { type Folded, foldText, squeeze, squeezePlain } from './fold-text.ts'
import { isIncidentalMention, isPrivilegeNotice, isReportOfProceeding, isTalkOfPrivilege } from './incidental.ts'
import type { LawyerFinder } from './lawyers.ts'
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

/** What a place in a text is evidence of. `privilegeTalk` is an article or a ruling about privilege, and no marking. */
export type Evidence =
  | 'marking'
  | 'privilegeTalk'
  | 'lawyer'
  | 'knownLawyer'
  | 'lawyerPerhaps'
  | 'advice'
  | 'litigation'

export interface Place {
  start: number
  end: number
}

export interface Found extends Place {
  kind: SignKind
  of: Evidence
}

/** Each window of a long text is judged by what is found in it. */
const FOUND_MAX = 100

export function findEvidence(text: string, known: LawyerFinder): { folded: Folded; found: Found[] } {
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
  const found: Found[] = patterns.flatMap(([kind, of, expression]) => inFolded(kind, of, expression))
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
  for (const one of found)
    if (one.of === 'marking' && isTalkOfPrivilege(text, one.start, one.end)) one.of = 'privilegeTalk'
  if (found.length > hints.length) return { folded, found }
  // Only where plain reading finds nothing: spaced letters, broken lines, misread scans.
  const tight = squeeze({ text: plain.replaceAll('_', ' '), starts: folded.starts })
  const squeezedIn = firsts(tight.text, squeezed).map((match) => placeIn(tight, match))
  const marked = squeezedIn.length > 0 ? squeezedIn : misread(plain, folded)
  return { folded, found: [...found, ...marked.map((place) => ({ kind: 'legend', of: 'marking', ...place }) as const)] }
}

export function placeIn({ starts }: Folded, { index, length }: { index: number; length: number }): Place {
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
