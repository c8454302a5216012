import type { Requirement } from './requirement.ts'

/** Seed 004, 4.2 and 4.3, and specs/casework.md, The agents' work: what intake and interview do with a client's words. */
export const caseworkIntake = {
  'C-text.1': {
    says: 'The text of a source has one normal form (NFC, LF, whole characters, no control but LF and TAB), and texts and quotes are hashed as UTF-8.',
    source: 'specs/casework.md, Hashing',
  },
  'C-text.2': {
    says: 'Two spellings of one name fold to the same words, whatever their case, accents, points, apostrophes, widths, unseen marks and look-alike letters; what makes another word stays.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-text.3': {
    says: 'Words of others that stand in a line of ours are cut to its bounds and can neither begin a line, turn it around nor end their quotation.',
    source: 'specs/trust.md, Adversaries and controls; seed 004, 4.2',
  },
  'C-text.4': {
    says: 'A date of a case is a day, a month or a year that a calendar has; anything else is no date.',
    source: 'seed 004, 4.2; specs/kernel.md, Bad input',
  },

  'C-intake.1': {
    says: 'A client_intake_form is structured JSON, a closed object within bounds; every fault is told at its place with what to do, and odd words are data.',
    source: 'seed 004, 4.2; specs/trust.md, Adversaries and controls',
  },
  'C-intake.2': {
    says: 'A form definition is versioned data that names exactly the fields of the form.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-intake.3': {
    says: 'The intake checklist lists what is given, missing and unclear against the form definition, each with why and what to ask, and is complete exactly if nothing is missing.',
    source: "seed 004, 4.2; specs/casework.md, The agents' work, for real",
  },
  'C-intake.4': {
    says: 'The checklist also tells a client whom nobody can reach, dates that contradict each other or the calendar, and documents that the form lists and nobody sent.',
    source: "seed 004, 4.2; specs/casework.md, The agents' work, for real",
  },

  'C-conflict.1': {
    says: 'Two names compare as yes for the same words, as possible for a part, initials, a short name, a slip, an acronym or an alias, and otherwise as no.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-conflict.2': {
    says: 'Two names that compare as yes or possible share a key, so that an indexed look-up across cases misses none; the keys of a name are bounded.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-conflict.3': {
    says: 'The conflict check asks for every name of the case, aliases and related parties included, with its side and with nothing of the story.',
    source: "specs/casework.md, The agents' work, for real; seed 004, 4.2",
  },

  'C-triage.1': {
    says: 'Triage routes a form to attorney review, to more information or to conflict review, and a conflict comes first.',
    source: "seed 004, 4.2; specs/casework.md, The agents' work, for real",
  },
  'C-triage.2': {
    says: 'Deadlines and limitation periods are counted from data with named sources, those that are near make a case soon or urgent, and each says that a person must check.',
    source: "seed 004, 4.2; specs/casework.md, The agents' work, for real",
  },
  'C-triage.3': {
    says: 'A client who is a minor, another attorney and a filing with an agency are flagged.',
    source: 'seed 004, 4.2',
  },
  'C-triage.4': {
    says: 'No free text of a client moves the triage, and its flags are bounded.',
    source: 'specs/trust.md, Adversaries and controls; seed 004, 4.2',
  },

  'C-summary.1': {
    says: 'The intake_summary is a bounded narrative for an attorney in which every statement of the client is marked as theirs, with structured flags beside it.',
    source: 'seed 004, 4.2',
  },
  'C-summary.2': {
    says: 'intake_summary and intake_checklist are canonical JSON artifacts that are the same for the same form.',
    source: 'seed 004, 4.2; specs/casework.md, Hashing',
  },

  'C-prompt.1': {
    says: 'A prompt pack is governed data: read strictly, every problem told with its line, pinned by the hash of what it asks, named and never a path.',
    source: "seed 004, 4.3; specs/casework.md, The agents' work, for real",
  },
  'C-prompt.2': {
    says: 'A pack asks open questions, one thing each, and none that suggests its answer.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-prompt.3': {
    says: 'interview.prompt.next gives one question of the pack at a time, each once and only where it applies, never more than the pack allows and none after the end.',
    source: "seed 004, 4.3; specs/casework.md, The agents' work, for real",
  },
  'C-consent.1': {
    says: 'No question is asked before a consent is recorded that says who, when and in which words, and nothing is recorded without consent to that.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-transcript.1': {
    says: 'Typed and dictated turns become one bounded transcript with speakers and times, in which no answer can pass for another turn.',
    source: "seed 004, 4.3; specs/casework.md, The agents' work, for real",
  },
  'C-transcript.2': {
    says: 'A correction is a new version of the transcript that names the one before and shows what is other; a question stays as it was asked.',
    source: "specs/casework.md, The agents' work, for real",
  },
  'C-notes.1': {
    says: 'Interview notes tell for each question what was said, with turns, dates, names and sums, and what is open: left out, declined, vague, ambiguous or not asked.',
    source: "seed 004, 4.3; specs/casework.md, The agents' work, for real",
  },
  'C-notes.2': {
    says: 'Notes invent nothing: each quote, name, date and sum stands in the turn that it names, and the same transcript gives the same notes.',
    source: 'seed 004, 4.3',
  },
  'C-notes.3': {
    says: 'Entities are taken out of a transcript by the names of the form first, then by how names are written; each says how it was found, and a name that may mean two is given to neither.',
    source: 'seed 004, 4.3; seed 004, 4.2',
  },
} as const satisfies Record<string, Requirement>
