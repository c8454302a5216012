import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { Type } from 'typebox'
import { Count, closed, IsoTime, OpenObject, Sha256Hex, text } from '#kernel/contracts/closed.ts'
import { JOURNAL_BODIES, type JournalContent, type JournalLine } from '#kernel/contracts/journal.ts'
import { type Check, checkLater } from '#kernel/validate.ts'
import { canonicalText, sha256Hex } from './canonical.ts'

/** A journal line is the canonical JSON (RFC 8785) of its members; the signature covers all the others. */

export const FIRST_PREVIOUS = '0'.repeat(64)
const DOMAIN = 'lanewright journal 1\n'

export type Unsigned = Omit<JournalLine, 'signature' | 'kind' | 'body'> & JournalContent

export function signedBytes(line: Unsigned): Buffer {
  return Buffer.from(DOMAIN + canonicalText(line))
}

/** The line's text without its line feed. `sign` holds the private key. */
export function writeLine(line: Unsigned, sign: (bytes: Buffer) => Buffer): string {
  return canonicalText({ ...line, signature: sign(signedBytes(line)).toString('base64') })
}

const envelope = checkLater(
  closed({
    n: Count,
    previous: Sha256Hex,
    at: IsoTime,
    kind: text(20),
    body: OpenObject,
    key: Sha256Hex,
    // 64 bytes leave four bits of the last letter unused; only one letter of sixteen has them empty.
    signature: Type.String({ pattern: '^[A-Za-z0-9+/]{85}[AQgw]==$', maxLength: 88 }),
  }),
)
const bodies = new Map<string, Check>(
  Object.entries(JOURNAL_BODIES).map(([kind, schema]) => [kind, checkLater(schema)]),
)

/** The line, or what keeps this text from being one. */
export function readLine(line: string): JournalLine | string {
  let value: JournalLine
  try {
    value = JSON.parse(line)
  } catch {
    return 'it is no JSON'
  }
  if (envelope(value)) return 'it is no line of a journal'
  const check = bodies.get(value.kind)
  if (!check) return `its kind ${JSON.stringify(value.kind)} is unknown`
  const error = check(value.body)
  if (error) return `its body is not what a line of kind ${value.kind} holds`
  return value
}

/** One value has one text: anything else was written by another hand. Half a character has no text at all. */
export function isCanonical(line: JournalLine, written: string): boolean {
  try {
    return canonicalText(line) === written
  } catch {
    return false
  }
}

export function isSigned({ signature, ...line }: JournalLine, key: KeyObject): boolean {
  return verify(null, signedBytes(line as Unsigned), key, Buffer.from(signature, 'base64'))
}

export function keyId(rawPublicKey: Uint8Array): string {
  return sha256Hex(rawPublicKey)
}

/** A raw Ed25519 public key, base64, as Node wants it: RFC 8410's fixed prefix before the 32 bytes. */
export function publicKeyOf(base64: string): KeyObject {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(base64, 'base64')])
  return createPublicKey({ key: der, format: 'der', type: 'spki' })
}
