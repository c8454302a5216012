import { expect, test, vi } from 'vitest'
import { acceptSample, addFiles, clean, openCaseInstallation, tab } from './case-installation.ts'
import { openBrowser } from './harness.ts'

vi.setConfig({ testTimeout: 600_000 })
openBrowser()

const LETTER = 'On 31 March 2026 Northgate terminated my employment.\n\nThe party was on a Friday and everybody came.\n'

test('a person rejects, restores, corrects, maps and adds facts at the desk [H-fact.4]', async () => {
  const { desk } = await openCaseInstallation()
  const page = await desk.open('/cases')
  await acceptSample(page)
  await tab(page, /^Documents/).click()
  await addFiles(page, [{ name: 'fired.txt', mimeType: 'text/plain', buffer: Buffer.from(LETTER) }], 1)
  await tab(page, /^Facts/).click()
  const line = page.getByRole('listitem').filter({ hasText: 'terminated my employment' }).first()
  await line.waitFor({ timeout: 120_000 })
  await line.getByText('supports Wrongful termination').waitFor({ timeout: 60_000 })
  const dialog = page.getByRole('dialog')

  await line.getByRole('button', { name: /^Reject fact/ }).click()
  await expect.poll(() => dialog.getByRole('button', { name: 'Reject' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').fill('She was transferred')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await line.getByText('She was transferred').waitFor()
  await expect.poll(() => line.getByText('supports').count()).toBe(0)
  await clean(page, 'a rejected fact')
  await line.getByRole('button', { name: /^Restore fact/ }).click()
  await dialog.getByLabel('Reason').fill('She was not')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await line.getByText('supports Wrongful termination').waitFor()

  await line.getByRole('button', { name: /^Correct fact/ }).click()
  await dialog.getByLabel('Statement').fill('On 1 April 2026 Northgate terminated my employment.')
  await dialog.getByLabel('Date').fill('2026-04-01')
  await dialog.getByLabel('Reason').fill('A slip of the pen.')
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  await line.getByText('On 1 April 2026 Northgate').waitFor()
  await line.getByText('“On 31 March 2026 Northgate terminated my employment.”').waitFor()

  await line.getByRole('button', { name: /^Map fact/ }).click()
  await dialog.getByLabel('Element').selectOption({ label: 'End of employment' })
  await dialog.getByLabel('This fact').selectOption('none')
  await dialog.getByLabel('Reason').fill('No claim for final pay')
  await dialog.getByRole('button', { name: 'Save mapping' }).click()
  await expect.poll(() => line.getByText('Final pay').count()).toBe(0)
  await clean(page, 'facts')

  await line.getByRole('link', { name: /fired\.txt/ }).click()
  await page.getByRole('button', { name: 'Add a fact' }).click()
  await dialog.getByLabel('Quote').fill('The party was on a Friday and everybody came.')
  await dialog.getByLabel('Reason').fill('It shows who was there')
  await dialog.getByRole('button', { name: 'Add fact' }).click()
  await page.getByText('Facts in it (2)').waitFor()
  await clean(page, 'a document with its facts')
})
