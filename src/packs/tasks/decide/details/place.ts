import type { Repeat } from './repeat.ts'
import { WEEKDAYS } from './vocabulary.ts'
import type { When } from './when.ts'
import type { Word } from './words.ts'

/** Where a piece stands among the words that are not read as something else. */
export interface Place {
  atStart: boolean
  atEnd: boolean
}

const set = (words: string) => new Set(words.split(' '))

/** Words after which a date belongs to what the task is about: "move it to friday", "the 3 pm bug", "usa today". */
const OWNS_DATE = set(
  'to from of since after than between the a an my your our his her their its last past previous usa room page chapter version number no - – — vs',
)
/** "Black Friday" is the name of a day, not the day. */
const NAMES_WEEKDAY = set('black good super ash cyber easter freaky palm fat bloody ruby taco casual holy whit')
/** Words that go on with the sentence: what stands before them is not the beginning of a name. */
const GOES_ON = set(
  'to with for about from and or in at before after because so if then but by on the a an my our your his her their this that these those via using w/ plus re regarding when while - – — & per unless instead please pls thanks',
)
/** What a task begins with, so that "friday call mom" is read and "sunday roast" is not. */
const TASK_VERBS = set(
  'add arrange ask attend back book bring build buy call cancel change charge check clean collect complete contact cook create deliver do draft drop email feed file fill find finish fix follow get give go hand help install invite join learn leave mail make meet message move mow order organise organize pack paint pay phone pick plan post practice practise prepare print purchase put read register remember remind remove renew repair replace reply request research return review run schedule see sell send set ship shop sign start study submit take talk teach tell test text throw tidy track transfer try turn update upload vacuum visit walk wash watch water wipe work write',
)
const IS_SUBJECT = set('is was will has should never can means')

export function whenStands(words: Word[], when: When, place: Place): boolean {
  const { day, time, intro } = when
  const before = words[when.start - 1]
  const follow = words[when.next]
  const closed = words[when.next - 1]!.trail !== '' || follow === undefined
  const owned = before !== undefined && before.trail === '' && owns(before.lower, when, words)
  if (owned || goesOnInNumbers(words, when)) return false
  const both = day !== null && time !== null && time.surety !== 'bare'
  const introduced = intro !== '' || both
  if (day?.ordinal && (intro === '' || !(place.atEnd || closed || both || isIn(GOES_ON, follow)))) return false
  if (intro === 'for' && !day && time?.surety !== 'sure') return false
  const surety = when.momentMs !== null ? 'sure' : sureness(when)
  if (surety === 'weak' && !introduced) return false
  if (place.atEnd) return true
  const goesOn = closed || isIn(GOES_ON, follow)
  if (place.atStart) {
    if (isIn(IS_SUBJECT, follow)) return false
    return surety === 'sure' && time?.surety !== 'bare' && day !== null
      ? true
      : goesOn || introduced || isIn(TASK_VERBS, follow)
  }
  if (time?.surety === 'bare' || when.momentMs !== null || surety === 'weak')
    return goesOn && (introduced || when.momentMs !== null)
  return intro !== '' || (surety === 'sure' && goesOn)
}

/** "at 5 or 6", "at 5 - 7": half of a choice is no time. */
function goesOnInNumbers(words: Word[], when: When): boolean {
  const joint = words[when.next]?.lower ?? ''
  const number = words[when.next + 1]?.lower ?? ''
  return when.time !== null && /^(or|and|to|-|–|—|&)$/.test(joint) && /^\d/.test(number)
}

function isIn(words: Set<string>, word: Word | undefined): boolean {
  return word !== undefined && words.has(word.lower)
}

function sureness({ day, time }: When): 'sure' | 'plain' | 'weak' {
  if (day) return day.surety
  return time!.surety === 'sure' ? 'plain' : 'weak'
}

function owns(before: string, when: When, words: Word[]): boolean {
  if (when.intro !== '') return false
  if (WEEKDAYS[words[when.start]!.lower] !== undefined && NAMES_WEEKDAY.has(before)) return true
  return OWNS_DATE.has(before) || before.endsWith("'s") || before.endsWith('’s')
}

/** "every monday" says outright what it is; "weekly" is also an adjective, so it stands at the end or before a comma. */
export function repeatStands(words: Word[], repeat: Repeat, place: Place): boolean {
  const before = words[repeat.start - 1]
  if (before !== undefined && before.trail === '' && OWNS_DATE.has(before.lower)) return false
  if (place.atEnd) return true
  const follow = words[repeat.next]
  const closed = words[repeat.next - 1]!.trail !== ''
  if (repeat.adverb) return (place.atStart && closed) || repeat.time !== null
  if (place.atStart) return !isIn(IS_SUBJECT, follow)
  return closed || isIn(GOES_ON, follow)
}
