import { fetchCalendars, fetchHomeUrl, fetchPrincipalUrl, serviceDiscovery } from 'tsdav'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type CalendarAuth, createCalendarFetch } from './web.ts'

export interface FoundCalendar {
  url: string
  name: string
}

const CALENDARS_MAX = 200

/** The calendars that an account has on a CalDAV server, from the server's address alone (RFC 6764). */
export async function discoverCalendars(
  server: { url: string; auth: CalendarAuth },
  signal: AbortSignal,
): Promise<FoundCalendar[]> {
  const ask = createCalendarFetch(server.url, server.auth)
  let failure: unknown
  // The library takes any error for "no such thing" and goes on; what really happened is kept aside.
  const options = {
    fetch: (async (url, init) => {
      try {
        const answer = await ask(String(url), init ?? {}, signal)
        if (answer.status === 401) failure ??= unauthorized()
        return answer
      } catch (error) {
        failure ??= error
        throw error
      }
    }) satisfies typeof fetch as typeof fetch,
  }
  try {
    const account = { serverUrl: server.url, accountType: 'caldav' as const }
    const rootUrl = await serviceDiscovery({ account, ...options })
    failure = undefined
    const rooted = { ...account, rootUrl }
    const principalUrl = await fetchPrincipalUrl({ account: rooted, ...options })
    const homeUrl = await fetchHomeUrl({ account: { ...rooted, principalUrl }, ...options })
    const found = await fetchCalendars({ account: { ...rooted, principalUrl, homeUrl }, ...options })
    return found
      .filter(({ components }) => !components || components.length === 0 || components.includes('VEVENT'))
      .slice(0, CALENDARS_MAX)
      .map(({ url, displayName }) => ({ url, name: typeof displayName === 'string' ? displayName.slice(0, 200) : '' }))
  } catch {
    signal.throwIfAborted()
    if (failure instanceof Failure) throw failure
    throw new Failure(
      'calendar.not_found',
      'No calendars were found there.',
      'Write the address of the calendar itself.',
    )
  }
}

function unauthorized(): Failure {
  return new Failure(
    'calendar.unauthorized',
    'The calendar server refused us (401).',
    'Check the user name and the password.',
  )
}
