import type { ChannelPages } from '../channel-pages.ts'

/** The practice network at its address on this machine. Nobody real is there, so it may be used unseen. */
export function demoPages(base: string): ChannelPages {
  const { origin, host } = new URL(base)
  return {
    name: 'demo',
    isDemo: true,
    limits: { note: 200, message: 8_000 },
    hosts: [host],
    base: origin,
    paths: {
      account: '/',
      search: '/search?q={query}&page={page}',
      profile: '/in/{slug}',
      thread: '/messages/{slug}',
      signIn: '/login',
    },
    account: { role: 'status', name: 'Account' },
    signIn: {
      email: { role: 'textbox', name: 'Email' },
      password: { role: 'textbox', name: 'Password' },
      submit: { role: 'button', name: 'Sign in' },
      failed: { role: 'alert' },
    },
    search: {
      list: { role: 'searchbox', name: 'Search people' },
      link: { role: 'link', within: { role: 'list', name: 'Results' } },
      empty: null,
      next: { role: 'link', name: 'Next page' },
    },
    profile: {
      fullName: { role: 'heading', level: 1 },
      headline: { role: 'region', name: 'Headline' },
      company: { role: 'region', name: 'Company' },
      location: { role: 'region', name: 'Location' },
      about: { role: 'region', name: 'About' },
      activity: { role: 'region', name: 'Activity' },
      activeDays: /Active (\d{1,5}) days? ago/,
    },
    relation: [
      { relation: 'none', place: { role: 'status', name: 'Relation' }, begins: 'Not connected' },
      { relation: 'pending', place: { role: 'status', name: 'Relation' }, begins: 'Invitation pending' },
      { relation: 'connected', place: { role: 'status', name: 'Relation' }, begins: 'Connected' },
    ],
    connect: {
      open: [{ role: 'button', name: 'Connect' }],
      dialog: { role: 'dialog', name: 'Invite {name}' },
      addNote: null,
      note: { role: 'textbox', name: 'Note' },
      send: { role: 'button', name: 'Send invitation' },
      sendBare: null,
    },
    sentNote: { role: 'region', name: 'Your note' },
    thread: {
      person: { role: 'heading', level: 1 },
      list: { role: 'list', name: 'Conversation' },
      item: { role: 'listitem', within: { role: 'list', name: 'Conversation' } },
      mine: '[aria-label="You"]',
      text: { css: '[data-part="text"]' },
      time: { place: { css: 'time' }, attribute: 'datetime' },
      field: { role: 'textbox', name: 'Write a message' },
      send: { role: 'button', name: 'Send' },
    },
    declined: [
      // That there is an invitation already is not among them: it may be the one that was just sent.
      ...['A note has at most', 'A message has at most', 'The text holds'].map((begins) => ({
        place: { role: 'alert' },
        begins,
      })),
      {
        place: { role: 'alert' },
        begins: 'You have reached the weekly invitation limit',
        trouble: 'rate_warning',
      },
    ],
    missing: [{ place: { role: 'heading', name: 'Page not found' } }],
    troubles: [
      { trouble: 'captcha', sign: { place: { role: 'heading', name: 'Quick security check' } } },
      { trouble: 'restricted', sign: { place: { role: 'heading', name: 'Your account is restricted' } } },
      { trouble: 'signed_out', path: '/login' },
      {
        trouble: 'rate_warning',
        sign: { place: { role: 'alert' }, begins: 'You are approaching the weekly limit' },
      },
    ],
  }
}
