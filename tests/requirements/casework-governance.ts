import type { Requirement } from './requirement.ts'

/** specs/casework.md, Governance and Lanes; specs/kernel.md, Interfaces: what leaves a case, and the two filters. */
export const caseworkGovernance = {
  'C-gov.1': {
    says: 'Each finding has a kind, a code and its span in the text as it was given, and never repeats what it found; overlapping ones are one, at most 200 are told and the rest counted; what is too large or too tangled to be judged is refused and never clean.',
    source: 'specs/casework.md, Governance; specs/kernel.md, Bad input',
  },
  'C-gov.2': {
    says: 'Names, aliases, e-mail, phone, address and ids of the entities of the case are found in whatever spelling, script, order or pieces, and so is what looks like an e-mail address, a phone number, a personal number, an account or a payment card.',
    source: 'specs/casework.md, Governance; seed 004, 4.5',
  },
  'C-gov.3': {
    says: 'A run of eight or more words that the text shares with a source of the case is found, normalised, with its span in the text and in the source; seven words are not.',
    source: 'specs/casework.md, Governance; seed 004, 4.5',
  },
  'C-gov.4': {
    says: 'Privileged notes are found by a run of five words of a privileged source and by the words that mark such notes.',
    source: 'specs/casework.md, Governance; seed 004, 4.5',
  },
  'C-gov.5': {
    says: 'An insight that tells nothing of the case is clean, even where it uses ordinary words that are names in the case and short runs of its sources.',
    source: 'specs/casework.md, Governance',
  },
  'C-gov.6': {
    says: 'One finding denies the promotion; a clean text with ticket and sign-off is promoted, and a receipt says who signed, what was compared by which rules, and the hash of the text.',
    source: 'specs/casework.md, Governance; seed 004, 4.5',
  },
  'C-gov.7': {
    says: 'Promotion ticket, candidate insight and receipt are closed objects, and a receipt holds nothing of the case.',
    source: 'seed 004, 4.5; specs/casework.md, Governance',
  },
  'C-gov.8': {
    says: 'Each finding is told to a person in one plain sentence with its place in words.',
    source: 'specs/casework.md, Governance',
  },

  'C-lanes.1': {
    says: 'Of all roles, lanes and actions of casework exactly those of the table of lanes are allowed; ORCHESTRATOR has no lane.',
    source: 'specs/casework.md, Lanes; seed 004, 5',
  },
  'C-lanes.2': {
    says: 'Each scope field that the table of lanes requires denies when it is missing or empty, approval and sign-off among them.',
    source: 'specs/casework.md, Lanes; specs/casework.md, What must be shown',
  },
  'C-lanes.3': {
    says: 'Each prohibition of the table of lanes denies in its lane, and a trait that nobody declared denies in all.',
    source: 'specs/casework.md, Lanes; seed 004, 4.5',
  },
  'C-lanes.4': {
    says: 'A target or artifact of another case than that of the scope is denied in every lane.',
    source: 'specs/casework.md, What must be shown; seed 004, Non-Negotiable',
  },

  'C-cli.1': {
    says: 'casework sanitise and casework authorise are filters: one answer line for each line, an error object for one that cannot be judged, and 1 as exit code when one of them is not good.',
    source: 'specs/kernel.md, Interfaces',
  },
} as const satisfies Record<string, Requirement>
