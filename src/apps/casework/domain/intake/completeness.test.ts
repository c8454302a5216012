import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChecklistStatus } from './checklist.ts'
import { completeness } from './completeness.ts'
import type { UploadedFile } from './document-checks.ts'
import { sampleForm, sampleUploads } from './form.fixture.ts'
import { type ClientIntakeForm, DATE_KINDS, DOCUMENT_KINDS, MATTER_TYPES, PROTECTED_REASONS } from './form-schema.ts'

const NOW = '2025-07-01T12:00:00Z'

type Change = (form: ClientIntakeForm) => unknown

function check(change: Change, uploads: UploadedFile[] = sampleUploads()) {
  const form = sampleForm()
  change(form)
  const { items } = completeness(form, uploads, NOW)
  const fields = (status: ChecklistStatus) => items.filter((item) => item.status === status).map(({ field }) => field)
  return { missing: fields('missing'), unclear: fields('unclear') }
}

test('a form that answers everything is complete [C-intake.3]', () => {
  const checklist = completeness(sampleForm(), sampleUploads(), NOW)
  expect(checklist.items.filter(({ status }) => status !== 'given')).toEqual([])
  expect(checklist).toMatchObject({ version: 'employment-1', complete: true })
})

test('what is missing is told with why and with what to ask [C-intake.3]', () => {
  const form = sampleForm()
  form.wanted = ' '
  form.protected_reasons = []
  const { items, complete } = completeness(form, sampleUploads(), NOW)
  expect(complete).toBe(false)
  expect(items.filter(({ status }) => status === 'missing')).toEqual([
    {
      field: 'protected_reasons',
      label: 'Reasons the client sees',
      status: 'missing',
      why: 'It is needed because “What it is about” is discrimination.',
      ask: 'What do you think was the reason for how you were treated?',
    },
    {
      field: 'wanted',
      label: 'What the client wants',
      status: 'missing',
      why: 'Every case needs it.',
      ask: 'What would you like to reach?',
    },
  ])
})

test('a field is needed only where the rest of the form makes it so [C-intake.3]', () => {
  expect(check((form) => Object.assign(form, { employer: undefined })).missing).toContain('employer.name')
  expect(check((form) => Object.assign(form, { employer: undefined })).missing).not.toContain('employer.job_title')
  expect(
    check((form) => {
      form.employer = undefined
      form.opposing_parties = []
    }).missing,
  ).toContain('opposing_parties')
  expect(check((form) => Object.assign(form, { matter_type: 'unpaid_wages' })).missing).toEqual([
    'key_dates[unpaid_until]',
  ])
  expect(
    check((form) => {
      form.key_dates.splice(3)
    }).missing,
  ).toEqual(['key_dates[ended]'])
  expect(
    check((form) => {
      form.key_dates.splice(3)
      form.employer!.still_employed = true
    }).missing,
  ).toEqual([])
  expect(check((form) => Object.assign(form, { signed_at: undefined })).missing).toEqual(['signed_at'])
})

test('a client whom nobody can reach is told, and a broken address is no way [C-intake.4]', () => {
  const unreachable = check((form) => {
    form.client.email = 'maria at example'
    form.client.phone = 'call me'
    form.client.address = undefined
  })
  expect(unreachable).toEqual({ missing: ['client.contact'], unclear: ['client.email', 'client.phone'] })
  expect(
    check((form) => {
      form.client.email = undefined
      form.client.phone = undefined
    }).missing,
  ).toEqual([])
})

const CONTRADICTIONS: Array<[string, Change, string]> = [
  ['the job ends before it begins', (form) => Object.assign(form.key_dates[3]!, { date: '2016-04' }), 'key_dates.3'],
  ['it happened tomorrow', (form) => Object.assign(form.key_dates[1]!, { date: '2025-07-02' }), 'key_dates.1'],
  ['next year', (form) => Object.assign(form.key_dates[2]!, { date: '2026' }), 'key_dates.2'],
  [
    'the job goes on and has ended',
    (form) => Object.assign(form.employer!, { still_employed: true }),
    'employer.still_employed',
  ],
  ['hired before birth', (form) => Object.assign(form.key_dates[0]!, { date: '1970' }), 'client.date_of_birth'],
  ['born tomorrow', (form) => Object.assign(form.client, { date_of_birth: '2030-01-01' }), 'client.date_of_birth'],
  [
    'filed before it happened',
    (form) => Object.assign(form, { agency_filing: { agency: 'EEOC', filed_on: '2025-04' } }),
    'agency_filing.filed_on',
  ],
  ['signed next month', (form) => Object.assign(form, { signed_at: '2025-08-01T00:00:00Z' }), 'signed_at'],
]

test.for(CONTRADICTIONS)('dates that cannot all be true are unclear: %s [C-intake.4]', ([, change, field]) => {
  expect(check(change)).toEqual({ missing: [], unclear: [field] })
})

