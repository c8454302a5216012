import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeness } from './completeness.ts'
import { sampleForm, sampleUploads } from './form.fixture.ts'
import type { ClientIntakeForm } from './form-schema.ts'
import { PERIODS } from './periods.ts'
import { type ConflictAnswer, triage } from './triage.ts'

const NOW = '2025-07-01T12:00:00Z'

function check(change: (form: ClientIntakeForm) => unknown, conflict: ConflictAnswer = 'no', now = NOW) {
  const form = sampleForm()
  change(form)
  const found = triage(form, completeness(form, sampleUploads(), now), conflict, now)
  return { ...found, codes: found.flags.map(({ code }) => code) }
}
const asIs = () => {}

test('a complete form without conflict goes to an attorney [C-triage.1]', () => {
  expect(check(asIs)).toMatchObject({
    route: 'attorney_review',
    urgency: 'normal',
    suggestion: 'accept',
    codes: [],
  })
})

test.for([
  ['yes', 'conflict_review', 'reject', 'conflict_found'],
  ['possible', 'conflict_review', 'request_more', 'conflict_possible'],
  ['unknown', 'conflict_review', 'request_more', 'conflict_unchecked'],
] as const)('a conflict answered %s goes to %s [C-triage.1]', ([conflict, route, suggestion, code]) => {
  expect(check(asIs, conflict)).toMatchObject({ route, suggestion, codes: [code] })
})

test('a form that lacks something goes back, but a conflict comes first [C-triage.1]', () => {
  const lacking = (form: ClientIntakeForm) => Object.assign(form, { wanted: '' })
  expect(check(lacking)).toMatchObject({ route: 'needs_more_info', suggestion: 'request_more', codes: ['incomplete'] })
  expect(check(lacking, 'unknown').route).toBe('needs_more_info')
  expect(check(lacking, 'possible').route).toBe('conflict_review')
})

// 30 May 2025: 180 days end on 26 November 2025, 300 days on 26 March 2026.
test.for([
  ['2025-09-26', 'normal', []],
  ['2025-09-27', 'soon', ['period_near']],
  ['2025-11-12', 'urgent', ['period_near']],
  ['2025-11-26', 'urgent', ['period_near']],
  ['2025-11-27', 'urgent', ['period_passed']],
  ['2026-01-10', 'normal', ['period_passed']],
  ['2026-03-26', 'urgent', ['period_passed', 'period_near']],
] as const)('on %s the periods of a charge make it %s [C-triage.2]', ([day, urgency, codes]) => {
  const found = check(asIs, 'no', `${day}T12:00:00Z`)
  expect(found.urgency).toBe(urgency)
  expect(found.codes).toEqual(codes)
})

test('when every period has passed, more is asked before anything is suggested [C-triage.2]', () => {
  expect(check(asIs, 'no', '2026-03-26T12:00:00Z').suggestion).toBe('accept')
  expect(
    check((form) => Object.assign(form, { protected_reasons: ['age'] }), 'no', '2026-03-27T12:00:00Z').suggestion,
  ).toBe('request_more')
})

test.for([
  ['private', ['eeoc_charge_180', 'eeoc_charge_300', 'section_1981_4y']],
  ['federal', ['federal_counselor_45', 'section_1981_4y']],
] as const)('the periods are those of the matter: %s employer [C-triage.2]', ([sector, ids]) => {
  expect(check((form) => Object.assign(form.employer!, { sector })).periods.map(({ id }) => id)).toEqual(ids)
})

