import type { Requirement } from './requirement.ts'

/** What stays the same however large a case becomes, and however many there are. */
export const caseworkScale = {
  'C-seal.1': {
    says: 'A package that leaves is proven by a line of the journal that seals its case alone, however busy others are.',
    source: 'specs/casework.md, export bundles name no other case',
  },
  'C-scale.1': {
    says: 'What a cycle of a case reads, and what its commit asks, does not grow with the number of papers in it.',
    source: 'specs/scale.md, One machine: cost per step does not grow',
  },
  'C-scale.2': {
    says: 'Small documents are mapped several at a time: one write tells which of them it read, and a document too many waits for the next.',
    source: 'specs/scale.md, One machine',
  },
  'C-scale.3': {
    says: 'A package is made in pages and holds all that it must: every fact, every row of evidence, every run, whatever their number.',
    source: 'specs/scale.md, One machine',
  },
} satisfies Record<string, Requirement>
