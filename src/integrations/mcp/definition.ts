import { Failure } from '#kernel/contracts/refusal.ts'
import { canonicalText, sha256Hex } from '#kernel/ledger/canonical.ts'
import { type Check, compileForeignSchema } from '#kernel/validate.ts'

/** A tool as its server describes it: everything that says what it is and takes. Written by a stranger. */
export interface Definition {
  name: string
  description?: string | undefined
  inputSchema: Record<string, unknown>
  outputSchema?: Record<string, unknown> | undefined
  annotations?: Record<string, unknown> | undefined
}

export const DEFINITION_MAX_BYTES = 64 * 1024
const DEPTH_MAX = 40

/** What a pin is made of, and nothing else of what the server says. */
export function definitionOf(listed: Definition): Definition {
  const { name, description, inputSchema, outputSchema, annotations } = listed
  return {
    name,
    inputSchema,
    ...(description === undefined ? {} : { description }),
    ...(outputSchema === undefined ? {} : { outputSchema }),
    ...(annotations === undefined ? {} : { annotations }),
  }
}

/** SHA-256 of the canonical JSON; null for what is too large or too deep to be looked at by a person. */
export function pinOf(definition: Definition): string | null {
  if (isDeeper(definition, DEPTH_MAX)) return null
  const text = canonicalText(definitionOf(definition))
  return Buffer.byteLength(text) > DEFINITION_MAX_BYTES ? null : sha256Hex(text)
}

export interface Checks {
  input: Record<string, unknown>
  /** Null where the server promises no structured content. */
  output: Check | null
}

/** Refuses a tool whose schemas cannot be checked here: what cannot be checked is not passed on. */
export function checksOf({ name, inputSchema, outputSchema }: Definition): Checks {
  try {
    const input = checkable(inputSchema) as Record<string, unknown>
    compileForeignSchema(input)
    return { input, output: outputSchema ? compileForeignSchema(checkable(outputSchema) as object) : null }
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : String(error)
    const message = `the schema of ${name} cannot be checked here: ${JSON.stringify(why)}`
    throw new Failure('mount.schema', message, 'Leave the tool out, or ask its makers for plain JSON Schema 2020-12.')
  }
}

/** Words whose value is data, or names with schemas below them, and no schema itself. */
const VALUES = new Set(['const', 'enum', 'default', 'examples', 'required', 'type'])
const NAMED = new Set(['properties', '$defs', 'definitions', 'dependentSchemas'])
/** `dependencies` and `additionalItems` check in older drafts and are remarks in ours: better no tool than half a check. */
const NOT_TAKEN = ['patternProperties', 'dependencies', 'additionalItems', '$recursiveRef']

/**
 * The schema as our own checker takes it. A `pattern` is a stranger's program that would run in this process, and may
 * run for ever: it is left to the server, which checks its input itself. `$schema` would only be looked up.
 */
function checkable(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(checkable)
  const refused = NOT_TAKEN.find((word) => Object.hasOwn(schema, word))
  if (refused) throw new Error(`${refused} is not taken`)
  const kept = Object.entries(schema).filter(([word]) => word !== 'pattern' && word !== '$schema')
  return Object.fromEntries(kept.map(([word, value]) => [word, below(word, value)]))
}

function below(word: string, value: unknown): unknown {
  if (VALUES.has(word)) return value
  if (!NAMED.has(word) || typeof value !== 'object' || value === null) return checkable(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, checkable(inner)]))
}

export function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1))
}
