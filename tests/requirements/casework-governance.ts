import type { Requirement } from './requirement.ts'

/** specs/casework.md, Governance: what of a case may not leave it. */
export const caseworkGovernance = {
  'C-gov.1': {
    says: 'Each finding is named with its span and repeats nothing of what it found; what is too large to be judged is refused and never clean.',
    source: 'specs/casework.md, Governance',
  },
  'C-gov.2': {
    says: 'Names, aliases, e-mail, phone, addresses and ids of the case are found under any disguise that a reader would see through.',
    source: 'specs/casework.md, Governance',
  },
  'C-gov.3': {
    says: 'Any shared run of eight or more words with a source is found, normalised; the longest is told with both spans.',
    source: 'specs/casework.md, Governance',
  },
  'C-gov.4': {
    says: 'Privileged notes are found by five words in a row, and by their markers.',
    source: 'specs/casework.md, Governance',
  },
  'C-gov.5': {
    says: 'Insight that tells nothing of the case passes.',
    source: 'specs/casework.md, Governance',
  },
  'C-gov.6': {
    says: 'One finding denies.',
    source: 'specs/casework.md, Governance',
  },
} satisfies Record<string, Requirement>
