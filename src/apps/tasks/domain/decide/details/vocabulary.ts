/** The words that dates are made of. Reading is conservative: what is not here stays a word of the task. */

export const WEEKDAYS: Record<string, number> = Object.assign(Object.create(null), {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  weds: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
  sun: 7,
})

export const WEEKDAY_CODES = ['', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export const WEEKDAY_NAMES = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const MONTH_NAMES = [
  '',
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const MONTHS: Record<string, number> = Object.create(null)
for (let month = 1; month <= 12; month++) {
  const name = MONTH_NAMES[month]!.toLowerCase()
  MONTHS[name] = month
  MONTHS[name.slice(0, 3)] = month
}
MONTHS.sept = 9

/** Slips and short forms of the words of days. What is also another word ("sundry", "mundane") is not among them. */
const SPELLINGS: Record<string, string> = Object.assign(Object.create(null), {
  tmw: 'tomorrow',
  tmmrw: 'tomorrow',
  tomrw: 'tomorrow',
  tommorow: 'tomorrow',
  tomarow: 'tomorrow',
  tomoz: 'tomorrow',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  '2mrw': 'tomorrow',
  '2day': 'today',
  tday: 'today',
  tonite: 'tonight',
  '2nite': 'tonight',
  '2night': 'tonight',
  wensday: 'wednesday',
  wendsday: 'wednesday',
  firday: 'friday',
  frday: 'friday',
  fridya: 'friday',
  sundya: 'sunday',
  mondya: 'monday',
})
/** So long that a word one slip away is none of its own. */
const LONG_DAYS = ['tomorrow', 'tuesday', 'wednesday', 'thursday', 'saturday']

/** The word of a day that was meant by a misspelled one; any other word as it stands. */
export function spelled(word: string): string {
  const known = SPELLINGS[word]
  if (known !== undefined || word.length < 6 || word.length > 10) return known ?? word
  return LONG_DAYS.find((day) => isOneSlip(word, day)) ?? word
}

/** One letter left out, put in, changed, or exchanged with its neighbour; the first is right, and a plural is no slip. */
function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || a === b || a === `${b}s` || Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const rest = (from: number, to: number) => a.slice(i + from) === b.slice(i + to)
  if (a.length !== b.length) return a.length > b.length ? rest(1, 0) : rest(0, 1)
  return rest(1, 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && rest(2, 2))
}

/** Words besides the names of days that are also something else: "sun cream", "I sat", "wed Anna", "mon ami". */
export const ALSO_WORDS = new Set(['mon', 'wed', 'sat', 'sun'])

export const NUMBERS: Record<string, number> = Object.assign(Object.create(null), {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
})

export const ORDINALS: Record<string, number> = Object.assign(Object.create(null), {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: -1,
})

/** Hours of words that name a part of the day: the moment by which people expect to be reminded. */
export const DAY_PARTS: Record<string, number> = Object.assign(Object.create(null), {
  morning: 9,
  afternoon: 15,
  evening: 19,
  night: 20,
})

export function isAfternoonPart(part: string): boolean {
  return part === 'afternoon' || part === 'evening' || part === 'night'
}

/** "3", "twelve", "a": 1 to 999. */
export function countOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word) || null
  return NUMBERS[word] ?? null
}

/** "15th" -> 15. */
export function dayOfMonth(word: string): number | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)
  const day = match ? Number(match[1]) : 0
  return day >= 1 && day <= 31 ? day : null
}
