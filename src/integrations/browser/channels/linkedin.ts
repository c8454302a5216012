import type { ChannelPages } from '../channel-pages.ts'

/**
 * The pages of LinkedIn in English, as far as they are known. This is data about a site that changes without notice:
 * where a place is not found any more, the driver refuses and a person corrects it here. It is used in a visible
 * browser in which a person signed in by hand; nothing here hides what the browser is.
 */
export const linkedinPages: ChannelPages = {
  name: 'linkedin',
  isDemo: false,
  // A note of a free account has 200 characters.
  limits: { note: 200, message: 8_000 },
  hosts: ['www.linkedin.com', 'static.licdn.com', 'media.licdn.com'],
  base: 'https://www.linkedin.com',
  paths: {
    account: '/in/me/',
    search: '/search/results/people/?keywords={query}&page={page}',
    profile: '/in/{slug}/',
    thread: '/in/{slug}/overlay/messages/',
  },
  account: { role: 'heading', level: 1, within: { role: 'main' } },
  search: {
    list: { role: 'main' },
    link: { css: 'li a[href*="/in/"]', within: { role: 'main' } },
    empty: { role: 'heading', name: 'No results found' },
    next: { role: 'button', name: 'Next' },
  },
  profile: {
    fullName: { role: 'heading', level: 1, within: { role: 'main' } },
    headline: { css: '[data-generated-suggestion-target], .text-body-medium', within: { role: 'main' } },
    company: { css: 'button[aria-label^="Current company"]', within: { role: 'main' } },
    location: { css: '.text-body-small.inline', within: { role: 'main' } },
    about: { css: 'section:has(> #about)', within: { role: 'main' } },
    activity: null,
    activeDays: /(\d{1,5}) days? ago/,
  },
  relation: [
    { relation: 'pending', place: { css: 'button[aria-label^="Pending"]', within: { role: 'main' } } },
    { relation: 'none', place: { role: 'button', name: 'Invite {name} to connect', within: { role: 'main' } } },
    { relation: 'connected', place: { css: '.dist-value', within: { role: 'main' } }, begins: '1st' },
    { relation: 'none', place: { css: '.dist-value', within: { role: 'main' } } },
  ],
  connect: {
    open: [{ role: 'button', name: 'Invite {name} to connect', within: { role: 'main' } }],
    dialog: { role: 'dialog', name: 'Add a note to your invitation?' },
    addNote: { role: 'button', name: 'Add a note' },
    note: { css: 'textarea[name="message"]' },
    send: { role: 'button', name: 'Send invitation' },
    sendBare: { role: 'button', name: 'Send without a note' },
  },
  // The network does not show the note on the profile; it stands among the messages once the person accepted.
  sentNote: null,
  thread: {
    person: { css: '.msg-overlay-bubble-header__title' },
    list: { css: '.msg-s-message-list' },
    item: { css: 'li.msg-s-message-list__event' },
    mine: 'li:not(:has(.msg-s-event-listitem--other))',
    text: { css: '.msg-s-event-listitem__body' },
    time: null,
    field: { role: 'textbox', name: 'Write a message…' },
    send: { role: 'button', name: 'Send' },
  },
  declined: [
    { place: { role: 'heading', name: 'You’ve reached the weekly invitation limit' }, trouble: 'rate_warning' },
  ],
  missing: [
    { place: { role: 'heading', name: 'This page doesn’t exist' } },
    { place: { role: 'heading', name: 'Page not found' } },
  ],
  troubles: [
    { trouble: 'captcha', path: '/checkpoint/challenge' },
    { trouble: 'restricted', path: '/checkpoint' },
    { trouble: 'signed_out', path: '/login' },
    { trouble: 'signed_out', path: '/uas/login' },
    { trouble: 'signed_out', path: '/authwall' },
    { trouble: 'restricted', sign: { place: { role: 'heading', name: 'Your account is temporarily restricted' } } },
    {
      trouble: 'rate_warning',
      sign: { place: { role: 'heading', name: 'You’re close to the weekly invitation limit' } },
    },
  ],
}
