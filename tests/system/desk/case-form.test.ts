import { expect, test } from 'vitest'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import { readForm } from '#apps/casework/domain/intake/form.ts'
import { caseReference } from '#apps/casework/services/reference.ts'
import { type Draft, type FormDefinition, valueAt, withValue } from '../../../src/apps/casework/ui/form/form-shape.ts'
import { askedDate, draftOf, formOf, pathIn, withAskedDate } from '../../../src/apps/casework/ui/form/form-text.ts'

const definition = caseReference(false).forms[0] as unknown as FormDefinition
const sample = () => sampleForm() as unknown as Draft

test('a form that was filed is laid out and filed again as it was, its dates in another order at most [D-case.2]', () => {
  const again = formOf(draftOf(sample(), definition), definition)
  expect(readForm(again)).toMatchObject({ ok: true })
  expect(new Set((again.key_dates as object[]).map((d) => JSON.stringify(d)))).toEqual(
    new Set((sample().key_dates as object[]).map((d) => JSON.stringify(d))),
  )
  expect({ ...again, key_dates: null }).toEqual({ ...sample(), key_dates: null })
})

test('what was left empty is left out, or empty where the form must have it: the checklist names it, not a refusal [D-case.2]', () => {
  const empty = formOf({ matter_type: 'other', employer: { name: '', pay: { amount: '' } } }, definition)
  expect(empty).not.toHaveProperty('employer')
  expect(empty.client).toEqual({ full_name: '', aliases: [] })
  expect(readForm(empty)).toMatchObject({ ok: true })
})

test('a date that is asked for by its kind stands in the list of dates, before the others', () => {
  const draft = withAskedDate(draftOf({ key_dates: [] }, definition), 'hired', ' 2026-01 ')
  expect(askedDate(draft, 'hired')).toBe(' 2026-01 ')
  expect(formOf({ ...draft, matter_type: 'other' }, definition).key_dates).toEqual([{ what: 'hired', date: '2026-01' }])
})

test('a row that was added and not filled in is not sent', () => {
  const draft = {
    matter_type: 'other',
    opposing_parties: [
      { name: '', kind: 'person' },
      { name: 'Northgate', kind: 'organisation' },
    ],
  }
  expect(formOf(draft, definition).opposing_parties).toEqual([{ name: 'Northgate', kind: 'organisation' }])
})

test('a value is set at its place and nothing else changes', () => {
  const draft: Draft = { client: { full_name: 'A' } }
  const changed = withValue(draft, 'employer.pay.amount', '12')
  expect(valueAt(changed, 'employer.pay.amount')).toBe('12')
  expect(valueAt(changed, 'client.full_name')).toBe('A')
  expect(draft).toEqual({ client: { full_name: 'A' } })
})

test('the place that a refusal names is a field of the page', () => {
  expect(pathIn('/employer/pay/amount: must match')).toBe('employer.pay.amount')
  expect(pathIn('the form cannot be read')).toBeNull()
})
