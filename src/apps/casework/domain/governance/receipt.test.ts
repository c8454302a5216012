import { expect, test } from 'vitest'
import { hashCanonical, sha256Hex } from '#kernel/ledger/canonical.ts'
import { compileSchema } from '#kernel/validate.ts'
import { CandidateInsight, PromotionReceipt, PromotionTicket } from './contracts.ts'
import { findingSentences } from './findings-text.ts'
import { placeInInsight, textOfInsight } from './insight-text.ts'
import { makeReceipt, receiptJson, renderReceipt } from './receipt.ts'
import { type Sanitised, sanitise } from './sanitise.ts'

const ticket: PromotionTicket = {
  ticket_id: 'PT-2026-014',
  scope: 'both',
  title: 'What the Delgado matter taught us',
  reason: 'Maria Delgado-Reyes agreed that others may learn from it.',
  signed_off_by: 'A. Okafor',
  signed_off_at: '2026-03-02T10:00:00Z',
  candidate_artifact_ids: ['artifact-1'],
}
const insight: CandidateInsight = {
  title: 'Timing alone is thin',
  body: 'Find out who knew of the complaint before arguing from dates.',
  // biome-ignore lint/suspicious/noThenProperty: the field's own name, not a promise
  heuristics: [{ when: 'the reasons change', then: 'quote both with their dates' }],
  tags: ['retaliation'],
}
const sources = [
  { id: 'memo', text: 'He told me that I should have kept my mouth shut.' },
  { id: 'notes', text: 'She may not hold up in a deposition.', privileged: true },
]
const entities = [{ name: 'Maria Delgado-Reyes' }]
const judgedAt = '2026-03-02T10:05:00Z'

function judge(candidate: CandidateInsight): Sanitised {
  const result = sanitise({ text: textOfInsight(candidate).text, sources, entities })
  if ('refused' in result) throw new Error(result.refused.code)
  return result
}
const receiptOf = (candidate: CandidateInsight) =>
  makeReceipt({ ticket, insight: candidate, sources, entities, result: judge(candidate), judgedAt })

test('ticket, insight and receipt are closed objects, and each missing or extra field is refused [C-gov.7]', () => {
  const samples: [object, object][] = [
    [PromotionTicket, ticket],
    [CandidateInsight, insight],
    [PromotionReceipt, receiptOf(insight)],
  ]
  for (const [schema, sample] of samples) {
    const check = compileSchema(schema)
    expect(check(sample)).toBeNull()
    expect(check({ ...sample, extra: 1 })).toMatchObject({ code: 'schema.additional' })
    for (const field of Object.keys(sample)) {
      const { [field as keyof typeof sample]: _, ...rest } = sample
      expect(check(rest)).toMatchObject({ code: 'schema.required' })
    }
  }
  const tooLong = { ...insight, body: 'x'.repeat(8001) }
  expect(compileSchema(CandidateInsight)(tooLong)).not.toBeNull()
  const tooMany = { ...insight, heuristics: Array(51).fill(insight.heuristics[0]) }
  expect(compileSchema(CandidateInsight)(tooMany)).not.toBeNull()
})

test('the receipt of a clean insight says what was checked, by which rules, and which text was promoted [C-gov.6]', () => {
  expect(receiptOf(insight)).toMatchObject({
    ticket_id: 'PT-2026-014',
    ticket_sha256: hashCanonical(ticket),
    signed_off_by: 'A. Okafor',
    rules: { version: '4', raw_text_words: 8, privileged_words: 5 },
    checked: { sources: 2, privileged_sources: 1, entities: 1 },
    result: 'promoted',
    findings: { client_identity: 0, raw_case_text: 0, privileged_notes: 0, not_told: 0 },
    text_sha256: sha256Hex(textOfInsight(insight).text),
  })
})

test('one finding denies, and the receipt counts it by kind [C-gov.6]', () => {
  const leaking = { ...insight, body: `${insight.body} Ask Delgado.` }
  expect(receiptOf(leaking)).toMatchObject({ result: 'denied', findings: { client_identity: 1, raw_case_text: 0 } })
})

test('neither form of a receipt holds anything of the case [C-gov.7]', () => {
  const leaking = { ...insight, body: 'Delgado said: I should have kept my mouth shut.' }
  for (const receipt of [receiptOf(insight), receiptOf(leaking)]) {
    const words = `${receiptJson(receipt)}\n${renderReceipt(receipt)}`
    expect(words).not.toMatch(/delgado|reyes|maria|mouth|shut|deposition|memo|matter taught/i)
  }
})

test('the receipt reads the same to programs and to people, and no word of it means anything to a page', () => {
  const receipt = { ...receiptOf(insight), signed_off_by: 'A. <b>Okafor</b>\n# Promotion [x](y)' }
  expect(JSON.parse(receiptJson(receipt))).toEqual(receipt)
  const page = renderReceipt(receipt)
  expect(page.split('\n').filter((line) => line.startsWith('#'))).toEqual(['# Promotion PT-2026-014: promoted'])
  expect(page).toContain('A. \\<b\\>Okafor\\</b\\> \\# Promotion \\[x\\]\\(y\\)')
  expect(page).toContain('2 sources, 1 of them privileged, and 1 entity')
})

test('a sentence that is spread over the fields of an insight is found, and told by its field [C-gov.3]', () => {
  const spread: CandidateInsight = {
    ...insight,
    // biome-ignore lint/suspicious/noThenProperty: the field's own name, not a promise
    heuristics: [{ when: 'that I should have', then: 'kept my mouth shut.' }],
  }
  const { text, parts } = textOfInsight(spread)
  const [finding] = judge(spread).findings
  expect(finding).toMatchObject({ kind: 'raw_case_text' })
  expect(text.slice(finding!.start, finding!.end)).toBe('that I should have\n\nkept my mouth shut')
  expect(placeInInsight(parts, finding!)).toEqual({ path: '/heuristics/0/when', start: 0, end: 18 })
})

test('each finding is one sentence, counted in words as a person counts [C-gov.8]', () => {
  const text =
    'Ask Maria Delgado-Reyes. He told me that I should have kept quiet. She may not hold up well. 212-555-0188'
  const result = sanitise({ text, sources, entities })
  if ('refused' in result) throw new Error(result.refused.code)
  expect(findingSentences(text, result.findings, 3, (id) => `the ${id}`)).toEqual([
    'Words 2 to 3 are the name of a party.',
    'Words 4 to 11 are the same as in the memo.',
    'Words 13 to 17 are the same as in the notes, which is privileged.',
    'Word 19 is something that looks like a telephone number.',
    'There are 3 more.',
  ])
  expect(findingSentences(text, [], 1)).toEqual(['There is 1 more.'])
})