test('a month or a year contradicts only if none of its days would do [C-intake.4]', () => {
  const odd = check((form) => {
    form.key_dates[0]!.date = '2025-05-15'
    form.key_dates[3]!.date = '2025-05'
    form.key_dates[2]!.date = '2025'
  })
  expect(odd.unclear).toEqual([])
})

test('a document that the form lists and nobody sent is missing [C-intake.4]', () => {
  expect(check(() => {}, []).missing).toEqual(['documents_listed.0', 'documents_listed.1'])
  const file = (name: string, artifact_kind = 'document', content_type = 'application/pdf') => ({
    name,
    artifact_kind,
    content_type,
  })
  const listed = (name: string, more: object, files: UploadedFile[]) =>
    check((form) => Object.assign(form, { documents_listed: [{ name, ...more }] }), files)
  expect(listed('Pay stubs', {}, [file('pay_stubs_2024.xlsx')])).toEqual({ missing: [], unclear: [] })
  expect(listed('My review', { kind: 'review' }, [file('x.pdf', 'review')])).toEqual({ missing: [], unclear: [] })
  expect(listed('Termination letter', {}, [file('letter.pdf')]).unclear).toEqual(['documents_listed.0'])
  expect(listed('Picture', { kind: 'photo' }, [file('IMG_1.heic', 'document', 'image/heic')]).unclear).toEqual([
    'documents_listed.0',
  ])
  expect(listed('Handbook', { have: 'no' }, []).unclear).toEqual(['documents_listed.0'])
  expect(listed('Contract', {}, [file('invoice.pdf')]).missing).toEqual(['documents_listed.0'])
})

test('one file stands for one document [C-intake.4]', () => {
  const twice = check(
    (form) => Object.assign(form, { documents_listed: [{ name: 'Letter' }, { name: 'letter' }] }),
    [{ name: 'letter.pdf', artifact_kind: 'document', content_type: 'application/pdf' }],
  )
  expect(twice.missing).toEqual(['documents_listed.1'])
})

test('people and companies without a name are missing, a name without letters is unclear [C-intake.3]', () => {
  const nameless = check((form) => {
    form.client.full_name = '???'
    form.related_people.push({ name: '', relation: 'witness' })
    form.opposing_parties.push({ name: '—', kind: 'person' })
  })
  expect(nameless).toEqual({
    missing: ['opposing_parties.2', 'related_people.2'],
    unclear: ['client.full_name'],
  })
  expect(check((form) => Object.assign(form, { narrative: 'They were unfair.' })).unclear).toEqual(['narrative'])
})

const date = fc.constantFrom('2024', '2025-05', '2025-05-30', '2030-01-01', '1950')
const words = fc.oneof(fc.constantFrom('', ' ', 'Jane Doe', '王小明', '???'), fc.string({ maxLength: 40 }))
const forms = fc
  .record({
    matter_type: fc.constantFrom(...MATTER_TYPES),
    narrative: words,
    wanted: words,
    protected_reasons: fc.uniqueArray(fc.constantFrom(...PROTECTED_REASONS), { maxLength: 4 }),
    key_dates: fc.array(fc.record({ what: fc.constantFrom(...DATE_KINDS), date }), { maxLength: 6 }),
    related_people: fc.array(fc.record({ name: words, relation: fc.constant('other' as const) }), { maxLength: 4 }),
    opposing_parties: fc.array(fc.record({ name: words, kind: fc.constant('person' as const) }), { maxLength: 4 }),
    documents_listed: fc.array(fc.record({ name: words, kind: fc.constantFrom(...DOCUMENT_KINDS) }), { maxLength: 8 }),
    employer: fc.option(fc.record({ name: words, still_employed: fc.boolean() }), { nil: undefined }),
    client: fc.record({ full_name: words, aliases: fc.array(words, { maxLength: 2 }), email: words, phone: words }),
    signed_at: fc.option(fc.constant(NOW), { nil: undefined }),
  })
  .map((parts): ClientIntakeForm => ({ form_version: 'employment-1', ...parts }))

test('a checklist is complete exactly if nothing is missing; it asks for all that is open, and stays in bounds [C-intake.3]', () => {
  fc.assert(
    fc.property(forms, fc.array(words, { maxLength: 5 }), (form, names) => {
      const uploads = names.map((name) => ({ name, artifact_kind: 'document', content_type: 'application/pdf' }))
      const { items, complete } = completeness(form, uploads, NOW)
      expect(complete).toBe(items.every(({ status }) => status !== 'missing'))
      for (const { status, ask, why } of items) {
        expect(ask === '').toBe(status === 'given')
        expect(why).not.toBe('')
      }
      expect(items.filter(({ field }) => /^documents_listed\.\d/.test(field))).toHaveLength(
        form.documents_listed.length,
      )
      expect(items.length).toBeLessThan(400)
      expect(completeness(form, uploads, NOW).items).toEqual(items)
    }),
  )
})
