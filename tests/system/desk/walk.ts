import type { Page } from 'playwright-core'

/** Where arrow keys move within, and Tab stops once. */
const COMPOSITE = '[role=tree],[role=listbox],[role=grid],[role=radiogroup],[role=tablist],[role=menu]'
const CONTROLS = `a[href],button,input,select,textarea,summary,[role=button],[role=link],[role=slider],[role=tab],[role=menuitem],[role=checkbox],[role=switch],[tabindex]`
/** What a browser itself presses with Enter or Space. */
const NATIVE = 'a[href],button,input,select,textarea,summary,label,option'

/** Notes down every control that is shown; and whatever can be clicked that no key presses. */
const LOOK = `(() => {
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length > 0
  const within = document.querySelector('[role=dialog]') ?? document.body
  const say = (e) => e.outerHTML.slice(0, 160)
  const controls = [...within.querySelectorAll(${JSON.stringify(CONTROLS)})].filter((e) =>
    shown(e) && !e.matches(':disabled,[aria-disabled=true]') && !e.closest('[inert],[aria-hidden=true]') && e.id !== 'room')
  const inside = (e) => e.parentElement?.closest(${JSON.stringify(COMPOSITE)})
  globalThis.toReach = new Set(controls.filter((e) => e.tabIndex >= 0 && !(e.type === 'radio' && !e.checked)))
  globalThis.reached = new Set()
  // A chart is a picture: what it shows stands below it as a table.
  const drawn = (e) => e.closest('.recharts-wrapper') !== null
  const lost = controls.filter((e) => !drawn(e) && e.tabIndex < 0 && !inside(e) && e !== within).map((e) => 'not by Tab: ' + say(e))
  const clickable = [...within.querySelectorAll('*')].filter((e) => {
    const key = Object.keys(e).find((k) => k.startsWith('__reactProps$'))
    return key && typeof e[key].onClick === 'function'
  })
  const dead = clickable.filter((e) => !drawn(e) && shown(e) && !e.matches(${JSON.stringify(NATIVE)}) && !inside(e) && e.tabIndex < 0)
  axe.setup(document)
  const nameless = controls.filter((e) => e.tabIndex >= 0 && axe.commons.text.accessibleText(e).trim() === '')
  axe.teardown()
  return { wrong: [...lost, ...dead.map((e) => 'by mouse alone: ' + say(e)), ...nameless.map((e) => 'no name: ' + say(e))], count: globalThis.toReach.size }
})()`

/** Where the focus is after a Tab: whether it can be seen, and whether it came to an end. */
const STEP = `(() => {
  const e = document.activeElement
  if (!e || e === document.body) return { end: true }
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(e)
  const unseen = globalThis.toReach.has(e) && (outlineStyle === 'none' || parseFloat(outlineWidth) === 0) && boxShadow === 'none'
  globalThis.reached.add(e)
  return { left: [...globalThis.toReach].filter((c) => c.isConnected && !globalThis.reached.has(c)).length, ...(unseen ? { unseen: e.outerHTML.slice(0, 160) } : {}) }
})()`

const LEFT = `[...globalThis.toReach].filter((c) => c.isConnected && !globalThis.reached.has(c)).map((e) => 'not reached: ' + e.outerHTML.slice(0, 160))`

/** Tab by Tab through the page or its dialog: what is wrong with it for whoever has no mouse. axe stands in the page already. */
export async function walk(page: Page): Promise<string[]> {
  const { wrong, count } = (await page.evaluate(LOOK)) as { wrong: string[]; count: number }
  const unseen = new Set<string>()
  let ends = 0
  // A field for a date is several stops.
  for (let i = 0; i < count * 4 + 40 && ends < 2; i++) {
    await page.keyboard.press('Tab')
    const step = (await page.evaluate(STEP)) as { end?: true; left?: number; unseen?: string }
    if (step.unseen) unseen.add(`focus not seen: ${step.unseen}`)
    if (step.end) ends += 1
    if (step.left === 0) break
  }
  return [...wrong, ...unseen, ...((await page.evaluate(LEFT)) as string[])]
}
