import type { Requirement } from './requirement.ts'

/** What stays the same however large a case becomes, and however many there are. */
export const caseworkScale = {
  'C-seal.1': {
    says: 'A package that leaves is proven by a line of the journal that seals its case alone, however busy others are.',
    source: 'specs/casework.md, export bundles name no other case',
  },
} satisfies Record<string, Requirement>
