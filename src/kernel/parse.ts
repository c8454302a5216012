import type { ValidationError } from '#kernel/contracts/verdict.ts'
import { validationError } from '#kernel/ledger/explain.ts'
import { findError } from './parse-error.ts'

export interface ParseLimits {
  maxBytes?: number
  maxDepth?: number
}

export const MAX_BYTES = 64 * 1024
export const MAX_DEPTH = 32

type Rejected = { ok: false; error: ValidationError }
export type Parsed = { ok: true; value: unknown } | Rejected
export type Decoded = { ok: true; text: string } | Rejected

/**
 * JSON as RFC 8785 and a database can keep it: what two readers could read differently is refused.
 * Native parse, one cheap scan; only a suspicious text is read again, exactly, to judge and to name the place.
 */
export function parseStrict(input: Uint8Array | string, limits: ParseLimits = {}): Parsed {
  const decoded = decodeStrict(input, limits.maxBytes)
  return decoded.ok ? parseText(decoded.text, limits.maxDepth) : decoded
}

export function decodeStrict(input: Uint8Array | string, maxBytes = MAX_BYTES): Decoded {
  if (typeof input === 'string') {
    // A UTF-16 unit is at most three bytes of UTF-8, so most texts need no count.
    const fits = input.length * 3 <= maxBytes || (input.length <= maxBytes && Buffer.byteLength(input) <= maxBytes)
    return fits ? { ok: true, text: input } : tooLarge(maxBytes)
  }
  // Callers without types may hand over anything; that too is an answer and no exception.
  if (!ArrayBuffer.isView(input)) return reject('json.syntax', 'There is no text.', 'text or bytes', 'Send JSON.')
  if (input.byteLength > maxBytes) return tooLarge(maxBytes)
  try {
    return { ok: true, text: utf8.decode(input) }
  } catch {
    return reject('json.invalid_utf8', 'The bytes are not UTF-8.', 'valid UTF-8', 'Encode the text as UTF-8.')
  }
}

export function parseText(text: string, maxDepth = MAX_DEPTH): Parsed {
  if (text.charCodeAt(0) === 0xfeff) {
    const next = 'Send the text without it.'
    return reject('json.syntax', 'The text begins with a byte order mark.', 'JSON from the first byte', next)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (text.isWellFormed() && looksClean(text, value, maxDepth)) return { ok: true, value }
    const error = findError(text, maxDepth)
    return error ? { ok: false, error } : { ok: true, value }
  } catch {
    // The exact reader finds a fault in all that the native one refuses; should it ever not, that is a refusal too.
    const error = findError(text, maxDepth)
    return error ? { ok: false, error } : reject('json.syntax', 'This is not JSON.', 'JSON', 'Send JSON.')
  }
}

// The mark is kept, so that it can be refused.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const QUOTE = 0x22
const BACKSLASH = 0x5c
const LOWER_CASE = 0x20
/** So many digits survive in any double. */
const SAFE_DIGITS = 15

/**
 * True only if nothing can be wrong with this text, which is known to be JSON. A repeated key shows as one colon more
 * than the value has keys.
 */
export function looksClean(text: string, value: unknown, maxDepth: number): boolean {
  let colons = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      for (let inner = text.charCodeAt(++at); inner !== QUOTE; inner = text.charCodeAt(++at)) {
        // \ud8xx to \udfxx may be half a character.
        if (inner === BACKSLASH && text[++at] === 'u' && (text.charCodeAt(at + 1) | LOWER_CASE) === 0x64) return false
      }
    } else if (code === 0x3a) {
      colons++
    } else if (code === 0x7b || code === 0x5b) {
      if (++depth > maxDepth) return false
    } else if (code === 0x7d || code === 0x5d) {
      depth--
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const start = at
      if (code === 0x2d && text.charCodeAt(at + 1) === 0x30) return false
      let next = text.charCodeAt(at + 1)
      while (next === 0x2e || (next >= 0x30 && next <= 0x39)) next = text.charCodeAt(++at + 1)
      if (at - start >= SAFE_DIGITS || (next | LOWER_CASE) === 0x65) return false
    }
  }
  return colons === countKeys(value)
}

// Recursion is bounded: the depth was counted before.
function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  const inner = Array.isArray(value) ? value : Object.values(value)
  let keys = inner === value ? 0 : inner.length
  for (const item of inner) keys += countKeys(item)
  return keys
}

function tooLarge(maxBytes: number): Rejected {
  return reject('json.too_large', 'The text is too large.', `at most ${maxBytes} bytes`, 'Send less at once.')
}

function reject(code: string, message: string, expected: string, next: string): Rejected {
  return { ok: false, error: validationError(code, '', message, expected, next) }
}
