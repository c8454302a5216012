import type { Page } from 'playwright-core'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).press('Enter')

/** The first of them, once they are there. */
export async function openLead(page: Page): Promise<void> {
  await page.getByRole('gridcell').nth(1).waitFor()
  await page.getByRole('grid').press('Enter')
}

/** What opens over a page: where, and how. */
export const DIALOGS: Array<[name: string, address: string, open: (page: Page) => Promise<void>]> = [
  ['stop-everything', '/today', (page) => press(page, 'Stop everything')],
  ['reject', '/approvals', (page) => press(page, 'Reject')],
  ['edit', '/approvals', (page) => press(page, 'Edit')],
  ['batch', '/approvals', (page) => press(page, /^All \d+ alike/)],
  ['pause', '/campaigns/ID', (page) => press(page, 'Pause')],
  ['stop-campaign', '/campaigns/ID', (page) => press(page, 'Stop')],
  ['message', '/campaigns/ID/messages', (page) => page.locator('main li button').first().press('Enter')],
  ['lead', '/campaigns/ID/leads', openLead],
  ['case-accept', '/cases/INTAKE', (page) => press(page, 'Accept with a waiver ...')],
  ['case-close', '/cases/CASE', (page) => press(page, 'Close the case')],
  ['case-override', '/cases/CASE', (page) => press(page, 'Override ...')],
  ['case-privilege', '/cases/CASE/documents/DOCUMENT', (page) => press(page, 'Decide on privilege ...')],
  ['case-end-session', '/cases/CASE/interview', (page) => press(page, 'End the session ...')],
  ['task-edit', '/tasks', (page) => press(page, 'Edit: call the printer')],
  ['task-delete', '/tasks', (page) => press(page, 'Delete: call the printer')],
  ['tasks-import', '/tasks', (page) => press(page, 'Import')],
  ['tasks-export', '/tasks', (page) => press(page, 'Export')],
  ['secret', '/settings', (page) => press(page, 'Set a secret')],
]
