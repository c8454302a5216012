import { readFileSync } from 'node:fs'
import type { ErrorObject } from 'ajv'
import { Failure } from '#kernel/contracts/refusal.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import {
  type PolicyProblem,
  type PolicySheet,
  type PolicySource,
  readSheet,
  shapeOf,
} from '#kernel/policy/policy-sheet.ts'
import type { RELATIONS } from './contracts.ts'
import type { Concerns } from './effects.ts'
import { compilePhrase, indexPhrases, type Phrase, type PhraseIndex } from './phrases.ts'
import { type CueEntry, TaxonomyFile } from './taxonomy-file.ts'

/** Causes of action and their elements, pinned by name and by the hash of what the file says. */
export interface Taxonomy {
  readonly version: string
  /** SHA-256 of the canonical content: a comment may change, a word may not. */
  readonly hash: string
  readonly title: string
  readonly jurisdiction: string
  readonly causes: readonly Cause[]
  readonly cues: readonly Cue[]
  readonly index: PhraseIndex
  readonly vocabulary: Vocabulary
  /** For each phrase, the cues that it may open. */
  readonly opens: ReadonlyMap<number, readonly number[]>
}

/** Every word with which its cues look for something. */
export interface Vocabulary {
  readonly exact: ReadonlySet<string>
  readonly prefixes: readonly string[]
}

export interface Cause {
  readonly id: string
  readonly title: string
  readonly jurisdiction: string
  readonly elements: readonly Element[]
}

export interface Element {
  readonly id: string
  readonly title: string
  readonly needs: string
  readonly evidence_kinds: readonly string[]
}

export interface ElementRef {
  readonly coa_id: string
  readonly element_id: string
}

/** A cue with every default filled in; its phrases are numbers of the index. */
export interface Cue {
  readonly name: string
  readonly any: readonly number[]
  readonly with: readonly number[] | null
  readonly also: readonly number[] | null
  readonly unless: readonly number[]
  readonly weight: number
  readonly when: 'event' | 'rule' | 'any'
  readonly negated: 'drop' | 'against' | 'same'
  readonly supposed: 'drop' | 'same'
  readonly concerns: Concerns
  readonly relation: (typeof RELATIONS)[number]
  /** The elements that it speaks to, in the order of the file. */
  readonly elements: readonly ElementRef[]
}

export type TaxonomyProblem = PolicyProblem
export type CompiledTaxonomy = { ok: true; taxonomy: Taxonomy } | { ok: false; problems: TaxonomyProblem[] }

export const TAXONOMIES = ['employment-1'] as const
const loaded = new Map<string, Taxonomy>()
/** A taxonomy is mostly phrases, so it is longer than a policy. */
const TAXONOMY_MAX_BYTES = 256 * 1024

/** A taxonomy of this house by its name. One that cannot be read stops the start. */
export function loadTaxonomy(name: string): Taxonomy {
  const known = loaded.get(name)
  if (known) return known
  if (!TAXONOMIES.some((one) => one === name)) {
    throw new Failure('taxonomy.unknown', `There is no taxonomy ${name}.`, `Name one of: ${TAXONOMIES.join(', ')}.`)
  }
  const path = `taxonomies/${name}.yaml`
  const compiled = compileTaxonomy({ path, text: readFileSync(new URL(path, import.meta.url), 'utf8') })
  const problems = compiled.ok ? [] : compiled.problems
  if (!compiled.ok || compiled.taxonomy.version !== name) {
    const lines = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
    const message = lines.join('\n') || `${path} calls itself by another version.`
    throw new Failure('taxonomy.broken', message, 'Correct the file at these places.')
  }
  loaded.set(name, compiled.taxonomy)
  return compiled.taxonomy
}

/** Reads a file and reports everything that is wrong with it, by place. */
export function compileTaxonomy(source: PolicySource): CompiledTaxonomy {
  const sheet = readSheet(source, TAXONOMY_MAX_BYTES)
  const validate = shapeOf(TaxonomyFile)
  if (sheet.content && !validate(sheet.content)) for (const error of validate.errors ?? []) reportShape(sheet, error)
  if (!sheet.content || sheet.problems.length > 0) return failed(sheet)
  const file = sheet.content as unknown as TaxonomyFile
  const phrases: Phrase[] = []
  const cues = compileCues(sheet, file, phrases)
  checkNames(sheet, file)
  if (sheet.problems.length > 0) return failed(sheet)
  const { version, title, jurisdiction } = file
  const causes = file.causes.map((cause) => ({
    ...cause,
    elements: cause.elements.map(({ cues: _, ...element }) => element),
  }))
  const hash = hashCanonical(sheet.content)
  return {
    ok: true,
    taxonomy: {
      ...{ version, hash, title, jurisdiction, causes, cues, index: indexPhrases(phrases) },
      ...{ vocabulary: vocabularyOf(cues, phrases), opens: opensOf(cues) },
    },
  }
}

