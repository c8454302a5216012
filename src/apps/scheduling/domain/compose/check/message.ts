import type { Brief } from '../brief.ts'
import { findFacts } from '../facts.ts'
import { innerTitle, quoted } from '../render.ts'

/** A body in its parts. */
export interface Message {
  greeting: string
  /** Between greeting and closing, as it was written. */
  content: string
  closing: string
}

export function partsOf(body: string): Message {
  const lines = body.split('\n').map((line) => line.trim())
  const filled = lines.flatMap((line, i) => (line === '' ? [] : [i]))
  const [first, last] = [filled[0] ?? 0, filled.at(-1) ?? 0]
  if (filled.length < 3)
    return { greeting: lines[first] ?? '', content: '', closing: filled.length > 1 ? lines[last]! : '' }
  return { greeting: lines[first]!, content: lines.slice(first + 1, last).join('\n'), closing: lines[last]! }
}

/** Stands for what the operation itself calls so: its words are not the writer's. */
const MASK = '□'

/** Without title and place: neither is a sentence, a time or a language of the mail. */
export function maskNames(text: string, brief: Brief): string {
  const { language } = brief
  const { title, place } = brief.details
  let masked = text
  if (place) masked = mask(masked, place)
  if (!title) return masked
  masked = masked.replaceAll(quoted(title, language), MASK)
  if (isTimeLike(title, brief)) return masked
  return mask(mask(masked, title), innerTitle(title))
}

const timeLike = new WeakMap<Brief, boolean>()

/** A title such as "Tuesday" must not hide the weekday of the mail. Asked for every part of a mail, so it is kept. */
function isTimeLike(title: string, brief: Brief): boolean {
  const known =
    timeLike.get(brief) ?? findFacts(title, brief.language).some(({ kind }) => kind !== 'number' && kind !== 'duration')
  timeLike.set(brief, known)
  return known
}

/** Without the description as well. */
export function maskAll(text: string, brief: Brief): string {
  const { about } = brief.details
  return maskNames(about ? text.replaceAll(about, MASK) : text, brief)
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u

/** By hand: an expression made for each title would cost more than all the other checks together. */
function mask(text: string, part: string): string {
  const pieces = text.split(part)
  return pieces.reduce((before, after) => {
    const isInWord =
      (ENDS_IN_WORD.test(before) && BEGINS_WITH_WORD.test(part)) ||
      (ENDS_IN_WORD.test(part) && BEGINS_WITH_WORD.test(after))
    return `${before}${isInWord ? part : MASK}${after}`
  })
}
