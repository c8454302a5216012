import type { Locator, Page } from 'playwright-core'
import type { Target } from '#kernel/ports/browser.ts'
import { SECRET_FIELDS } from './observe.ts'
import type { NotDone } from './refusals.ts'
import * as refuse from './refusals.ts'
import type { Turn } from './turns.ts'

type Role = Parameters<Page['getByRole']>[0]

/** How long an element may take to come to rest before it counts as not usable. */
const READY_MS = 5_000
const MAX_ROLE = 40
const MAX_NAME = 1_000

/** The one element that is meant. What cannot be seen by a person is not found. */
export async function findOne(root: Page | Locator, target: Target): Promise<Locator | NotDone> {
  const { role, name, nth } = target
  if (!/^[a-z]+$/.test(role) || role.length > MAX_ROLE || name.length > MAX_NAME) return refuse.noSuchElement()
  const all = root.getByRole(role as Role, { name, exact: true })
  const count = await all.count()
  if (count > 1 && nth === undefined) return refuse.severalElements(count)
  if (nth !== undefined && (!Number.isSafeInteger(nth) || nth < 0 || nth >= count)) return refuse.noSuchElement()
  const one = all.nth(nth ?? 0)
  if (count === 0 || !(await one.isVisible())) return refuse.noSuchElement()
  return (await one.isEnabled()) ? one : refuse.disabledElement()
}

/**
 * Clicks once. Everything that can go wrong before is tried first without clicking: after that, an error means that
 * nobody knows, and is thrown.
 */
export async function clickOnce(
  element: Locator,
  { signal, reach }: Pick<Turn, 'signal' | 'reach'>,
): Promise<NotDone | null> {
  try {
    await element.click({ trial: true, signal, timeout: READY_MS })
  } catch (error) {
    if (await isTimeout(error)) return refuse.disabledElement()
    throw error
  }
  reach()
  await element.click({ signal })
  return null
}

/** Line ends are LF in every field; a text with CRLF or CR is the same text. Nothing else is changed. */
export const fieldText = (text: string) => text.replace(/\r\n?/g, '\n')

/** Puts a text into a field and reads it back. A field that holds another text afterwards is emptied. */
export async function fillExactly(element: Locator, text: string, signal: AbortSignal): Promise<NotDone | null> {
  if ((await element.and(element.page().locator(SECRET_FIELDS)).count()) > 0) return refuse.secretField()
  if (!(await element.isEditable({ signal }).catch(() => false))) return refuse.notAField()
  const wanted = fieldText(text)
  await element.fill(wanted, { signal, timeout: READY_MS })
  if ((await fieldHolds(element, signal)) === wanted) return null
  await element.fill('', { signal, timeout: READY_MS })
  return refuse.textDiffers()
}

/** What stands in a field, or in an element that is written into like one. */
export async function fieldHolds(element: Locator, signal: AbortSignal): Promise<string> {
  const isForm = (await element.and(element.page().locator('input, textarea, select')).count()) > 0
  // biome-ignore lint/performance/useDomNodeTextContent: what a person would see in it is what would be sent
  return isForm ? element.inputValue({ signal }) : element.innerText({ signal })
}

/** Of playwright, which the browser has loaded by then; an aborted signal can end with an error of the same name. */
export const isTimeout = async (error: unknown): Promise<boolean> =>
  error instanceof (await import('playwright-core')).errors.TimeoutError
