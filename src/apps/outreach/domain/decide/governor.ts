import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import type { Quota } from '#kernel/ports/tool.ts'

/** What an account on a network does that others could mind. */
export const GOVERNED_ACTS = ['connect', 'message', 'view'] as const
export type GovernedAct = (typeof GOVERNED_ACTS)[number]

export interface Caps {
  day: number
  week: number
}

/** How much one account does, over all campaigns that use it. Times are the person's own. */
export interface Governor {
  time_zone: string
  caps: Record<GovernedAct, Caps>
  /** A new account begins with `first` a day and may do `more` with every day that passes. */
  warm_up: { since: string; first: number; more: number } | null
  /** When a person would be at work. Days as in ISO 8601: 1 is Monday. */
  hours: { days: number[]; from: string; to: string } | null
  /** At least so long between two acts; how long exactly is drawn anew for every such span, always the same way. */
  pace: { least_seconds: number; most_seconds: number; seed: string }
}

export const DEFAULT_CAPS: Record<GovernedAct, Caps> = {
  connect: { day: 50, week: 200 },
  message: { day: 80, week: 400 },
  view: { day: 300, week: 1500 },
}

/**
 * What one act takes of the account's limits at this moment: a share of the day and of the week, both counted from
 * midnight where the person lives, and its place in the pace. Everything follows from the clock and the settings.
 */
export function quotaFor(governor: Governor, account: string, act: GovernedAct, nowMs: number): Quota {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(governor.time_zone)
  const opens = nextOpening(governor.hours, now)
  if (opens.epochMilliseconds > nowMs) return { closedUntil: isoOf(opens), why: 'it is outside working hours' }
  const today = now.startOfDay()
  const tomorrow = today.add({ days: 1 }).startOfDay()
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).startOfDay()
  const nextMonday = monday.add({ days: 7 }).startOfDay()
  const caps = governor.caps[act]
  const resource = `outreach/${account}/${act}`
  // A message that was not sent was received by nobody. A page that was opened was opened, and every try keeps the pace.
  const refund = act === 'view' ? {} : { refundable: true as const }
  return {
    reservations: [
      { ...reservation(`${resource}/week`, caps.week, monday, nextMonday, governor), ...refund },
      { ...reservation(`${resource}/day`, dayCap(governor, act, today), today, tomorrow, governor), ...refund },
      ...pace(governor, account, now),
    ],
  }
}

/** One act at a time, and a pause before the next; none where no pause is asked for. */
function pace(governor: Governor, account: string, now: Temporal.ZonedDateTime) {
  const span = spacing(governor.pace, account, now.epochMilliseconds)
  if (span === 0) return []
  return [
    {
      resource: `outreach/${account}/pace`,
      amount: 1,
      cap: 1,
      since: isoOf(now.subtract({ milliseconds: span })),
      expiresAt: isoOf(now.add({ seconds: governor.pace.most_seconds + 1 })),
      freeAt: isoOf(nextOpening(governor.hours, now.add({ milliseconds: span }))),
    },
  ]
}

function reservation(
  resource: string,
  cap: number,
  since: Temporal.ZonedDateTime,
  until: Temporal.ZonedDateTime,
  { hours }: Governor,
) {
  const freeAt = isoOf(nextOpening(hours, until))
  return { resource, amount: 1, cap, since: isoOf(since), expiresAt: isoOf(until), freeAt }
}

function dayCap({ caps, warm_up }: Governor, act: GovernedAct, today: Temporal.ZonedDateTime): number {
  return Math.min(caps[act].day, warmedUp(warm_up, today))
}

/** How much an account may do today and this week, and when it opens where it is closed now. */
export function capsAt(governor: Governor, nowMs: number): { caps: Record<GovernedAct, Caps>; opens: string | null } {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(governor.time_zone)
  const opens = nextOpening(governor.hours, now)
  const caps = GOVERNED_ACTS.map((act) => [
    act,
    { day: dayCap(governor, act, now.startOfDay()), week: governor.caps[act].week },
  ])
  return { caps: Object.fromEntries(caps), opens: opens.epochMilliseconds > nowMs ? isoOf(opens) : null }
}

function warmedUp(warmUp: Governor['warm_up'], today: Temporal.ZonedDateTime): number {
  if (!warmUp) return Number.MAX_SAFE_INTEGER
  const days = Temporal.PlainDate.from(warmUp.since).until(today.toPlainDate(), { largestUnit: 'day' }).days
  return Math.max(0, warmUp.first + warmUp.more * Math.max(0, days))
}

/** The moment itself when it is within hours, otherwise the next at which they begin. */
function nextOpening(hours: Governor['hours'], timestamp: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  if (!hours) return timestamp
  for (let days = 0; days <= 7; days++) {
    const date = timestamp.toPlainDate().add({ days })
    if (!hours.days.includes(date.dayOfWeek)) continue
    const from = date.toZonedDateTime({ timeZone: timestamp.timeZoneId, plainTime: hours.from })
    const to = date.toZonedDateTime({ timeZone: timestamp.timeZoneId, plainTime: hours.to })
    if (Temporal.ZonedDateTime.compare(timestamp, from) <= 0) return from
    if (Temporal.ZonedDateTime.compare(timestamp, to) < 0) return timestamp
  }
  return timestamp.add({ days: 7 })
}

/** Drawn from the seed for each span of the longest pace: the same clock gives the same pauses. */
function spacing({ least_seconds, most_seconds, seed }: Governor['pace'], account: string, nowMs: number): number {
  const least = least_seconds * 1000
  const most = Math.max(least, most_seconds * 1000)
  if (most === 0) return 0
  const span = Math.floor(nowMs / most)
  const drawn = createHash('sha256').update(`${seed}\n${account}\n${span}`).digest().readUInt32BE(0) / 2 ** 32
  return Math.round(least + drawn * (most - least))
}

function isoOf(timestamp: Temporal.ZonedDateTime): string {
  return new Date(timestamp.epochMilliseconds).toISOString()
}
