import type { Requirement } from './requirement.ts'

/** specs/scheduling.md: the decision side. */
export const schedulingEngine = {
  'M-dec.1': {
    says: 'A reply in any of the nine languages is read as what it says, and each reading has its action and its score.',
    source: 'specs/scheduling.md, Actions; specs/scheduling.md, Scores; specs/scheduling.md, Language',
  },
  'M-dec.2': {
    says: 'The language of a reply is told by its words; the language that was expected decides only between equals.',
    source: 'specs/scheduling.md, Language',
  },
  'M-dec.3': {
    says: 'Of replies that no rule was made for at least nine in ten are read right, and none is wrongly taken for a yes or a no.',
    source: 'specs/scheduling.md, Actions',
  },
  'M-dec.4': {
    says: 'A negation, a condition or a later objection is never read over: where it is not understood, the reply is unclear.',
    source: 'specs/scheduling.md, Scores',
  },
  'M-dec.5': {
    says: 'The text of a reply is data: an order in it decides nothing and goes to the assistant.',
    source: 'specs/scheduling.md, What must be shown',
  },
  'M-dec.6': {
    says: 'The decision side is stateless and takes the newest message since our last mail over older ones, of a long history the last seven, and nothing from before the slot was asked for.',
    source: 'specs/scheduling.md, Two agents, one gate; specs/scheduling.md, Rules of the writing',
  },
  'M-dec.7': {
    says: 'Only a time whose day, hour and zone are beyond doubt is a suggested alternative; other words about times are passed on as text.',
    source: 'specs/scheduling.md, Rules of the writing; specs/scheduling.md, Scores',
  },
  'M-dec.8': {
    says: 'Any history, hostile ones too, gives a decision that fits its contract, the same for the same input, in bounded time.',
    source: 'specs/scheduling.md, Two agents, one gate; specs/scheduling.md, What must be shown',
  },
  'M-dec.9': {
    says: 'lanewright scheduling decide reads a decision input per line and writes the decision, or an error that says how to go on.',
    source: 'specs/scheduling.md, Two agents, one gate',
  },
  'M-time.1': {
    says: 'A mail that stays unanswered is followed up after 3-4 days when the meeting is more than 7 days off, after 2-3 from 4 to 7, after 1-2 under 4, weekends discounted, the same for the same attendee and attempt.',
    source: 'specs/scheduling.md, Timing',
  },
  'M-time.2': {
    says: 'A follow-up date that somebody wishes for is held to working hours of the attendee, from the next working morning on, before the meeting.',
    source: 'specs/scheduling.md, Timing',
  },
  'M-time.3': {
    says: 'Who was not written to is written to first; silence is waited for, then followed up, in business hours only.',
    source: 'specs/scheduling.md, Timing; specs/scheduling.md, Actions',
  },
  'M-time.4': {
    says: 'After three unanswered mails over a week or more the attendee is closed as unresponsive; a fourth goes only to somebody who has written before.',
    source: 'specs/scheduling.md, Timing',
  },
  'M-time.5': {
    says: 'A silent attendee is closed as unresponsive when the meeting is within 48 hours.',
    source: 'specs/scheduling.md, Timing',
  },
  'M-time.6': {
    says: 'Nobody is written to about a meeting that has begun.',
    source: 'specs/scheduling.md, Timing',
  },
  'M-time.7': {
    says: 'A promise and an absence are waited for until after the day that they name, but not beyond the meeting.',
    source: 'specs/scheduling.md, Actions; specs/scheduling.md, Timing',
  },
  'M-time.8': {
    says: 'No history leads to a follow-up outside the business hours of the attendee.',
    source: 'specs/scheduling.md, Timing',
  },
  'M-score.1': {
    says: 'A yes is finalized when every other required attendee is known to have said yes, and waits for them otherwise.',
    source: 'specs/scheduling.md, Actions; specs/scheduling.md, Scores',
  },
  'M-score.2': {
    says: 'The score of the event is the lowest of the required attendees; an optional one never blocks it.',
    source: 'specs/scheduling.md, Scores',
  },
  'M-score.3': {
    says: 'A mail of confirmation is decided exactly where the score of the attendee is 95 or more.',
    source: 'specs/scheduling.md, Scores',
  },
} as const satisfies Record<string, Requirement>
