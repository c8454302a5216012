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
    says: 'One story an app, from an empty database to finished work, in a real Chromium over the real server and database.',
    source: 'specs/desk.md, Real parts',
  },
  'D-phone.1': { says: 'Approvals are decided on a phone.', source: 'specs/desk.md, Manners' },
  'D-phone.2': {
    says: 'On a phone every room says whether it is up to date, and has the stop switch.',
    source: 'specs/desk.md, Manners',
  },
  'D-axe.2': {
    says: 'axe finds no violation on any page that the router knows, in any dialog, where nothing is yet and where something is refused, in both lights and on a phone.',
    source: 'specs/desk.md, Manners',
  },
  'D-keys.2': {
    says: 'Every control of every page and dialog is reached by Tab, has a name and a focus that is seen, and nothing is pressed by a mouse alone.',
    source: 'specs/desk.md, Manners',
  },
  'D-keys.3': {
    says: 'A key that is held down decides once.',
    source: 'specs/desk.md, Rooms',
  },
  'D-shot.1': {
    says: 'Pictures of every page, light, dark and on a phone, are kept as artefacts of the tests.',
    source: 'specs/desk.md, Real parts',
  },
  'D-text.2': {
    says: 'Odd text in any field of any page comes back as text or is refused in words.',
    source: 'specs/desk.md, Locked to its person',
  },
  'D-err.1': {
    says: 'What cannot be read is told on every page with what happened and what to do.',
    source: 'specs/desk.md, Manners',
  },
  'D-zone.1': { says: "Dates stand in the person's zone.", source: 'specs/desk.md, Manners' },
  'D-long.1': {
    says: 'Long work says how far it is and can be cancelled; of an import that was cancelled nothing is there.',
    source: 'specs/desk.md, Manners',
  },
  'D-live.2': {
    says: 'In the middle of a conversation about tasks a reload, a second tab, a lost connection and a restart of the server lose nothing and show the truth.',
    source: 'specs/desk.md, Manners',
  },
  'D-live.3': {
    says: 'In the middle of a campaign a second tab and a lost network lose nothing and are told on the page.',
    source: 'specs/desk.md, Manners',
  },
  'D-open.1': {
    says: 'The start opens a window of its own where it can, else the preferred browser, and never shows its token to other users of the machine.',
    source: 'specs/desk.md, What a person sees; specs/trust.md, Adversaries and controls',
  },
  'D-pwa.1': {
    says: 'The desk can be installed by a browser, with icons of its own.',
    source: 'specs/desk.md, What a person sees',
  },
} satisfies Record<string, Requirement>
