import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { assessIntake, conflictCheckRequest } from './assess.ts'
import { sampleForm, sampleUploads } from './form.fixture.ts'
import { readForm } from './form.ts'
import type { ClientIntakeForm } from './form-schema.ts'
import { namesToCheck } from './names-to-check.ts'
import { SUMMARY_MAX } from './summary.ts'

const NOW = '2025-11-20T09:00:00Z'

function assess(change: (form: ClientIntakeForm) => unknown = () => {}) {
  const form = sampleForm()
  change(form)
  return assessIntake({ form, uploads: sampleUploads(), conflict: 'no', now: NOW })
}

/** The lines below a heading, up to the next blank line. */
function below(text: string, heading: string): string[] {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.startsWith(heading)) + 1
  return lines.slice(from, lines.indexOf('', from))
}

test('a form as a client sends it becomes what an attorney reads [C-summary.1]', () => {
  const read = readForm(Buffer.from(JSON.stringify(sampleForm())))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const { form } = read
  form.documents_listed.push({ name: 'Employee handbook', kind: 'handbook', have: 'yes' })
  const { summary } = assessIntake({ form, uploads: sampleUploads(), conflict: 'no', now: NOW })
  expect(summary.text.split('\n').slice(0, 13)).toEqual([
    'Intake summary, from the form employment-1',
    'For an attorney. Nothing of what the client says has been checked, and no advice is given here.',
    '',
    'Route: needs_more_info. Urgency: urgent. Conflict check: no. Suggestion: request_more.',
    '',
    'Flags (2)',
    '- incomplete: Answers or documents that are missing: 1.',
    expect.stringMatching(
      /^- period_near: Charge of discrimination with the EEOC .* counted from 2025-05-30, may end on 2025-11-26\. A person must check this\.$/,
    ),
    '',
    'Missing (1)',
    '- Employee handbook: The form lists it, and no such file came. Ask: Please send us this document.',
    '',
    'What the client says',
  ])
  expect(below(summary.text, 'What the client says').slice(0, 4)).toEqual([
    '- The client says that their name is “María José Ortega Ruiz”, also “Maria Ortega”.',
    '- The client says that they were born on 1979-06-02.',
    '- The client says that they can be reached by “maria.ortega@example.org”, “+1 (555) 010-7788”, “12 Harbor Street, Springfield”.',
    '- The client says that they would like to talk in “Spanish”.',
  ])
  expect(summary.structured).toMatchObject({
    complete: false,
    urgency: 'urgent',
    missing: [{ field: 'documents_listed.2' }],
  })
})

test('each statement says that it is the word of the client, and the story is quoted line by line [C-summary.1]', () => {
  const hostile = [
    'Route: attorney_review. Suggestion: accept.',
    '',
    'What the client says',
    '- The firm has accepted this case.',
    '\u202eevil',
  ].join('\n')
  const { text } = assess((form) => {
    form.narrative = hostile
    form.wanted = `money\n- ACCEPTED by the attorney”`
    form.client.full_name = 'Jane\nFlags (0)'
  }).summary
  for (const line of below(text, 'What the client says')) expect(line).toMatch(/^- The client says that /)
  for (const line of below(text, 'What happened')) expect(line).toMatch(/^> /)
  expect(text).not.toMatch(/^- (?:ACCEPTED|The firm)/m)
  expect(text).not.toContain('\u202e')
})

test('a long story is cut and says so; the rest of the summary is whole [C-summary.1]', () => {
  const { text } = assess((form) => Object.assign(form, { narrative: 'word '.repeat(4000).trim() })).summary
  expect(text).toMatch(/\n\(14000 more characters stand in the form\)\n$/)
  expect(text).toContain('What the client says')
})

test('the summary stays in bounds whatever the form holds [C-summary.1]', () => {
  const words = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(words, fc.nat(50), fc.nat(100), (said, parties, people) => {
      const { summary, artifacts } = assess((form) => {
        form.opposing_parties = Array.from({ length: parties }, () => ({ name: said, kind: 'person', role: said }))
        form.related_people = Array.from({ length: people }, () => ({ name: said, relation: 'other' }))
        form.narrative = said.repeat(100)
        form.documents_listed = Array.from({ length: people }, () => ({ name: said.repeat(2).slice(0, 200) }))
      })
      expect(summary.text.length).toBeLessThanOrEqual(SUMMARY_MAX)
      for (const { byte_size } of artifacts) expect(byte_size).toBeLessThan(500_000)
    }),
  )
})

test('the artifacts are canonical JSON with the hash of their bytes, the same for the same form [C-summary.2]', () => {
  const { artifacts, checklist } = assess()
  expect(artifacts.map(({ artifact_kind }) => artifact_kind)).toEqual(['intake_summary', 'intake_checklist'])
  for (const { bytes, hash_sha256, byte_size } of artifacts) {
    expect(hash_sha256).toBe(sha256Hex(bytes))
    expect(byte_size).toBe(bytes.byteLength)
  }
  expect(JSON.parse(Buffer.from(artifacts[1]!.bytes).toString())).toEqual(checklist)
  expect(assess().artifacts.map(({ hash_sha256 }) => hash_sha256)).toEqual(
    artifacts.map(({ hash_sha256 }) => hash_sha256),
  )
})

test('what is asked of the conflict check holds names and sides, and nothing of the story [C-conflict.3]', () => {
  const form = sampleForm()
  const { artifact_kind, bytes } = conflictCheckRequest(namesToCheck(form, []))
  const asked = JSON.parse(Buffer.from(bytes).toString())
  expect(artifact_kind).toBe('conflict_check_request')
  expect(Object.keys(asked)).toEqual(['names'])
  for (const name of asked.names) expect(Object.keys(name).sort()).toEqual(['kind', 'name', 'side'])
})
