import { describe, expect, test } from 'vitest'
import { checkFacts } from '#apps/casework/domain/mapping/checks.ts'
import type { FactProposal, WriteFacts } from '#apps/casework/domain/mapping/contracts.ts'
import { factsOf } from '#apps/casework/domain/mapping/facts.ts'
import type { KnownEntity } from '#apps/casework/domain/mapping/known-names.ts'
import { collapse, pinpointAt } from '#apps/casework/domain/mapping/pinpoint.ts'
import { foundIn, LABELS, taxonomy } from '#apps/casework/domain/mapping/samples.fixture.ts'
import { interview } from './evaluation/interview-sentences.ts'
import { development, holdout, type LabelledSet, probes } from './evaluation/labelled-sets.ts'
import { documents, hostile, type MappingSet, tuning, unseen } from './evaluation/mapping-sets.ts'
import { mixedVoices } from './evaluation/mixed-voices.ts'
import { drafts, lastVoices, laterVoices, voices } from './evaluation/statement-sets.ts'
import { turned } from './evaluation/turned-sentences.ts'

const isSupport = (element: string) => !/^[-?]/.test(element)
const supportsIn = (text: string) => [...foundIn(text)].filter(isSupport)

const SETS: Array<[string, MappingSet, number]> = [
  ['tuning', tuning, 1],
  ['unseen', unseen, 0.95],
  ['hostile', hostile, 0.95],
  // 125 of 132: what the vocabulary does not explain is to review.
  ['turned', turned, 0.94],
  ['interview', interview, 0.8],
]

describe.for(SETS)('the %s set', ([, { nothing, plain }, share]) => {
  test('what is negated, supposed, a rule, a question or about somebody else supports no element [H-mapping.1]', () => {
    expect(nothing.length).toBeGreaterThan(130)
    expect(nothing.filter((text) => supportsIn(text).length > 0)).toEqual([])
  })

  test('plain sentences support the right element and no other [H-mapping.3]', () => {
    const read = plain.map((line) => {
      const [head = '', text = ''] = line.split(/ \| (.*)/s)
      const labels = head.split(', ').map((label) => label.replace(/[()]/g, ''))
      const found = supportsIn(text)
      const possible = labels.flatMap((label) => LABELS[label] ?? [])
      const isRight = found.some((element) => LABELS[labels[0]!]!.includes(element))
      return { text, isRight, wrong: found.filter((element) => !possible.includes(element)) }
    })
    expect(read.filter(({ wrong }) => wrong.length > 0)).toEqual([])
    expect(read.filter(({ isRight }) => isRight).length / read.length).toBeGreaterThanOrEqual(share)
  })
})

/** With the share of plain sentences that are right today: 0.92, 0.80, 0.91, 0.86, 0.67, 0.80 and 0.07. */
const LABELED: Array<[string, LabelledSet, number]> = [
  ['development', development, 0.9],
  ['holdout', holdout, 0.78],
  ['probes', probes, 0.88],
  ['drafts', drafts, 0.82],
  ['voices', voices, 0.64],
  ['later voices', laterVoices, 0.77],
  // A floor alone: double negations, dialects and irony, which no reading of ours decides.
  ['last voices', lastVoices, 0.05],
  ['mixed voices, of which no weight was learned', mixedVoices, 0.53],
]

describe.for(LABELED)('the %s set', ([, { nothing, plain }, share]) => {
  test('what is negated, supposed, a rule, a question or about somebody else supports no element [H-mapping.1]', () => {
    expect(nothing.length).toBeGreaterThanOrEqual(50)
    expect(nothing.filter((text) => supportsIn(text).length > 0)).toEqual([])
  })

  test('plain sentences support an element that their label accepts [H-mapping.3]', () => {
    const right = plain.filter(({ text, accepted }) => supportsIn(text).some((element) => accepted.includes(element)))
    expect(right.length / plain.length).toBeGreaterThanOrEqual(share)
  })
})

const PARTIES: KnownEntity[] = [
  { kind: 'person', name: 'Dana Reyes', aliases: [], side: 'client' },
  { kind: 'person', name: 'Tom Becker', aliases: [], side: 'opposing' },
  { kind: 'person', name: 'Maria Delgado', aliases: [], side: 'opposing' },
  { kind: 'organisation', name: 'Harborline Logistics, Inc.', aliases: [], side: 'opposing' },
]

describe('whole documents', () => {
  test.for(documents)('$name [H-mapping.1, H-mapping.3]', ({ text, supports }) => {
    const source = { document_id: 'd', kind: 'document' as const, pages: [{ page: 1, text }] }
    const found = factsOf(source, taxonomy, { entities: PARTIES, now: '2026-11-17T00:00:00Z' }).flatMap((fact) => {
      const elements = fact.supports.filter(({ relation }) => relation === 'supports')
      const begin = Object.keys(supports).find((words) => fact.statement.startsWith(words)) ?? fact.statement
      return elements.length > 0 ? [[begin, elements.map((s) => `${s.coa_id}.${s.element_id}`).sort()]] : []
    })
    const expected = Object.entries(supports).map(([words, elements]) => [words, elements.toSorted()])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })
})

describe('a model that claims support', () => {
  const propose = (text: string, quote = text, coa_id = 'retaliation', element_id = 'adverse_action'): WriteFacts => {
    const start = text.indexOf(quote)
    const fact: FactProposal = {
      statement: collapse(quote),
      entities: [],
      pinpoint: pinpointAt('11111111-1111-4111-8111-111111111111', { page: 1, text }, start, start + quote.length),
      supports: [{ coa_id, element_id, relation: 'supports', weight: 80, cue: 'it says so' }],
      status: 'supported',
    }
    return { action_type: 'write_facts', document_ids: ['11111111-1111-4111-8111-111111111111'], facts: [fact] }
  }
  const check = (text: string, ...more: [string?, string?, string?]) =>
    checkFacts(propose(text, ...more), () => [{ page: 1, text }], taxonomy, { entities: PARTIES })?.code ?? null

  test('is refused for every sentence of the sets that supports nothing, whatever the element [H-mapping.2]', () => {
    const sentences = [...tuning.nothing, ...unseen.nothing].filter((text) => text.length <= 500)
    const taken = sentences.filter((text) =>
      taxonomy.causes.some(({ id, elements }) => check(text, text, id, elements[0]!.id) === null),
    )
    // A true sentence about something else is for the model to judge; these say nothing that the check could find.
    expect(taken.length / sentences.length).toBeLessThan(0.08)
  })

  test('is not helped by quoting a part of the sentence [H-mapping.2]', () => {
    const text = 'Nobody at the warehouse ever touched me or made a sexual remark.'
    expect(check(text, 'touched me or made a sexual remark.', 'hostile_environment', 'unwelcome_conduct')).toBe(
      'fact.not_asserted',
    )
    expect(check('I dreamed that I was fired.', 'I was fired.')).toBe('fact.not_asserted')
  })

  test('is taken where the sentence tells of it, in words that no cue knows too [H-mapping.2]', () => {
    expect(check('I was fired on March 2, 2026.')).toBeNull()
    expect(check('On March 2 they handed me a cardboard box and a taxi voucher.')).toBeNull()
  })

  test('is not heard about what a person rejected [H-fact.1]', () => {
    const text = 'I was fired on March 2, 2026.'
    const [{ pinpoint }] = propose(text).facts as [FactProposal]
    const rejected = [{ ...pinpoint!, statement_key: null }]
    expect(checkFacts(propose(text), () => [{ page: 1, text }], taxonomy, { rejected })?.code).toBe('fact.rejected')
  })
})
