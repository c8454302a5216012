import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { ACTS } from '../../../src/apps/casework/ui/roles.ts'
import { addFiles, clean, decide, sampleFile, tab } from '../../system/desk/case-installation.ts'
import { SOON } from '../../system/desk/harness.ts'
import { openFront } from './front.ts'

vi.setConfig({ testTimeout: 600_000 })

const { installation, origin, phone } = openFront({ cases: true })
const DESK = { viewport: { width: 1280, height: 800 } }

/** Invited, with a passkey and a session of their own. */
async function signIn(name: string, ...roles: string[]): Promise<Page> {
  await installation.machine('POST', '/api/accounts', { name })
  for (const role of roles) await installation.machine('POST', '/api/accounts/roles', { name, role })
  const { link } = (await installation.machine('POST', '/api/accounts/invitations', { name })).json
  const { page } = await phone(DESK)
  page.setDefaultTimeout(SOON.timeout)
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.waitForURL(`${origin()}/today`)
  return page
}

test('an assistant keeps the file and cannot decide: no button, who may is told, and the lane denies it in any case; an attorney accepts; one in charge approves with a passkey [D-case.8]', async () => {
  await installation.lw().start(2)
  const assistant = await signIn('tess', 'ASSISTANT')
  await assistant.goto(`${origin()}/cases/new`)
  await assistant.getByLabel('Matter', { exact: true }).fill('Delgado-Reyes')
  expect(await assistant.getByLabel('You open it as').locator('option').allTextContents()).toEqual(['assistant'])
  await assistant.getByRole('button', { name: 'Open the case' }).click()
  await assistant.waitForURL('**/form')
  const id = new URL(assistant.url()).pathname.split('/')[2] as string
  await assistant.getByLabel('Form as a JSON file').setInputFiles(sampleFile('client-intake-form.json'))
  await assistant.getByText('The intake is summed up: an attorney decides').waitFor()
  await assistant
    .getByText('Decided by an attorney or an attorney in charge. None of your roles is one of them.')
    .waitFor()
  expect(await assistant.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0)
  expect(await assistant.getByRole('button', { name: 'Override ...' }).count()).toBe(0)
  await clean(assistant, 'overview of an assistant')
  // Whoever sends it all the same is denied, and nothing changes.
  const sent = (role: string) =>
    assistant.evaluate(
      async ([at, as]) => {
        const body = JSON.stringify({ kind: 'case.decide', content: { role: as, decision: 'accept', reason: 'Me' } })
        const secret = localStorage.getItem('lanewright.page-secret') as string
        const headers = { 'content-type': 'application/json', 'lanewright-page-secret': secret }
        return (await fetch(`/api/workspaces/${at}/inbox`, { method: 'POST', headers, body })).json()
      },
      [id, role] as const,
    )
  const processed = async (role: string) => installation.processed(id, ((await sent(role)) as { item: string }).item)
  expect(await processed('ATTORNEY')).toContain('tess does not hold the role ATTORNEY')
  expect(await processed('ASSISTANT')).toContain('refused: lane.none')
  expect(await installation.rows('select status from casework.cases where workspace_id = $1', [id])).toEqual([
    { status: 'intake' },
  ])
  await tab(assistant, /Documents/).click()
  await addFiles(assistant, sampleFile('offer-letter.pdf'), 1)

  const attorney = await signIn('ada', 'ATTORNEY')
  await attorney.goto(`${origin()}/cases/${id}`)
  await decide(attorney, 'Accept', 'Accept the case')
  await attorney.getByText('accepted', { exact: true }).first().waitFor()
  // The assistant's page says so by itself.
  await tab(assistant, /Overview/).click()
  await assistant.getByText('accepted', { exact: true }).first().waitFor()
  expect(await assistant.getByRole('button', { name: 'Close the case' }).count()).toBe(0)
  await tab(assistant, /Export/).click()
  const listed = assistant.getByRole('list', { name: 'Documents of the package' })
  await listed.getByText('include', { exact: true }).waitFor()
  await assistant.getByLabel('Reason of the export').fill('First request')
  await assistant.getByRole('button', { name: 'Ask for the package' }).click()
  await assistant.getByText('It waits for the yes of an attorney in charge', { exact: false }).waitFor()

  const inCharge = await signIn('vera', 'ATTORNEY_ADMIN')
  await inCharge.goto(`${origin()}/approvals?workspace=${id}`)
  await inCharge.getByRole('button', { name: 'Approve', exact: true }).click()
  await assistant.getByRole('link', { name: 'Download the package' }).waitFor()
  expect(await installation.rows('select person, role from kernel.grants where workspace_id = $1', [id])).toEqual([
    { person: 'vera', role: 'ATTORNEY_ADMIN' },
  ])
  // Who keeps no file is shown no way to.
  await inCharge.goto(`${origin()}/cases/${id}/documents`)
  await inCharge.getByText('The file of a case is kept by an attorney or an assistant.').waitFor()
  expect(await inCharge.getByRole('button', { name: 'Add files' }).count()).toBe(0)
})

test('the roles that the page offers something to are those of the lanes [D-case.8]', () => {
  const policy = new URL('../../../src/apps/casework/policy/lanes.yaml', import.meta.url)
  const lanes = parse(readFileSync(policy, 'utf8')) as Record<string, { callers: string[] }>
  const LANES = {
    keep: 'WRITE_CASE_FILE',
    clear: 'DECIDE_PRIVILEGE',
    decide: 'DECIDE_INTAKE',
    open: 'OPEN_CASE',
    close: 'CLOSE_CASE',
    override: 'SYSTEM_OVERRIDE',
  } as const
  for (const [act, lane] of Object.entries(LANES))
    expect([...ACTS[act as keyof typeof LANES]].sort(), lane).toEqual(lanes[lane]?.callers.toSorted())
})
