import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { MailSetup, NewAttendee, NewMeeting } from './types.ts'
import { dayAfter, isZone, timestampOf, wallOf, windowOf } from './zoned.ts'

/** A meeting as somebody writes it down: every field is what stands in its box. */

export interface AttendeeDraft {
  /** Of the form, not of the person. */
  key: number
  full_name: string
  email: string
  required: boolean
  default_language: string
  time_zone: string
}

export interface Draft {
  title: string
  duration: string
  location: string
  time_zone: string
  description: string
  account: string
  /** The first is the one that the meeting is kept in. */
  calendars: string[]
  how: 'look' | 'fixed'
  from: string
  to: string
  hours_from: string
  hours_to: string
  start: string
  attendees: AttendeeDraft[]
}

export interface FieldError {
  /** As the API says it: `/attendees/0/email`. */
  path: string
  message: string
}

export const nobody = (key: number): AttendeeDraft => ({
  key,
  full_name: '',
  email: '',
  required: true,
  default_language: '',
  time_zone: '',
})

const FIRST_DAY = 3
const LAST_DAY = 14

export function emptyDraft({ accounts, calendars }: MailSetup, zone: string, now: Date): Draft {
  const today = wallOf(now, zone).slice(0, 10)
  const account = accounts.find(({ built_in }) => !built_in) ?? accounts[0]
  const fitting = calendars.filter(({ kind }) => (kind === 'built_in') === (account?.built_in ?? true))
  return {
    title: '',
    duration: '60',
    location: '',
    time_zone: zone,
    description: '',
    account: account?.name ?? '',
    calendars: fitting.map(({ name }) => name),
    how: 'look',
    from: dayAfter(today, FIRST_DAY),
    to: dayAfter(today, LAST_DAY),
    hours_from: '09:00',
    hours_to: '17:00',
    start: '',
    attendees: [nobody(0)],
  }
}

export function attendeeOf({ full_name, email, required, default_language, time_zone }: AttendeeDraft): NewAttendee {
  return {
    full_name: full_name.trim(),
    email: email.trim(),
    required,
    ...(default_language ? { default_language } : {}),
    ...(time_zone.trim() ? { time_zone: time_zone.trim() } : {}),
  }
}

export function meetingOf(draft: Draft): NewMeeting {
  const { title, duration, location, description, account, calendars, how, hours_from, hours_to } = draft
  const time_zone = draft.time_zone.trim()
  const window = how === 'look' ? windowOf(draft.from, draft.to, time_zone) : null
  const start = how === 'fixed' ? timestampOf(draft.start, time_zone) : null
  return {
    title: title.trim(),
    duration: Number(duration),
    location: location.trim(),
    time_zone,
    account,
    ...(description.trim() ? { description: description.trim() } : {}),
    ...(calendars.length > 0 ? { calendars } : {}),
    ...(window ? { window } : {}),
    ...(how === 'look' && hours_from && hours_to ? { hours: { from: hours_from, to: hours_to } } : {}),
    ...(start ? { start: start.at } : {}),
    attendees: draft.attendees.map(attendeeOf),
  }
}

/** What can be seen before anything is sent. The controller hears attendees after the meeting is made, so this looks closely. */
export function errorsIn(draft: Draft, own: string | undefined, now: Date): FieldError[] {
  const errors: FieldError[] = []
  const need = (is: boolean, path: string, message: string) => {
    if (!is) errors.push({ path, message })
  }
  const minutes = Number(draft.duration)
  need(draft.title.trim() !== '', '/title', 'Say what the meeting is called.')
  need(Number.isInteger(minutes) && minutes >= 5 && minutes <= 720, '/duration', 'Give 5 to 720 whole minutes.')
  need(draft.location.trim() !== '', '/location', 'Say where it is, or give a link: every mail names it.')
  need(isZone(draft.time_zone.trim()), '/time_zone', 'Write it like Europe/Berlin.')
  need(draft.account !== '', '/account', 'Choose who writes.')
  errors.push(...(draft.how === 'look' ? windowErrors(draft) : startErrors(draft, now)))
  need(draft.attendees.length > 0, '/attendees', 'Name at least one attendee.')
  for (const [i, attendee] of draft.attendees.entries()) {
    const before = draft.attendees.slice(0, i).map(({ email }) => email)
    errors.push(...attendeeErrors(attendee, own, before, `/attendees/${i}`))
  }
  return errors
}

