/** The lines of a page, each with what it is and where its own words begin. */
export interface Line {
  start: number
  end: number
  /** After marks of quoting, a bullet or the name of who speaks. */
  body: number
  /** How often it was quoted. */
  depth: number
  /** `head` is a line of a mail's head, `mark` a bullet or a speaker: a new thought begins there. */
  kind: 'text' | 'mark' | 'head' | 'blank'
  /** Another mail begins here, which this one only repeats. */
  repeats: boolean
}

const HEAD =
  /^(?:\*{0,2})(?:from|to|cc|bcc|sent|date|subject|re|fwd?|reply-to|attachments?|importance|message-id|received|x-[a-z-]{1,40})(?:\*{0,2}):/i
const PARTING = /^(?:-{3,}|_{3,}|={3,}|\*{3,}|-+ ?(?:original|forwarded) message ?-+|begin forwarded message:)/i
const ORIGINAL = /^(?:-+ ?(?:original|forwarded) message ?-+|begin forwarded message:)/i
const WROTE = /^on\b.{4,160}\bwrote:$/i
const BULLET = /^(?:[-*•‣◦▪–—·]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)]|\d{1,3}(?:\.\d{1,3}){1,3}[.)]?)[ \t]+(?=\S)/u
const CLOCK = /^[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])]?[ \t]*(?:[-–][ \t]*)?/
const SPEAKER = /^(?:[QA][.:)]|\p{Lu}[\p{L}.'’-]{0,30}(?:[ \t]\p{Lu}[\p{L}.'’-]{0,30}){0,3}[ \t]?:)[ \t]+(?=\S)/u
/** A turn of a transcript of our own (interview/transcript.ts): when it was said is not when it happened. */
const TURN = /^\[\d{1,4}\] \p{Lu}[\p{L} ]{1,30}(?: \([^()\n]{1,100}\))?:[ \t]+(?=\S)/u

const LINES_MAX = 100_000

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start <= text.length && lines.length < LINES_MAX; ) {
    const next = text.indexOf('\n', start)
    const end = next < 0 ? text.length : next
    lines.push(lineAt(text, start, end))
    start = end + 1
  }
  return lines
}

const LOOK_UNITS = 200

function lineAt(text: string, start: number, end: number): Line {
  // What a line is shows at its beginning; a page without breaks is one line of a million units.
  const head = text.slice(start, Math.min(end, start + LOOK_UNITS))
  const marks = /^(?:[ \t]*>)*[ \t]*/.exec(head)![0]
  const depth = marks.split('>').length - 1
  const body = start + marks.length
  const own = head.slice(marks.length)
  if (own.trim() === '' && end - start <= LOOK_UNITS)
    return { start, end, body: end, depth, kind: 'blank', repeats: false }
  if (HEAD.test(own) || PARTING.test(own) || WROTE.test(own.trim()))
    return { start, end, body, depth, kind: 'head', repeats: WROTE.test(own.trim()) || ORIGINAL.test(own) }
  const clock = CLOCK.exec(own)?.[0].length ?? 0
  const speaker = (TURN.exec(own) ?? SPEAKER.exec(own.slice(clock)))?.[0].length ?? 0
  const bullet = clock + speaker === 0 ? (BULLET.exec(own)?.[0].length ?? 0) : 0
  const mark = clock + speaker + bullet
  return { start, end, body: body + mark, depth, kind: mark > 0 ? 'mark' : 'text', repeats: false }
}
