import type { Finding } from './finding.ts'
import { DIGIT, type Glyphs, SEPARATOR } from './glyphs.ts'

/** Addresses, telephones, machines, pages and dockets that nobody told us of, by their form alone. */
export function findUnknownPlaces(glyphs: Glyphs): Finding[] {
  const formed = FORMS.flatMap(({ code, what, pattern, holds = () => true }): Finding[] =>
    [...glyphs.flat.matchAll(pattern)]
      .filter(({ index, 0: text }) => {
        const lastWord = index + text.search(/[^ ]*$/)
        return holds(text, glyphs.flat.slice(Math.max(0, index - 24), index), glyphs.upper[lastWord] === 1)
      })
      .map(({ index, 0: text }) => finding(glyphs, index, index + text.length, { code, what })),
  )
  return [...formed, ...groupedDigits(glyphs)]
}

function finding(glyphs: Glyphs, from: number, to: number, { code, what }: Pick<Finding, 'code' | 'what'>): Finding {
  return { kind: 'client_identity', code, what, start: glyphs.starts[from]!, end: glyphs.ends[to - 1]! }
}

interface Form {
  code: string
  what: string
  pattern: RegExp
  /** `capital`: whether its last word has a capital letter. */
  holds?(text: string, before: string, capital: boolean): boolean
}

const ADDRESS = { code: 'identity.looks_like_address', what: 'something that looks like an address' }
const PHONE = { code: 'identity.looks_like_phone', what: 'something that looks like a telephone number' }
const MACHINE = {
  code: 'identity.looks_like_network_address',
  what: 'something that looks like the address of a device',
}
const PAGE = { code: 'identity.looks_like_page', what: 'something that looks like a page or an account on the web' }
const DOCKET = { code: 'identity.looks_like_docket', what: 'something that looks like the number of a case' }

const STREET =
  'street|st|avenue|ave|av|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|place|pl|square|sq|terrace|ter|highway|hwy|parkway|pkwy|circle|cir|way|trail|trl|alley|row|walk|mews|close|crescent|grove|gardens|quay|market|plaza|loop|pike|turnpike|heights|hill|ridge|broadway'
/** Ends of street names that are things as well: only after a number and with a capital letter. */
const RARE_STREET =
  'annex|arcade|bayou|beach|bend|bluffs?|bottom|branch|bridge|brooks?|burgs?|bypass|camp|canyon|cape|causeway|centers?|cliffs?|club|commons?|corners?|courts|cove|coves|creek|crest|crossing|crossroads?|curve|dale|dam|divide|drives|estates?|expressway|extensions?|falls?|ferry|fields?|flats?|ford|fords|forest|forge|forges|forks?|fort|freeway|garden|gateway|glens?|greens?|groves|harbors?|haven|hills|hollow|inlet|islands?|isle|junctions?|knolls?|lakes?|landing|lodge|locks?|mall|manors?|meadows?|mills?|mission|motorway|mount|mountains?|neck|orchard|oval|overpass|parks?|parkways|pass|passage|path|pines?|plains?|plazas|ports?|prairie|ramp|ranch|rapids?|ridges|rivers?|roads|route|shoals?|shores?|skyway|springs?|spur|squares|stations?|stream|streets|summit|throughway|trace|track|trafficway|tunnel|underpass|unions?|valleys?|viaduct|views?|villages?|ville|vista|walks|wells?|rise|drift|gate|wharf|chase|fold|green|mead|lea|croft|end|side|wynd|brae'
const FOREIGN =
  'rue|avenue|calle|via|viale|piazza|plaza|avenida|rua|praca|strada|ul|ulica|aleja|al|plac|vul|вул|boulevard|chemin|impasse|carrer|paseo|largo|corso'
const WORD = "[\\p{L}][\\p{L}.'’-]{0,24}"
const STATES =
  'al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc'
const START = '(?<![\\p{L}\\d])'
const END = '(?![\\p{L}\\d])'

