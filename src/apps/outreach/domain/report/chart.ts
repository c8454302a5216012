import { type Html, html } from './html.ts'

/**
 * Charts without a view box: places along a line are percentages, heights and letters are pixels. So a chart is as wide
 * as its page, from a telephone to a sheet of paper, and its words keep their size.
 */
export function chart(id: string, height: number, title: string, description: string, marks: Html[]): Html {
  return html`<svg class="chart" role="img" width="100%" height="${height}" aria-labelledby="${id}-title ${id}-desc">
<title id="${id}-title">${title}</title><desc id="${id}-desc">${description}</desc>
${marks}</svg>`
}

/** With two digits a mark is off by less than a pixel on any screen, and the file is the same everywhere. */
export const pc = (share: number) => `${Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100}%`

type Anchor = 'start' | 'middle' | 'end'

export const label = (x: number, y: number, text: string, anchor: Anchor = 'start', kind = 'label') =>
  html`<text x="${pc(x)}" y="${y}" text-anchor="${anchor}" class="${kind}">${text}</text>\n`

export const rule = (x1: number, y1: number, x2: number, y2: number, kind = 'grid') =>
  html`<line x1="${pc(x1)}" y1="${y1}" x2="${pc(x2)}" y2="${y2}" class="${kind}"/>\n`

export const bar = (x: number, y: number, width: number, height: number, kind: string) =>
  html`<rect x="${pc(x)}" y="${y}" width="${pc(width)}" height="${height}" class="${kind}"/>\n`

export const dot = (x: number, y: number, kind: string) =>
  html`<circle cx="${pc(x)}" cy="${y}" r="5" class="${kind}"/>\n`

/** A scale from one end to the other, its first and last words inside the chart. */
export function scale(ticks: Array<{ at: number; text: string }>, top: number, bottom: number): Html[] {
  return ticks.flatMap(({ at, text }) => [
    rule(at, top, at, bottom),
    label(at, bottom + 16, text, at < 0.02 ? 'start' : at > 0.98 ? 'end' : 'middle', 'tick'),
  ])
}
