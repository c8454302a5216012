import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { shareInFile } from '../../support/scope.ts'
import { DIALOGS } from './dialogs.ts'
import { openFilled } from './filled.ts'
import { openBrowser, SOON } from './harness.ts'
import { enter, expectShown, expectUnfollowed, fieldsOf, HARSH, ODD, refusalOn } from './naughty.ts'
import { LOOKING, SENT, type Sent, withoutBraces } from './naughty-fields.ts'
import { PLACES } from './places.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()
const filled = shareInFile(openFilled)

test('every text field of every page and dialog is known here, holds whatever is written, and nothing in it is followed [D-text.2]', async () => {
  const { desk, at: addressOf } = filled()
  const page = await desk.open('/today')
  page.setDefaultTimeout(SOON.timeout)
  const found = new Set<string>()
  const at = (address: string) => page.goto(new URL(addressOf(address), desk.link()).href)
  const fill = async (where: string) => {
    for (const label of await fieldsOf(page)) {
      found.add(label)
      for (const text of [...Object.values(HARSH), ODD])
        await enter(page.getByLabel(label, { exact: true }).last(), text)
      await page.keyboard.press('Tab')
      await expectUnfollowed(page, `${label} in ${where}`)
    }
  }
  for (const { name, address, shows } of Object.values(PLACES)) {
    await at(address)
    await page.getByText(shows).first().waitFor()
    await fill(name)
  }
  for (const [name, address, open] of DIALOGS) {
    await at(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await open(page)
    await page.getByRole('dialog').waitFor()
    await fill(name)
  }
  const known = new Set([...SENT.flatMap(({ labels }) => labels), ...LOOKING])
  expect([...found].filter((label) => !known.has(label))).toEqual([])
})

test('what is sent from any field comes back as text, or is refused in words [D-text.2]', async () => {
  const { desk, at: addressOf, lw, rows } = filled()
  await lw.start(1)
  const page = await desk.open('/today')
  page.setDefaultTimeout(SOON.timeout)
  const refused: Record<string, string> = {}
  const wrong: string[] = []
  for (const one of SENT) {
    const odd = one.withoutBraces ? withoutBraces : ODD
    const texts: Array<[string, string]> = [...(one.once ? [] : Object.entries(HARSH)), ['odd text', odd]]
    for (const [what, text] of texts) {
      const where = `${what} in ${one.labels.join(', ')} of ${one.at}`
      const result = await send(page, one, text, (address) => new URL(addressOf(address), desk.link()).href).catch(
        (error) => void wrong.push(`${where}: ${error.message.slice(0, 300)}`),
      )
      await expectUnfollowed(page, where)
      if (result) refused[where] = result
    }
  }
  expect(wrong).toEqual([])
  // What every field takes comes back from every field; what is refused is told with a code or at its field.
  const checked = SENT.filter((one) => one.judged).map((one) => `odd text in ${one.labels.join(', ')} of ${one.at}`)
  expect(Object.keys(refused).filter((where) => where.startsWith('odd text'))).toEqual(checked)
  expect(Object.values(refused).filter((result) => result.length < 20)).toEqual([])
  expect(await rows('select 1 from kernel.runs limit 1')).toHaveLength(1)
})

/** What was answered: null where it was taken, and then it stands there to be read. */
async function send(page: Page, one: Sent, text: string, urlOf: (address: string) => string): Promise<string | null> {
  await page.goto(urlOf(one.at))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await one.send(page, text)
  let result: string | null = null
  const isAnswered = async () => {
    result = await refusalOn(page)
    return result !== null || (await one.done(page))
  }
  await expect.poll(isAnswered, { ...SOON, message: `${one.labels} of ${one.at} is answered` }).toBe(true)
  if (result !== null) return result
  if (one.back === 'settings') await page.goto(page.url().replace(/import$/, 'settings'))
  else if (one.back === 'here') await page.reload()
  else if (one.back !== null) await page.goto(urlOf(one.back))
  if (one.back !== null) await expectShown(page, text.slice(0, one.shows), one.at)
  await one.after?.(page)
  return null
}