/** Each takes a bounded number of steps at any place. */
const FORMS: Form[] = [
  // 742 Evergreen Terrace, 350 fifth avenue, 1200 W. Fulton Market
  {
    ...ADDRESS,
    pattern: new RegExp(
      `${START}\\d{1,6}[a-z]?,? (?:${WORD} ){0,3}?(?:\\d{1,3}(?:st|nd|rd|th) )?(?:${STREET})${END}`,
      'gu',
    ),
    holds: (text) =>
      !/^\d+ (?:hours?|days?|weeks?|months?|years?|minutes?|times?|percent|people|employees|of|in|at|on|to|and|or|a)\b/.test(
        text,
      ) && !/^\d{1,6}[a-z]? (?:way|row|close|walk|drive|place|court|circle|market|hill|square)$/.test(text),
  },
  {
    ...ADDRESS,
    pattern: new RegExp(`${START}\\d{1,6}[a-z]? (?:${WORD} ){1,2}(?:${RARE_STREET})${END}`, 'gu'),
    holds: (_text, before, capital) =>
      capital && !/(?:section|rule|chapter|title|part|article|form|no\.|§)\s$/.test(before),
  },
  // Hauptstraße 45, Prinsengracht 263
  {
    ...ADDRESS,
    pattern: new RegExp(
      `${START}[\\p{L}.-]{2,30}(?:strasse|straße|str|gasse|weg|platz|allee|damm|ufer|gracht|straat|laan|plein|kade|gatan|vagen|vej|gade)\\.? \\d{1,4}[a-z]?${END}`,
      'gu',
    ),
  },
  // 19 Rue de la Paix, Calle Mayor 12, ul. Marszałkowska 10
  { ...ADDRESS, pattern: new RegExp(`${START}\\d{1,5},? (?:${FOREIGN})\\.? ${WORD}`, 'gu') },
  { ...ADDRESS, pattern: new RegExp(`${START}(?:${FOREIGN})\\.? (?:${WORD} ){1,4}\\d{1,5}${END}`, 'gu') },
  {
    ...ADDRESS,
    pattern: new RegExp(`${START}(?:p\\.? ?o\\.? ?box|post office box|postfach|apartado) \\d{1,7}${END}`, 'gu'),
  },
  {
    ...ADDRESS,
    pattern: new RegExp(
      `${START}(?:apt|apartment|suite|ste|unit|flat|room|rm|floor)\\.? ?#?(?:\\d{1,5}[a-z]?|[a-z]\\d{1,4})${END}`,
      'gu',
    ),
  },
  {
    ...ADDRESS,
    pattern: new RegExp(
      `${START}(?:county|state|rural|farm|forest) (?:road|route|highway|rd|rte|hwy) \\d{1,5}${END}`,
      'gu',
    ),
  },
  // Springfield, IL 62704; 10117 Berlin; LS1 4AP; SW1A 2AA
  { ...ADDRESS, pattern: new RegExp(`${START}${WORD},? (?:${STATES})\\.? \\d{5}(?:-\\d{4})?${END}`, 'gu') },
  { ...ADDRESS, pattern: new RegExp(`${START}[a-z]{1,2}\\d[a-z\\d]? \\d[a-z]{2}${END}`, 'gu') },
  {
    ...ADDRESS,
    pattern: new RegExp(`${START}(?:\\d{5}|\\d{4} ?[a-z]{2}|\\d{2}-\\d{3}) \\p{L}{3,24}${END}`, 'gu'),
    holds: (text, before, capital) => capital && !/[$€£#]\s?$/.test(before) && !UNITS.test(text),
  },
  { ...ADDRESS, pattern: new RegExp(`${START}corner of ${WORD}(?: ${WORD})? (?:and|&) ${WORD}`, 'gu') },
  {
    ...ADDRESS,
    pattern: new RegExp(`${START}(?:corner of )?\\d{1,3}(?:st|nd|rd|th) (?:and|&) ${WORD}`, 'gu'),
    holds: (_text, before) => /\b(?:of|at|on|near|by)\s$|^$/.test(before) || before.length < 3,
  },
  { ...PHONE, pattern: new RegExp(`${START}(?:ext|extension|durchwahl|poste)\\.? ?#?\\d{2,6}${END}`, 'gu') },
  {
    ...MACHINE,
    pattern: /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]\d)/gu,
    holds: (text) => text.split('.').every((part) => Number(part) < 256),
  },
  {
    ...MACHINE,
    pattern: /(?<![\p{L}\d:])(?:[\da-f]{0,4}:){2,7}[\da-f]{1,4}(?![\p{L}\d:])/gu,
    holds: (text) => /[a-f]/.test(text) || text.includes('::') || text.split(':').length > 3,
  },
  { ...MACHINE, pattern: /(?<![\p{L}\d])(?:[\da-f]{2}[:-]){5}[\da-f]{2}(?![\p{L}\d])/gu },
  {
    ...PAGE,
    pattern: /(?:https?:\/\/|www\.)[^\s<>"')\]]{3,200}/gu,
    holds: (text) => !/^(?:https?:\/\/)?(?:www\.)?[a-z.-]{1,60}\.gov(?:[/.,;]|$)/.test(text),
  },
  {
    ...PAGE,
    pattern:
      /(?<![\p{L}\d@.-])[a-z\d][a-z\d-]{1,40}(?:\.[a-z\d-]{2,40}){0,3}\.(?:com|org|net|info|biz|io|co|me|us|law|legal|blog|shop|app|de|fr|es|it|uk|nl|pl|eu)(?:\/[^\s<>"')\]]{0,200})?(?![\p{L}\d])/gu,
  },
  { ...PAGE, pattern: /(?<![\p{L}\d@.])@[a-z\d][a-z\d_.]{2,40}/gu },
  {
    ...DOCKET,
    pattern: new RegExp(
      `${START}(?:\\d{1,2}:)?\\d{2,4}-?(?:cv|cr|civ|ap|md|bk|mc|l|d|ch|p|cf|dr|ca)-?\\d{2,7}${END}`,
      'gu',
    ),
  },
  {
    ...DOCKET,
    pattern: new RegExp(
      `${START}(?:case|docket|charge|claim|file|matter|index)(?: no\\.?| number|\\s?#)\\s?:?\\s?[a-z\\d-]{4,24}${END}`,
      'gu',
    ),
    holds: (text) => /\d{3}/.test(text),
  },
]

const UNITS =
  /(?:hours?|days?|weeks?|months?|years?|pages?|documents?|dollars?|euros?|people|employees|workers|words|messages|emails|entries|rows|cases|charges|claims|records|files|items|samples|miles|feet|and|or|of|to|the|a|in|for|with|per|were|was|are|is)$/

/** Seven to fifteen digits in groups are a telephone number, unless they are a date, years, an amount or a citation. */
function groupedDigits(glyphs: Glyphs): Finding[] {
  const found: Finding[] = []
  for (let at = 0; at < glyphs.length; at++) {
    if (glyphs.kinds[at] !== DIGIT || (at > 0 && glyphs.kinds[at - 1] !== SEPARATOR)) continue
    const text = RUN.exec(glyphs.flat.slice(at, at + 40))?.[0]
    if (text === undefined) continue
    const before = glyphs.flat.slice(Math.max(0, at - 24), at)
    if (isPhone(text, before, glyphs.flat.slice(at + text.length, at + text.length + 2)))
      found.push(finding(glyphs, at, at + text.length, PHONE))
    at += text.length - 1
  }
  return found
}

const RUN = /^\d{1,6}(?:[ .()/-]{1,3}\d{2,9}){1,6}/

function isPhone(text: string, before: string, after: string): boolean {
  const groups = text.match(/\d+/g) as string[]
  const digits = groups.join('')
  if (digits.length < 7 || digits.length > 15 || /^[\p{L}\d]/u.test(after)) return false
  if (/[$€£§]\s?$|(?:c\.f\.r\.|cfr|u\.s\.c\.|usc|u\.s\.|§|f\.\dd|bates|range|section|sections|pages?)\s?$/.test(before))
    return false
  if (groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false
  if (isDate(groups, text)) return false
  // 1614.105 and 12.5000 are numbers, 555.0142 is a telephone.
  if (groups.length === 2 && /^\d+\.\d+$/.test(text)) return /^\d{3}\.\d{4}$/.test(text)
  if (groups.length === 2 && /^\d+-\d+$/.test(text) && groups[0]!.length === groups[1]!.length) return false
  return true
}

function isDate(groups: readonly string[], text: string): boolean {
  if (groups.length !== 3 || !/^\d+([./-])\d+\1\d+$/.test(text)) return false
  const [a, b, c] = groups.map(Number) as [number, number, number]
  const isYear = (n: number) => n >= 1900 && n < 2100
  return (isYear(c) && a <= 31 && b <= 31) || (isYear(a) && b <= 12 && c <= 31)
}
