import { openCalDav } from '#integrations/calendar/caldav.ts'
import { openFolderCalendar } from '#integrations/calendar/folder.ts'
import { openGoogleCalendar } from '#integrations/calendar/google.ts'
import { openMicrosoftCalendar } from '#integrations/calendar/microsoft.ts'
import type { Calendar, Classify, EventText } from '#kernel/ports/calendar.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { CalendarSettings, OAuthSettings } from './mail-file.ts'

export interface CalendarSecrets {
  secretOf(name: string): Promise<string>
  tokens(oauth: OAuthSettings): (renew: boolean) => Promise<string>
}

/** What the app knows of iCalendar and of what an event means; the adapters are given it. */
export interface EventWords {
  text: EventText
  classify: Classify
}

/** The built-in calendar: files in a folder, with nobody real behind them. */
export function builtInCalendar(name: string, folder: string, { text }: EventWords, clock: Clock): Promise<Calendar> {
  const reader = { timeZone: 'UTC', addresses: [] }
  return openFolderCalendar({ name, folder, text, reader, clock })
}

/** A calendar of mail.yaml. */
export function configuredCalendar(
  name: string,
  settings: CalendarSettings,
  { secretOf, tokens }: CalendarSecrets,
  { text, classify }: EventWords,
  clock: Clock,
): Calendar {
  const { kind, oauth, password, user, url, calendar_id, time_zone = 'UTC', addresses = [] } = settings
  const reader = { timeZone: time_zone, addresses }
  const bearer = oauth ? tokens(oauth) : null
  const token = () => (bearer ? bearer(false) : secretOf(password as string))
  if (kind === 'google')
    return openGoogleCalendar({ name, calendarId: calendar_id ?? 'primary', token, classify, reader })
  if (kind === 'microsoft')
    return openMicrosoftCalendar({ name, calendarId: calendar_id ?? null, token, classify, reader })
  const auth = bearer
    ? { kind: 'bearer' as const, token }
    : { kind: 'basic' as const, user: user as string, password: () => secretOf(password as string) }
  return openCalDav({ name, url: url as string, auth, text, reader, clock })
}
