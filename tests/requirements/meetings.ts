import type { Requirement } from './requirement.ts'

/** specs/scheduling.md: the coordination around both agents. */
export const meetings = {
  'M-run.1': {
    says: 'A meeting runs from its first mails to the invitation: first contact waits for a person, the last required yes settles it, and every earlier confirmer is told.',
    source: 'specs/scheduling.md, Scores; specs/scheduling.md, What a person does with it',
  },
  'M-run.2': {
    says: 'A time that fails is recorded with its alternative, and the assistant decides; nothing is rescheduled by itself.',
    source: 'specs/scheduling.md, Scores',
  },
  'M-run.3': {
    says: 'Silence is followed up on the clock of the controller, in working hours, with other words each time; optional attendees never block.',
    source: 'specs/scheduling.md, Timing; specs/scheduling.md, Scores',
  },
  'M-run.4': {
    says: 'A meeting that a person cancels leaves the calendars of those who had it, once.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-show.4': {
    says: 'Another attendee, a score or internal state never stands in what the Communication Agent is given or writes.',
    source: 'specs/scheduling.md, What must be shown 4; seed 003, Pre-Injection Transformations 4',
  },
  'M-show.6': {
    says: 'Killing the process between intent and the answer of the server never sends a mail twice; the evidence of a send is a copy that we did not put there.',
    source: 'specs/scheduling.md, What must be shown 6',
  },
  'M-show.7': {
    says: 'A month of meetings with hostile replies: no mail outside a thread we started, no time that is not in the operation, nothing of one attendee in the mail of another.',
    source: 'specs/scheduling.md, What must be shown 7',
  },
  'M-real.1': {
    says: 'A meeting is coordinated over real mail and calendar servers, started and stopped by the test.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-mail.5': {
    says: 'Only threads that were begun here are acted on; automatic mails are never answered, and who is not the attendee decides nothing.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-gate.1': {
    says: 'A model stands behind the same gate as the engine: a yes that the words do not bear, a time that is not in them and a mail that fails the validator are refused.',
    source: 'specs/scheduling.md, Two agents, one gate',
  },
  'M-cli.2': {
    says: 'Meetings are planned, looked at, decided about and cancelled from the command line.',
    source: 'specs/scheduling.md, What a person does with it; specs/kernel.md, Interfaces',
  },
  'M-told.1': {
    says: 'Whoever organises a meeting is told when it was not agreed in time, and when an effect that failed asks for a decision.',
    source: 'specs/scheduling.md, What a person does with it',
  },
  'M-bad.1': {
    says: 'What makes no sense for a meeting is refused with a code and a next step, and changes nothing.',
    source: 'specs/kernel.md, Bad input',
  },
} satisfies Record<string, Requirement>
