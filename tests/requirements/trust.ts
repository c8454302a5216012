import type { Requirement } from './requirement.ts'

/** specs/trust.md: the attacks as a whole; each adversary's own stand beside it. */
export const trust = {
  'TR-attack.1': {
    says: 'An attack that broke in, could not be made or tried nothing counts as a breach in the table that one command prints.',
    source: 'specs/trust.md, How it is tested',
  },
  'TR-attack.2': {
    says: 'Every adversary of the table is played.',
    source: 'specs/trust.md, Adversaries and controls',
  },
} as const satisfies Record<string, Requirement>
