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
  'C-broken.1': {
    says: 'A document that is locked, broken, a bomb, a program, empty, missing or changed gets a problem with a code and a next step; the others of its batch are read, and the case goes on.',
    source: 'specs/kernel.md, Bad input; specs/trust.md, Adversaries and controls',
  },
  'C-broken.2': {
    says: 'A document whose text is not all there - files inside it, pages or HTML left out - counts as incomplete for an export: where words are searched for, its native stays here.',
    source: 'specs/casework.md, Export',
  },
  'C-broken.3': {
    says: 'A name with folders, a NUL, half a character, or signs that hide or turn a part of it is refused with a next step.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-broken.4': {
    says: 'A recording that is empty, cut, silent or none is told beside its question with a next step; the question is open again.',
    source: "specs/kernel.md, Bad input; specs/casework.md, The agents' work, Interview",
  },
  'C-erase.1': {
    says: 'A case that is over can be erased: no word of it is left in a table, a log, the store of its bytes or on the disk, on disk and in the database alike; other cases keep their own, and the ledger verifies.',
    source: 'specs/kernel.md, Personal data',
  },
  'C-erase.2': {
    says: 'Under a legal hold a case is not erased and none of its bytes go; the refusal has a code and is told in the audit with who tried.',
    source: 'specs/kernel.md, Personal data; specs/trust.md, Adversaries and controls',
  },
} as const satisfies Record<string, Requirement>
