import type { Refusal } from '#kernel/contracts/refusal.ts'
import { digitRuns } from './digit-runs.ts'
import { findDisguises } from './disguises.ts'
import type { Entity } from './entities.ts'
import { type Finding, tellFindings } from './finding.ts'
import { readGlyphs } from './glyphs.ts'
import { findInvisible } from './invisible.ts'
import { createMarkFinder, findMarks } from './known-marks.ts'
import { findLookalikeMarks } from './looks-like.ts'
import { privilegeMarks } from './markers.ts'
import { createNumberFinder } from './numbers.ts'
import { createNameFinder } from './party-names.ts'
import { type Budget, findSharedRuns, readPassages, type SharedRun } from './shared-runs.ts'
import { findSourceDates, writtenDatesOf } from './source-dates.ts'
import { findSourceNames } from './source-names.ts'
import { findSourceNumbers, writtenNumbersOf } from './source-numbers.ts'
import { findSourcePhrases, readWordRow } from './source-phrases.ts'
import { findSourceWords, oddWordsOf } from './source-words.ts'
import { findUnknownNames } from './unknown-names.ts'
import { findUnknownNumbers } from './unknown-numbers.ts'
import { findUnknownPlaces } from './unknown-places.ts'
import { type Shown, showText } from './visible.ts'

/** A document, note or transcript of the case. */
export interface Source {
  id: string
  text: string
  privileged?: boolean
}

export interface SanitiseInput {
  text: string
  sources: readonly Source[]
  entities: readonly Entity[]
  /** Further sources, every one of them privileged. */
  privileged?: readonly Source[]
}

export interface Sanitised {
  clean: boolean
  findings: Finding[]
  /** How many more there are than are told. */
  more: number
}

/** The rules by which a text is judged; a receipt names them. */
export const RULES_VERSION = '4'
export const RAW_TEXT_WORDS = 8
export const PRIVILEGED_WORDS = 5

export const LIMITS = {
  textUnits: 100_000,
  sources: 20_000,
  sourceUnits: 64 * 1024 * 1024,
  entities: 5000,
  entityUnits: 500_000,
  valueUnits: 1000,
} as const

/**
 * Is anything of the case left in this text? One finding means that it is not clean. What is too large to be judged is
 * refused, and so never clean.
 */
export function sanitise(input: SanitiseInput): Sanitised | { refused: Refusal } {
  const refused = beyondLimits(input)
  if (refused) return { refused }
  const { text, entities } = input
  const sources = [...input.sources, ...(input.privileged ?? []).map((source) => ({ ...source, privileged: true }))]
  const find = createFinder(entities, sources)
  const asWritten = find(text)
  const shown = showText(text)
  const asShown = shown ? find(shown.text) : { findings: [] }
  if ('tooMany' in asWritten || 'tooMany' in asShown) return { refused: tooComplex() }
  const all = [...asWritten.findings, ...asShown.findings.map((finding) => placeBack(finding, shown!))]
  return { clean: all.length === 0, ...tellFindings(all) }
}

type Found = { findings: Finding[] } | { tooMany: true }

function createFinder(entities: readonly Entity[], sources: readonly Source[]): (text: string) => Found {
  const findNames = createNameFinder(entities)
  const findKnown = createMarkFinder(entities)
  const findNumbers = createNumberFinder(entities)
  const findMarkers = findMarks(privilegeMarks)
  return (text) => {
    const glyphs = readGlyphs(text)
    const runs = digitRuns(glyphs)
    const parts: Found[] = [findNames(glyphs), findKnown(glyphs), findMarkers(glyphs), sharedWith(text, sources)]
    const findings = [...findNumbers(glyphs, runs), ...findLookalikeMarks(glyphs, runs)]
    for (const part of parts) {
      if ('tooMany' in part) return part
      for (const finding of part.findings) findings.push(finding)
    }
    const odd = oddWordsOf(glyphs)
    const numbers = writtenNumbersOf(glyphs, runs)
    const dates = writtenDatesOf(glyphs.flat)
    const row = readWordRow(glyphs)
    for (const source of sources) {
      for (const finding of findSourceNames(glyphs, source)) findings.push(finding)
      for (const finding of findSourcePhrases(glyphs, row, source)) findings.push(finding)
      for (const finding of findSourceWords(glyphs, odd, source)) findings.push(finding)
      for (const finding of findSourceNumbers(glyphs, numbers, source)) findings.push(finding)
      for (const finding of findSourceDates(glyphs, dates, source)) findings.push(finding)
    }
    // What is known tells more than what only has the form of a name.
    const covered = new Uint8Array(text.length)
    for (const { start, end } of findings) covered.fill(1, start, end)
    const unknown = [
      findUnknownNames(glyphs),
      findUnknownPlaces(glyphs),
      findUnknownNumbers(glyphs),
      findDisguises(glyphs),
    ]
    const further = [...unknown.flat(), ...findInvisible(text)]
    return { findings: [...findings, ...further.filter(({ start, end }) => !covered.subarray(start, end).includes(1))] }
  }
}