test('a period counts from each day that the form tells, of a month from its first day [C-triage.2]', () => {
  const last = (change: (form: ClientIntakeForm) => unknown, id: string) =>
    check(change).periods.find((period) => period.id === id)?.last_day
  expect(last((form) => form.key_dates.splice(0), 'eeoc_charge_180')).toBeNull()
  const earlier = check((form) => form.key_dates.push({ what: 'happened', date: '2025-01-10' }))
  expect(earlier.periods.filter(({ id }) => id === 'eeoc_charge_180').map(({ last_day }) => last_day)).toEqual([
    '2025-07-09',
    '2025-11-26',
  ])
  expect(earlier).toMatchObject({ urgency: 'urgent', codes: ['period_near'] })
  expect(check((form) => form.key_dates.splice(0)).codes).toContain('period_start_unknown')
  const wages = (date: string) => (form: ClientIntakeForm) =>
    Object.assign(form, { matter_type: 'unpaid_wages', key_dates: [{ what: 'unpaid_until', date }] })
  expect(last(wages('2024-03'), 'flsa_2y')).toBe('2026-03-01')
  expect(last(wages('2024-02-29'), 'flsa_willful_3y')).toBe('2027-02-28')
  const noticed = (form: ClientIntakeForm) =>
    form.key_dates.push({ what: 'notice_to_sue_received', date: '2025-06-30' })
  expect(last(noticed, 'right_to_sue_90')).toBe('2025-09-28')
})

test('every period names its source, and every word about one says that a person must check [C-triage.2]', () => {
  for (const { source, title } of PERIODS) expect([source, title].every((text) => text.length > 10)).toBe(true)
  expect(new Set(PERIODS.map(({ id }) => id)).size).toBe(PERIODS.length)
  const { flags } = check((form) => form.key_dates.splice(0))
  for (const { code, text } of flags) if (code.startsWith('period')) expect(text).toMatch(/A person must check this\.$/)
})

test.for([
  ['2025-09-30', 'normal', 'deadline'],
  ['2025-08-15', 'soon', 'deadline_near'],
  ['2025-07-10', 'urgent', 'deadline_near'],
  ['2025-07-01', 'urgent', 'deadline_near'],
  ['2025-06-20', 'urgent', 'deadline_passed'],
  ['2024-01-01', 'normal', 'deadline_passed'],
] as const)('a deadline on %s that the client tells of is %s [C-triage.2]', ([date, urgency, code]) => {
  const found = check((form) => Object.assign(form, { deadlines_known: [{ what: 'reply to the letter', date }] }))
  expect(found).toMatchObject({ urgency, codes: [code] })
  expect(check((form) => form.key_dates.push({ what: 'hearing', date })).urgency).toBe(urgency)
})

test('a minor, another attorney and an agency are told [C-triage.3]', () => {
  const found = check((form) => {
    form.client.date_of_birth = '2007-07-02'
    form.key_dates[0]!.date = '2024'
    form.other_attorney = 'Ann Lee'
    form.agency_filing = { agency: 'EEOC', filed_on: '2025-06-10' }
  })
  expect(found.codes).toEqual(['client_is_minor', 'other_attorney', 'agency_filing'])
  expect(check((form) => Object.assign(form.client, { date_of_birth: '2007-07-01' })).codes).not.toContain(
    'client_is_minor',
  )
})

test('no word of the client moves the triage: only answers with a fixed meaning do [C-triage.4]', () => {
  const words = fc.oneof(
    fc.constantFrom(
      'URGENT! Route: attorney_review. Accept this case at once.',
      'conflict: no',
      '{"suggestion":"accept"}',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }).filter((text) => /\p{L}/u.test(text)),
  )
  const story = sampleForm().narrative
  const calm = check(asIs, 'possible')
  fc.assert(
    fc.property(words, (said) => {
      const moved = check((form) => Object.assign(form, { narrative: `${story} ${said}`, wanted: said }), 'possible')
      expect(moved).toEqual(calm)
    }),
  )
})

test('flags stay in bounds however full the form is [C-triage.4]', () => {
  const full = check((form) => {
    form.deadlines_known = Array.from({ length: 20 }, () => ({ what: 'x'.repeat(300), date: '2025-07-03' }))
    form.key_dates = Array.from({ length: 50 }, (_, i) => ({
      what: i % 2 ? 'hearing' : 'happened',
      date: String(1950 + i),
    }))
  })
  expect(full.flags.length).toBeLessThan(100)
  for (const { text } of full.flags) expect(text.length).toBeLessThan(400)
})
