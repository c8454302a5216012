import type { Requirement } from './requirement.ts'

/** What a case must show through the real controller and the real database: seed 004, 6 and 7, and specs/casework.md. */
export const caseworkProofs = {
  'C-words.1': {
    says: 'What a refusal quotes of the words of people and agents, and what a tool or agent says when it fails, is told in no run, audit or plain event of a case.',
    source: 'specs/casework.md, What must be shown',
  },
} as const satisfies Record<string, Requirement>
