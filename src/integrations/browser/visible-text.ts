import type { CDPSession } from 'playwright-core'
import { contrast, isClippedAway, readableBox, STYLES, type Style } from './visible-style.ts'

/** The part of a layout snapshot that is read here. Strings are indexes into one table. */
export interface LayoutSnapshot {
  strings: string[]
  documents: Array<{
    nodes: { parentIndex?: number[]; nodeName?: number[] }
    layout: { nodeIndex: number[]; styles: number[][]; bounds: number[][]; text: number[] }
  }>
}

const MAX_DEPTH = 500
const MIN_FONT_PX = 4
const MIN_OPACITY = 0.1
const MIN_CONTRAST = 24

/** Shown as elements, or never painted as text. */
const NO_TEXT = new Set(['INPUT', 'TEXTAREA', 'SELECT', 'OPTION', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'IFRAME'])

/** Text as it is painted, line by line. Layout is asked for, not the document: scripts of the page have no say in it. */
export async function visibleText(session: CDPSession, maxChars: number): Promise<{ text: string; cut: boolean }> {
  const snapshot = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: [...STYLES] })
  return paintedText(snapshot as unknown as LayoutSnapshot, maxChars)
}

export function paintedText({ strings, documents }: LayoutSnapshot, maxChars: number): { text: string; cut: boolean } {
  const document = documents[0]
  if (!document) return { text: '', cut: false }
  const { nodes, layout } = document
  const parents = nodes.parentIndex ?? []
  const laidOut = new Map(layout.nodeIndex.map((node, at) => [node, at]))
  const styleOf = (at: number): Style =>
    Object.fromEntries(STYLES.map((name, i) => [name, strings[layout.styles[at]?.[i] ?? -1] ?? ''])) as unknown as Style

  /** The block that a text stands in; null where nothing of the text reaches a reader. */
  const blockOf = (node: number, at: number): number | null => {
    let block: number | null = null
    let opacity = 1
    let background: string | null = null
    const boxes: Array<{ bounds: number[]; style: Style }> = []
    for (let up = parents[node] ?? -1, depth = 0; up >= 0 && depth < MAX_DEPTH; up = parents[up] ?? -1, depth += 1) {
      if (NO_TEXT.has(strings[nodes.nodeName?.[up] ?? -1] ?? '')) return null
      const laid = laidOut.get(up)
      if (laid === undefined) continue
      const style = styleOf(laid)
      // The document itself has a place and no style.
      if (style.visibility === '') continue
      block ??= /^(inline|contents)$/.test(style.display) ? null : up
      opacity *= Number(style.opacity)
      // Over a picture nobody can tell here; the text counts as seen.
      if (style['background-image'] !== 'none') background ??= ''
      if (!/^rgba\(\d+, \d+, \d+, 0\)$|^$/.test(style['background-color'])) background ??= style['background-color']
      boxes.push({ bounds: layout.bounds[laid] ?? [], style })
    }
    const { color } = styleOf(at)
    if (opacity < MIN_OPACITY || contrast(color, background ?? 'rgb(255, 255, 255)') < MIN_CONTRAST) return null
    if (boxes.some(({ style }) => isClippedAway(style))) return null
    return readableBox(layout.bounds[at] ?? [], boxes) ? (block ?? -1) : null
  }

  const lines: string[] = []
  let length = 0
  let lastBlock = -2
  for (const [at, node] of layout.nodeIndex.entries()) {
    const text = strings[layout.text[at] ?? -1]
    if (text === undefined) continue
    const { visibility, 'font-size': size } = styleOf(at)
    if (visibility !== 'visible' || Number.parseFloat(size) < MIN_FONT_PX) continue
    if (text.trim() === '') {
      if (lines.length > 0) lines[lines.length - 1] += text
      continue
    }
    const block = blockOf(node, at)
    if (block === null) continue
    if (block === lastBlock) lines[lines.length - 1] += text
    else lines.push(text)
    lastBlock = block
    length += text.length
    if (length > maxChars) return { text: tidy(lines), cut: true }
  }
  return { text: tidy(lines), cut: false }
}

const tidy = (lines: string[]) =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
