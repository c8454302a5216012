import type { Finding } from './finding.ts'
import { isEnglishWord, isPublicAbbreviation } from './general-words.ts'
import type { Glyphs } from './glyphs.ts'

const WHAT = 'a word that is written so that no search finds it'

/** Words in code, in blanks, with signs for letters. A general insight needs none of them, whoever they may name. */
export function findDisguises(glyphs: Glyphs): Finding[] {
  const { text } = glyphs
  return FORMS.flatMap(({ pattern, holds = () => true }): Finding[] =>
    [...text.matchAll(pattern)]
      .filter(({ 0: written }) => holds(written))
      .map(({ index, 0: written }) => ({
        ...{ kind: 'client_identity', code: 'identity.looks_disguised', what: WHAT },
        ...{ start: index, end: index + written.length },
      })),
  )
}

interface Form {
  pattern: RegExp
  holds?(written: string): boolean
}

const START = '(?<![\\p{L}\\d])'
const END = '(?![\\p{L}\\d])'

const SPELLING =
  'alpha|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|whisky|x-?ray|yankee|zulu'

/** Letters with stops that stand for no person. */
const GENERAL =
  /^(?:ie|eg|am|pm|us|usa|usc|cfr|nb|ps|qv|aka|dba|fka|po|wrt|id|hr|nd|ad|bc|ce|md|jd|dc|ny|nj|nc|sd|va|pa|ca|uk|eu|eo|un|llc|llp|pc|sct|fd|fr|etc|rsvp|asap|ok|cf|vs|op|pp|la)$/

/** Each takes a bounded number of steps at any place. */
const FORMS: Form[] = [
  { pattern: /[\u2801-\u28ff]{2,60}/gu },
  // R*sk*, l@m@r, cr€$$, $tone, M____l
  {
    pattern: new RegExp(
      `${START}\\p{L}{0,20}(?:\\p{L}[*€$£¥¢!|]{1,8}|[$€£¥]{1,8})\\p{L}[\\p{L}*€$£¥¢!|@\\d]{0,40}`,
      'gu',
    ),
  },
  { pattern: new RegExp(`${START}\\p{L}{1,3}_{2,20}\\p{L}{0,3}${END}`, 'gu') },
  // J0hnny
  { pattern: new RegExp(`${START}\\p{L}[013457]\\p{L}{3,24}${END}`, 'gu') },
  // L V Y 2 2 8
  {
    pattern: /(?<![\p{L}\d])[A-Za-z\d](?:[ .-][A-Za-z\d]){4,24}(?![\p{L}\d])/gu,
    holds: (written) => (written.match(/[A-Za-z]/g)?.length ?? 0) > 1 && (written.match(/\d/g)?.length ?? 0) > 1,
  },
  // 1-800-555-HELP
  {
    pattern:
      /(?<![\p{L}\d])(?:1[ .-])?\(?\d{3}\)?[ .-](?:\d{3}[ .-][A-Z]{4}|[A-Z]{4}|[A-Z]{3}[ .-]?[A-Z]{4}|[A-Z]{7})(?![\p{L}\d])/gu,
  },
  // Morse
  {
    pattern: /(?<![\p{L}\d.-])(?:[.·\-–−]{1,6}[ /|]{1,3}){2,60}[.·\-–−]{1,6}(?![\p{L}\d])/gu,
    holds: (written) => /[.·]/.test(written) && /[-–−]/.test(written),
  },
  { pattern: new RegExp(`${START}(?:${SPELLING})(?:[ ,-]{1,2}(?:${SPELLING})){2,40}${END}`, 'giu') },
  // m.q.t.
  {
    pattern: /(?<![\p{L}\d.])(?:\p{Ll}\.-?){2,5}(?![\p{L}\d])/gu,
    holds: (written) =>
      !GENERAL.test(written.replace(/[.-]/g, '')) && !isPublicAbbreviation(written.replace(/[.-]/g, '')),
  },
  // Letters and digits of a code: base 64, or base 16.
  {
    pattern: /(?<![\p{L}\d+/=])[A-Za-z\d+/]{10,2000}={0,2}(?![\p{L}\d+/=])/gu,
    holds: (written) =>
      (written.match(/[a-z](?=[A-Z])/g)?.length ?? 0) > 1 &&
      /[A-Z]{2}|\d|=/.test(written) &&
      !/^\p{L}+(?:\/\p{L}+)+$/u.test(written),
  },
  {
    pattern: /(?<![\p{L}\d])(?=[\da-f]*\d[a-f])(?:[\da-f]{2}[ :]?){6,400}(?![\p{L}\d])/giu,
    holds: (written) => /[a-f]\d|\d[a-f]/i.test(written),
  },
  // thaddeusstone99, 1405northhawthorn
  {
    pattern: new RegExp(`${START}(?:\\p{Ll}{5,40}\\d{1,4}|\\d{1,6}\\p{Ll}{6,40})${END}`, 'gu'),
    holds: (written) => !isEnglishWord(written.replace(/\d+/g, '')),
  },
]
