import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import { eventText } from '#apps/scheduling/domain/calendar/calendar-object.ts'
import { buildItip, readItip } from '#apps/scheduling/domain/calendar/itip.ts'
import { openCalDav } from '#integrations/calendar/caldav.ts'
import { discoverCalendars } from '#integrations/calendar/caldav-discover.ts'
import { type CalendarServer, needRadicale, startRadicale } from '../../support/calendar-server.ts'
import { calendarSuite, EVENT, NOW, plantedText, READER } from './calendar-suite.ts'

let server: CalendarServer
let made = 0
needRadicale(async () => {
  server = await startRadicale()
})
afterAll(() => server?.stop())

const signal = new AbortController().signal
const authOf = ({ user, password } = server.accounts[0]) => ({
  ...{ kind: 'basic' as const, user, password: async () => password },
})
const basic = ({ user, password } = server.accounts[0]) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const openAt = (url: string) =>
  openCalDav({
    name: 'work',
    url,
    auth: authOf(),
    text: eventText,
    reader: READER,
    clock: { nowMs: () => Date.parse(NOW) },
  })

async function putRaw(url: string, body: string): Promise<void> {
  const headers = { authorization: basic(), 'content-type': 'text/calendar; charset=utf-8' }
  const answer = await fetch(url, { method: 'PUT', headers, body })
  expect(answer.status).toBe(201)
}
const newCalendar = () => server.addCalendar(server.accounts[0], `c${++made}`)

calendarSuite('a CalDAV calendar on Radicale', async () => {
  const url = await newCalendar()
  return { calendar: openAt(url), plant: (event) => putRaw(`${url}${event.uid}.ics`, plantedText(event)) }
})

test('calendars are found from the address of the server alone [M-cal.13]', async () => {
  const found = await discoverCalendars({ url: server.url, auth: authOf() }, signal)
  expect(found.map(({ url }) => url)).toContain(server.accounts[0].calendarUrl)
  expect(found.every(({ url }) => url.startsWith(`${server.url}anna/`))).toBe(true)
})

