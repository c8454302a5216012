import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { addFiles, clean, decide, openCaseInstallation, sampleFile, tab } from './case-installation.ts'
import { openBrowser, SOON } from './harness.ts'
import { enter, expectShown, expectUnfollowed, ODD } from './naughty.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()

/** As much of it as a name holds, without half a character at the end. */
const SHORT = [...ODD].slice(0, 190).join('')

test('odd text as a matter, a name, a story, a file name, a document, an answer and an insight is text on every page of a case [D-case.9, D-text.2]', async () => {
  const { desk, rows } = await openCaseInstallation()
  const page = await desk.open('/cases/new')
  const shows = async (text: string, where: string) => {
    await expectShown(page, text, where)
    await expectUnfollowed(page, where)
  }
  await enter(page.getByLabel('Matter', { exact: true }), SHORT)
  await page.getByRole('button', { name: 'Open the case' }).click()
  await page.waitForURL('**/form')
  await shows(SHORT, 'the title of a case')

  await enter(page.getByLabel('Full name'), SHORT)
  await page.getByRole('combobox', { name: 'What it is about' }).selectOption('other')
  await enter(page.getByLabel('What happened'), ODD)
  await enter(page.getByLabel('Other names'), SHORT)
  await page.getByRole('button', { name: 'Add: Other side' }).click()
  await enter(page.getByRole('group', { name: 'Other side 1' }).getByLabel('Name', { exact: true }), SHORT)
  await page.getByRole('button', { name: 'Put it into the file' }).click()
  await page.getByText('The intake is summed up: an attorney decides').waitFor()
  await shows(SHORT, 'who is named')
  await page.getByText('The whole summary').click()
  await shows(ODD.slice(0, 60), 'the summary')
  await clean(page, 'overview with odd text')
  await decide(page, 'Accept', 'Accept the case')

  await tab(page, /Documents/).click()
  // A name of a file holds no stroke, and nothing that turns its direction: such a one is refused.
  const name = `${ODD.replaceAll('/', '|').replaceAll('\u202e', '')}.txt`
  await addFiles(
    page,
    { name, mimeType: 'text/html', buffer: Buffer.from(`${ODD}\nOn March 12, 2026 I was warned in writing.`) },
    1,
  )
  await shows(name.slice(0, 290), 'the list of documents')
  await clean(page, 'documents with odd names')
  const file = page.getByRole('list', { name: 'File of the case' })
  await file.getByRole('link').last().click()
  await page.getByRole('region', { name: 'Text of page 1' }).waitFor(SOON)
  await expectUnfollowed(page, 'the text of a document')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the original' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(ODD)
  await tab(page, /Documents/).click()
  await file.getByRole('link').first().click()
  await page.getByRole('region', { name: 'What was filed' }).waitFor()
  await expectUnfollowed(page, 'the form as it was filed')

  await tab(page, /Interview/).click()
  await page.getByRole('button', { name: 'Open a session' }).click()
  await enter(page.getByLabel('What the client answered'), ODD)
  await page.getByRole('button', { name: 'Record the consent and begin' }).click()
  await page.getByText('Question 1', { exact: true }).waitFor()
  await enter(page.getByLabel('Answer', { exact: true }), ODD)
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByRole('list', { name: 'Said so far' }).waitFor()
  await shows(ODD, 'what was said')
  await page.getByRole('button', { name: 'End the session ...' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await page.getByRole('region', { name: 'Notes of session 1' }).waitFor()
  await shows(ODD, 'the transcript')

  await tab(page, /Promotion/).click()
  await enter(page.getByLabel('Title'), SHORT)
  await enter(page.getByLabel('Insight', { exact: true }), ODD)
  await page.getByRole('button', { name: 'File the insight' }).click()
  await enter(page.getByLabel('Why it is shared'), ODD)
  await page.getByRole('button', { name: 'Sign off as olga' }).click()
  await page.getByText('denied', { exact: true }).waitFor()
  await shows(ODD, 'the insight')
  await clean(page, 'promotion with odd text')

  await tab(page, /Export/).click()
  await enter(page.getByLabel('Reason of the export'), ODD)
  await enter(page.getByLabel('Words to redact'), ODD)
  await page.getByRole('button', { name: 'Ask for the package' }).click()
  await page.getByText('each of at most 200 characters', { exact: false }).waitFor()
  await enter(page.getByLabel('Words to redact'), SHORT)
  await page.getByRole('button', { name: 'Ask for the package' }).click()
  await page.getByRole('region', { name: 'Packages' }).waitFor()
  await shows(ODD, 'the package')
  await tab(page, /Overview/).click()
  await page.getByRole('button', { name: 'Override ...' }).click()
  await enter(page.getByLabel('Ticket', { exact: true }), SHORT)
  await enter(page.getByLabel('Reason of the override'), ODD)
  await page.getByRole('dialog').getByRole('button', { name: 'Override', exact: true }).click()
  await page.getByRole('region', { name: 'Overrides' }).getByText('Have something done again').waitFor()
  await shows(ODD, 'an override')
  await page.goto(new URL('/cases', desk.link()).href)
  await shows(SHORT, 'the list of cases')
  expect(await rows('select 1 from kernel.runs limit 1')).toHaveLength(1)
})

test('a form from a JSON file goes into the file as it is, and what is wrong with one is told at its place [D-case.2]', async () => {
  const { desk } = await openCaseInstallation()
  const page = await desk.open('/cases/new')
  await page.getByLabel('Matter', { exact: true }).fill('By file')
  await page.getByRole('button', { name: 'Open the case' }).click()
  await page.waitForURL('**/form')
  const form = JSON.parse(readFileSync(sampleFile('client-intake-form.json'), 'utf8'))
  const take = (value: object) =>
    page
      .getByLabel('Form as a JSON file')
      .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) })
  await take({ ...form, matter_type: 'weather' })
  await page.getByRole('alert').getByText('/matter_type', { exact: false }).waitFor()
  await page.getByText('Dates that matter', { exact: true }).first().waitFor()
  await take(form)
  await page.getByText('The intake is summed up: an attorney decides').waitFor()
  // Filled in again it begins with what was filed.
  await tab(page, /Intake form/).click()
  await expect.poll(() => page.getByLabel('Full name').inputValue(), SOON).toBe('Maria Delgado-Reyes')
  expect(await page.getByLabel('Start of the job').inputValue()).toBe('2026-01-12')
})
