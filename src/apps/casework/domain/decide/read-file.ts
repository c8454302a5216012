import type { TSchema } from 'typebox'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { quote } from '#kernel/ledger/explain.ts'
import { parseStrict } from '#kernel/parse.ts'
import { compileSchema } from '#kernel/validate.ts'

const MAX_BYTES = 100_000

export type Read<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

/** A small JSON file of a known shape, strictly. */
export function readAs<T>(schema: TSchema, json: string): Read<T> {
  const parsed = parseStrict(json, { maxBytes: MAX_BYTES })
  const error = parsed.ok ? compileSchema(schema)(parsed.value) : parsed.error
  if (!error) return { ok: true, value: (parsed as { value: T }).value }
  const message = error.path ? `${quote(error.path)}: ${error.message}` : error.message
  return { ok: false, refusal: { code: error.code, message, next: error.next } }
}
