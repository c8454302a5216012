import type { CDPSession, Page } from 'playwright-core'
import type { Observation, SeenElement } from '#kernel/ports/browser.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { visibleText } from './visible-text.ts'

export const OBSERVED = { elements: 200, name: 200, text: 8_000, url: 2_048 }

/** A page of more elements than this is shown by its text alone: naming each would take longer than a call may. */
const MAX_NAMED = 20_000

/** Roles that a person can use. */
const USABLE = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch', 'slider', 'spinbutton'],
  ...['tab', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'treeitem'],
])
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton'])

/** Fields that hold what nobody else may know, whether or not the page shows it in dots. */
export const SECRET_FIELDS = [
  ...['[type=password]', '[autocomplete*=password]', '[autocomplete~=one-time-code]', '[autocomplete*=cc-]'],
].join(', ')

interface AriaNode {
  role: string
  name?: string
  text?: string
  disabled?: boolean
  box?: { x: number; y: number; width: number; height: number }
  children?: Array<AriaNode | string>
}

/** What the page shows now, bounded, cleaned and marked. The same page gives the same observation. */
export async function observePage(page: Page, session: CDPSession, signal: AbortSignal): Promise<Observation> {
  const nodes = await page.locator('*').count()
  const named =
    nodes > MAX_NAMED ? [] : ((await page.ariaSnapshotJSON({ boxes: true, signal })) as unknown as AriaNode[])
  const painted = await visibleText(session, OBSERVED.text * 2)
  // Asked last: a field that was secret while its value was read still is.
  const secrets = await page.locator(SECRET_FIELDS).count()
  const usable = namedElements(named, secrets > 0)
  const elements = usable.slice(0, OBSERVED.elements)
  const text = cleanText(painted.text, OBSERVED.text)
  const cut = nodes > MAX_NAMED || usable.length > elements.length || painted.cut || text.cut
  const title = cleanLine(await page.title(), OBSERVED.name)
  return { untrusted: true, url: shownUrl(page.url()), title, elements, text: text.text, cut }
}

/** Something was done and the page could not be looked at in time: it held more than can be shown. */
export function unseenPage(page: Page): Observation {
  return { untrusted: true, url: shownUrl(page.url()), title: '', elements: [], text: '', cut: true }
}

function shownUrl(text: string): string {
  const url = URL.parse(text)
  if (!url) return ''
  url.username = ''
  url.password = ''
  return cleanLine(url.href, OBSERVED.url)
}

/** Where a secret is asked for, no field's value is shown: which of them is the secret one may change any moment. */
function namedElements(nodes: AriaNode[], hideValues: boolean): SeenElement[] {
  const all = flatten(nodes)
  const counts = new Map<string, number>()
  for (const node of all) counts.set(keyOf(node), (counts.get(keyOf(node)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return all.flatMap((node) => {
    // Numbered as they are found again: by the name as it is, and with those that are not shown.
    const nth = seen.get(keyOf(node)) ?? 0
    seen.set(keyOf(node), nth + 1)
    if (!isShown(node)) return []
    const element: SeenElement = { role: node.role, name: cleanLine(node.name ?? '', OBSERVED.name) }
    const value = fieldValue(node)
    if (counts.get(keyOf(node))! > 1) element.nth = nth
    if (value !== undefined && !hideValues) element.value = value
    if (node.disabled) element.disabled = true
    return [element]
  })
}

const keyOf = ({ role, name }: AriaNode) => `${role}\n${name ?? ''}`

/** Frames are pages of their own; what is in them is not shown. */
function flatten(nodes: Array<AriaNode | string>): AriaNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const inner = node.role === 'iframe' ? [] : flatten(node.children ?? [])
    return USABLE.has(node.role) ? [node, ...inner] : inner
  })
}

function fieldValue({ role, text, children }: AriaNode): string | undefined {
  if (!FIELDS.has(role)) return undefined
  const chosen = (children ?? []).find((child) => typeof child !== 'string' && 'selected' in child) as
    | AriaNode
    | undefined
  const value = text ?? chosen?.name
  return value === undefined ? undefined : cleanText(value, OBSERVED.name).text
}

/** Choices of a closed list have no box of their own. */
function isShown({ role, box }: AriaNode): boolean {
  if (role === 'option' || !box) return true
  return box.width > 0 && box.height > 0 && box.x + box.width > 0
}
