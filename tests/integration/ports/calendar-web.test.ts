import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { eventText } from '#apps/scheduling/domain/calendar/calendar-object.ts'
import { openCalDav } from '#integrations/calendar/caldav.ts'
import { discoverCalendars } from '#integrations/calendar/caldav-discover.ts'
import { createCalendarFetch, readAnswer } from '#integrations/calendar/web.ts'
import { freePorts } from '../../support/free-ports.ts'
import { type Answered, type Query, standIn } from '../../support/standing-in.ts'
import { EVENT, NOW, READER } from './calendar-suite.ts'

const SECRET = 'canary-secret-token'
const auth = { kind: 'bearer' as const, token: async () => SECRET }
const signal = new AbortController().signal
const stops: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function serverThat(answer: (asked: Query) => Answered | Promise<Answered>) {
  const server = await standIn(answer)
  stops.push(server.stop)
  return server
}
const calendarAt = (url: string) =>
  openCalDav({ name: 'x', url, auth, text: eventText, reader: READER, clock: { nowMs: () => Date.parse(NOW) } })
const WEEK = { start: '2026-11-22T23:00:00Z', end: '2026-11-29T23:00:00Z' }

test.each([
  ['http://calendar.example/', 'calendar.insecure'],
  ['http://10.0.0.1/', 'calendar.insecure'],
  ['http://localhost.evil.example/', 'calendar.insecure'],
  ['http://127.0.0.1.evil.example/', 'calendar.insecure'],
  ['https://anna:secret@calendar.example/', 'calendar.address'],
  ['file:///etc/passwd', 'calendar.address'],
  ['calendar', 'calendar.address'],
])('%s is no address for a calendar [M-cal.14]', (url, code) => {
  expect(() => createCalendarFetch(url, auth)).toThrow(expect.objectContaining({ code }))
})

test('a redirect to another host is refused, and the host never hears of the token [M-cal.14]', async () => {
  const other = await serverThat(() => ({ status: 200 }))
  const server = await serverThat(() => ({ status: 302, headers: { location: `${other.url}/steal` } }))
  await expect(calendarAt(`${server.url}/c/`).busy(WEEK, signal)).rejects.toMatchObject({ code: 'calendar.other_host' })
  await expect(discoverCalendars({ url: server.url, auth }, signal)).rejects.toMatchObject({
    code: 'calendar.other_host',
  })
  expect(other.asked).toEqual([])
})

test('a redirect on the same host is followed with the same method, but not for ever, and never for a write [M-cal.14]', async () => {
  const server = await serverThat(({ url }) =>
    url.pathname === '/new/'
      ? { status: 404 }
      : { status: 308, headers: { location: url.pathname === '/c/' ? '/new/' : '/loop' } },
  )
  const ask = createCalendarFetch(server.url, auth)
  expect((await ask(`${server.url}/c/`, { method: 'REPORT', body: 'x' }, signal)).status).toBe(404)
  expect(server.asked.map(({ method, body }) => [method, body.text])).toEqual([
    ['REPORT', 'x'],
    ['REPORT', 'x'],
  ])
  await expect(ask(`${server.url}/loop`, {}, signal)).rejects.toMatchObject({ code: 'calendar.redirects' })
  expect((await ask(`${server.url}/c/`, { method: 'PUT', body: 'x' }, signal)).status).toBe(308)
})

test('the token is sent as OAuth asks, and a broken one is not sent at all [M-cal.14]', async () => {
  const server = await serverThat(() => ({ status: 404 }))
  await createCalendarFetch(server.url, auth)(server.url, {}, signal)
  expect(server.asked[0]!.headers.authorization).toBe(`Bearer ${SECRET}`)
  const broken = createCalendarFetch(server.url, { kind: 'bearer', token: async () => 'canary\r\nx: y' })
  const error = await broken(server.url, {}, signal).catch((thrown) => thrown)
  expect(error).toMatchObject({ code: 'calendar.auth' })
  expect(`${error.stack}`).not.toContain('canary')
})

test('an answer without end is given up, and one that does not come too [M-cal.14]', async () => {
  const server = await serverThat(async ({ url }) => {
    if (url.pathname === '/slow') await pause(5000, undefined, { ref: false })
    return { status: 200, body: 'x'.repeat(21 * 1024 * 1024) }
  })
  const ask = createCalendarFetch(server.url, auth, 200)
  await expect(ask(`${server.url}/slow`, {}, signal)).rejects.toMatchObject({ code: 'calendar.timeout' })
  const patient = createCalendarFetch(server.url, auth)
  const answer = await patient(server.url, {}, signal)
  await expect(readAnswer(answer, signal)).rejects.toMatchObject({ code: 'calendar.too_large' })
})

test('a server that is not there did nothing; one that breaks off in the middle may have [M-cal.12]', async () => {
  const [port = 0] = await freePorts(1)
  expect(await calendarAt(`http://127.0.0.1:${port}/`).put(EVENT, signal)).toMatchObject({
    ...{ outcome: 'not_done', error: { code: 'calendar.unreachable' } },
  })
  const empty = '<?xml version="1.0"?><d:multistatus xmlns:d="DAV:"/>'
  for (const status of [500, 502]) {
    const broken = await serverThat(({ method }) => {
      if (method === 'GET') return { status: 404 }
      if (method === 'REPORT') return { status: 207, body: empty, headers: { 'content-type': 'text/xml' } }
      return { status }
    })
    await expect(calendarAt(`${broken.url}/`).put(EVENT, signal)).rejects.toMatchObject({ code: 'calendar.server' })
  }
})

test('conditions go with every write [M-cal.13]', async () => {
  const stored = eventText.write(EVENT, NOW)
  const server = await serverThat(({ method }) =>
    method === 'GET' ? { status: 200, body: stored, headers: { etag: '"7"' } } : { status: 412 },
  )
  const calendar = calendarAt(`${server.url}/`)
  expect(await calendar.put({ ...EVENT, sequence: 1 }, signal)).toMatchObject({ error: { code: 'calendar.changed' } })
  expect(await calendar.remove(EVENT.uid, signal)).toMatchObject({ error: { code: 'calendar.changed' } })
  const writes = server.asked.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method, headers }) => [method, headers['if-match']])).toEqual([
    ['PUT', '"7"'],
    ['DELETE', '"7"'],
  ])
  expect(writes[1]!.headers['schedule-reply']).toBe('F')
})

test('an answer that is no calendar is told as unreadable, without a word of it [M-cal.14]', async () => {
  for (const body of ['<html>canary', '<d:multistatus xmlns:d="DAV:"><d:response><canary', 'canary']) {
    const server = await serverThat(() => ({ status: 207, body, headers: { 'content-type': 'text/xml' } }))
    const error = await calendarAt(`${server.url}/`)
      .busy(WEEK, signal)
      .catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'calendar.unreadable' })
    expect(`${error.stack}`).not.toContain('canary')
  }
})

test('an event whose text the server withholds is counted as unread, not as free time [M-cal.11]', async () => {
  const body = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:"><d:response><d:href>/a.ics</d:href>
    <d:propstat><d:prop><d:getetag>"1"</d:getetag></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>
    <d:response><d:href>/</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response></d:multistatus>`
  const server = await serverThat(() => ({ status: 207, body, headers: { 'content-type': 'text/xml' } }))
  expect(await calendarAt(`${server.url}/`).busy(WEEK, signal)).toEqual({ times: [], unread: [expect.any(String)] })
})