const WINDOW_MOST_DAYS = 90

function windowErrors({ from, to, hours_from, hours_to, calendars, time_zone }: Draft): FieldError[] {
  const errors: FieldError[] = []
  if (calendars.length === 0)
    errors.push({ path: '/calendars', message: 'Choose a calendar to look in, or give the time yourself.' })
  errors.push(...daysErrors(from, to, isZone(time_zone) ? time_zone : 'UTC'))
  if (!hours_from || !hours_to || hours_from >= hours_to)
    errors.push({ path: '/hours', message: 'The hours must begin before they end.' })
  return errors
}

export function daysErrors(from: string, to: string, zone: string): FieldError[] {
  const days = windowOf(from, to, zone)
  if (!days) return [{ path: '/window', message: 'Say from which day to which day to look.' }]
  if (from > to) return [{ path: '/window', message: 'The last day is before the first.' }]
  if (dayAfter(from, WINDOW_MOST_DAYS) <= to) return [{ path: '/window', message: 'Look within 90 days at most.' }]
  return []
}

function startErrors({ start, time_zone }: Draft, now: Date): FieldError[] {
  const message = startError(start, isZone(time_zone) ? time_zone : 'UTC', now)
  return message ? [{ path: '/start', message }] : []
}

export function startError(start: string, zone: string, now: Date): string | null {
  const timestamp = timestampOf(start, zone)
  if (!timestamp) return 'Give a day and a time.'
  if (!timestamp.exists) return `The clocks of ${zone} leap over this time: choose another one.`
  return Date.parse(timestamp.at) <= now.getTime() ? 'This time is past: choose a later one.' : null
}

export function attendeeErrors(
  { full_name, email, time_zone }: AttendeeDraft,
  own: string | undefined,
  others: string[],
  at = '',
): FieldError[] {
  const errors: FieldError[] = []
  const address = email.trim().toLowerCase()
  if (full_name.trim() === '') errors.push({ path: `${at}/full_name`, message: 'Say who this is.' })
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    errors.push({ path: `${at}/email`, message: 'Give an address like ada@x.example.' })
  else if (address === own?.toLowerCase())
    errors.push({ path: `${at}/email`, message: 'The mails come from this address: give their own.' })
  else if (others.some((other) => other.trim().toLowerCase() === address))
    errors.push({ path: `${at}/email`, message: 'Somebody with this address is asked already.' })
  if (time_zone.trim() !== '' && !isZone(time_zone.trim()))
    errors.push({ path: `${at}/time_zone`, message: 'Write it like Europe/Berlin, or leave it empty.' })
  return errors
}

const CODES: Record<string, string> = {
  'goal.time_zone': '/time_zone',
  'goal.window': '/window',
  'goal.hours': '/hours',
  'calendar.unknown': '/calendars',
  'mail.unknown_account': '/account',
  'meeting.nobody': '/attendees',
}

/** Where a refusal of the API belongs; null where it belongs to no field, and is said in words. */
export function errorOf({ code, message, next }: Refusal): FieldError | null {
  const [, what, path] = /^(.*) \(at (\/[\w/]+)\)$/s.exec(message) ?? []
  const known = path?.replace(/^\/(window|hours|start)\/.*/, '/$1') ?? CODES[code]
  return known ? { path: known, message: `${upper(what ?? message)}. ${next}` } : null
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
