import type { Requirement } from './requirement.ts'

/** specs/desk.md: what a person sees. */
export const desk = {
  'D-appr.1': {
    says: 'Approvals are read and decided by keyboard (j, k, a, e, r with a reason), with the exact bytes that will be sent; a row changes when the database said so.',
    source: 'specs/desk.md, Rooms',
  },
  'D-appr.2': {
    says: 'Two tabs that approve the same thing: one wins, the other is told, and it happens once.',
    source: 'specs/desk.md, Manners',
  },
  'D-live.1': {
    says: 'Changes come without reload; a lost connection and a restart of the server lose nothing and show the truth.',
    source: 'specs/desk.md, Manners',
  },
  'D-stop.1': {
    says: 'One switch stops everything, says who and why, and lets it go on.',
    source: 'specs/desk.md, Rooms',
  },
  'D-text.1': {
    says: 'Whatever a text holds comes back as text.',
    source: 'specs/desk.md, Locked to its person',
  },
  'D-axe.1': {
    says: 'axe finds no violation on any page, light and dark.',
    source: 'specs/desk.md, Manners',
  },
  'D-keys.1': { says: 'Every room is reached by keyboard alone.', source: 'specs/desk.md, Manners' },
  'D-size.1': {
    says: 'The first load is under 200 kB of compressed script, and a room comes when it is entered.',
    source: 'specs/desk.md, Manners',
  },
  'D-tell.1': {
    says: 'A person who wished for it is told that something waits while the desk is hidden, with a number and a room and nothing else.',
    source: 'specs/kernel.md, Approvals; specs/desk.md, Manners',
  },
  'D-tell.2': {
    says: 'A configured address is told that an approval waits, signed and without content, again until it answered and never once somebody decided.',
    source: 'specs/kernel.md, Approvals; specs/trust.md, Adversaries and controls',
  },
  'D-story.1': {
    says: 'One story a pack, from an empty database to finished work, in a real Chromium over the real server and database.',
    source: 'specs/desk.md, Real parts',
  },
  'D-phone.1': { says: 'Approvals are decided on a phone.', source: 'specs/desk.md, Manners' },
} satisfies Record<string, Requirement>
