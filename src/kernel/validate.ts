import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Proposal, ProposalByAction } from '#kernel/contracts/proposals.ts'
import { contracts } from '#kernel/contracts/registry.ts'
import type { ValidationError, Verdict } from '#kernel/contracts/verdict.ts'
import { escapePointer, explain, quote, validationError } from '#kernel/ledger/explain.ts'
import { decodeStrict, parseText } from './parse.ts'

/** Null for a value that fits; otherwise its first, most telling fault. */
export type Check = (value: unknown) => ValidationError | null

export interface Validation {
  verdict: Verdict
  /** Present only when the verdict is ok. */
  proposal?: Proposal
}

/** Takes whatever an agent said and never throws: strict parse, then the action's own schema. Business rules follow. */
export function validateProposal(
  raw: Uint8Array | string,
  schemas: Readonly<Record<string, object>> = ProposalByAction,
): Validation {
  const decoded = decodeStrict(raw)
  if (!decoded.ok) return rejected(null, decoded.error)
  const parsed = parseText(decoded.text)
  if (!parsed.ok) return rejected(null, parsed.error)
  const { value } = parsed
  if (!isObject(value)) return rejected(null, notAnObject())
  const action = Object.hasOwn(value, 'action_type') ? value.action_type : undefined
  if (action === undefined) return rejected(null, actionMissing(schemas))
  if (typeof action !== 'string' || !Object.hasOwn(schemas, action)) {
    return rejected(null, actionUnknown(action, schemas))
  }
  const error = compileSchema(schemas[action]!)(value) ?? (decoded.text.includes('\\u0000') ? findNul(value, '') : null)
  if (error) return rejected(action, error)
  return { verdict: { ok: true, action_type: action, error: null, warnings: [] }, proposal: value as Proposal }
}

/** Checks a value against a published contract by its name. */
export function checkContract(name: string, value: unknown): ValidationError | null {
  if (!Object.hasOwn(contracts, name)) {
    const known = Object.keys(contracts).join(', ')
    return validationError('contract.unknown', '', `There is no contract ${quote(name)}.`, known, 'Name one of them.')
  }
  return compileSchema(contracts[name as keyof typeof contracts])(value)
}

const compiled = new WeakMap<object, Check>()

/** The checker of any schema, a pack's or a tool's; compiled once. A schema that is itself wrong throws. */
export function compileSchema(schema: object): Check {
  const known = compiled.get(schema)
  if (known) return known
  try {
    const check = checkerOf(ajv.compile(schema))
    compiled.set(schema, check)
    return check
  } finally {
    // The library would keep every schema for ever; here a checker lives as long as its schema, and two packs may use the
    // same $id. One that was found wrong must not be remembered either: it would pass the second time.
    ajv.removeSchema(schema)
  }
}

/** The same, compiled when the first value comes: most programs never see a value of most schemas. */
export function checkLater(schema: object): Check {
  return (value) => compileSchema(schema)(value)
}

/**
 * The checker of a schema that somebody else wrote: a word that is not known is a remark, as JSON Schema has it, and no
 * fault. `compileSchema` of the same schema gives the same checker from then on.
 */
export function compileForeignSchema(schema: object): Check {
  const loose = new Ajv2020({
    ownProperties: true,
    strict: false,
    verbose: true,
    // It would write to the console about words that it does not know.
    logger: false,
  })
  addFormats.default(loose)
  const check = checkerOf(loose.compile(schema))
  compiled.set(schema, check)
  return check
}

const ajv = new Ajv2020({
  // Inherited members are no data: without this, {} would have a `constructor`.
  ownProperties: true,
  strict: true,
  // `then: { required }` speaks of properties that are defined one level up.
  strictRequired: false,
  // The error text names the properties that are allowed.
  verbose: true,
  // Two packs may use the same $id.
  addUsedSchema: false,
})
addFormats.default(ajv)
// The library's own also takes `urn:uuid:`, which no database column does.
ajv.addFormat('uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)

function checkerOf(validate: ValidateFunction): Check {
  return (value) => (validate(value) ? null : explain(validate.errors!))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rejected(action: string | null, error: ValidationError): Validation {
  return { verdict: { ok: false, action_type: action, error, warnings: [] } }
}

function notAnObject(): ValidationError {
  return validationError('schema.type', '', 'A proposal is one object.', 'an object', 'Propose exactly one action.')
}

function actionMissing(schemas: Readonly<Record<string, object>>): ValidationError {
  const next = 'Say which action you propose.'
  return validationError('action.missing', '/action_type', 'The action_type is missing.', actionsOf(schemas), next)
}

function actionUnknown(action: unknown, schemas: Readonly<Record<string, object>>): ValidationError {
  const what = typeof action === 'string' ? quote(action) : 'it is not a string'
  const next = 'Propose one of the known actions.'
  return validationError('action.unknown', '/action_type', `unknown action type: ${what}`, actionsOf(schemas), next)
}

function actionsOf(schemas: Readonly<Record<string, object>>): string {
  return `one of: ${Object.keys(schemas).join(', ')}`
}

/** PostgreSQL stores no NUL in text or jsonb: better refused here than by a failing commit. Depth is bounded above. */
function findNul(value: unknown, path: string): ValidationError | null {
  if (typeof value === 'string') return value.includes('\0') ? nulError(path) : null
  if (value === null || typeof value !== 'object') return null
  for (const [key, item] of Object.entries(value)) {
    const error = key.includes('\0') ? nulError(path) : findNul(item, `${path}/${escapePointer(key)}`)
    if (error) return error
  }
  return null
}

function nulError(path: string): ValidationError {
  return validationError('text.nul', path, 'The text holds a NUL character.', 'text without \\u0000', 'Remove it.')
}