// ---- The words of the sources

/** So many places of one text are compared before it counts as one that says the same over and over. */
const PLACES_MAX = 500_000

function sharedWith(text: string, sources: readonly Source[]): Found {
  const passages = readPassages(text)
  const budget: Budget = { places: PLACES_MAX }
  const findings: Finding[] = []
  for (const source of sources) {
    for (const run of findSharedRuns(passages, source.text, RAW_TEXT_WORDS, budget))
      findings.push({ kind: 'raw_case_text', code: 'case_text.shared_run', ...placeOf(run, source) })
    if (!source.privileged) continue
    for (const run of findSharedRuns(passages, source.text, PRIVILEGED_WORDS, budget))
      findings.push({ kind: 'privileged_notes', code: 'privileged.shared_run', ...placeOf(run, source) })
  }
  return budget.places <= 0 && findings.length === 0 ? { tooMany: true } : { findings }
}

function placeOf({ start, end, source }: SharedRun, { id, privileged }: Source) {
  const where = privileged ? 'privileged notes of the case' : 'a document of the case'
  return { start, end, what: `the same words as in ${where}`, source: { id, ...source } }
}

function placeBack(finding: Finding, { starts, ends }: Shown): Finding {
  let [start, end] = [starts[finding.start]!, ends[finding.end - 1]!]
  // Turned round, the first letter stands behind the last.
  for (let i = finding.start; i < finding.end; i++) {
    start = Math.min(start, starts[i]!)
    end = Math.max(end, ends[i]!)
  }
  return { ...finding, start, end }
}

// ---- Limits

function beyondLimits({ text, sources, entities, privileged = [] }: SanitiseInput): Refusal | undefined {
  const all = [...sources, ...privileged]
  const values = entities.flatMap(({ name, aliases, emails, phones, addresses, ids }) =>
    [name ? [name] : [], aliases, emails, phones, addresses, ids].flatMap((list) => list ?? []),
  )
  const size = (list: readonly string[]) => list.reduce((sum, one) => sum + one.length, 0)
  const checks: [boolean, string, string][] = [
    [text.length > LIMITS.textUnits, 'text_too_long', `The text is longer than ${LIMITS.textUnits} characters.`],
    [all.length > LIMITS.sources, 'too_many_sources', `There are more than ${LIMITS.sources} sources.`],
    [size(all.map((one) => one.text)) > LIMITS.sourceUnits, 'sources_too_large', 'The sources are too large together.'],
    [entities.length > LIMITS.entities, 'too_many_entities', `There are more than ${LIMITS.entities} entities.`],
    [size(values) > LIMITS.entityUnits, 'entities_too_large', 'The entities are too large together.'],
    [values.some((one) => one.length > LIMITS.valueUnits), 'value_too_long', 'A name or mark is too long to be one.'],
  ]
  const [, what, message] = checks.find(([beyond]) => beyond) ?? []
  if (what === undefined || message === undefined) return undefined
  return { code: `sanitise.${what}`, message: `${message} It was not judged.`, next: 'Give less at once.' }
}

function tooComplex(): Refusal {
  const message = 'There are too many ways to read this text. It was not judged.'
  return { code: 'sanitise.too_complex', message, next: 'Write it as plain sentences.' }
}
