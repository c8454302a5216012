import { type Static, type TProperties, type TSchema, type TSchemaOptions, Type } from 'typebox'

/** An object with these members and no others: an extra property is a refusal, never silently dropped. */
export function closed<P extends TProperties>(properties: P, options: TSchemaOptions = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/** A string of `minLength` to `maxLength` characters (code points, as JSON Schema counts). */
export function text(maxLength: number, minLength = 0) {
  return Type.String(minLength === 0 ? { maxLength } : { minLength, maxLength })
}

export function list<T extends TSchema>(items: T, maxItems: number, options: TSchemaOptions = {}) {
  return Type.Array(items, { maxItems, ...options })
}

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}

/** A string from a closed vocabulary. */
export function oneOf<const V extends string[]>(values: readonly [...V], options: TSchemaOptions = {}) {
  return Type.Enum([...values] as [...V], { type: 'string', ...options })
}

/** Free-form by intent; its depth and bytes are bounded by the strict parser. */
export const OpenObject = Type.Unsafe<Record<string, unknown>>({ type: 'object', maxProperties: 500 })

export const Uuid = Type.String({ format: 'uuid', maxLength: 36 })
export const Sha256Hex = Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 })
export const IsoTime = Type.String({ format: 'date-time', maxLength: 40 })
export const Uri = Type.String({ format: 'uri', maxLength: 2048 })

/** An identifier whose form belongs to its owner: uuid, ticket number, docket number. Never a place for prose. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:/-]*$', maxLength: 128 })

/** Roles, lanes and agents are named alike: INTERVIEW_AGENT, WRITE_INTAKE_ARTIFACTS. */
export const UPPER_SNAKE = '^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$'
export const UpperName = Type.String({ pattern: UPPER_SNAKE, maxLength: 64 })

export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** What went wrong in a run; the message is bounded and holds no case text. */
export const ErrorInfo = closed({
  error_code: text(128, 1),
  message: text(2000),
  retryable: Type.Boolean(),
})
export type ErrorInfo = Static<typeof ErrorInfo>
