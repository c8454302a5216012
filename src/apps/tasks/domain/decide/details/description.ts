export interface Range {
  start: number
  end: number
}

const CONTENT = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
const JOINING = ',;:–—-'
const CLOSING = '.!?…)]}'

/** The text without these ranges (in order): all else as it was, but for the blank or comma that a piece leaves behind. */
export function withoutRanges(text: string, ranges: Range[]): string {
  let left = text.slice(0, ranges[0]?.start ?? text.length)
  ranges.forEach((range, index) => {
    left = join(left, text.slice(range.end, ranges[index + 1]?.start ?? text.length))
  })
  return left
}

/** What came before a removed piece, and what came after it. */
function join(before: string, after: string): string {
  const head = before.trimEnd()
  const tail = after.trimStart()
  if (head === '') return trimJoining(tail, 1)
  if (tail === '') return trimJoining(head, -1)
  if (after === tail) return (CLOSING.includes(tail[0]!) ? trimJoining(head, -1) : head) + tail
  return head + (before.slice(head.length) || after.slice(0, after.length - tail.length)) + tail
}

/** Without the blanks and joining signs at the beginning (1) or the end (-1): "tomorrow: call mom" is "call mom". */
function trimJoining(text: string, side: 1 | -1): string {
  let start = 0
  let end = text.length
  const dangles = (sign: string) => JOINING.includes(sign) || sign.trim() === ''
  while (side === 1 && start < end && dangles(text[start]!)) start++
  while (side === -1 && end > start && dangles(text[end - 1]!)) end--
  return text.slice(start, end)
}

export function hasContent(text: string): boolean {
  return CONTENT.test(text)
}
