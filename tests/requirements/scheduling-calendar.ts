import type { Requirement } from './requirement.ts'

/** specs/scheduling.md, Real parts: invitations, calendars, slots. */
export const schedulingCalendar = {
  'M-cal.1': {
    says: 'Invitations and cancellations carry a stable UID, the SEQUENCE of the event, ORGANIZER, ATTENDEE with role and answer, and a UTC DTSTAMP; METHOD stands in messages only.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-cal.2': {
    says: 'The VTIMEZONE of what we write gives the same offsets as the time zone database on the dates of the event.',
    source: 'specs/scheduling.md, Real parts; specs/scheduling.md, Rules of the writing',
  },
  'M-cal.3': {
    says: 'No text of an event can add a line, a property or a component to what we write, and what we write reads back as what it was.',
    source: 'specs/scheduling.md, Real parts; specs/trust.md, Adversaries and controls',
  },
  'M-cal.4': {
    says: 'REQUEST, REPLY, COUNTER and CANCEL are read, with Windows zone names, zones of the sender and times without a zone.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-cal.5': {
    says: 'A broken or hostile calendar part gives a refusal with a code and a next step or a best effort, never a throw, within two seconds.',
    source: 'specs/kernel.md, Bad input; specs/trust.md, Adversaries and controls',
  },
  'M-cal.6': {
    says: 'Slots are computed by code, deterministically: each lies inside the window and the office hours, never on a weekend or holiday, and overlaps nothing that blocks.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-cal.7': {
    says: 'Tentative events, holds, buffers, lunch, early, late and far times, Friday afternoons and office hours elsewhere lower the score of a slot, each with its reason.',
    source: 'specs/scheduling.md, What a person does with it',
  },
  'M-cal.8': {
    says: 'A day in court or out of office is recognised in the nine languages and from the properties of the event, and is a hard conflict.',
    source: 'specs/scheduling.md, What a person does with it',
  },
  'M-cal.9': {
    says: 'Of a private event nothing is told but its time, not even its id.',
    source: 'specs/scheduling.md, What must be shown; specs/trust.md, Adversaries and controls',
  },
  'M-cal.10': {
    says: 'What stands in the way of a slot is asked again at confirm, the hardest first; a hold of the same meeting does not count.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-cal.11': {
    says: 'Repeated events are unfolded with their exceptions, on the wall clock of their zone and within bounds; what could not be unfolded is said.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-cal.12': {
    says: 'Every calendar behaves alike: a lower sequence is refused, the same one again changes nothing, an event of somebody else is neither replaced nor removed, and what is not there is removed.',
    source: 'specs/kernel.md, Side effects; specs/scheduling.md, Real parts',
  },
  'M-cal.13': {
    says: 'A CalDAV calendar is found, read and written on a real server, with conditional requests and without the server inviting anybody.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-cal.14': {
    says: 'A calendar server is asked over TLS unless it is this machine, a redirect to another host is refused, answers and waits are bounded, and no password or token stands in an error.',
    source: 'specs/trust.md, Adversaries and controls; specs/kernel.md, Bad input',
  },
  'M-cal.15': {
    says: 'Google and Microsoft calendars go through the same port as CalDAV, with requests as their documents ask.',
    source: 'specs/scheduling.md, Real parts',
  },
  'M-cal.16': {
    says: 'The built-in calendar keeps each event in a file of its own, whole after a kill, and says which files it cannot read.',
    source: 'specs/scheduling.md, Real parts; specs/trust.md, Promises',
  },
} as const satisfies Record<string, Requirement>
