import type { Page } from 'playwright-core'

/** Every page of the desk, by the path that its router knows it under, with an address that leads there. */
export interface Place {
  name: string
  /** Where `ID` is the campaign, `MEETING` the meeting, `ATTENDEE` one of those who are asked, `CASE` the case, `DOCUMENT` one of its file, `INTAKE` a case to decide on. */
  address: string
  /** Something that stands there once it is loaded. */
  shows: string | RegExp
}

export const PLACES: Record<string, Place> = {
  '/today': { name: 'today', address: '/today', shows: 'Waits for you' },
  '/approvals': { name: 'approvals', address: '/approvals', shows: 'Read back' },
  '/campaigns': { name: 'campaigns', address: '/campaigns', shows: 'Spring' },
  '/campaigns/new': { name: 'campaign-new', address: '/campaigns/new', shows: 'Whom, what and how' },
  '/campaigns/$id': { name: 'campaign', address: '/campaigns/ID', shows: 'What the account may do' },
  '/campaigns/$id/leads': { name: 'campaign-leads', address: '/campaigns/ID/leads', shows: 'Score from' },
  '/campaigns/$id/import': { name: 'campaign-import', address: '/campaigns/ID/import', shows: 'A CSV or XLSX file' },
  '/campaigns/$id/messages': { name: 'campaign-messages', address: '/campaigns/ID/messages', shows: 'step 1' },
  '/campaigns/$id/inbox': { name: 'campaign-inbox', address: '/campaigns/ID/inbox', shows: 'answered,' },
  '/campaigns/$id/chat': { name: 'campaign-chat', address: '/campaigns/ID/chat', shows: 'Two people of one company' },
  '/campaigns/$id/browser': { name: 'campaign-browser', address: '/campaigns/ID/browser', shows: /browser|strangers/ },
  '/campaigns/$id/analytics': {
    name: 'campaign-analytics',
    address: '/campaigns/ID/analytics',
    shows: 'How far people came',
  },
  '/campaigns/$id/artifacts': {
    name: 'campaign-artifacts',
    address: '/campaigns/ID/artifacts?type=context&key=tone&version=2&with=1',
    shows: 'Compared with',
  },
  '/campaigns/$id/settings': {
    name: 'campaign-settings',
    address: '/campaigns/ID/settings',
    shows: 'Change the scoring',
  },
  '/meetings': { name: 'meetings', address: '/meetings', shows: 'Yearly review' },
  '/meetings/new': { name: 'meeting-new', address: '/meetings/new', shows: 'Who writes' },
  '/meetings/$id': { name: 'meeting', address: '/meetings/MEETING', shows: 'Waits for your decision' },
  '/meetings/$id/times': { name: 'meeting-times', address: '/meetings/MEETING/times', shows: 'A time of your own' },
  '/meetings/$id/attendees/$attendee': {
    name: 'meeting-thread',
    address: '/meetings/MEETING/attendees/ATTENDEE',
    shows: 'Conversation',
  },
  '/cases': { name: 'cases', address: '/cases', shows: 'Delgado-Reyes v. Northgate' },
  '/cases/new': { name: 'case-new', address: '/cases/new', shows: 'You open it as' },
  '/cases/playbook': { name: 'case-playbook', address: '/cases/playbook', shows: /shared yet|Signed off by/ },
  '/cases/$id': { name: 'case', address: '/cases/CASE', shows: 'What is missing' },
  '/cases/$id/form': { name: 'case-form', address: '/cases/CASE/form', shows: 'Put it into the file' },
  '/cases/$id/documents': { name: 'case-documents', address: '/cases/CASE/documents', shows: 'offer-letter.pdf' },
  '/cases/$id/documents/$document': {
    name: 'case-document',
    address: '/cases/CASE/documents/DOCUMENT?page=1&from=99&to=149',
    shows: 'Download the original',
  },
  '/cases/$id/interview': { name: 'case-interview', address: '/cases/CASE/interview', shows: 'Notes of session 1' },
  '/cases/$id/facts': { name: 'case-facts', address: '/cases/CASE/facts', shows: 'letter.txt, page 1' },
  '/cases/$id/matrix': { name: 'case-matrix', address: '/cases/CASE/matrix', shows: 'Cause of action' },
  '/cases/$id/promotion': { name: 'case-promotion', address: '/cases/CASE/promotion', shows: 'Waits for a ticket' },
  '/cases/$id/export': { name: 'case-export', address: '/cases/CASE/export', shows: 'Verify the package' },
  '/tasks': { name: 'tasks', address: '/tasks', shows: 'call the printer' },
  '/tasks/history': { name: 'tasks-history', address: '/tasks/history', shows: 'Take back' },
  '/tasks/reminders': { name: 'tasks-reminders', address: '/tasks/reminders', shows: 'Reminders' },
  '/ledger': { name: 'ledger', address: '/ledger', shows: 'Spring' },
  '/ledger/$workspace/runs': { name: 'ledger-runs', address: '/ledger/ID/runs', shows: 'Kind' },
  '/ledger/$workspace/entries': { name: 'ledger-entries', address: '/ledger/ID/entries', shows: 'shown of entries' },
  '/ledger/$workspace/why': { name: 'ledger-why', address: '/ledger/ID/why?seq=300', shows: 'Entry' },
  '/ledger/$workspace/past': { name: 'ledger-past', address: '/ledger/ID/past', shows: 'After entry' },
  '/ledger/$workspace/verify': { name: 'ledger-verify', address: '/ledger/ID/verify', shows: 'Is the ledger whole?' },
  '/ledger/$workspace/export': { name: 'ledger-export', address: '/ledger/ID/export', shows: 'From entry' },
  '/settings': { name: 'settings', address: '/settings', shows: 'Pin of the lanes' },
  '/people': { name: 'people', address: '/people', shows: 'Add somebody' },
  '/sign-in': { name: 'sign-in', address: '/sign-in', shows: 'Sign in with the passkey' },
  '/join': { name: 'join', address: '/join#none', shows: /invit/i },
}

/** They lead elsewhere at once. */
export const LEADING_ON = ['/', '/ledger/$workspace']

/** Every path that the router of the running page knows: a page that is added is one of them. */
export async function pathsOf(page: Page): Promise<string[]> {
  const known = await page.evaluate(() => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      __TSR_ROUTER__: { routesById: Record<string, { fullPath: string }> }
    }
    return Object.values(router.routesById).map(({ fullPath }) => fullPath)
  })
  // A room and its first page have one address, with a stroke at the end or without.
  const plain = known.filter(Boolean).map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
  return [...new Set(plain)].sort()
}
