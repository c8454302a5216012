import { cleanText } from '../clean-text.ts'

/** Text from outside inside Markdown: it is read as it was written, and makes no heading, link, list, table or HTML. */

/** Written at the head of every projection. */
export const NOTICE = `<!-- Written from the database. Nothing reads this file back: change or delete it as you like. -->`

const MARKS = /[\\`*_{}[\]<>()#+\-=!|~&:$^]/g

/** Within a line. Bare addresses become links in some readers by their dots and signs alone, so these are parted too. */
export function inline(text: string, most = 1000): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim().slice(0, most)
  return line
    .toWellFormed()
    .replace(MARKS, (mark) => `\\${mark}`)
    .replace(/^(\d{1,9})\./, '$1\\.')
    .replace(/www\./gi, (www) => `${www.slice(0, -1)}\\.`)
    .replaceAll('@', '@\u2060')
}

/** A whole text as it stands, in a fence that is longer than any within it. */
export function block(text: string, language = ''): string {
  const clean = cleanText(text)
  const longest = clean.matchAll(/`+/g).reduce((most, [run]) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${clean}${clean.endsWith('\n') ? '' : '\n'}${fence}`
}

/** A name from a program: in a code span, whose marks it cannot close. */
export function code(name: string): string {
  return `\`${cleanText(name)
    .replace(/[`\s]+/g, ' ')
    .trim()}\``
}
