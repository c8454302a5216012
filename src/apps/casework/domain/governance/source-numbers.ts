import type { DigitRun } from './digit-runs.ts'
import type { Finding } from './finding.ts'
import type { Glyphs } from './glyphs.ts'
import { NAMED_IN_SOURCE } from './source-names.ts'

/** A number as a text writes it, with its letters: 00417-B, 909 555 0143, 8820. */
interface WrittenNumber {
  key: string
  /** With its leading noughts. */
  raw?: string
  /** Where a number of the source may stop: "the line ending in 0143" tells its end. */
  part?: 'end' | 'unit'
  from: number
  to: number
}

const DIGITS_MIN = 4
const NUMBERS_MAX = 2000
const GROUPS =
  /(?<![\p{L}\d])[\p{L}]{0,4}\d[\p{L}\d]{0,20}(?:[ .()/-]{1,3}[\p{L}]{0,3}\d{1,12}[\p{L}]{0,2}(?![\p{L}\d])|-\p{L}(?![\p{L}\d])){0,6}/gu
const CITED = /(?:[$€£§]|c\.?f\.?r\.?|u\.?s\.?c?\.?|section|sections|form|rule|title|f\.\dd|f\.4th|s\. ct\.)\s?$/
const ENDING =
  /(?:\bend(?:s|ed|ing)?|\blast|\bfinal|\bdigits?)(?: (?:in|with|on|by|of|are|were|is|was|the|four|three|two|five|six|digits?|numbers?|figures?))*[ :"“(]{1,3}$/
const UNIT =
  /(?<![\p{L}\d.,$-])(?:(?<number>\d{1,4})[ -]?(?<letter>[a-z])|(?<lead>[a-z])-?(?<digits>\d{1,4}))(?![\p{L}\d]|[.'’]\p{L})/gu
const UNIT_OF =
  /(?:unit|apt|apartment|suite|room|flat|lot|bay|cell|space|slip|gate|trailer|cabin|berth)s?\.? ?#?(?:(?<number>\d{1,4})[ -]?(?<letter>[a-z])|(?<lead>[a-z])-?(?<digits>\d{1,4}))(?![\p{L}\d])/gu
const unitKey = ({ number, letter, lead, digits }: Record<string, string | undefined>) =>
  number === undefined ? `${digits}${lead}` : `${number}${letter}`
const AMOUNT =
  /^(?:,\d{3}| ?(?:hours?|days?|weeks?|months?|years?|percent|dollars|employees|people|workers|pages|words|miles))/

/** Numbers of a text that may be somebody's: four digits or more, and no year, amount or paragraph. */
export function writtenNumbersOf(glyphs: Glyphs, runs: readonly DigitRun[]): WrittenNumber[] {
  const found: WrittenNumber[] = []
  for (const { digits, from, to, spelled } of runs.slice(0, NUMBERS_MAX)) {
    const before = glyphs.flat.slice(Math.max(0, from[0]! - 40), from[0])
    const place = { from: from[0]!, to: to.at(-1)! }
    // "the last four 0143"
    const skip = spelled[0] && /(?:last|final) $/.test(before) ? 1 : 0
    if (skip && digits.length > 2) found.push({ key: digits.slice(1), part: 'end', from: from[1]!, to: to.at(-1)! })
    else if (digits.length >= 2 && digits.length <= 6 && ENDING.test(before))
      found.push({ key: digits, part: 'end', ...place })
    // Said in words, or one by one.
    else if (digits.length > DIGITS_MIN && to.at(-1)! - from[0]! > digits.length)
      found.push({ key: keyOf(digits), ...place })
  }
  for (const { 0: group, index } of glyphs.flat.matchAll(GROUPS)) {
    if (found.length >= 2 * NUMBERS_MAX) break
    if (CITED.test(glyphs.flat.slice(Math.max(0, index - 12), index))) continue
    if (AMOUNT.test(glyphs.flat.slice(index + group.length, index + group.length + 14))) continue
    for (const part of new Set([group, ...(group.match(/[\p{L}\d]+(?:-\p{L}(?![\p{L}\d]))?/gu) ?? [])])) {
      const key = keyOf(part)
      const from = index + group.indexOf(part)
      const raw = part.replace(/[^\p{L}\d]/gu, '')
      if (isTelling(key)) found.push({ key, raw, from, to: from + part.length })
    }
  }
  for (const { 0: unit, index, groups = {} } of glyphs.flat.matchAll(UNIT)) {
    if (found.length >= 3 * NUMBERS_MAX) break
    if (
      /(?:section|sections|rule|title|form|part|exhibit|item|art|article|§|no\.|step|level|class|type|schedule)\s$/.test(
        glyphs.flat.slice(Math.max(0, index - 10), index),
      )
    )
      continue
    found.push({ key: unitKey(groups), part: 'unit', from: index, to: index + unit.length })
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
  const open = new Set(numbers.filter(({ part }) => part !== 'unit'))
  const found: Finding[] = []
  const lower = text.toLowerCase()
  const add = ({ from, to }: WrittenNumber, index: number, length: number) => {
    const what = 'a number from a document of the case'
    const [start, end] = [glyphs.starts[from]!, glyphs.ends[to - 1]!]
    const source = { id, start: index, end: index + length }
    found.push({ kind: 'client_identity', code: NAMED_IN_SOURCE, what, start, end, source })
  }
  const units = new Map(numbers.flatMap((number) => (number.part === 'unit' ? [[number.key, number] as const] : [])))
  if (units.size > 0)
    for (const { 0: unit, index, groups = {} } of lower.matchAll(UNIT_OF)) {
      const number = units.get(unitKey(groups))
      if (number) add(number, index, unit.length)
    }
  for (const { 0: group, index } of lower.matchAll(GROUPS)) {
    if (open.size === 0) break
    const whole = keyOf(group)
    const parts = (group.match(/[\p{L}\d]+/gu) ?? []).map(keyOf)
    for (const number of open) {
      const { key, raw = key, part } = number
      const isPart =
        part === 'end'
          ? group.replace(/\D/g, '').endsWith(key)
          : raw.length >= DIGITS_MIN + 1
            ? whole.includes(raw) || (whole.includes(key) && key.length > DIGITS_MIN)
            : parts.includes(key) || whole === key
      if (!isPart) continue
      open.delete(number)
      add(number, index, group.length)
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
