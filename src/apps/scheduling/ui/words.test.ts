import { expect, test } from 'vitest'
import { MAIL_LANGUAGES } from '#kernel/contracts/scheduling.ts'
import { nextStep } from './next-step.ts'
import type { Attendee, Meeting } from './types.ts'
import { LANGUAGES, languageName, sayAction, sayChoice, sayKept, sayQuestion } from './words.ts'

const MEETING: Meeting = {
  status: 'asking',
  slot: 1,
  starts_at: '2026-03-12T09:00:00Z',
  ends_at: '2026-03-12T10:00:00Z',
  chosen_by: 'olga',
  chosen_at: '2026-03-02T09:00:00Z',
  kept: 'held',
  looking: false,
  ended_by: null,
  ended_why: null,
}

const ADA: Attendee = {
  attendee_id: '00000000-0000-4000-8000-000000000001',
  number: 1,
  full_name: 'Ada',
  email: 'ada@x.example',
  required: true,
  default_language: null,
  time_zone: null,
  stage: 'wait',
  score: 50,
  reason: '',
  engagement: 'none',
  next_action: null,
  follow_up_at: null,
  yes: false,
  invited: false,
  partstat: null,
  mails_out: 0,
  inbound: 0,
  closed_why: null,
  waits_for_approval: false,
  turned_down: false,
  uncertain: null,
}

test('the languages of the form are those that mails are written in', () => {
  expect(LANGUAGES).toEqual(MAIL_LANGUAGES)
  expect(languageName('fr')).toBe('French')
  expect(languageName('no language')).toBe('no language')
})

test.each<[string, Partial<Attendee>, Partial<Meeting> | null, RegExp]>([
  ['an uncertain mail comes before everything', { uncertain: ADA.attendee_id, stage: 'person' }, {}, /^Nobody knows/],
  ['what a person decides', { stage: 'person' }, {}, /your decision/],
  ['what waits for a yes', { stage: 'write', waits_for_approval: true }, {}, /your yes/],
  ['what was turned down', { stage: 'write', turned_down: true }, {}, /turned the mail down/],
  ['before there is a time', {}, { status: 'choosing' }, /chosen a time/],
  ['before there is a meeting', {}, null, /chosen a time/],
  ['a follow-up has a day', { follow_up_at: '2026-03-12T09:00:00Z' }, {}, /Follow-up on .*12.*, unless they answer/],
  ['a promise', { next_action: { type: 'Wait', subtype: 'attendee' } }, {}, /before they write again/],
  ['the first mail', { stage: 'write', next_action: { type: 'Initiate', subtype: null } }, {}, /first mail/],
  [
    'a new time',
    { stage: 'write', mails_out: 2, next_action: { type: 'Initiate', subtype: null } },
    {},
    /the new time/,
  ],
  ['an answer that came', { stage: 'decide', inbound: 1 }, {}, /being read/],
  ['a yes before the others', { yes: true, score: 100 }, {}, /Is invited as soon as/],
  ['a yes with an invitation', { yes: true, invited: true }, { status: 'agreed' }, /^Nothing/],
  ['whoever is out', { closed_why: 'declined', stage: 'closed' }, {}, /Said no/],
  ['after the end', { invited: true }, { status: 'cancelled' }, /is cancelled/],
])('what comes next: %s', (_case, attendee, meeting, said) => {
  expect(nextStep({ ...ADA, ...attendee }, meeting && { ...MEETING, ...meeting }).text).toMatch(said)
})

test('choices, questions and actions that are not known here are shown all the same', () => {
  expect(sayChoice('take_their_time').text).toBe('Take this time')
  expect(sayChoice('dance_with_them').text).toBe('dance with them')
  expect(sayQuestion({ what: 'mail.refused', kind: 'internal' }, 'Ada')).toBe('A mail to Ada could not be sent')
  expect(sayQuestion({ what: 'new_thing', kind: 'alternatives_proposed' }, 'Ada')).toBe('Ada proposes another time')
  expect(sayAction('Reply.answer')).toBe('answer')
  expect(sayAction('Dance.slow_one')).toBe('Dance slow one')
})

test('what the calendar has', () => {
  const goal = { title: 'x', duration: 30, location: 'x', time_zone: 'UTC', account: 'demo' }
  const from = { name: 'A', address: 'a@x.example' }
  expect(sayKept({ goal: { ...goal, from }, meeting: MEETING }).text).toBe('in no calendar')
  expect(sayKept({ goal: { ...goal, from, calendars: ['work'] }, meeting: MEETING }).text).toBe(
    'held in the calendar work',
  )
})
