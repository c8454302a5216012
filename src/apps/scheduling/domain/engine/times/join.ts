import type { FoundZone, ZoneWords } from '../../zones/find.ts'
import type { DayMention } from './days.ts'
import type { HourMention } from './hours.ts'

export type Part = 'morning' | 'afternoon' | 'evening'

export type Item = { start: number; end: number } & (
  | { day: DayMention }
  | { hour: HourMention }
  | { part: Part }
  | { zone: FoundZone }
)

/** A time that is being put together. */
export interface Draft {
  start: number
  end: number
  day: DayMention | null
  hour: HourMention | null
  part: Part | null
  /** The words beside the hour that say whose clock is meant; null when there are none. */
  zone: ZoneWords | null
  /** "CET (Berlin)": the clock is named twice, and must be the same one. */
  zoneAgain: ZoneWords | null
  /** Something beside it is not understood: it is no certain time. */
  doubt: boolean
  /** Where its own hour is; -1 without one. */
  hourStart: number
  hourEnd: number
}

/** Between the parts of one time, in any of the languages. Nothing else may be there. */
export const GLUE =
  /^(?:[\s,(@:-]|(?<![\p{L}])(?:on|the|of|at|in|um|am|im|den|der|dem|le|les|la|el|los|las|il|lo|a|al|alle|all|as|o|os|na|no|em|w|we|об|о|у|в|на|de|del|della|di|do|da|dia|day|op|om|te|dne|dnia|godz\.?|godzinie|ore|per|pour|para|fur|for|voor|zum|en|с|от)(?![\p{L}]))*$/u
/** The same, but with a word that makes a list of it. */
const OR =
  /(?<![\p{L}])(?:or|and|and also|alternatively|oder|und|bzw\.?|ou|et|o|u|y|e|oppure|of|en|lub|albo|i|або|чи|та|і|й)(?![\p{L}])|[,/&]/u
const OR_ALL = new RegExp(OR, 'gu')
/** Before a window. */
const FROM =
  /(?<![\p{L}])(?:from|von|de|desde|dalle|das|van|od|з|від|between|zwischen|entre|tra|fra|tussen|miedzy|між)(?: las?| as| le)?\s*$/u
const SAME_DAY_CHARS = 60

/** Puts days, hours, parts and clocks together that belong to one time. */
export function joinItems(items: readonly Item[], folded: string): Draft[] {
  const drafts: Draft[] = []
  let ahead: ZoneWords | null = null
  const fresh = (item: Item, more: Partial<Draft>): void => {
    const { start, end } = item
    drafts.push({
      start,
      end,
      day: null,
      hour: null,
      part: null,
      zone: null,
      zoneAgain: null,
      doubt: false,
      hourStart: -1,
      hourEnd: -1,
      ...more,
    })
  }
  for (const [at, item] of items.entries()) {
    const last = drafts.at(-1)
    const isWindow = 'hour' in item && item.hour.untilMinute !== null
    const between = last ? folded.slice(last.end, item.start) : ''
    const gap = isWindow ? between.replace(FROM, ' ') : between
    const glued = last !== undefined && GLUE.test(gap)
    const next = items[at + 1]
    const nextGlued = next !== undefined && GLUE.test(folded.slice(item.end, next.start))
    if ('zone' in item) {
      if (last?.hour && !last.zone && glued) Object.assign(last, { zone: item.zone.words, end: item.end })
      else if (next && nextGlued && !('zone' in next)) ahead = item.zone.words
      else if (last?.hour && last.zone && !last.zoneAgain && glued)
        Object.assign(last, { zoneAgain: item.zone.words, end: item.end })
      continue
    }
    if ('day' in item) {
      // "10am on Friday"; but in "3pm, Friday at 4" the day belongs to what follows.
      const isOfNext = next !== undefined && 'hour' in next && nextGlued && /,/u.test(gap)
      if (last?.hour && !last.day && glued && !isOfNext) Object.assign(last, { day: item.day, end: item.end })
      else fresh(item, { day: item.day, zone: ahead })
      ahead = null
      continue
    }
    if ('part' in item) {
      if (last && !last.part && glued) Object.assign(last, { part: item.part, end: item.end })
      else if (last?.day && gap.length <= SAME_DAY_CHARS) fresh(item, { part: item.part, day: last.day, doubt: true })
      else fresh(item, { part: item.part })
      continue
    }
    const own = { hour: item.hour, hourStart: item.start, hourEnd: item.end, ...(ahead && { zone: ahead }) }
    ahead = null
    // "Tuesday's bad, could do 3pm on Wednesday": the hour is before its own day, and apart from the one before.
    const dayNext = dayAfter(items, at, folded)
    if (last?.day && !last.hour && glued && !(dayNext && /,/u.test(gap))) {
      Object.assign(last, { ...own, zone: own.zone ?? last.zone, end: item.end })
    } else if (dayNext) {
      fresh(item, own)
    } else if (last?.day) {
      const isList = last.hour !== null && GLUE.test(gap.replace(OR_ALL, ' '))
      fresh(item, { ...own, day: last.day, part: null, doubt: !isList })
    } else if (last?.part && !last.hour && glued) {
      Object.assign(last, { ...own, end: item.end })
    } else {
      fresh(item, own)
    }
  }
  return drafts
}

/** A day right after this hour, perhaps with the clock in between: "10am PST on Friday". */
function dayAfter(items: readonly Item[], at: number, folded: string): boolean {
  let { end } = items[at]!
  for (const item of items.slice(at + 1, at + 4)) {
    const gap = folded.slice(end, item.start)
    if (!GLUE.test(gap) || /,/u.test(gap)) return false
    if ('day' in item) return true
    if ('hour' in item) return false
    end = item.end
  }
  return false
}

/** "3 or 4pm London time": both on that clock. */
export function shareZones(drafts: Draft[], folded: string): Draft[] {
  for (let at = drafts.length - 2; at >= 0; at--) {
    const [one, next] = [drafts[at]!, drafts[at + 1]!]
    if (!one.hour || one.zone || !next.hour || !next.zone || one.hourEnd < 0 || next.hourStart < 0) continue
    const gap = folded.slice(one.hourEnd, next.hourStart)
    if (OR.test(gap) && GLUE.test(gap.replace(OR_ALL, ' '))) one.zone = next.zone
  }
  return drafts
}
