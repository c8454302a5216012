import { readFileSync } from 'node:fs'
import type { MappedFact } from './contracts.ts'
import { type FactCandidate, type FactSource, factsOfAll } from './facts.ts'
import { context, taxonomy } from './samples.fixture.ts'

/** The papers of one case, as they would come out of files. */

const PAPERS = [
  ['offer-letter', 'document'],
  ['warning-mail', 'mail'],
  ['hr-complaint', 'document'],
  ['termination-letter', 'document'],
  ['handbook', 'document'],
  ['scanned-statement', 'document'],
  ['interview', 'transcript'],
] as const

export const sources: FactSource[] = PAPERS.map(([name, kind]) => ({
  document_id: name,
  kind,
  pages: [{ page: 1, text: readFileSync(new URL(`samples/${name}.txt`, import.meta.url), 'utf8') }],
}))

export function sourceOf(name: (typeof PAPERS)[number][0]): FactSource {
  return sources.find(({ document_id }) => document_id === name)!
}

export const pagesOf = (id: string) => sources.find(({ document_id }) => document_id === id)?.pages ?? null

/** As the controller would: each fact gets an id. */
export function withIds(facts: readonly FactCandidate[]): MappedFact[] {
  return facts.map((fact, at) => ({ ...fact, fact_id: `fact-${at + 1}` }))
}

export const caseFacts = withIds(factsOfAll(sources, taxonomy, context))
