import type { Requirement } from './requirement.ts'

/** What a case does with speech, with files that are not what they seem, and with a wish to be forgotten. */
export const caseworkShown = {
  'C-speech.8': {
    says: 'A speech server is named by its address, with a model and a key that is a secret or stands in a file; what is wrong with it is said before anything starts.',
    source: "specs/casework.md, The agents' work; specs/trust.md, Adversaries and controls",
  },
  'C-speech.9': {
    says: 'A dictated answer is taken after consent to a recording, written down by the embedded engine unless a server is named; where none hears it, that is told with a next step and the answer is typed. The recording is withheld from production.',
    source: "specs/casework.md, The agents' work, Interview; specs/casework.md, Export",
  },
  'C-demo.2': {
    says: 'The sample case, killed anywhere and started again, goes on and comes to the same outcome.',
    source: 'specs/kernel.md, Interfaces; specs/trust.md, Promises',
  },
} as const satisfies Record<string, Requirement>
