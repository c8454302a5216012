import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { verifyBundle } from '#integrations/bagit/verify-bag.ts'
import { expectSound } from '../../support/fixture.ts'
import { addFiles, clean, decide, openCaseInstallation, sampleFile, tab } from './case-installation.ts'
import { openBrowser, SOON } from './harness.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()

const LONDON = { timezoneId: 'Europe/London', locale: 'en-GB' }

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Maria Delgado-Reyes')
  await page.getByLabel('E-mail').fill('maria@mailhaven.example')
  await page.getByLabel('Telephone').fill('+1 555 0142')
  await page.getByRole('combobox', { name: 'What it is about' }).selectOption('retaliation')
  await page
    .getByLabel('What happened')
    .fill(
      'I wrote to human resources about unpaid overtime. Eight days later I was warned in writing, and three weeks after that I was let go.',
    )
  await page.getByLabel('Employer', { exact: true }).fill('Northgate Cold Storage Ltd.')
  await page.getByLabel('Start of the job').fill('2026-01-12')
  await page.getByRole('button', { name: 'Add: Other side' }).press('Enter')
  const side = page.getByRole('group', { name: 'Other side 1' })
  await side.getByLabel('Name', { exact: true }).fill('Grant Hollis')
  await page.getByRole('button', { name: 'Add: Others who know' }).click()
  await page.getByRole('group', { name: 'Others who know 1' }).getByLabel('Name', { exact: true }).fill('Tomas Weber')
  await page.getByRole('button', { name: 'Add: Dates that matter' }).click()
  const date = page.getByRole('group', { name: 'Dates that matter 1' })
  await date.getByLabel('What it was').selectOption('complaint_made')
  await date.getByLabel('Date', { exact: true }).fill('2026-03-04')
  await page.getByRole('button', { name: 'Add: Documents' }).click()
  await page.getByRole('group', { name: 'Documents 1' }).getByLabel('Name', { exact: true }).fill('Offer letter')
}

/** Everything that waits of this case is read and let go. */
async function approveAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'decide in Approvals' }).first().click()
  await page.getByText('Read back', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
  await page.getByText('Nothing waits for your yes.').waitFor()
}

async function rejectOne(page: Page, reason: string): Promise<void> {
  await page.getByRole('link', { name: 'decide in Approvals' }).first().click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('Nothing waits for your yes.').waitFor()
}

/** Names of the documents on the Export page that need a decision. */
async function undecided(page: Page): Promise<string[]> {
  const lines = page.getByRole('list', { name: 'Documents of the package' }).locator('> li')
  return lines.filter({ hasText: 'decision needed' }).locator('a').allTextContents()
}

