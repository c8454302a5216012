import type { TimePatterns } from './patterns.ts'

/** Words that name an hour. One minute of the day is certain; several are what the words may mean. */
export interface HourMention {
  start: number
  end: number
  minutes: number[]
  /** The end of a stretch that was named: "from 3 to 5pm". */
  untilMinute: number | null
  bound: 'after' | 'before' | null
}

const NOON = 12 * 60
const MENTIONS_MAX = 40
/** An hour without am or pm is the morning's from here on; nobody meets at four in the night, nor says so. */
const FIRST_MORNING_HOUR = 8

export function findHours(
  folded: string,
  patterns: TimePatterns,
  taken: readonly { start: number; end: number }[],
): HourMention[] {
  const found: HourMention[] = []
  const isFree = (start: number, end: number) =>
    ![...taken, ...found].some((other) => start < other.end && other.start < end)
  const add = (start: number, end: number, minutes: number[], untilMinute: number | null) => {
    if (minutes.length === 0 || found.length >= MENTIONS_MAX || !isFree(start, end)) return
    const lead = folded.slice(Math.max(0, start - 30), start)
    // "half three" and "quarter past 3" are not three o'clock.
    const fraction = patterns.fractionBefore.test(lead) || patterns.fractionAfter.test(folded.slice(end))
    const bound = patterns.after.test(lead) ? 'after' : patterns.before.test(lead) ? 'before' : null
    found.push({ start, end, minutes: fraction ? [] : minutes, untilMinute, bound })
  }
  for (const match of folded.matchAll(patterns.range)) {
    const range = rangeOf(match.groups!)
    if (range) add(match.index, match.index + match[0].length, [range.from], range.until)
  }
  for (const match of folded.matchAll(patterns.hour)) {
    const { at, h, m, sep, unit, am, pm } = match.groups!
    if (!m && !unit && !am && !pm && !at) continue
    if (sep === '.' && !at && !unit && !am && !pm) continue
    // The preposition belongs to the bound that may stand before it.
    const lead = at ? match[0].length - match[0].slice(at.length).trimStart().length : 0
    add(match.index + lead, match.index + match[0].length, minutesOf(h!, m, am, pm, Boolean(m)), null)
  }
  for (const match of folded.matchAll(patterns.noon)) add(match.index, match.index + match[0].length, [NOON], null)
  return found.sort((a, b) => a.start - b.start)
}

function minutesOf(
  h: string,
  m: string | undefined,
  am: string | undefined,
  pm: string | undefined,
  exact: boolean,
): number[] {
  const hour = Number(h)
  const minute = Number(m ?? 0)
  if (hour > 23) return []
  if (am) return hour > 12 ? [] : [(hour % 12) * 60 + minute]
  if (pm) return hour > 12 ? [hour * 60 + minute] : [((hour % 12) + 12) * 60 + minute]
  if (hour >= FIRST_MORNING_HOUR || h.length === 2) return [hour * 60 + minute]
  // "15:00" is written out; "3:30" and "at 3" are the afternoon's, most likely: not certain.
  return exact || hour > 0 ? [(hour + 12) * 60 + minute, hour * 60 + minute] : []
}

function rangeOf(groups: Record<string, string | undefined>): { from: number; until: number } | null {
  const { h1, m1, u1, h, m, am, pm, unit } = groups
  const told = Boolean(m1 || m || u1 || am || pm || unit)
  if (!told) return null
  const ends = minutesOf(h!, m, am, pm, Boolean(m))
  const firstMark = u1 && /^p/u.test(u1) ? 'pm' : u1 && /^a/u.test(u1) ? 'am' : null
  const starts = firstMark
    ? minutesOf(h1!, m1, firstMark === 'am' ? 'am' : undefined, firstMark === 'pm' ? 'pm' : undefined, true)
    : minutesOf(h1!, m1, am, pm, true)
  if (ends.length !== 1 || starts.length !== 1) return null
  const [until, from] = [ends[0]!, starts[0]!]
  if (from < until) return { from, until }
  // "11-1pm"
  const earlier = from - NOON
  return earlier >= 0 && earlier < until ? { from: earlier, until } : null
}
