import EmailReplyParser from 'email-reply-parser'
import { DEVICE_LINES, OUTLOOK_FROM, OUTLOOK_OTHER, QUOTE_HEADERS, QUOTE_RULE } from './quote-words.ts'

const MOST_LINES = 5_000
/** The library's patterns take time that grows with the square of the text. */
const MOST_FOR_LIBRARY = 8_000
/** Quote headers are wrapped by some programs. */
const WRAPPED_LINES = 3
const LONGEST_HEADER = 600

/**
 * What the sender wrote above, between and below what was quoted, without the signature. Empty where they wrote nothing:
 * the quote is never taken for it, for it holds our own words.
 */
export function ownWords(fullText: string): string {
  const lines = fullText.split('\n', MOST_LINES).map((line) => line.trimEnd())
  const kept: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (isQuoted(line)) continue
    if (/^--\s?$/.test(line) || isRuleOrBlock(lines, i)) break
    const header = headerLength(lines, i)
    if (header > 0) {
      // Above marked lines it is one quote among answers; above unmarked ones there is no telling where it ends.
      if (!isQuoted(nextSpoken(lines, i + header))) break
      i += header - 1
      continue
    }
    kept.push(line)
  }
  return withoutSignature(tidy(kept))
}

const isQuoted = (line: string) => /^\s{0,3}[>|]/.test(line)

function nextSpoken(lines: readonly string[], from: number): string {
  for (let i = from; i < Math.min(lines.length, from + 5); i++) if (lines[i] !== '') return lines[i]!
  return ''
}

/** How many lines the header of a quote takes here; 0 where there is none. Every one names a time, so has a digit. */
function headerLength(lines: readonly string[], at: number): number {
  if (lines[at] === '') return 0
  let joined = ''
  for (let length = 1; length <= WRAPPED_LINES && at + length <= lines.length; length++) {
    const line = lines[at + length - 1]!.trim()
    if (line === '' || isQuoted(line)) return 0
    joined = joined === '' ? line : `${joined} ${line}`
    if (joined.length > LONGEST_HEADER) return 0
    if (/\d/.test(joined) && QUOTE_HEADERS.some((pattern) => pattern.test(joined))) return length
  }
  return 0
}

function isRuleOrBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at]!.trim()
  if (line.length > LONGEST_HEADER || line === '') return false
  if (QUOTE_RULE.test(line)) return true
  if (/^_{10,}$/.test(line)) return isBlock(lines, at + 1) || isBlock(lines, at + 2)
  return isBlock(lines, at)
}

function isBlock(lines: readonly string[], at: number): boolean {
  if (!OUTLOOK_FROM.test(lines[at]?.trim().slice(0, LONGEST_HEADER) ?? '')) return false
  const below = lines.slice(at + 1, at + 9).map((line) => line.trim())
  return below.filter((line) => OUTLOOK_OTHER.test(line)).length >= 2
}

function tidy(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutSignature(text: string): string {
  const lines = text.split('\n')
  while (lines.length > 0 && (lines.at(-1) === '' || DEVICE_LINES.some((line) => line.test(lines.at(-1)!.trim()))))
    lines.pop()
  const own = lines.join('\n').trim()
  if (own.length > MOST_FOR_LIBRARY) return own
  // The library takes a whole mail for a signature now and then; then what we have is better.
  const shorter = new EmailReplyParser().parseReply(own).trim()
  return shorter === '' ? own : shorter
}
