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
  'to from and or & of since after than between the a an my your our his her their its last past previous usa room page chapter version number no - – — vs',
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

export function containsWhen(words: Word[], when: When, place: Place): boolean {
  if (isOwned(words, when) || goesOnInNumbers(words, when)) return false
  const { day, time, intro } = when
  const goesOn = sentenceGoesOn(words, when.next)
  // A day beside a clock time is as good as introduced.
  const beside = day !== null && (time?.surety === 'sure' || time?.surety === 'weak')
  const introduced = intro !== '' || beside
  const surety = sureness(when)
  if (surety === 'weak' && !introduced) return false
  if (day?.ordinal && !(intro !== '' && (place.atEnd || beside || goesOn))) return false
  if (intro === 'for' && !day && time?.surety !== 'sure') return false
  if (place.atEnd) return true
  if (place.atStart) {
    const follow = words[when.next]
    if (isIn(IS_SUBJECT, follow)) return false
    const told = surety === 'sure' || (introduced && time?.surety !== 'bare')
    return told || goesOn || isIn(TASK_VERBS, follow)
  }
  if (intro !== '' && surety === 'plain' && time?.surety !== 'bare') return true
  return goesOn && (introduced || surety === 'sure')
}

function sureness({ day, time, momentMs: timestampMs }: When): 'sure' | 'plain' | 'weak' {
  if (timestampMs !== null) return 'sure'
  if (day) return day.surety
  return time!.surety === 'sure' ? 'plain' : 'weak'
}

/** Punctuation, the end, or a word that does not belong to a name with the date. */
function sentenceGoesOn(words: Word[], next: number): boolean {
  return words[next - 1]!.trail !== '' || words[next] === undefined || isIn(GOES_ON, words[next])
}

/** "at 5 or 6", "at 5 - 7": half of a choice is no time. */
function goesOnInNumbers(words: Word[], { next, time }: When | Repeat): boolean {
  const joint = words[next]?.lower ?? ''
  const number = words[next + 1]?.lower ?? ''
  return time !== null && /^(or|and|to|-|–|—|&)$/.test(joint) && /^\d/.test(number)
}

function isIn(set: Set<string>, word: Word | undefined): boolean {
  return word !== undefined && set.has(word.lower)
}

function isOwned(words: Word[], when: When): boolean {
  const before = words[when.start - 1]
  if (before === undefined || before.trail !== '' || when.intro !== '') return false
  if (WEEKDAYS[words[when.start]!.lower] !== undefined && NAMES_WEEKDAY.has(before.lower)) return true
  return OWNS_DATE.has(before.lower) || /['’]s$/.test(before.lower)
}

/** "every monday" says outright what it is; "weekly" is also an adjective, so it stands at the end or before a comma. */
export function containsRepeat(words: Word[], repeat: Repeat, place: Place): boolean {
  const before = words[repeat.start - 1]
  if (before !== undefined && before.trail === '' && OWNS_DATE.has(before.lower)) return false
  if (goesOnInNumbers(words, repeat)) return false
  if (place.atEnd) return true
  if (repeat.adverb) return (place.atStart && words[repeat.next - 1]!.trail !== '') || repeat.time !== null
  return place.atStart ? !isIn(IS_SUBJECT, words[repeat.next]) : sentenceGoesOn(words, repeat.next)
}
