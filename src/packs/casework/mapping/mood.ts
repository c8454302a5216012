import type { Match } from './phrases.ts'
import type { Words } from './words.ts'

/** Tells of something, lays down a rule, or neither. */
export interface Mood {
  kind: 'event' | 'rule'
  /** From this word on it is only supposed ("if", "whether"); the number of words where nothing is. */
  supposedFrom: number
  /** Somebody says that it was not so. */
  denied: boolean
  /** Who writes speaks of what they did or what was done to them. */
  firstPerson: boolean
  /** It has an end or a verb; a title or a label has neither. */
  says: boolean
}

const set = (words: string) => new Set(words.split(' '))
const MODALS = set('may must will shall should can are is receive receives have has')
const STRONG = set('may must will shall should can')
const MANY = set(
  'employees staff workers associates supervisors managers individuals applicants nobody anyone everyone',
)
const HOUSE = set('company employer management organization firm we policy handbook manual')
const LAYS_DOWN = set(
  'prohibits tolerates provides reserves expects encourages requires strives prohibit tolerate reserve',
)
const PASSED = set('effective today immediately hereby')
const FIRST = set('i me my we us our mine')
const SUPPOSES = set('if unless whether suppose supposing should')
const AUXILIARIES = set(
  'am is are was were be been being has have had do does did will would shall can could may might must should',
)
// biome-ignore format: a list
const PAST = set(
  'said told wrote sent met gave got took went came left made paid cut held put kept knew saw heard felt thought began quit let fell found lost ran said sat spoke stood taught understood won broke brought built bought caught chose drove became said says tells asks confirms serves states reads thank show shows list lists owe owes say reflects indicates needs wants',
)
const NOT_PAST = set('need indeed unpaid speed exceed proceed feed seed bed red hundred')

export function moodOf({ words, ended }: Words): Mood {
  const supposed = words.findIndex((word, at) => SUPPOSES.has(word) && (word !== 'should' || at === 0))
  return {
    kind: isRule(words) ? 'rule' : 'event',
    supposedFrom: supposed < 0 ? words.length : supposed,
    denied: hasRun(
      words,
      /^(?:denies|deny|denied|disputes|disputed)$/,
      /^(?:that|any|all|having|ever|terminating|retaliating)$/,
    ),
    firstPerson: words.some((word) => FIRST.has(word)),
    says: ended || words.some((word) => AUXILIARIES.has(word) || isPast(word)),
  }
}

export function isPast(word: string): boolean {
  return PAST.has(word) || (word.length >= 4 && word.endsWith('ed') && !NOT_PAST.has(word))
}

/** "Employees must", "an employee who", "you will be paid", "the company prohibits": true of everybody, told of nobody. */
function isRule(words: readonly string[]): boolean {
  const told = words.some((word) => FIRST.has(word) && word !== 'we' && word !== 'our')
  if (told) return false
  const happened = words.some((word) => word === 'was' || word === 'were' || word === 'did' || PASSED.has(word))
  for (const [at, word] of words.entries()) {
    const next = words.slice(at + 1, at + 7)
    const anyEmployee =
      /^(?:an|any|each|every|all|no)$/.test(word) &&
      next.slice(0, 3).some((w) => /^(?:employees?|person|worker|individual|supervisor|manager|one)$/.test(w))
    if ((anyEmployee || MANY.has(word)) && !happened && next.some((w) => MODALS.has(w))) return true
    if (word === 'you' && STRONG.has(next[0] ?? '') && !happened) return true
    if (
      word === 'you' &&
      next[0] === 'are' &&
      /^(?:required|entitled|eligible|expected|encouraged|responsible)$/.test(next[1] ?? '')
    )
      return true
    if (HOUSE.has(word) && !happened && next.slice(0, 3).some((w) => LAYS_DOWN.has(w) || w === 'shall' || w === 'may'))
      return true
    if (word === 'policy' && /^(?:it|this|our|company|the)$/.test(words[at - 1] ?? '') && !happened) return true
  }
  return false
}

function hasRun(words: readonly string[], first: RegExp, second: RegExp): boolean {
  return words.some((word, at) => first.test(word) && second.test(words[at + 1] ?? ''))
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
