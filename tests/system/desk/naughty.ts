import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SOON } from './harness.ts'

/** Whatever of this is followed by anything leaves a mark in the page. */
const MARK = 'globalThis.followed = 1'

/** Taken by every field, and shown as it is. */
export const ODD = [
  `<img src=x onerror="${MARK}"><b>bold</b>`,
  `"><script>${MARK}</script>`,
  `{{constructor.constructor("${MARK}")()}} \${7*7} <%= 7*7 %>`,
  `Robert'); drop table kernel.runs;--`,
  `=HYPERLINK("http://evil.example")`,
  `abc\u202egnp.exe`,
  `🏳️‍🌈 田中さん ﷽ 𝕳𝖎`,
].join(' ')

/** Taken or refused, as the field likes; never followed, and never lost without a word. */
export const HARSH: Record<string, string> = {
  'control characters': `bell\u0007 escape\u001b[31m end`,
  NUL: `nul\u0000byte`,
  'half a character': `half\ud800 of it`,
  'far too much': `${'long '.repeat(2000)}end`,
}

/** Types it where even a keyboard could not: no limit of the field holds it back. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.waitFor(SOON)
  await field.evaluate((element, json) => {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')
    own?.set?.call(element, JSON.parse(json))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, JSON.stringify(text))
}

/** Hidden characters are shown by number; blanks are laid out as the page likes. */
const bare = (text: string) => text.replaceAll(/\\u\{[0-9a-f]+\}/g, '').replaceAll(/[\p{Cc}\p{Cs}\p{Cf}\s\ufffd]/gu, '')

export async function expectShown(page: Page, text: string, where: string): Promise<void> {
  const wanted = bare(text)
  const found = async () => bare((await page.locator('body').textContent()) ?? '').includes(wanted)
  await expect.poll(found, { ...SOON, message: `${where} shows it` }).toBe(true)
}

/** Nothing in it was markup, script or pattern. */
export async function expectUnfollowed(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(`'followed' in globalThis`), where).toBe(false)
  expect(await page.locator('img[src="x"], body script:not([src]), main b').count(), where).toBe(0)
  expect(await page.getByRole('heading', { name: 'Something broke' }).count(), where).toBe(0)
}

/** The words of a refusal: what is wrong, and what to do. */
export async function refusalOn(page: Page): Promise<string | null> {
  const alerts = await page.getByRole('alert').allTextContents()
  // That everything is stopped is no refusal.
  return alerts.find((text) => text.length > 20 && !text.startsWith('Everything is stopped')) ?? null
}

/** Every field of the page, or of its dialog, that takes any text, by its label. */
export function fieldsOf(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const within = document.querySelector('[role=dialog]') ?? document.body
    const free = 'textarea, input:not([type]), input[type=text], input[type=search], input[type=password]'
    return [...within.querySelectorAll(free)]
      .filter((field) => field.checkVisibility() && !field.disabled)
      .map((field) => field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.outerHTML)
  })()`)
}
