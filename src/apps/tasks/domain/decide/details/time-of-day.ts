import { DAY_PARTS, isAfternoonPart, NUMBERS } from './vocabulary.ts'
import { type Word, wordAt } from './words.ts'

/**
 * `surety`: how far the writing alone says that a time is meant. "bare" is a number that only "at" makes a time, "part"
 * the usual hour of a part of the day.
 */
export interface TimeOfDay {
  hour: number
  minute: number
  /** Neither "am" nor "pm" nor a 24-hour time: the other half of the day is possible. */
  open: boolean
  surety: 'sure' | 'weak' | 'bare' | 'part'
  next: number
}

const CLOCK = /^(\d{1,2})(?:[:.](\d\d))?(am|pm|a\.m\.?|p\.m\.?)?$/
const MERIDIEM = /^(am|pm|a\.m\.?|p\.m\.?)$/

export function readTime(words: Word[], from: number, index: number): TimeOfDay | null {
  const word = wordAt(words, from, index)
  if (word === 'noon' || word === 'midday') return { hour: 12, minute: 0, open: false, surety: 'weak', next: index + 1 }
  // Midnight ends the day that is named: "friday at midnight" is when Friday is over.
  if (word === 'midnight') return { hour: 24, minute: 0, open: false, surety: 'weak', next: index + 1 }
  const time = readClock(words, from, index, word)
  return time && withDayPart(words, from, time)
}

function readClock(words: Word[], from: number, index: number, word: string): TimeOfDay | null {
  const spoken = word.length > 2 ? NUMBERS[word] : undefined
  const match = spoken === undefined ? CLOCK.exec(word) : null
  if (!match && spoken === undefined) return null
  const hour = spoken ?? Number(match![1])
  const minute = Number(match?.[2] ?? 0)
  const written = match?.[2] !== undefined
  let next = index + 1
  let half = match?.[3]
  if (!half && MERIDIEM.test(wordAt(words, from, next)) && words[index]!.trail === '')
    half = wordAt(words, from, next++)
  if (half) return minute < 60 ? halfDay(hour, minute, half.startsWith('p'), next) : null
  if (/^o['’]?clock$/.test(wordAt(words, from, next)) && hour >= 1 && hour <= 12 && !written) {
    return { ...usualHalf(hour, 0), surety: 'sure', next: next + 1 }
  }
  if (hour > 23 || minute > 59 || (written && word.includes('.'))) return null
  // "John 3:16" is no time, "09:30" is one.
  if (written && (hour > 12 || word.startsWith('0'))) return { hour, minute, open: false, surety: surety(word), next }
  if (hour === 0) return null
  if (hour > 12) return { hour, minute, open: false, surety: 'bare', next }
  return { ...usualHalf(hour, minute), surety: written ? 'weak' : 'bare', next }
}

function surety(word: string): 'sure' | 'weak' {
  return word.startsWith('0') && word.length === 5 ? 'sure' : 'weak'
}

function halfDay(hour: number, minute: number, afternoon: boolean, next: number): TimeOfDay | null {
  if (hour < 1 || hour > 12) return null
  return { hour: (hour % 12) + (afternoon ? 12 : 0), minute, open: false, surety: 'sure', next }
}

/**
 * "at 5" says neither am nor pm. Decided: 1 to 7 is the afternoon, 8 to 11 the morning, 12 is noon, because tasks are
 * done by day; whoever means the other half writes it.
 */
function usualHalf(hour: number, minute: number) {
  return { hour: hour <= 7 ? hour + 12 : hour, minute, open: true }
}

/** "at 8 in the evening", "at 8 this evening", "at 8 at night". */
function withDayPart(words: Word[], from: number, time: TimeOfDay): TimeOfDay {
  let index = time.next
  const joint = wordAt(words, from, index)
  if (joint === 'in' && wordAt(words, from, index + 1) === 'the') index += 2
  else if (joint === 'at' && wordAt(words, from, index + 1) === 'night') index += 1
  else return time
  const part = wordAt(words, from, index)
  if (!(part in DAY_PARTS) || !time.open) return time
  return { ...inDayPart(time, part), surety: 'sure', next: index + 1 }
}

/** The half of the day that a part of it decides: 8 "evening" is 20:00, 5 "morning" is 05:00. */
export function inDayPart<T extends TimeOfDay>(time: T, part: string): T {
  if (!time.open) return time
  const hour = time.hour % 12
  if (part === 'night' && hour === 0) return { ...time, hour: 24, open: false }
  return { ...time, hour: isAfternoonPart(part) ? hour + 12 : hour, open: false }
}
