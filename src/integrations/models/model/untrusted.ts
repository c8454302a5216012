import { canonicalText } from '#kernel/ledger/canonical.ts'

/** Free text from outside stands between these two, and nowhere else in a prompt. */
export const OPEN = '⟦'
export const CLOSE = '⟧'

export const TEXT_MAX = 4000
const KEY_MAX = 200

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const SHA256 = /^[0-9a-f]{64}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,39}$/

/** The words of a trusted text. A value that is one of them says nothing that the text does not say already. */
export function wordsOf(trusted: string): ReadonlySet<string> {
  return new Set(trusted.match(/[A-Za-z][A-Za-z0-9_-]*/g))
}

/** The same JSON value with every text marked and cut, except ids, hashes, times and the words that are trusted. */
export function markUntrusted(value: unknown, trusted: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return isPlain(value, trusted) ? value : mark(value, TEXT_MAX)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => markUntrusted(item, trusted))
  const marked = new Map<string, unknown>()
  for (const [key, item] of Object.entries(value)) {
    const name = FIELD_NAME.test(key) ? key : mark(key, KEY_MAX)
    marked.set(freeName(name, marked), markUntrusted(item, trusted))
  }
  // A Map and fromEntries, so that a key like __proto__ stays data.
  return Object.fromEntries(marked)
}

/** One JSON value between tags. What could look like a tag, or cannot be seen at all, is written as a JSON escape. */
export function dataBlock(name: string, value: unknown): string {
  const text = canonicalText(value).replace(/[<>&\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits)
  return `<${name}>\n${text}\n</${name}>`
}

function isPlain(text: string, trusted: ReadonlySet<string>): boolean {
  return trusted.has(text) || UUID.test(text) || SHA256.test(text) || TIME.test(text)
}

function mark(text: string, max: number): string {
  const kept = cut(text, max)
  const inner = kept.toWellFormed().replaceAll(OPEN, '[[').replaceAll(CLOSE, ']]')
  const rest = text.length - kept.length
  return `${OPEN}${inner}${CLOSE}${rest > 0 ? ` (${rest} characters cut)` : ''}`
}

/** Never through the middle of a character. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, text.codePointAt(max - 1)! > 0xffff ? max - 1 : max)
}

/** Two long keys may be the same once they are cut. */
function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name
  for (let n = 2; taken.has(free); n++) free = `${name} (${n})`
  return free
}

function escapeUnits(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')
}
