import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey in software: what a browser would give, and, where a test wants it, what an attacker would. */
export interface SoftPasskey {
  id: string
  create(challenge: string, forged?: Forged): { id: string; client_data: string; attestation_object: string }
  get(challenge: string, forged?: Forged): Assertion
}

export interface Assertion {
  credential_id: string
  client_data: string
  authenticator_data: string
  signature: string
}

export interface Forged {
  origin?: string
  rpId?: string
  /** No PIN, no finger: only a touch. */
  unverified?: boolean
  crossOrigin?: boolean
  type?: string
  counter?: number
  /** Signed by another key. */
  otherKey?: boolean
}

export function newPasskey(origin: string, { counts = true } = {}): SoftPasskey {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  function dataOf(forged: Forged, attested: Buffer = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (forged.unverified ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(forged.counter ?? (counts ? ++counter : 0))
    const rpId = forged.rpId ?? new URL(forged.origin ?? origin).hostname
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, attested])
  }
  const clientData = (type: string, challenge: string, forged: Forged) =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge,
        origin: forged.origin ?? origin,
        crossOrigin: forged.crossOrigin ?? false,
      }),
    )

  return {
    id: id.toString('base64url'),
    create(challenge, forged = {}) {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const point = (text = '') => Buffer.from(text, 'base64url')
      const cose = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point(x)],
          [-3, point(y)],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = dataOf(forged, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const object = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      const client = clientData('webauthn.create', challenge, forged)
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        attestation_object: object.toString('base64url'),
      }
    },
    get(challenge, forged = {}) {
      const client = clientData('webauthn.get', challenge, forged)
      const data = dataOf(forged)
      const key = forged.otherKey ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey
      const signed = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), key)
      return {
        credential_id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: signed.toString('base64url'),
      }
    },
  }
}

/** As much of CBOR as an authenticator speaks. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n])
  if (n < 256) return Buffer.from([(major << 5) | 24, n])
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}
