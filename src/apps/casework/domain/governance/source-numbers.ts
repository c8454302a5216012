import type { Finding } from './finding.ts'
import type { Glyphs } from './glyphs.ts'
import { NAMED_IN_SOURCE } from './source-names.ts'

/** A number as a text writes it, with its letters: 00417-B, 909 555 0143, 8820. */
interface WrittenNumber {
  key: string
  from: number
  to: number
}

const DIGITS_MIN = 4
const NUMBERS_MAX = 2000
const GROUPS =
  /(?<![\p{L}\d])[\p{L}]{0,4}\d[\p{L}\d]{0,20}(?:[ .()/-]{1,3}[\p{L}]{0,3}\d{1,12}[\p{L}]{0,2}(?![\p{L}\d])|-\p{L}(?![\p{L}\d])){0,6}/gu
const CITED = /(?:[$€£§]|c\.?f\.?r\.?|u\.?s\.?c?\.?|section|sections|form|rule|title|f\.\dd|f\.4th|s\. ct\.)\s?$/
const AMOUNT =
  /^(?:,\d{3}| ?(?:hours?|days?|weeks?|months?|years?|percent|dollars|employees|people|workers|pages|words|miles))/

/** Numbers of a text that may be somebody's: four digits or more, and no year, amount or paragraph. */
export function writtenNumbersOf(glyphs: Glyphs): WrittenNumber[] {
  const found: WrittenNumber[] = []
  for (const { 0: group, index } of glyphs.flat.matchAll(GROUPS)) {
    if (found.length >= NUMBERS_MAX) break
    if (CITED.test(glyphs.flat.slice(Math.max(0, index - 12), index))) continue
    if (AMOUNT.test(glyphs.flat.slice(index + group.length, index + group.length + 14))) continue
    for (const part of new Set([group, ...(group.match(/[\p{L}\d]+(?:-\p{L}(?![\p{L}\d]))?/gu) ?? [])])) {
      const key = keyOf(part)
      const from = index + group.indexOf(part)
      if (isTelling(key)) found.push({ key, from, to: from + part.length })
    }
  }
  return found
}

/** The numbers of a text that a source has too, in any grouping, whole or as the end of a longer one. */
export function findSourceNumbers(
  glyphs: Glyphs,
  numbers: readonly WrittenNumber[],
  { id, text }: { id: string; text: string },
): Finding[] {
  if (numbers.length === 0) return []
  const open = new Set(numbers)
  const found: Finding[] = []
  for (const { 0: group, index } of text.toLowerCase().matchAll(GROUPS)) {
    if (open.size === 0) break
    const whole = keyOf(group)
    const parts = (group.match(/[\p{L}\d]+/gu) ?? []).map(keyOf)
    for (const number of open) {
      const { key, from, to } = number
      const isPart = key.length >= DIGITS_MIN + 1 ? whole.includes(key) : parts.includes(key) || whole === key
      if (!isPart) continue
      open.delete(number)
      const what = 'a number from a document of the case'
      const source = { id, start: index, end: index + group.length }
      const [start, end] = [glyphs.starts[from]!, glyphs.ends[to - 1]!]
      found.push({ kind: 'client_identity', code: NAMED_IN_SOURCE, what, start, end, source })
    }
  }
  return found
}

/** Without signs and leading noughts. */
const keyOf = (text: string) => text.replace(/[^\p{L}\d]/gu, '').replace(/^0+/, '')

function isTelling(key: string): boolean {
  const digits = key.replace(/\D/g, '')
  if (/^(?:19|20)\d\d(?:s|\p{L})?$/u.test(key) || /^\d*0{3}$/.test(key)) return false
  return digits.length >= DIGITS_MIN || (digits.length === 3 && /^\d+\p{L}$|^\p{L}\d+$/u.test(key))
}
