import type { Requirement } from './requirement.ts'

/** What a case must do as a whole; its parts have files of their own. */
export const casework = {
  'C-run.1': {
    says: 'A case runs from its form to a map of its causes of action and to its end: summed up, decided by an attorney, read, mapped.',
    source: 'specs/casework.md, What a person does with it',
  },
  'C-run.2': {
    says: 'A client is heard after consent only, one question at a time; transcript, names and notes are kept through runs of the interview.',
    source: 'seed 004, 4.3 and 7.1-2',
  },
  'C-run.3': {
    says: 'An insight with anything of the case in it is denied with named findings; a clean one is shared after sign-off and approval.',
    source: 'seed 004, 4.5 and 7.4',
  },
  'C-run.4': {
    says: 'An export is approved by an attorney, assembled, validated, signed, finalised and read back, and each step is told as an export.',
    source: 'seed 004, 4.6 and 7.5',
  },
  'C-act.1': {
    says: "What a person does in a case is a run in a lane under the role that they name; another role's act is denied and writes nothing.",
    source: 'specs/casework.md, Lanes',
  },
  'C-demo.1': {
    says: 'The sample case runs offline from real files to a package that verifies.',
    source: 'specs/kernel.md, Interfaces',
  },
  'C-http.1': {
    says: 'A case is made, uploaded to in pieces, looked at from every side and exported over HTTP, each answer as the contract has it.',
    source: 'specs/casework.md, What a person does with it',
  },
  'C-http.2': {
    says: "Another case's artifact, row, run, package or upload is absent over HTTP in the same words as what does not exist, and the asking is told.",
    source: 'specs/casework.md, Schemas (artifact_ref); seed 004, 1',
  },
  'C-cli.2': {
    says: 'A case is opened, filled, decided, looked at and taken out from the command line, beside a running server and without one.',
    source: 'specs/kernel.md, Interfaces',
  },
  'C-model.1': {
    says: 'A model may propose facts, summaries and notes behind the same contracts: it gives words, their place is looked up, and what stands nowhere is unsupported.',
    source: 'specs/casework.md, The agents’ work',
  },
  'C-model.2': {
    says: 'What a model was refused, where it cannot be reached, and what leaves a case goes by the book.',
    source: 'specs/casework.md, The agents’ work',
  },
} satisfies Record<string, Requirement>
