/**
 * Everything that is printed passes here. Data from mails, pages, agents and files can carry codes that move the
 * cursor, hide lines, retitle the window or turn the reading direction; on the screen they become visible numbers.
 */

// Control, format (bidi, zero width), surrogate, private and unassigned characters, and the two odd line breaks.
const DANGEROUS = /[\p{C}\u2028\u2029]/gu

/** For a value inside a line: line breaks and tabs are shown by number too. */
export function oneLine(text: string): string {
  return text.replace(DANGEROUS, shown)
}

/** For a text of several lines: plain line breaks stay, so does nothing else. */
export function printable(text: string): string {
  return text.replace(DANGEROUS, (char) => (char === '\n' ? char : char === '\t' ? '  ' : shown(char)))
}

/** JSON on one line that says the same and is harmless on a screen as well. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(DANGEROUS, (char) =>
    Array.from({ length: char.length }, (_, i) => `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  )
}

function shown(char: string): string {
  return `\\u{${char.codePointAt(0)?.toString(16)}}`
}

export type Paint = (text: string, color: 'bold' | 'dim' | 'green' | 'yellow' | 'red') => string

const CODES = { bold: 1, dim: 2, green: 32, yellow: 33, red: 31 }

/** Colours only where a person looks, and not against their wish. */
export function painter(stream: { isTTY?: boolean }, environment: NodeJS.ProcessEnv): Paint {
  const plain = !stream.isTTY || (environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb'
  return plain ? (text) => text : (text, color) => `\x1b[${CODES[color]}m${text}\x1b[0m`
}

/** Columns as wide as their widest cell, at most 60; a longer one is cut in the middle, never silently at its end. */
export function columns(rows: string[][]): string {
  const clean = rows.map((row) => row.map((cell) => shorten(oneLine(cell), CELL)))
  const widths = (clean[0] ?? []).map((_, i) => Math.max(...clean.map((row) => (row[i] ?? '').length)))
  return clean
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const CELL = 60

function shorten(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const half = Math.floor((most - 3) / 2)
  return `${characters.slice(0, half).join('')}...${characters.slice(-half).join('')}`
}
