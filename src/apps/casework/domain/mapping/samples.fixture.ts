import { readFileSync } from 'node:fs'
import { type FactCandidate, factsOf } from './facts.ts'
import type { KnownEntity } from './known-names.ts'
import { loadTaxonomy } from './taxonomy.ts'

/** Sentences with what a careful reader would say that they bear on. */

// biome-ignore format: a table
export const LABELS: Readonly<Record<string, readonly string[]>> = {
  protected: ['retaliation.protected_activity'],
  knew: ['retaliation.employer_knowledge'],
  discharge: ['retaliation.adverse_action', 'discrimination.adverse_action', 'wrongful_termination.discharge', 'final_pay.separation'],
  adverse: ['retaliation.adverse_action', 'discrimination.adverse_action'],
  cause: ['retaliation.causal_link', 'wrongful_termination.causal_link'],
  policy: ['wrongful_termination.public_policy'],
  employed: ['unpaid_overtime.covered_employment'],
  hours: ['unpaid_overtime.hours_over_forty'],
  unpaid: ['unpaid_overtime.overtime_not_paid'],
  work_known: ['unpaid_overtime.employer_knew'],
  trait: ['discrimination.protected_class'],
  qualified: ['discrimination.qualified'],
  bias: ['discrimination.different_treatment'],
  condition: ['failure_to_accommodate.disability'],
  request: ['failure_to_accommodate.request'],
  possible: ['failure_to_accommodate.reasonable_accommodation'],
  refused: ['failure_to_accommodate.refusal'],
  unwelcome: ['hostile_environment.unwelcome_conduct'],
  trait_conduct: ['hostile_environment.because_of_trait'],
  severe: ['hostile_environment.severe_or_pervasive'],
  inaction: ['hostile_environment.employer_responsibility'],
  promise: ['breach_of_contract.promise'],
  reliance: ['breach_of_contract.reliance'],
  breach: ['breach_of_contract.breach'],
  loss: ['breach_of_contract.damages'],
  left: ['final_pay.separation'],
  wages: ['final_pay.wages_due'],
  late_pay: ['final_pay.not_paid_in_time'],
  demand: ['final_pay.demand'],
}

export interface LabelledSentence {
  text: string
  /** `none`: no fact; `fact`: one that bears on no element; else elements, a minus for what weighs against, a question mark for what is to review. */
  labels: string[]
  expected: Set<string>
  /** In brackets: what a careful reader may see in it as well. */
  possible: Set<string>
}

export function labelledSentences(file: string): LabelledSentence[] {
  const lines = readFileSync(new URL(`samples/${file}`, import.meta.url), 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => {
    const [head = '', text = ''] = line.split(/ \| (.*)/s)
    const labels = head.split(', ')
    const isPossible = (label: string) => label.startsWith('(')
    const expected = labels.filter((label) => !isPossible(label)).flatMap(elementsOf)
    const possible = labels.filter(isPossible).flatMap((label) => elementsOf(label.slice(1, -1)))
    return { text, labels, expected: new Set(expected), possible: new Set(possible) }
  })
}

function elementsOf(label: string): string[] {
  const mark = /^[-?]/.exec(label)?.[0] ?? ''
  const elements = LABELS[label.slice(mark.length)]
  if (!elements && label !== 'none' && label !== 'fact') throw new Error(`no label ${label}`)
  return (elements ?? []).map((element) => `${mark}${element}`)
}

export const parties: KnownEntity[] = [
  { kind: 'person', name: 'Dana Reyes', aliases: [] },
  { kind: 'person', name: 'Maria Delgado', aliases: [] },
  { kind: 'organisation', name: 'Harborline Logistics, Inc.', aliases: [] },
  { kind: 'organisation', name: 'Bluewater Grill', aliases: [] },
]

export const taxonomy = loadTaxonomy('employment-1')
export const context = { entities: parties, now: '2026-11-17T00:00:00Z' }

export function readSentence(text: string): FactCandidate[] {
  return factsOf({ document_id: 'sample', kind: 'note', pages: [{ page: 1, text }] }, taxonomy, context)
}

/** The elements that were found, with a minus for what weighs against. */
export function foundIn(text: string): Set<string> {
  const supports = readSentence(text).flatMap((fact) => fact.supports)
  const marks = { supports: '', weighs_against: '-', to_review: '?' }
  return new Set(supports.map((s) => `${marks[s.relation]}${s.coa_id}.${s.element_id}`))
}

export interface Metrics {
  precision: number
  recall: number
  /** Of what bears on nothing, the share from which no fact was taken. */
  silence: number
}

export function measure(sentences: readonly LabelledSentence[]): Metrics {
  let [right, found, expected, quiet, idle] = [0, 0, 0, 0, 0]
  for (const sentence of sentences) {
    const elements = [...foundIn(sentence.text)].filter((element) => !sentence.possible.has(element))
    right += elements.filter((element) => sentence.expected.has(element)).length
    found += elements.length
    expected += sentence.expected.size
    if (!sentence.labels.includes('none')) continue
    idle += 1
    if (readSentence(sentence.text).length === 0) quiet += 1
  }
  return { precision: right / found, recall: right / expected, silence: quiet / idle }
}
