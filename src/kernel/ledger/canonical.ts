import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** RFC 8785: one text for one value, whatever the order in which its keys were written. Throws on what is not JSON. */
export function canonicalText(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('Only JSON values have a canonical form.')
  return text
}

export function canonicalBytes(value: unknown): Uint8Array {
  return Buffer.from(canonicalText(value))
}

/** Lower hex. A string is hashed as its UTF-8 bytes. */
export function sha256Hex(data: Uint8Array | string): string {
  return hash('sha256', data, 'hex')
}

export function hashCanonical(value: unknown): string {
  return sha256Hex(canonicalText(value))
}

/** The same words give the same text, whatever machine they were typed on: composed characters, LF line ends. */
export function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC')
}

export function hashNormalizedText(text: string): string {
  return sha256Hex(normalizeText(text))
}
