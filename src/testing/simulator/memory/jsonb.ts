import { SqlError } from './sql-error.ts'

/** A value as PostgreSQL's jsonb keeps and prints it, to the byte: the ledger hashes that text. */

/** Keys by length in bytes, then by bytes. */
export function jsonbOrder(a: string, b: string): number {
  const longer = Buffer.byteLength(a) - Buffer.byteLength(b)
  return longer !== 0 ? longer : Buffer.compare(Buffer.from(a), Buffer.from(b))
}

/** What is left of a value once it went through JSON into a jsonb column: no undefined, keys in jsonb's order. */
export function toJsonb(value: unknown): unknown {
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'string') return storable(value)
    return typeof value === 'bigint' ? value.toString() : value
  }
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : toJsonb(item)))
  const out: Record<string, unknown> = {}
  const source = value as Record<string, unknown>
  for (const key of inOrder(Object.keys(source))) {
    if (source[key] !== undefined) out[key] = toJsonb(source[key])
  }
  return out
}

const orders = new Map<string, string[]>()
const MOST_ORDERS = 1000

/** The same few shapes come again and again: each is sorted once. */
function inOrder(keys: string[]): string[] {
  const shape = keys.join('\n')
  const known = orders.get(shape)
  if (known) return known
  for (const key of keys) storable(key)
  const sorted = keys.toSorted(jsonbOrder)
  if (orders.size < MOST_ORDERS) orders.set(shape, sorted)
  return sorted
}

/** PostgreSQL keeps no NUL and no half character; what holds one fails as a whole. */
export function storable(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) throw new SqlError('22P05', 'unsupported Unicode escape sequence')
  return text
}

/** The text of a value that `toJsonb` made. */
export function jsonbText(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'number':
      return numericText(value)
    case 'boolean':
      return value ? 'true' : 'false'
  }
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`
  const parts: string[] = []
  for (const key of keysInOrder(value as object)) {
    parts.push(`${JSON.stringify(key)}: ${jsonbText((value as Record<string, unknown>)[key])}`)
  }
  return `{${parts.join(', ')}}`
}

/** JavaScript moves keys that read like numbers to the front; all others stay as `toJsonb` put them. */
function keysInOrder(value: object): string[] {
  const keys = Object.keys(value)
  const first = keys[0]?.charCodeAt(0) ?? 0
  return first >= 48 && first <= 57 ? keys.sort(jsonbOrder) : keys
}

/** A number is a numeric: never an exponent. */
export function numericText(value: number): string {
  const text = JSON.stringify(value)
  const cut = text.indexOf('e')
  if (cut < 0) return text
  const sign = text.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = text.slice(sign.length, cut).split('.')
  const point = whole.length + Number(text.slice(cut + 1))
  const digits = whole + fraction
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return `${sign}${digits}${'0'.repeat(point - digits.length)}`
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Two JSON values are one to jsonb's `=`. */
export function sameJsonb(a: unknown, b: unknown): boolean {
  return a === b || jsonbText(a) === jsonbText(b)
}

/** A timestamptz as JSON: UTC, the fraction without its last zeros. */
export function timestampText(ms: number): string {
  const iso = isoText(ms)
  const fraction = iso.slice(19, 23).replace(/0+$/, '')
  return `${iso.slice(0, 19)}${fraction === '.' ? '' : fraction}+00:00`
}

/** kernel.stamp: with microseconds. */
export function stampText(ms: number): string {
  return `${isoText(ms).slice(0, 23)}000Z`
}

const last = { ms: Number.NaN, text: '' }

/** A commit has one moment, and many rows that name it. */
function isoText(ms: number): string {
  if (last.ms !== ms) {
    last.text = new Date(ms).toISOString()
    last.ms = ms
  }
  return last.text
}

/** A deep copy that nobody else holds. */
export function copyJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(copyJson) as T
  const out: Record<string, unknown> = {}
  for (const key in value) out[key] = copyJson(value[key])
  return out as T
}
