import { isVerb } from './verbs.ts'
import type { Words } from './words.ts'

/** Tells of something, lays down a rule, or neither. */
export interface Mood {
  kind: 'event' | 'rule'
  /** It speaks of who writes or of who is written to. */
  personal: boolean
  /** It has an end or a verb; a title or a label has neither. */
  says: boolean
}

/** Up to five words of any kind, then. */
const some = (most: number) => `(?:[^ ]+ ){0,${most}}?`
const MODAL = '(?:may|must|will|shall|should|can)'
const STANDS = `(?:${MODAL}|is|are|do|has|have|gets?|receives?)`
const MANY = '(?:employees|staff|workers|associates|supervisors|managers|individuals|applicants|anyone|everyone)'
const ANY_ONE = `(?:an|any|each|every|all|no) ${some(2)}(?:employees?|person|worker|individual|supervisor|manager|one)`
const SYSTEM_WORKSPACE = '(?:company|employer|management|organization|firm|we|policy|handbook|manual)'
const LAYS_DOWN = '(?:prohibits?|tolerates?|provides|reserves?|expects|encourages|requires|strives|shall|may)'

/** "Employees must", "an employee who", "you will be paid", "the company prohibits": true of everybody, told of nobody. */
const RULE = new RegExp(
  [
    ` ${MANY} (?:who |${some(5)}${STANDS} )`,
    ` ${ANY_ONE} ${some(5)}${STANDS} `,
    ` the (?:employee|employer) ${some(2)}(?:may|must|shall|should) `,
    ` you ${MODAL} `,
    ' you are (?:required|entitled|eligible|expected|encouraged|responsible) ',
    ` ${SYSTEM_WORKSPACE} ${some(2)}${LAYS_DOWN} `,
    ' (?:it|this|our|company|the) policy ',
    ' it is (?:illegal|unlawful|prohibited|against|a violation) ',
    ' (?:federal|state|the|overtime|employment) law ',
  ].join('|'),
)
const TOLD = / (?:i|me|my|us|mine|was|were|did|effective|today|immediately|hereby) /
const PRONOUN = / (?:i|we|he|she|they|me|us|him|them) /
const PERSONAL = / (?:i|me|my|mine|you|your|yours) /

export function moodOf({ words, capitals, ended }: Words): Mood {
  const isMonth = (word: string, at: number) => word === 'may' && at > 0 && capitals.has(at)
  const line = ` ${words.map((word, at) => (isMonth(word, at) ? 'month' : word)).join(' ')} `
  return {
    kind: (!TOLD.test(line) && RULE.test(line)) || isTimeless(words) ? 'rule' : 'event',
    personal: PERSONAL.test(line),
    says: ended || words.some(isVerb) || PRONOUN.test(line),
  }
}

const PAST =
  /^(?:was|were|did|had|has|have|been|told|said|wrote|sent|gave|took|made|left|paid|cut|let|put|kept|knew|saw|got|quit)$/
const SOMEBODY =
  /^(?:i|me|my|mine|we|us|our|you|your|he|she|they|him|her|his|their|them|this|hr|mr|ms|mrs|dr|today|hereby|claimant|complainant|plaintiff|grievant)$/

/** "A written warning is issued after the second absence": of no person and at no time. */
function isTimeless(words: readonly string[]): boolean {
  const isPast = (word: string, at: number) =>
    PAST.test(word) ||
    (/ed$/.test(word) && isVerb(word) && !/^(?:is|are|be|being|to|get|gets|a|an|the|and|or)$/.test(words[at - 1] ?? ''))
  return (
    words.some((word) => /^(?:is|are|does|do)$/.test(word)) &&
    !words.some((word) => SOMEBODY.test(word)) &&
    !words.some(isPast)
  )
}
