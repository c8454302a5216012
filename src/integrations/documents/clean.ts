// Line ends as other systems write them, and what only moves the paper on.
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
const BYTE_ORDER_MARKS = /^\uFEFF+/

/** Text as it is kept and hashed: NFC, LF, whole characters, and no control characters but LF and TAB. */
export function cleanText(text: string): string {
  const plain = text.toWellFormed().replace(LINE_ENDS, '\n').replace(CONTROLS, '')
  return plain.replace(BYTE_ORDER_MARKS, '').normalize('NFC')
}

/** One line: names, headers, what a file says about itself. */
export function cleanLine(text: string, max: number): string {
  // Far longer than any that is kept, so that what follows has little to do.
  const line = cleanText(text.slice(0, max * 4))
    .replace(/\s+/g, ' ')
    .trim()
  return cutAt(line, max)
}

/** At most `max` units, and never half a character. */
export function cutAt(text: string, max: number): string {
  if (text.length <= max) return text
  const last = text.charCodeAt(max - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max)
}