function compileCues(sheet: PolicySheet, file: TaxonomyFile, phrases: Phrase[]): Cue[] {
  const lists = new Map(Object.entries(file.words))
  const numbers = new Map<string, number>()
  const compile = (written: readonly string[], path: (string | number)[]): number[] =>
    written.flatMap((one, at) => {
      const known = numbers.get(one)
      if (known !== undefined) return [known]
      const compiled = compilePhrase(one, lists)
      if (!compiled.ok) {
        const message = `The phrase ${JSON.stringify(one)} cannot be read: ${compiled.why}.`
        sheet.report([...path, at], 'taxonomy.phrase', message, 'Write it with the signs that phrases.ts explains.')
        return []
      }
      numbers.set(one, phrases.length)
      return [phrases.push(compiled.phrase) - 1]
    })
  return Object.entries(file.cues).flatMap(([group, entries]) =>
    entries.map((entry: CueEntry, at) => ({
      name: entry.name,
      any: compile(entry.any, ['cues', group, at, 'any']),
      with: entry.with ? compile(entry.with, ['cues', group, at, 'with']) : null,
      also: entry.also ? compile(entry.also, ['cues', group, at, 'also']) : null,
      unless: compile(entry.unless ?? [], ['cues', group, at, 'unless']),
      weight: entry.weight,
      when: entry.when ?? 'event',
      negated: entry.negated ?? 'drop',
      supposed: entry.supposed ?? 'drop',
      concerns: entry.concerns,
      relation: entry.relation ?? 'supports',
      elements: elementsWith(file, group),
    })),
  )
}

/** What a cue is not about is no word of it. */
function vocabularyOf(cues: readonly Cue[], phrases: readonly Phrase[]): Vocabulary {
  const used = cues.flatMap((cue) => [...cue.any, ...(cue.with ?? []), ...(cue.also ?? [])])
  const slots = [...new Set(used)].flatMap((id) => phrases[id]!.slots)
  const exact = slots.flatMap((slot) => [...slot.exact, ...slot.runs.flat()])
  return { exact: new Set(exact), prefixes: [...new Set(slots.flatMap((slot) => slot.prefixes))] }
}

function opensOf(cues: readonly Cue[]): Map<number, number[]> {
  const opens = new Map<number, number[]>()
  for (const [at, cue] of cues.entries()) {
    for (const phrase of cue.any) opens.set(phrase, [...(opens.get(phrase) ?? []), at])
  }
  return opens
}

function elementsWith(file: TaxonomyFile, group: string): ElementRef[] {
  return file.causes.flatMap(({ id, elements }) =>
    elements.flatMap((element) => (element.cues.includes(group) ? [{ coa_id: id, element_id: element.id }] : [])),
  )
}

/** Every name exists, none twice, and none for nothing. */
function checkNames(sheet: PolicySheet, { causes, cues, words }: TaxonomyFile): void {
  const twice = (path: (string | number)[], id: string) =>
    sheet.report(path, 'taxonomy.twice', `${id} stands here for the second time.`, 'Choose another name.')
  const used = new Set<string>()
  const seen = new Set<string>()
  for (const [at, cause] of causes.entries()) {
    if (seen.has(cause.id)) twice(['causes', at, 'id'], cause.id)
    seen.add(cause.id)
    const elements = new Set<string>()
    for (const [number, element] of cause.elements.entries()) {
      const path = ['causes', at, 'elements', number]
      if (elements.has(element.id)) twice([...path, 'id'], element.id)
      elements.add(element.id)
      for (const [place, group] of element.cues.entries()) {
        used.add(group)
        if (Object.hasOwn(cues, group)) continue
        const message = `${cause.id}.${element.id} names ${group}, which is no group of cues.`
        sheet.report(
          [...path, 'cues', place],
          'taxonomy.cues_unknown',
          message,
          'Write the group, or correct the name.',
        )
      }
    }
  }
  for (const group of Object.keys(cues)) {
    if (used.has(group)) continue
    const message = `No element uses the cues ${group}.`
    sheet.report(['cues', group], 'taxonomy.cues_idle', message, 'Name them in an element, or remove them.', 'key')
  }
  const phrases = JSON.stringify(cues)
  for (const list of Object.keys(words)) {
    if (phrases.includes(`<${list}>`)) continue
    const message = `No phrase uses the words ${list}.`
    sheet.report(['words', list], 'taxonomy.words_idle', message, 'Use them in a phrase, or remove them.', 'key')
  }
}

function reportShape(sheet: PolicySheet, error: ErrorObject): void {
  const path = error.instancePath.split('/').slice(1)
  const extra: string | undefined = error.params.additionalProperty
  const at = path.join('.') || 'The file'
  const message =
    extra === undefined
      ? `${at} ${error.message ?? 'is not as it should be'}${error.keyword === 'enum' ? `: ${error.params.allowedValues.join(', ')}` : ''}.`
      : `${at} cannot have ${JSON.stringify(extra)}.`
  const place = extra === undefined ? path : [...path, extra]
  const where = extra === undefined && error.keyword !== 'required' ? 'value' : 'key'
  sheet.report(place, 'taxonomy.schema', message, 'Write it as taxonomy-file.ts says.', where)
}

/** The sheet speaks of policies; this one is a taxonomy. */
function failed({ problems }: PolicySheet): CompiledTaxonomy {
  const named = problems.map(({ code, message, ...rest }) => ({
    ...rest,
    code: code.replace(/^policy\./, 'taxonomy.'),
    message: message.replace(/\bpolicy\b/g, 'taxonomy'),
  }))
  return { ok: false, problems: named.sort((a, b) => a.line - b.line || a.column - b.column) }
}
