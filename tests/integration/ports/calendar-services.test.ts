import { afterEach, expect, test } from 'vitest'
import { classifyEvent } from '#apps/scheduling/domain/calendar/busy-kind.ts'
import { openGoogleCalendar } from '#integrations/calendar/google.ts'
import { openMicrosoftCalendar } from '#integrations/calendar/microsoft.ts'
import { GOOGLE_TOKEN, startGoogle } from '../../support/google-calendar.ts'
import { MICROSOFT_TOKEN, startMicrosoft } from '../../support/microsoft-calendar.ts'
import { standIn } from '../../support/standing-in.ts'
import { calendarSuite, EVENT, READER } from './calendar-suite.ts'

const stops: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
const signal = new AbortController().signal
const WEEK = { start: '2026-11-22T23:00:00Z', end: '2026-11-29T23:00:00Z' }

async function google(token = GOOGLE_TOKEN) {
  const server = await startGoogle()
  stops.push(server.stop)
  const same = { name: 'google', reader: READER, classify: classifyEvent, server: server.url }
  return {
    server,
    calendar: openGoogleCalendar({ ...same, calendarId: 'anna@firm.example', token: async () => token }),
  }
}

async function microsoft(token = MICROSOFT_TOKEN) {
  const server = await startMicrosoft()
  stops.push(server.stop)
  const same = { name: 'microsoft', reader: READER, classify: classifyEvent, server: server.url }
  return { server, calendar: openMicrosoftCalendar({ ...same, calendarId: 'AAMk==', token: async () => token }) }
}

for (const [name, open] of [['Google', google] as const, ['Microsoft', microsoft] as const])
  calendarSuite(`a stand-in for ${name}'s calendar`, async () => {
    const { server, calendar } = await open()
    return { calendar, plant: async (event) => server.plant(event) }
  })

test.each([
  ['Google', google],
  ['Microsoft', microsoft],
] as const)(
  'a token that %s does not know is told as such and stands in no error [M-cal.14, M-cal.15]',
  async (_, open) => {
    const { calendar } = await open('canary-stolen')
    const error = await calendar.busy(WEEK, signal).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'calendar.unauthorized' })
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('canary')
    expect(await calendar.put(EVENT, signal)).toMatchObject({
      outcome: 'not_done',
      error: { code: 'calendar.unauthorized' },
    })
  },
)

test('Google is told to tell nobody, and is given no attendees [M-cal.15]', async () => {
  const { server, calendar } = await google()
  await calendar.put(EVENT, signal)
  await calendar.put({ ...EVENT, sequence: 1, status: 'confirmed' }, signal)
  await calendar.remove(EVENT.uid, signal)
  const writes = server.asked.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method, url }) => `${method} ${url.search}`)).toEqual([
    ...['POST ?sendUpdates=none', 'PUT ?sendUpdates=none', 'DELETE ?sendUpdates=none'],
  ])
  expect(JSON.stringify(writes)).not.toContain('client.example')
})

test('Microsoft is given no attendees, since it would invite them [M-cal.15]', async () => {
  const { server, calendar } = await microsoft()
  await calendar.put(EVENT, signal)
  await calendar.put({ ...EVENT, sequence: 1, status: 'confirmed' }, signal)
  const writes = server.asked.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  expect(JSON.stringify(writes)).not.toContain('client.example')
})

test('whole days, answers and odd items of Google are read for what they are [M-cal.15]', async () => {
  const day = { start: { date: '2026-11-24' }, end: { date: '2026-11-25' } }
  const hour = { start: { dateTime: '2026-11-25T10:00:00+01:00' }, end: { dateTime: '2026-11-25T11:00:00+01:00' } }
  const answered = (responseStatus: string) => ({ ...hour, attendees: [{ self: true, responseStatus }] })
  const items = [
    { ...day, summary: 'Urlaub', transparency: 'transparent' },
    { ...day, summary: 'Home', eventType: 'workingLocation', transparency: 'transparent' },
    { ...answered('declined'), summary: 'No' },
    { ...answered('needsAction'), summary: 'Perhaps' },
    { summary: 'Broken', start: { dateTime: 'x' }, end: null },
    null,
    'odd',
  ]
  const server = await standIn(() => ({ status: 200, body: { items } }))
  stops.push(server.stop)
  const options = { name: 'g', reader: READER, classify: classifyEvent, token: async () => 'x', calendarId: 'primary' }
  const { times, unread } = await openGoogleCalendar({ ...options, server: server.url }).busy(WEEK, signal)
  expect(times).toMatchObject([
    { start: '2026-11-23T23:00:00.000Z', end: '2026-11-24T23:00:00.000Z', kind: 'out_of_office' },
    { start: '2026-11-25T09:00:00.000Z', kind: 'tentative', label: 'Perhaps' },
  ])
  expect(unread).toHaveLength(1)
})

test('whole days, answers and odd items of Microsoft are read for what they are [M-cal.15]', async () => {
  const at = (dateTime: string, timeZone = 'UTC') => ({ dateTime, timeZone })
  const day = { isAllDay: true, start: at('2026-11-24T00:00:00.0000000'), end: at('2026-11-25T00:00:00.0000000') }
  const hour = { start: at('2026-11-25T09:00:00.0000000'), end: at('2026-11-25T10:00:00.0000000'), showAs: 'busy' }
  const value = [
    { ...day, subject: 'Urlaub', showAs: 'free' },
    { ...hour, subject: 'Secret', sensitivity: 'confidential', iCalUId: 'canary' },
    { ...hour, subject: 'No', responseStatus: { response: 'declined' } },
    { ...hour, subject: 'Off', isCancelled: true },
    { ...hour, subject: 'Elsewhere', showAs: 'workingElsewhere' },
    { ...hour, subject: 'Zone', start: at('2026-11-25T09:00:00', 'Pacific Standard Time') },
  ]
  const server = await standIn(() => ({ status: 200, body: { value } }))
  stops.push(server.stop)
  const options = { name: 'm', reader: READER, classify: classifyEvent, token: async () => 'x', calendarId: null }
  const { times, unread } = await openMicrosoftCalendar({ ...options, server: server.url }).busy(WEEK, signal)
  expect(times).toEqual([
    expect.objectContaining({ start: '2026-11-23T23:00:00.000Z', kind: 'out_of_office' }),
    {
      start: '2026-11-25T09:00:00.000Z',
      end: '2026-11-25T10:00:00.000Z',
      kind: 'private',
      label: 'Private event',
      uid: null,
    },
  ])
  expect(unread).toHaveLength(1)
  expect(server.asked[0]!.url.pathname).toBe('/v1.0/me/calendar/calendarView')
})

test('a page that lies on another server is not fetched [M-cal.14]', async () => {
  const server = await standIn(() => ({
    status: 200,
    body: { value: [], '@odata.nextLink': 'https://evil.example/x' },
  }))
  stops.push(server.stop)
  const options = { name: 'm', reader: READER, classify: classifyEvent, token: async () => 'x', calendarId: null }
  const asking = openMicrosoftCalendar({ ...options, server: server.url }).busy(WEEK, signal)
  await expect(asking).rejects.toMatchObject({ code: 'calendar.other_host' })
})
