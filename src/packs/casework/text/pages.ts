/** Between the pages of a text: it cannot stand in one, because reading made it a blank. */
export const PAGE_END = '\f'

/** What is shown to an agent at once has room for this much of one page. */
export const PAGE_MAX = 30_000
const PART_MAX = 20_000
const PART_MIN = 10_000

/** A text that has no pages of its own, in parts that can be read one after the other. Joined, they are the text again. */
export function inParts(text: string): string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > PART_MAX) {
    const end = from + breakIn(text.slice(from, from + PART_MAX))
    parts.push(text.slice(from, end))
    from = end
  }
  return [...parts, text.slice(from)]
}

/** After the last paragraph, line, sentence or word of the second half; within a word only where there is no end to it. */
function breakIn(window: string): number {
  for (const mark of ['\n\n', '\n', '. ', ' ']) {
    const at = window.lastIndexOf(mark)
    if (at >= PART_MIN) return at + mark.length
  }
  const last = window.charCodeAt(window.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? window.length - 1 : window.length
}