test('a wrong password is told as such, and no password is in any error [M-cal.14]', async () => {
  const auth = { kind: 'basic' as const, user: 'anna', password: async () => 'canary-wrong' }
  const calendar = openCalDav({
    name: 'x',
    url: server.accounts[0].calendarUrl,
    auth,
    text: eventText,
    reader: READER,
    clock: { nowMs: Date.now },
  })
  const errors = await Promise.all([
    discoverCalendars({ url: server.url, auth }, signal).catch((error) => error),
    calendar.busy({ start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' }, signal).catch((error) => error),
    calendar.put(EVENT, signal).then((result) => (result.outcome === 'done' ? null : result.error)),
  ])
  for (const error of errors) {
    expect(error).toMatchObject({ code: 'calendar.unauthorized' })
    const said = `${error.message} ${error.next} ${error.stack} ${JSON.stringify(error)}`
    expect(said).not.toMatch(/canary|Y2FuYXJ5|Basic /)
  }
})

test("another person's calendar stays closed [M-cal.14]", async () => {
  const calendar = openAt(server.accounts[1].calendarUrl)
  expect(await calendar.put(EVENT, signal)).toMatchObject({
    outcome: 'not_done',
    error: { code: 'calendar.unauthorized' },
  })
})

test('what we write comes back from the server as we meant it, with nobody to be invited by it [M-cal.3, M-cal.13]', async () => {
  const url = await newCalendar()
  await openAt(url).put({ ...EVENT, sequence: 2, status: 'confirmed' }, signal)
  const [, href] = /<href>([^<]+\.ics)<\/href>/.exec(await listing(url))!
  const answer = await fetch(new URL(href!, url), { headers: { authorization: basic() } })
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  expect(calendar.getFirstProperty('method')).toBeNull()
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin')
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  expect([event.uid, event.summary, event.location, event.description, event.sequence]).toEqual([
    ...[EVENT.uid, EVENT.title, EVENT.location, EVENT.description, 2],
  ])
  expect(event.startDate.toString()).toBe('2026-11-24T10:00:00')
  expect(event.attendees[0]?.getFirstParameter('schedule-agent')).toBe('CLIENT')
})

test('an invitation is taken by a server as it is, and read back as the same [M-cal.1, M-cal.13]', async () => {
  const url = await newCalendar()
  const invitation = buildItip({ ...EVENT, sequence: 3, status: 'confirmed' }, 'REQUEST', { dtstamp: NOW })
  // METHOD is for messages only (RFC 4791, 4.1); what a program stores is the rest.
  await putRaw(`${url}invitation.ics`, invitation.replace('METHOD:REQUEST\r\n', ''))
  const answer = await fetch(`${url}invitation.ics`, { headers: { authorization: basic() } })
  const message = (await answer.text()).replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:REQUEST')
  expect(readItip(message)).toEqual(readItip(invitation))
})

test('a series with a day taken out and a day moved is told as it is [M-cal.11, M-cal.13]', async () => {
  const url = await newCalendar()
  const zone = 'TZID=Europe/Berlin'
  const vevent = (...lines: string[]) => [
    'BEGIN:VEVENT',
    'UID:series',
    'DTSTAMP:20260101T000000Z',
    ...lines,
    'END:VEVENT',
  ]
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x'],
    ...vevent(
      `DTSTART;${zone}:20200106T090000`,
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
      `EXDATE;${zone}:20261123T090000`,
    ),
    ...vevent(`RECURRENCE-ID;${zone}:20261130T090000`, `DTSTART;${zone}:20261201T150000`, 'DURATION:PT2H'),
    ...['END:VCALENDAR', ''],
  ]
  await putRaw(`${url}series.ics`, lines.join('\r\n'))
  const { times } = await openAt(url).busy({ start: '2026-11-16T00:00:00Z', end: '2026-12-08T00:00:00Z' }, signal)
  expect(times.map(({ start }) => start)).toEqual([
    ...['2026-11-16T08:00:00.000Z', '2026-12-01T14:00:00.000Z', '2026-12-07T08:00:00.000Z'],
  ])
})

test('a whole day is one of the owner, also at the edge of what is asked [M-cal.11, M-cal.13]', async () => {
  const url = await newCalendar()
  const day = ['DTSTART;VALUE=DATE:20261124', 'SUMMARY:Fair', 'TRANSP:OPAQUE']
  const event = ['BEGIN:VEVENT', 'UID:day', 'DTSTAMP:20260101T000000Z', ...day, 'END:VEVENT']
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...event, 'END:VCALENDAR', '']
  await putRaw(`${url}day.ics`, lines.join('\r\n'))
  const calendar = openAt(url)
  // In Berlin it begins an hour before it does in UTC, and ends as much earlier.
  const before = { start: '2026-11-23T23:00:00Z', end: '2026-11-23T23:30:00Z' }
  expect((await calendar.busy(before, signal)).times).toMatchObject([{ start: '2026-11-23T23:00:00.000Z' }])
  const after = { start: '2026-11-24T23:00:00Z', end: '2026-11-24T23:30:00Z' }
  expect((await calendar.busy(after, signal)).times).toEqual([])
})

test('an event that another program keeps under a name of its own is found by its id, and ours is replaced there [M-cal.13]', async () => {
  const url = await newCalendar()
  await putRaw(`${url}other-name.ics`, eventText.write(EVENT, NOW))
  const calendar = openAt(url)
  expect(await calendar.get(EVENT.uid, signal)).toMatchObject({ sequence: 0, ours: true })
  expect(await calendar.get('meeting-1', signal)).toBeNull()
  expect(await calendar.put({ ...EVENT, sequence: 1 }, signal)).toMatchObject({ outcome: 'done' })
  expect((await listing(url)).match(/\.ics<\/href>/g)).toHaveLength(1)
})

test('who changed the event meanwhile is not written over [M-cal.13]', async () => {
  const url = await newCalendar()
  const calendar = openAt(url)
  await calendar.put(EVENT, signal)
  const results = await Promise.all(
    ['2026-11-25', '2026-11-26', '2026-11-27'].map((day) =>
      calendar.put({ ...EVENT, sequence: 1, start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` }, signal),
    ),
  )
  expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
})

async function listing(url: string): Promise<string> {
  const headers = { authorization: basic(), depth: '1' }
  return (await fetch(url, { method: 'PROPFIND', headers })).text()
}
