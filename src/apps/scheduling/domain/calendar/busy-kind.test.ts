import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventFacts } from '#kernel/ports/calendar.ts'
import { classifyEvent, isHard } from './busy-kind.ts'

const FACTS: EventFacts = {
  title: 'Budget',
  location: '',
  categories: [],
  status: 'confirmed',
  isFree: false,
  isAllDay: false,
  isPrivate: false,
  isOutOfOffice: false,
  answer: null,
  ours: false,
}
const kindOf = (facts: Partial<EventFacts>) => classifyEvent({ ...FACTS, ...facts })?.kind ?? null

test.each([
  ...['Court: Smith v. Jones', 'Preliminary hearing', 'Trial day 2', 'Vista oral', 'Audiencia previa', 'Juzgado n.º 4'],
  ...[
    'Audience de référé',
    'Tribunal judiciaire de Paris',
    'Procès Durand',
    'Gerichtstermin Müller',
    'Amtsgericht Köln',
  ],
  ...[
    'Mündliche Verhandlung',
    'Hauptverhandlung',
    'Udienza preliminare',
    'Tribunale di Milano',
    'Audiência de instrução',
  ],
  ...['Julgamento', 'Zitting rechtbank Utrecht', 'Kort geding', 'Rozprawa II C 12/26', 'Sąd Okręgowy', 'w sądzie'],
  ...['Суд: справа 12', 'Судове засідання', 'Слухання у справі', 'AUDIÊNCIA', 'hearing'],
])('"%s" is a day in court [M-cal.8]', (title) => {
  expect(kindOf({ title })).toBe('court')
})

test.each([
  ...[
    'Out of office',
    'OOO',
    'Vacation',
    'Vacaciones',
    'Congés',
    'En congé',
    'Urlaub',
    'Sommerurlaub',
    'Abwesend',
    'Ferie',
  ],
  ...['Férias', 'Fora do escritório', 'Vakantie', 'Ouderschapsverlof', 'Urlop', 'Nieobecny', 'Відпустка', 'Не в офісі'],
])('"%s" is out of office [M-cal.8]', (title) => {
  expect(kindOf({ title })).toBe('out_of_office')
})

test.each([
  ...[
    'Courtesy call',
    'Courtyard lunch',
    'Gerichtet',
    'Sad news',
    'Judith',
    'Budget',
    'Trials',
    'Суджук',
    'Ferienplan 2',
  ],
])('"%s" is an ordinary event [M-cal.8]', (title) => {
  // A German word that begins as a court does counts as one: better a slot less than a hearing missed.
  expect(kindOf({ title })).toBe(title === 'Gerichtet' ? 'court' : 'busy')
})

test('the place of an event says court, its category says away [M-cal.8]', () => {
  expect(kindOf({ title: 'Mustermann ./. Beispiel', location: 'Landgericht Hamburg, Saal 4' })).toBe('court')
  expect(kindOf({ title: 'Anna', categories: ['Urlaub'] })).toBe('out_of_office')
})

test('properties say what words do not [M-cal.8]', () => {
  expect(kindOf({ isOutOfOffice: true })).toBe('out_of_office')
  expect(kindOf({ isFree: true })).toBeNull()
  expect(kindOf({ status: 'cancelled', title: 'Court' })).toBeNull()
  expect(kindOf({ answer: 'declined', title: 'Court' })).toBeNull()
  expect(kindOf({ status: 'tentative' })).toBe('tentative')
  expect(kindOf({ answer: 'needs_action' })).toBe('tentative')
  expect(kindOf({ status: 'tentative', title: 'Court' })).toBe('court')
  expect(kindOf({ ours: true, status: 'tentative' })).toBe('hold')
  expect(kindOf({ ours: true })).toBe('busy')
})

test('a whole day away counts also where the calendar shows it as free; an hour that is free does not [M-cal.8]', () => {
  expect(kindOf({ title: 'Urlaub', isFree: true, isAllDay: true })).toBe('out_of_office')
  expect(kindOf({ title: 'Court', isFree: true, isAllDay: true })).toBe('court')
  expect(kindOf({ title: 'Urlaub planen', isFree: true })).toBeNull()
})

test('a private event is private whatever it says, and hard [M-cal.9]', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.boolean(), (title, location, isOutOfOffice) => {
      const facts = { ...FACTS, title, location, isOutOfOffice, categories: [title], isPrivate: true }
      expect(classifyEvent(facts)).toEqual({ kind: 'private', label: 'Private event' })
    }),
  )
  expect(isHard('private') && isHard('court') && isHard('out_of_office')).toBe(true)
  expect(isHard('busy') || isHard('tentative') || isHard('hold')).toBe(false)
})

test('a label is one line of at most 200 characters, whatever the title [M-cal.8]', () => {
  const label = classifyEvent({ ...FACTS, title: `a\r\nb\u202Ec\u0000${'x'.repeat(100_000)}` })!.label
  expect(label).toMatch(/^a b cx? ?x+$/)
  expect(label.length).toBeLessThanOrEqual(200)
})
