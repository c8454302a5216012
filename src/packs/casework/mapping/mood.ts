import type { Match } from './phrases.ts'
import type { Words } from './words.ts'

/** Tells of something, lays down a rule, or neither. */
export interface Mood {
  kind: 'event' | 'rule'
  /** From this word on it is only supposed ("if", "whether"); the number of words where nothing is. */
  supposedFrom: number
  /** Somebody says that it was not so. */
  denied: boolean
  /** It speaks of who writes or of who is written to. */
  personal: boolean
  /** It has an end or a verb; a title or a label has neither. */
  says: boolean
}

const set = (words: string) => new Set(words.split(' '))
/** Up to five words of any kind, then. */
const some = (most: number) => `(?:[^ ]+ ){0,${most}}?`
const MODAL = '(?:may|must|will|shall|should|can)'
const STANDS = `(?:${MODAL}|is|are|do|has|have|gets?|receives?)`
const MANY = '(?:employees|staff|workers|associates|supervisors|managers|individuals|applicants|anyone|everyone)'
const ANY_ONE = `(?:an|any|each|every|all|no) ${some(2)}(?:employees?|person|worker|individual|supervisor|manager|one)`
const HOUSE = '(?:company|employer|management|organization|firm|we|policy|handbook|manual)'
const LAYS_DOWN = '(?:prohibits?|tolerates?|provides|reserves?|expects|encourages|requires|strives|shall|may)'

/** "Employees must", "an employee who", "you will be paid", "the company prohibits": true of everybody, told of nobody. */
const RULE = new RegExp(
  [
    ` ${MANY} (?:who |${some(5)}${STANDS} )`,
    ` ${ANY_ONE} ${some(5)}${STANDS} `,
    ` the (?:employee|employer) ${some(2)}(?:may|must|shall|should) `,
    ` you ${MODAL} `,
    ' you are (?:required|entitled|eligible|expected|encouraged|responsible) ',
    ` ${HOUSE} ${some(2)}${LAYS_DOWN} `,
    ' (?:it|this|our|company|the) policy ',
    ' it is (?:illegal|unlawful|prohibited|against|a violation) ',
    ' (?:federal|state|the|overtime|employment) law ',
  ].join('|'),
)
const TOLD = / (?:i|me|my|us|mine|was|were|did|effective|today|immediately|hereby) /
const PERSONAL = / (?:i|me|my|mine|you|your|yours) /
const DENIED =
  / (?:den(?:y|ies|ied)|disput(?:es|ed)) (?:that|any|all|having|ever) | (?:no|not|insufficient|lacks) (?:[^ ]+ ){0,2}?evidence /
const SUPPOSES = set('if unless whether suppose supposing')
const AUXILIARIES = set(
  'am is are was were be been being has have had do does did will would shall can could may might must should',
)
// biome-ignore format: a list
const VERBS = set(
  'said told wrote sent met gave got took went came left made paid cut held put kept knew saw heard felt thought began quit ' +
  'let fell found lost ran sat spoke stood taught understood won broke brought built bought caught chose drove became says ' +
  'tells asks confirms serves states reads thank show shows list lists owe owes say reflects indicates needs wants',
)
const NO_VERBS = set('need indeed unpaid speed exceed proceed feed seed hundred')

export function moodOf({ words, ended }: Words): Mood {
  const line = ` ${words.join(' ')} `
  const supposed = words.findIndex((word) => SUPPOSES.has(word))
  return {
    kind: !TOLD.test(line) && RULE.test(line) ? 'rule' : 'event',
    supposedFrom: supposed < 0 ? words.length : supposed,
    denied: DENIED.test(line),
    personal: PERSONAL.test(line),
    says: ended || words.some((word) => AUXILIARIES.has(word) || isVerb(word)),
  }
}

function isVerb(word: string): boolean {
  return VERBS.has(word) || (word.length >= 4 && word.endsWith('ed') && !NO_VERBS.has(word))
}

const UNREAL = set('would could might may should must can')
const REACH_WORDS = 3

/** "might have been fired", "could complain": not told as something that was. */
export function isUnreal({ words, breaks }: Words, { start, end }: Match): boolean {
  for (let at = start; at < end; at++) if (isModal(words, at)) return true
  for (let at = start - 1; at >= 0 && at >= start - REACH_WORDS; at--) {
    if (breaks.has(at + 1)) return false
    if (isModal(words, at)) return true
  }
  return false
}

const BEFORE_MAY = set('in since last until by this early late mid of during from next')

/** "In May I was" is no "may". */
function isModal(words: readonly string[], at: number): boolean {
  return UNREAL.has(words[at]!) && !(words[at] === 'may' && BEFORE_MAY.has(words[at - 1] ?? ''))
}
