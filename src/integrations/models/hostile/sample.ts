import type { Random } from './random.ts'

/** The part of JSON Schema that contracts use. */
interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
  pattern?: string
}

export interface Sampling {
  random: Random
  /** Ids that exist somewhere; most sampled ids are taken from here. */
  ids: readonly string[]
  /** What free text is made of. */
  words: readonly string[]
}

const ITEMS_MAX = 3
const NUMBER_MAX = 1000

/** A value that fits the schema, as far as this small reader of schemas can tell. */
export function sample(schema: object, sampling: Sampling): unknown {
  return sampleAny(schema as Schema, sampling)
}

function sampleAny(schema: Schema, sampling: Sampling): unknown {
  const { random } = sampling
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return sampleAny(random.pick(variants), sampling)
  switch (schema.type) {
    case 'string':
      return sampleText(schema, sampling)
    case 'integer':
    case 'number': {
      const low = schema.minimum ?? 0
      return low + random.below(Math.min(schema.maximum ?? low + NUMBER_MAX, low + NUMBER_MAX) - low + 1)
    }
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'array': {
      const least = schema.minItems ?? 0
      const most = Math.max(least, Math.min(schema.maxItems ?? ITEMS_MAX, ITEMS_MAX))
      const length = least + random.below(most - least + 1)
      return Array.from({ length }, () => sampleAny(schema.items ?? {}, sampling))
    }
    default:
      return sampleObject(schema, sampling)
  }
}

function sampleObject({ properties = {}, required = [] }: Schema, sampling: Sampling): Record<string, unknown> {
  const members = Object.entries(properties).filter(([name]) => required.includes(name) || sampling.random.chance(0.4))
  return Object.fromEntries(members.map(([name, member]) => [name, sampleAny(member, sampling)]))
}

// One of these fits each pattern that the contracts use.
const PATTERNED = ['a'.repeat(64), 'INTAKE_AGENT', 'case-1', 'area.what', 'x', '1']

function sampleText(schema: Schema, { random, ids, words }: Sampling): string {
  switch (schema.format) {
    case 'uuid':
      return ids.length > 0 && random.chance(0.9) ? random.pick(ids) : random.uuid()
    case 'date-time':
      return new Date(Date.UTC(2026, random.below(12), 1 + random.below(28), random.below(24))).toISOString()
    case 'uri':
      return `https://example.org/in/${random.below(NUMBER_MAX)}`
    case 'email':
      return `person${random.below(NUMBER_MAX)}@example.org`
  }
  if (schema.pattern) {
    const pattern = new RegExp(schema.pattern, 'u')
    return PATTERNED.find((text) => pattern.test(text) && text.length <= (schema.maxLength ?? 64)) ?? 'x'
  }
  let text = random.pick(words)
  while ([...text].length < (schema.minLength ?? 0)) text += ` ${random.pick(words)}`
  return [...text].slice(0, schema.maxLength ?? 1000).join('')
}
