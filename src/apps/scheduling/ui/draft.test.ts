import { expect, test } from 'vitest'
import { type Draft, emptyDraft, errorOf, errorsIn, meetingOf, startError } from './draft.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const MAIL = {
  accounts: [{ name: 'demo', address: 'assistant@office.example', built_in: true }],
  calendars: [{ name: 'demo', kind: 'built_in' as const }],
}
const draft = (more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(MAIL, 'Europe/Berlin', NOW),
  title: 'Roadmap',
  location: 'Room 4',
  attendees: [
    { key: 0, full_name: 'Ada', email: 'ada@x.example', required: true, default_language: 'fr', time_zone: '' },
  ],
  ...more,
})
const paths = (given: Draft) => errorsIn(given, 'assistant@office.example', NOW).map(({ path }) => path)

test('a meeting begins with the built-in post, or with the first real account and its calendars', () => {
  expect(emptyDraft(MAIL, 'Europe/Berlin', NOW)).toMatchObject({
    account: 'demo',
    calendars: ['demo'],
    from: '2026-03-05',
    to: '2026-03-16',
  })
  const mail = {
    accounts: [...MAIL.accounts, { name: 'office', address: 'o@x.example', built_in: false }],
    calendars: [...MAIL.calendars, { name: 'partner', kind: 'caldav' as const }],
  }
  expect(emptyDraft(mail, 'UTC', NOW)).toMatchObject({ account: 'office', calendars: ['partner'] })
})

test('what is sent: whole days of the zone, and nothing that was left empty', () => {
  expect(meetingOf(draft())).toEqual({
    title: 'Roadmap',
    duration: 60,
    location: 'Room 4',
    time_zone: 'Europe/Berlin',
    account: 'demo',
    calendars: ['demo'],
    window: { from: '2026-03-04T23:00:00.000Z', to: '2026-03-16T23:00:00.000Z' },
    hours: { from: '09:00', to: '17:00' },
    attendees: [{ full_name: 'Ada', email: 'ada@x.example', required: true, default_language: 'fr' }],
  })
  const fixed = meetingOf(draft({ how: 'fixed', start: '2026-03-12T10:00', description: ' Why ', calendars: [] }))
  expect(fixed).toMatchObject({ start: '2026-03-12T09:00:00.000Z', description: 'Why' })
  expect(fixed).not.toHaveProperty('window')
  expect(fixed).not.toHaveProperty('calendars')
})

test('what is wrong is told at its field before anything is sent', () => {
  expect(paths(draft())).toEqual([])
  expect(paths(draft({ title: ' ', duration: '3', location: '', time_zone: 'Mars' }))).toEqual([
    '/title',
    '/duration',
    '/location',
    '/time_zone',
  ])
  expect(paths(draft({ from: '2026-04-01', to: '2026-03-01' }))).toEqual(['/window'])
  expect(paths(draft({ from: '2026-03-01', to: '2026-09-01' }))).toEqual(['/window'])
  expect(paths(draft({ hours_from: '18:00' }))).toEqual(['/hours'])
  expect(paths(draft({ calendars: [] }))).toEqual(['/calendars'])
  expect(paths(draft({ how: 'fixed', start: '', calendars: [] }))).toEqual(['/start'])
  const ada = draft().attendees[0] as Draft['attendees'][number]
  const wrong = [
    ada,
    { ...ada, email: 'ADA@x.example ' },
    { ...ada, email: 'Assistant@office.example' },
    { ...ada, email: 'b', time_zone: 'CET/x' },
  ]
  expect(paths(draft({ attendees: wrong }))).toEqual([
    '/attendees/1/email',
    '/attendees/2/email',
    '/attendees/3/email',
    '/attendees/3/time_zone',
  ])
  expect(paths(draft({ attendees: [] }))).toEqual(['/attendees'])
})

test('a time that is past, or that no clock shows, cannot be chosen', () => {
  expect(startError('2026-03-12T10:00', 'Europe/Berlin', NOW)).toBeNull()
  expect(startError('2026-03-01T10:00', 'Europe/Berlin', NOW)).toMatch(/past/)
  expect(startError('2026-03-29T02:30', 'Europe/Berlin', NOW)).toMatch(/leap over/)
})

test('a refusal of the API stands at the field that it names', () => {
  const next = 'Correct it.'
  expect(errorOf({ code: 'schema.format', message: 'must be an email (at /attendees/1/email)', next })).toEqual({
    path: '/attendees/1/email',
    message: 'Must be an email. Correct it.',
  })
  expect(errorOf({ code: 'schema.format', message: 'no time (at /window/from)', next })?.path).toBe('/window')
  expect(errorOf({ code: 'goal.hours', message: 'the hours end before they begin', next })?.path).toBe('/hours')
  expect(errorOf({ code: 'database.away', message: 'no database', next })).toBeNull()
})