async function decideOn(page: Page, name: string, decision: string, basis: string): Promise<void> {
  await page.getByRole('button', { name: `Decide on ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: decision }).check()
  await dialog.getByLabel('Basis').fill(basis)
  await dialog.getByRole('button', { name: `${decision} it` }).click()
  await dialog.waitFor({ state: 'detached' })
  // The list shows the decision once it is processed; until then the document would be taken for undecided.
  const line = page.getByRole('list', { name: 'Documents of the package' }).locator('> li').filter({ hasText: name })
  await line.getByText(`${basis}, decided by`, { exact: false }).waitFor()
}

const WAITS = 'It waits for a yes to exactly these words'

async function writeInsight(page: Page, title: string, body: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Insight', { exact: true }).fill(body)
  await page.getByRole('button', { name: 'File the insight' }).click()
  await page.getByLabel('Why it is shared').fill('It helps others')
  await page.getByRole('button', { name: 'Sign off as olga' }).click()
}

test('from an empty desk to a verified package: opened, form filled in, accepted, documents uploaded, facts opened at their words, the client heard, an insight denied, one refused and one shared, and what left checks offline [D-case.1, D-case.3, D-case.5, D-case.6, D-case.7, D-story.1, H-privilege.3]', async () => {
  const { lw, desk, rows } = await openCaseInstallation()
  const page = await desk.open('/cases', LONDON)
  await page.getByText('No case yet.').waitFor()
  await clean(page, 'empty list')

  await page.getByRole('link', { name: 'New case' }).click()
  await page.getByLabel('Matter', { exact: true }).fill('Delgado-Reyes v. Northgate')
  await page.getByRole('button', { name: 'Open the case' }).click()
  await page.waitForURL('**/form')
  const at = new URL(page.url()).pathname.replace('/form', '')
  // What nobody answered is told at its field, and the focus is there.
  await page.getByRole('button', { name: 'Put it into the file' }).click()
  await expect.poll(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
  await fillForm(page)
  await clean(page, 'form')
  // Another page and back: what was written is still there.
  await tab(page, /Overview/).click()
  await page.getByRole('link', { name: 'Fill it in' }).waitFor()
  await tab(page, /Intake form/).click()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Maria Delgado-Reyes')
  await page.getByRole('button', { name: 'Put it into the file' }).click()

  // Summed up without anybody asking: what is missing, and what to ask.
  await page.getByText('The intake is summed up: an attorney decides').waitFor()
  await page.getByRole('region', { name: 'What is missing' }).getByText('What would you like to reach?').waitFor()
  await page.getByText('no conflict', { exact: true }).first().waitFor()
  await page.getByText('The whole summary').click()
  await page.getByText('For an attorney. Nothing of what the client says has been checked', { exact: false }).waitFor()
  await clean(page, 'overview')
  await decide(page, 'Accept', 'Accept the case')
  await page.getByText('accepted', { exact: true }).first().waitFor()

  await tab(page, /Documents/).click()
  const files = ['offer-letter.pdf', 'hr-complaint.eml', 'memo-to-counsel.txt'].map(sampleFile)
  await addFiles(page, files, 3)
  const file = page.getByRole('list', { name: 'File of the case' })
  await expect.poll(() => file.getByText('facts taken').count(), SOON).toBe(3)
  await clean(page, 'documents')
  const [offer] = await rows<{ hash: string }>(`select hash from casework.documents where name = 'offer-letter.pdf'`)
  await file.getByText(offer?.hash as string).waitFor()

  await file.getByRole('link', { name: 'memo-to-counsel.txt' }).click()
  await page.getByText('decision needed', { exact: true }).waitFor()
  await page
    .getByRole('list', { name: 'Signs of privilege' })
    .getByText('PRIVILEGED AND CONFIDENTIAL')
    .first()
    .waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the original' }).click()
  expect((await download).suggestedFilename()).toBe('memo-to-counsel.txt')

  // A fact of the PDF opens its source at the very words.
  await tab(page, /Facts/).click()
  const fact = page.getByRole('list', { name: 'Facts' }).getByRole('listitem').filter({ hasText: 'offer-letter.pdf' })
  const statement = (await fact.first().locator('p').first().textContent()) as string
  await clean(page, 'facts')
  await fact.first().getByRole('link').click()
  const marked = page.getByRole('region', { name: 'Text of page 1' }).locator('mark')
  await marked.first().waitFor()
  expect(((await marked.first().textContent()) ?? '').replaceAll(/\s+/g, ' ')).toContain(statement)
  await clean(page, 'document')

  await tab(page, /Matrix/).click()
  await page.getByRole('table').waitFor()
  await clean(page, 'matrix')
  const matrix = (await page.locator('main').textContent()) as string
  expect(matrix).toContain('supports:')
  expect(matrix).toContain('No fact supports it yet')
  expect(matrix).not.toMatch(/\bprove[sdn]?\b/i)

  await hear(page)

  await tab(page, /Promotion/).click()
  await writeInsight(page, 'Warnings', 'Maria Delgado-Reyes was warned eight days after she complained.')
  await page.getByText('denied', { exact: true }).waitFor()
  expect(await page.locator('mark').first().textContent()).toBe('Maria Delgado-Reyes')
  await page.getByRole('list', { name: 'Findings' }).getByText('who the client is').first().waitFor()
  await writeInsight(page, 'Haste', 'A warning within days of a complaint is seldom a coincidence.')
  await page.getByText(WAITS, { exact: false }).waitFor()
  await rejectOne(page, 'Too broad')
  await page.goto(new URL(`${at}/promotion`, desk.link()).href)
  await page.getByText('an attorney said no', { exact: true }).waitFor()
  await writeInsight(
    page,
    'Timing',
    'Where a warning follows a complaint closely, ask who decided it and what they knew.',
  )
  await page.getByText(WAITS, { exact: false }).waitFor()
  await clean(page, 'promotion')
  await approveAll(page)
  await page.goto(new URL(`${at}/promotion`, desk.link()).href)
  await page.getByText('in the playbook', { exact: true }).waitFor()
  await page.getByText('Receipt', { exact: true }).first().click()
  await page
    .getByRole('region', { name: /^Receipt of/ })
    .getByText('promoted')
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'shared playbook' }).click()
  await page.getByText('Where a warning follows a complaint closely', { exact: false }).waitFor()
  await clean(page, 'playbook')

  await page.goto(new URL(`${at}/export`, desk.link()).href)
  await page.getByRole('button', { name: 'Ask for the package' }).click()
  await page.getByText('Say why it leaves the case.').waitFor()
  await page.getByLabel('Reason of the export').fill('First request for production')
  await page.getByLabel('Bates prefix').fill('DELG')
  await page.getByLabel('Words to redact').fill('Tomas Weber')
  await page.getByLabel('e-mail addresses').check()
  await page.getByRole('button', { name: 'Ask for the package' }).click()
  // Nothing leaves before an attorney has decided on what may be privileged.
  await page.getByText('a privilege decision by an attorney', { exact: false }).first().waitFor()
  await clean(page, 'export with undecided documents')
  await decideOn(page, 'memo-to-counsel.txt', 'Withhold', 'Attorney-client communication')
  for (const name of await undecided(page)) await decideOn(page, name, 'Include', 'Sent to the other side')
  await page.getByRole('button', { name: 'Ask for the package' }).click()
  await page.getByText('It waits for the yes of an attorney in charge', { exact: false }).waitFor()
  await clean(page, 'export')
  await page.getByRole('link', { name: 'decide in Approvals' }).first().click()
  const listed = page.getByRole('region', { name: 'Documents of the package' })
  const memo = listed.getByRole('listitem').filter({ hasText: 'memo-to-counsel.txt' })
  await memo.getByText('withhold', { exact: true }).waitFor()
  await memo.getByText('DELGPRIV00001', { exact: false }).waitFor()
  expect(await listed.getByRole('listitem').count()).toBe(3)
  await clean(page, 'approval of a package')
  await page.goBack()
  await approveAll(page)
  await page.goto(new URL(`${at}/export`, desk.link()).href)
  await page.getByRole('button', { name: 'Verify the package' }).click()
  await page.getByText('Whole: every byte is as it was packed.').waitFor()
  const checks = page.getByRole('list', { name: 'Checks' }).getByRole('listitem')
  expect(await checks.count()).toBe(7)
  for (const said of await checks.allTextContents()) expect(said).toMatch(/: yes$/)
  await clean(page, 'verified package')
  const packed = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the package' }).click()
  const verified = await verifyBundle(await (await packed).path())
  expect(verified).toMatchObject({ ok: true, kind: 'discovery_production', problems: [] })

  await tab(page, /Overview/).click()
  await page.getByRole('button', { name: 'Close the case' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click()
  await page.getByText('The case is ended; its file stays.').waitFor()
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Cases' }).click()
  // The page of the case says "closed" too, and more than once: the list must be there first.
  await page.getByRole('link', { name: 'New case' }).waitFor()
  await page.getByText('closed', { exact: true }).waitFor()
  await clean(page, 'list')
  await expect
    .poll(() => rows("select status from kernel.workspaces where pack = 'casework'"), SOON)
    .toEqual([{ status: 'completed' }])
  await expectSound(lw)
})

/** Consent first, one question at a time, an answer corrected afterwards. */
async function hear(page: Page): Promise<void> {
  await tab(page, /Interview/).click()
  await page.getByRole('button', { name: 'Open a session' }).click()
  await page.getByText('First the consent. Read this to the client:').waitFor()
  await page.getByText('Before we begin: I will ask you questions', { exact: false }).waitFor()
  expect(await page.getByLabel('Who consents').inputValue()).toBe('Maria Delgado-Reyes')
  await page.getByLabel('What the client answered').fill('Yes, you may write this down.')
  await clean(page, 'consent')
  await page.getByRole('button', { name: 'Record the consent and begin' }).click()
  await page.getByText('Question 1', { exact: true }).waitFor()
  await page.getByLabel('Answer', { exact: true }).fill('On March 12, 2026 Mr. Holis warned me in writing.')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByText('Question 2', { exact: true }).waitFor()
  await page.getByRole('list', { name: 'Said so far' }).getByText('Mr. Holis warned me', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await page.getByText('Question 3', { exact: true }).waitFor()
  await clean(page, 'question')
  await page.getByRole('button', { name: 'End the session ...' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await page.getByRole('region', { name: 'Notes of session 1' }).waitFor()
  await page.getByRole('button', { name: 'Correct it' }).click()
  await page.getByLabel('Turn 2', { exact: true }).fill('On March 12, 2026 Mr. Hollis warned me in writing.')
  await page.getByRole('button', { name: 'Keep 1 correction' }).click()
  await page.getByText('Version 2', { exact: false }).waitFor()
  await page
    .getByRole('region', { name: 'Transcript', exact: true })
    .getByText('Mr. Hollis warned me', { exact: false })
    .waitFor()
  await clean(page, 'transcript')
}
