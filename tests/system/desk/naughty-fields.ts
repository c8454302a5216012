import type { Page } from 'playwright-core'
import { openLead } from './dialogs.ts'
import { enter, ODD } from './naughty.ts'

/** A field that sends what is written in it. */
export interface Sent {
  /** The labels of the fields that this fills, as `fieldsOf` finds them. */
  labels: string[]
  at: string
  /** Writes and sends it. */
  send(page: Page, text: string): Promise<void>
  /** Whether it was taken. */
  done(page: Page): Promise<boolean>
  /** Where what was written is read afterwards; null: nowhere, it is kept or asked only. */
  back: string | null
  /** What makes the field ready for the next one. */
  after?(page: Page): Promise<void>
  /** Braces mean something here, and are refused in words. */
  withoutBraces?: true
  /** What it says is judged by rules of its own: odd text is refused, in words. */
  judged?: true
  /** Of what is too long, the first so many characters are written. */
  shows?: number
  /** It can be answered once only. */
  once?: true
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const isThere = async (page: Page, text: string | RegExp) => (await page.getByText(text).count()) > 0
const has = (name: string) => async (page: Page) => (await button(page, name).count()) > 0
const tells = (text: string | RegExp) => (page: Page) => isThere(page, text)
const isClosed = async (page: Page) => (await page.getByRole('dialog').count()) === 0
/** What is wrong in its field cannot be sent at all. */
async function pressIfLet(page: Page, name: string): Promise<void> {
  if (await inDialog(page, name).isEnabled()) await inDialog(page, name).click()
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()

/** No two people have one address. */
let added = 0

export const SENT: Sent[] = [
  {
    labels: ['Why'],
    at: '/today',
    async send(page, text) {
      await button(page, 'Stop everything').first().click()
      await enter(field(page, 'Why'), text)
      await inDialog(page, 'Stop everything').click()
    },
    done: has('Let work go on'),
    back: '/today',
    after: async (page) => {
      await button(page, 'Let work go on').first().click()
      await button(page, 'Stop everything').first().waitFor()
    },
  },
  {
    labels: ['The words'],
    at: '/approvals',
    async send(page, text) {
      await button(page, 'Edit').click()
      await enter(field(page, 'The words'), text)
      await inDialog(page, 'Save as a new version').click()
    },
    done: tells('Edited.'),
    back: '/approvals',
    judged: true,
  },
  {
    labels: ['Reason'],
    at: '/approvals',
    async send(page, text) {
      await button(page, 'Reject').click()
      await enter(field(page, 'Reason'), text)
      await inDialog(page, 'Reject').click()
    },
    done: tells('Rejected.'),
    back: null,
  },
  {
    labels: ['Message'],
    at: '/tasks',
    async send(page, text) {
      // What is too long for a message is answered in the chat, and is no turn of it.
      await enter(field(page, 'Message'), `add ${text.slice(0, 900)}`)
      const answered = page.waitForResponse((response) => response.url().includes('/api/tasks/messages'))
      await button(page, 'Send').click()
      // From here on "Sending ..." stands there until the page knows what became of it.
      await answered
    },
    done: async (page) => !(await isThere(page, 'Sending ...')),
    back: '/tasks',
    shows: 800,
  },
  {
    labels: ['Task', 'List', 'Labels'],
    at: '/tasks?search=printer',
    async send(page, text) {
      await button(page, /^Edit: .*printer/)
        .first()
        .click()
      await enter(field(page, 'Task'), `printer ${text}`)
      await enter(page.getByRole('dialog').getByLabel('List', { exact: true }), text.slice(0, 60))
      await enter(page.getByRole('dialog').getByLabel('Labels', { exact: true }), 'one two')
      await pressIfLet(page, 'Save')
    },
    done: isClosed,
    back: '/tasks?search=printer',
  },
  {
    labels: ['Or paste it here'],
    at: '/tasks',
    async send(page, text) {
      await button(page, 'Import').click()
      await enter(field(page, 'Or paste it here'), `- ${text}`)
      await inDialog(page, 'Import').click()
    },
    done: tells('1 task was imported.'),
    back: '/tasks',
  },
  {
    labels: ['Name', 'Audience', 'Offer', 'Sender', 'Account'],
    at: '/campaigns/new',
    async send(page, text) {
      for (const [label, most] of [
        ['Name', 190],
        ['Audience', 300],
        ['Offer', 300],
        ['Sender', 190],
        ['Account', 190],
      ] as const)
        await enter(page.getByRole('textbox', { name: label, exact: true }), [...text].slice(0, most).join(''))
      await button(page, 'Create the campaign').click()
    },
    done: tells('The campaign is made.'),
    back: 'settings',
    shows: 190,
  },
  {
    labels: ['Title', 'Place or link', 'Description'],
    at: '/meetings/new',
    async send(page, text) {
      for (const [label, most] of [
        ['Title', 200],
        ['Place or link', 500],
        ['Description', 2000],
      ] as const)
        await enter(page.getByRole('textbox', { name: label, exact: true }), text.slice(0, most))
      await enter(page.getByRole('textbox', { name: 'Name', exact: true }), text.slice(0, 190))
      await enter(page.getByRole('textbox', { name: 'E-mail', exact: true }), `p${++added}@one.example`)
      await button(page, /^Plan /).click()
    },
    done: async (page) => /\/meetings\/[0-9a-f-]{36}/.test(page.url()),
    back: 'here',
    shows: 190,
  },
  {
    labels: ['Matter'],
    at: '/cases/new',
    async send(page, text) {
      await enter(field(page, 'Matter'), [...text].slice(0, 190).join(''))
      await button(page, 'Open the case').click()
    },
    done: async (page) => /\/cases\/[0-9a-f-]{36}/.test(page.url()),
    back: 'here',
    shows: 190,
  },
  {
    labels: ['Reason'],
    at: '/cases/INTAKE',
    async send(page, text) {
      await button(page, 'Ask for more').click()
      await enter(field(page, 'Reason'), text)
      await inDialog(page, 'Ask for more').click()
    },
    done: tells('More is asked for.'),
    back: '/cases/INTAKE',
    once: true,
  },
  {
    labels: ['Basis'],
    at: '/cases/CASE/documents/DOCUMENT',
    async send(page, text) {
      await button(page, 'Decide on privilege ...').click()
      await enter(field(page, 'Basis'), text.slice(0, 290))
      await page.getByRole('dialog').getByRole('button').last().click()
    },
    done: tells('It is withheld from productions.'),
    back: '/cases/CASE/documents/DOCUMENT',
    shows: 250,
    once: true,
  },
  {
    labels: ['Ticket', 'Reason of the override'],
    at: '/cases/CASE',
    async send(page, text) {
      await button(page, 'Override ...').click()
      await enter(field(page, 'Ticket'), text.slice(0, 200))
      await enter(field(page, 'Reason of the override'), text)
      await inDialog(page, 'Override').click()
    },
    done: tells('It is done, and written down.'),
    back: '/cases/CASE',
  },
  {
    labels: ['Answer'],
    at: '/cases/CASE/interview',
    async send(page, text) {
      await enter(field(page, 'Answer'), text)
      await button(page, 'Answer').click()
    },
    done: tells('Answered.'),
    back: '/cases/CASE/interview',
    once: true,
  },
  {
    labels: ['Title', 'Insight', 'Tags'],
    at: '/cases/CASE/promotion',
    async send(page, text) {
      await enter(field(page, 'Title'), text.slice(0, 190))
      await enter(field(page, 'Insight'), text)
      await enter(field(page, 'Tags'), text.slice(0, 20))
      await button(page, 'File the insight').click()
    },
    done: tells('The insight is in the file.'),
    back: '/cases/CASE/promotion',
    // It waits there under the name of its file, in which a stroke is a blank.
    shows: 30,
  },
  {
    labels: ['Reason of the export', 'Bates prefix', 'Words to redact'],
    at: '/cases/CASE/export',
    async send(page, text) {
      await enter(field(page, 'Reason of the export'), text)
      await enter(field(page, 'Words to redact'), text.slice(0, 190))
      await button(page, 'Ask for the package').click()
    },
    done: tells('Asked for.'),
    back: '/cases/CASE/export',
  },
  {
    labels: ['Words', 'Name of the draft'],
    at: '/campaigns/new',
    async send(page, text) {
      await enter(page.getByRole('textbox', { name: 'Name', exact: true }), 'Words')
      await enter(field(page, 'Words'), text)
      await enter(field(page, 'Name of the draft'), '<b>x</b>')
      await button(page, 'Create the campaign').click()
    },
    done: tells('The campaign is made.'),
    back: 'settings',
    shows: 190,
    withoutBraces: true,
  },
  {
    labels: ['Why'],
    at: '/campaigns/ID/leads',
    async send(page, text) {
      await openLead(page)
      await page.getByLabel('Own score').fill('50')
      await enter(field(page, 'Why'), text)
      await inDialog(page, 'Give').click()
    },
    done: tells('The score is kept.'),
    back: 'here',
  },
  {
    labels: ['Full name', 'Address of the profile', 'Job title', 'Company'],
    at: '/campaigns/ID/import',
    async send(page, text) {
      added += 1
      await enter(field(page, 'Full name'), text.slice(0, 150))
      await enter(field(page, 'Address of the profile'), `http://network.example/in/odd-${added}`)
      await enter(field(page, 'Job title'), text.slice(0, 150))
      await enter(field(page, 'Company'), text.slice(0, 150))
      await button(page, 'Add this person').click()
    },
    done: tells('One lead added.'),
    back: '/campaigns/ID/leads?order=added',
    shows: 140,
  },
  {
    labels: ['Your answer'],
    at: '/campaigns/ID/chat',
    async send(page, text) {
      await enter(field(page, 'Your answer'), text)
      await button(page, 'Answer').first().click()
    },
    done: tells('Answered.'),
    back: '/campaigns/ID/chat',
    once: true,
  },
  {
    labels: ['Name', 'Value'],
    at: '/settings',
    async send(page, text) {
      await button(page, 'Set a secret').click()
      await enter(page.getByRole('dialog').getByLabel('Name', { exact: true }), 'MODEL_KEY')
      await enter(page.getByRole('dialog').getByLabel('Value', { exact: true }), text)
      await inDialog(page, 'Keep it').click()
    },
    done: tells('MODEL_KEY is set.'),
    back: null,
  },
]

/** A field that only looks for something, or is read before anything is sent: it holds whatever is written. */
export const LOOKING = [
  ...['Search', 'Search name, company or title', 'Lane', 'Who', 'About', 'Row', 'Entry'],
  ...['From entry', 'To entry', 'Mark what changed since entry', 'Time zone'],
  // Where nobody writes back: it is asked of the network.
  'Search for people',
  // A case is accepted once, so odd text is only typed here. tests/integration/casework/conflict.test.ts sends a plain waiver.
  ...['The conflict that is waived', 'Who consented', 'The written consent'],
  // The form of a client and the ticket of an insight: sent, and read back as text, in story-cases-odd.test.ts.
  ...['Full name', 'Other names', 'E-mail', 'Telephone', 'Postal address', 'Preferred language', 'What happened'],
  ...[
    'What the client wants',
    'Agency',
    'Filed on',
    'Its number',
    'Another attorney',
    'Employer',
    "Employer's address",
  ],
  ...['Place of work', 'Job', 'Amount', 'Currency', 'Role', 'Date', 'Note', 'Start of the job', 'Day it happened'],
  ...['End of the job', 'Last unpaid work', 'Ticket number', 'Why it is shared'],
  // Sent, and read back as text, in meetings.test.ts.
  'Answer as Claire Dubois',
  'What this device is called',
  'Words in the title, with commas between',
]

export const withoutBraces = ODD.replaceAll(/[{}]/g, '')
