/** What of a style decides whether a reader sees the text. */
export const STYLES = [
  ...['visibility', 'display', 'opacity', 'color', 'background-color', 'background-image', 'font-size'],
  ...['overflow-x', 'overflow-y', 'clip-path', 'clip', 'filter'],
] as Array<keyof Style>

export interface Style {
  visibility: string
  display: string
  opacity: string
  color: string
  'background-color': string
  'background-image': string
  'font-size': string
  'overflow-x': string
  'overflow-y': string
  'clip-path': string
  clip: string
  filter: string
}

/** A side shorter than this holds no letter. */
const MIN_SIDE_PX = 3

/** How far two colours are apart, 0 to 765; what is see-through is as its background, and what is unreadable far. */
export function contrast(text: string, background: string): number {
  const front = channels(text)
  const back = channels(background)
  if (!front || !back) return Number.POSITIVE_INFINITY
  const alpha = front[3]!
  return [0, 1, 2].reduce((sum, i) => sum + Math.abs(front[i]! - back[i]!) * alpha, 0)
}

function channels(color: string): number[] | null {
  const numbers = /^rgba?\(([\d., ]{5,40})\)$/.exec(color)?.[1]?.split(',').map(Number)
  return numbers && numbers.length >= 3 ? [...numbers.slice(0, 3), numbers[3] ?? 1] : null
}

/** The spellings that take something out of sight and leave it for those who read the source. */
export function isClippedAway(style: Style): boolean {
  if (/^(inset\((50|100)%\)|circle\(0|polygon\(0px 0px, 0px 0px)/.test(style['clip-path'])) return true
  if (/^rect\([01]px,? [01]px,? [01]px,? [01]px\)$/.test(style.clip)) return true
  return /opacity\(0(\.0\d*)?\)/.test(style.filter)
}

/** Is enough left of a text's box after its ancestors cut it? Left of and above the page nobody can scroll. */
export function readableBox(bounds: number[], ancestors: Array<{ bounds: number[]; style: Style }>): boolean {
  const [x = 0, y = 0, width = 0, height = 0] = bounds
  let [left, top, right, bottom] = [Math.max(x, 0), Math.max(y, 0), x + width, y + height]
  for (const { bounds: outer, style } of ancestors) {
    const [outerX = 0, outerY = 0, outerWidth = 0, outerHeight = 0] = outer
    // What scrolls can be read by scrolling; what is hidden past the edge cannot.
    if (/^(hidden|clip)$/.test(style['overflow-x'])) {
      left = Math.max(left, outerX)
      right = Math.min(right, outerX + outerWidth)
    }
    if (/^(hidden|clip)$/.test(style['overflow-y'])) {
      top = Math.max(top, outerY)
      bottom = Math.min(bottom, outerY + outerHeight)
    }
  }
  return right - left >= MIN_SIDE_PX && bottom - top >= MIN_SIDE_PX
}
