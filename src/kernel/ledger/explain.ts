import type { ErrorObject } from 'ajv'
import { PATH_MAX, type ValidationError } from '#kernel/contracts/verdict.ts'
import { storableText } from '#kernel/text.ts'

/** Turns what a validator found into a sentence that an agent can act on. Everything quoted is untrusted: cut it. */
export function explain(errors: readonly ErrorObject[]): ValidationError {
  const error = pickBest(errors)
  const { instancePath: at, keyword } = error
  const name = at === '' ? 'The value' : quote(at)
  switch (keyword) {
    case 'required': {
      const missing = String(error.params.missingProperty)
      return validationError(
        'schema.required',
        `${at}/${escapePointer(missing)}`,
        `The property ${quote(missing)} is missing.`,
        `the required properties: ${words(listOf(error.schema))}`,
        `Add ${quote(missing)}.`,
      )
    }
    case 'additionalProperties': {
      const extra = String(error.params.additionalProperty)
      const parent = error.parentSchema ?? {}
      const patterns = Object.keys(parent.patternProperties ?? {})
      const known = Object.keys(parent.properties ?? {})
      return validationError(
        'schema.additional',
        `${at}/${escapePointer(extra)}`,
        `The property ${quote(extra)} is not part of the contract.`,
        patterns.length > 0 ? `names of the form ${words(patterns)}` : `only these properties: ${words(known)}`,
        patterns.length > 0 ? `Rename ${quote(extra)}.` : `Remove ${quote(extra)}.`,
      )
    }
    case 'enum':
    case 'const': {
      const allowed = keyword === 'enum' ? listOf(error.schema) : [error.schema]
      const what = `${allowed.length === 1 ? '' : 'one of: '}${words(allowed)}`
      return validationError('schema.enum', at, `${name} is not an allowed value.`, what, 'Use an allowed value.')
    }
    case 'type': {
      const types = typesAt(errors, error)
      const message = `${name} is ${typeOf(error.data)}.`
      return validationError('schema.type', at, message, types, `Give ${types}.`)
    }
    case 'minLength':
    case 'maxLength':
      return limit('schema.length', 'characters', [...String(error.data)].length)
    case 'minItems':
    case 'maxItems':
      return limit('schema.count', 'items', listOf(error.data).length)
    case 'minProperties':
    case 'maxProperties':
      return limit('schema.count', 'properties', Object.keys(Object(error.data)).length)
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const what = `a number ${error.params.comparison} ${error.params.limit}`
      return validationError('schema.range', at, `${name} is ${quote(String(error.data))}.`, what, `Give ${what}.`)
    }
    case 'format': {
      const what = FORMATS[String(error.params.format)] ?? `the format ${error.params.format}`
      return validationError('schema.format', at, `${name} is not ${what}.`, what, `Give ${what}.`)
    }
    case 'pattern': {
      const what = `text of the form ${error.params.pattern}`
      return validationError('schema.pattern', at, `${name} does not have the right form.`, what, `Give ${what}.`)
    }
    default: {
      const code = `schema.${keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
      const what = error.message ?? `what the keyword ${keyword} asks for`
      return validationError(code, at, `${name} does not fit the contract.`, what, 'Compare it with the schema.')
    }
  }

  function limit(code: string, unit: string, actual: number): ValidationError {
    const bound = `${keyword.startsWith('min') ? 'at least' : 'at most'} ${error.params.limit} ${unit}`
    const next = keyword.startsWith('min') ? 'Make it longer.' : 'Shorten it.'
    return validationError(code, at, `${name} has ${actual} ${unit}.`, bound, next)
  }
}

/** The only place where a validation error is made: whatever was quoted, the result fits its own contract. */
export function validationError(
  code: string,
  path: string,
  message: string,
  expected: string,
  next: string,
): ValidationError {
  return {
    code,
    path: boundPointer(path),
    message: clip(message, 1000),
    expected: clip(expected, 2000),
    next: clip(next, 1000),
  }
}

export function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

export function quote(untrusted: string): string {
  // What is quoted ends at the quote, whatever stands in it.
  return `"${clip(untrusted.replaceAll('"', "'"), 80)}"`
}

const FORMATS: Record<string, string> = {
  uuid: 'a UUID like 550e8400-e29b-41d4-a716-446655440000',
  'date-time': 'a time with zone like 2026-01-06T10:00:00Z',
  uri: 'an absolute URI like https://example.org/in/jane',
}

const TYPES: Record<string, string> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

/** Of several, the one that lies deepest: in a nullable object, the fault in the object, not "must be null". */
function pickBest(errors: readonly ErrorObject[]): ErrorObject {
  let best: ErrorObject | undefined
  for (const error of errors) {
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf' || error.keyword === 'if') continue
    if (best === undefined || weight(error) > weight(best)) best = error
  }
  return best ?? errors[0]!
}

// A wrong type says less than any other fault at the same place: there, the value had the type of another branch.
function weight(error: ErrorObject): number {
  return error.instancePath.split('/').length * 2 + (error.keyword === 'type' ? 0 : 1)
}

function typesAt(errors: readonly ErrorObject[], best: ErrorObject): string {
  const names = new Set<string>()
  for (const error of errors) {
    if (error.keyword !== 'type' || error.instancePath !== best.instancePath) continue
    for (const type of [error.params.type].flat()) names.add(TYPES[type] ?? type)
  }
  return [...names].join(' or ')
}

function typeOf(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'an array'
  if (typeof data === 'boolean') return String(data)
  return TYPES[typeof data] ?? `a ${typeof data}`
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function words(values: readonly unknown[]): string {
  return values.length === 0 ? 'none' : values.map((value) => String(value)).join(', ')
}

function clip(text: string, maxLength: number): string {
  return storableText(text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`, maxLength)
}

/** A pointer that is too long keeps its whole leading segments, so that it still points at something. */
function boundPointer(pointer: string): string {
  return storableText(
    pointer.slice(0, pointer.length <= PATH_MAX ? PATH_MAX : pointer.lastIndexOf('/', PATH_MAX)),
    PATH_MAX,
  )
}
