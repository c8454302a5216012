import type { Requirement } from './requirement.ts'

/** seed 003 and specs/scheduling.md: how mails are written, in which language, and when none is. */
export const scheduling = {
  'M-write.1': {
    says: 'Every mail of the composer passes the validator, whatever the context: all actions, nine languages, 10,000 contexts.',
    source: 'seed 003, Field Specifications; specs/scheduling.md, Rules of the writing',
  },
  'M-write.2': {
    says: 'A mail greets with the first name only, says what it has to say, asks one question and closes in its language, as plain text.',
    source: 'seed 003, Field Specifications, body; specs/scheduling.md, Rules of the writing',
  },
  'M-write.3': {
    says: 'Subjects follow the patterns of the seed in the language of the mail, in one line.',
    source: 'seed 003, Field Specifications, subject',
  },
  'M-write.4': {
    says: 'Three follow-ups of one thread have three texts and the same facts, and the same context always has the same text.',
    source: 'seed 003, For QA; specs/scheduling.md, Rules of the writing',
  },
  'M-write.5': {
    says: 'Every question that was asked is answered from the operation, in all nine languages; what the operation does not say is checked, not invented.',
    source: 'specs/scheduling.md, Rules of the writing',
  },
  'M-write.6': {
    says: 'Weekday, date and hour come from ISO time and zone; an abbreviation is shown as what its zone observes on that day.',
    source: 'specs/scheduling.md, Rules of the writing',
  },
  'M-write.7': {
    says: 'Every mail that states a time names its zone.',
    source: 'specs/scheduling.md, Rules of the writing',
  },
  'M-write.8': {
    says: 'Of a history of more than ten messages the last seven count; the operation beats the history.',
    source: 'seed 003, For QA; specs/scheduling.md, Rules of the writing',
  },
  'M-write.9': {
    says: 'Texts of the history are data: an order in them changes nothing and is never quoted, and rudeness is not answered in kind.',
    source: 'specs/scheduling.md, Rules of the writing',
  },
  'M-write.10': {
    says: 'Markup, control characters, addresses and ends of sentences in title or place do not break a mail.',
    source: 'seed 003, Field Specifications; specs/scheduling.md, Rules of the writing',
  },
  'M-write.11': {
    says: "A mail with another hour, weekday, date, length or zone than the operation's is rejected, in every notation of the nine languages.",
    source: 'specs/scheduling.md, Rules of the writing',
  },
  'M-write.12': {
    says: 'A mail that names another participant, an address, a score or an internal word, or that promises a time, is rejected.',
    source: 'specs/scheduling.md, What must be shown, 4',
  },
  'M-write.13': {
    says: 'A mail without greeting, closing or question, with too many sentences or questions, with markup or emoji, or in another language is rejected.',
    source: 'seed 003, For QA; specs/scheduling.md, Rules of the writing',
  },
  'M-lang.1': {
    says: 'The first contact is in the default language of the attendee, a regional tag counting as its language; without one it is English.',
    source: 'seed 003, For Backend Engineers; specs/scheduling.md, Language',
  },
  'M-lang.2': {
    says: 'Every later mail is in the language of the newest inbound message; a switch is followed at once, and back again.',
    source: 'seed 003, For Backend Engineers; specs/scheduling.md, What must be shown, 3',
  },
  'M-lang.3': {
    says: 'A message that says too little leaves the language to the one before it, then to the default, then to English.',
    source: 'specs/scheduling.md, Language',
  },
  'M-lang.4': {
    says: 'An unsupported language is language_detection_failed, never a wrong guess.',
    source: 'seed 003, metadata; specs/scheduling.md, Language',
  },
  'M-err.1': {
    says: 'A first contact without any one of its required fields is missing_critical_details, names the field, and has no text and no address.',
    source: 'seed 003, metadata; specs/scheduling.md, What must be shown, 1',
  },
  'M-err.2': {
    says: 'An action that is not in the menu, or that has no mail, is undefined_action_type with what was received, and has no text.',
    source: 'seed 003, metadata; specs/scheduling.md, What must be shown, 2',
  },
  'M-err.3': {
    says: 'Other actions take missing details from earlier outbound mails, and otherwise write without them.',
    source: 'seed 003, Pre-Injection Transformations; specs/scheduling.md, Errors',
  },
  'M-err.4': {
    says: 'Any JSON value gives an output of the contract; nothing is thrown.',
    source: 'seed 003, Response Format',
  },
  'M-cli.1': {
    says: '`scheduling compose` answers each line of JSON with one, a line that cannot be read with an error.',
    source: 'specs/scheduling.md, Two agents, one gate',
  },
} as const satisfies Record<string, Requirement>
