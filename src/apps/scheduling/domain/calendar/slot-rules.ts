import type { Busy } from '#kernel/ports/calendar.ts'

/** The busy times of one calendar, by the name that an assistant knows it by. */
export interface CalendarBusy {
  calendar: string
  times: Busy[]
}

/** Office hours in one place. Weekends and its holidays are outside of them. */
export interface OfficeHours {
  /** IANA. */
  timeZone: string
  /** HH:MM; default 09:00 to 17:00. */
  from?: string
  to?: string
  /** YYYY-MM-DD, local days. */
  holidays?: readonly string[]
  /** What a slot outside of them is: none at all, or a worse one. The first place excludes always. */
  outside?: 'exclude' | 'lower'
}

export interface SlotRequest {
  busy: readonly CalendarBusy[]
  durationMinutes: number
  /** Instants, ISO 8601 with offset; at most 100 days. */
  window: { start: string; end: string }
  /** The first is where the meeting is; the others are where people join from. At most 20. */
  hours: readonly [OfficeHours, ...OfficeHours[]]
  now: string
  /** Slots begin at multiples of it after the start of the day's hours; default 15, at least 5. */
  granularityMinutes?: number
  /** Default 5, at most 50. */
  count?: number
  /** Nothing sooner than this; default 120. */
  noticeMinutes?: number
  /** Wanted between a slot and what is next to it; default 15. */
  bufferMinutes?: number
  /** Holds of the very meeting that is planned do not stand in its way. */
  ownUids?: readonly string[]
}

export const SLOT_REASONS = [
  'tentative',
  'hold',
  'buffer',
  'lunch',
  'early',
  'late',
  'friday_afternoon',
  'far',
  'short_notice',
  'outside_hours',
  'night',
  'day_off',
] as const

/** Why a slot is worth less than 100. */
export interface SlotReason {
  code: (typeof SLOT_REASONS)[number]
  points: number
  text: string
}

export interface Slot {
  start: string
  end: string
  /** 0 to 100. */
  score: number
  reasons: SlotReason[]
}

export interface Conflict {
  calendar: string
  busy: Busy
  /** Hard ones are never overridden. */
  hard: boolean
  /** Tentative events and holds do not block; they are told. */
  blocks: boolean
}
