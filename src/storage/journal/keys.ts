import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import { keyId } from '#kernel/ledger/journal.ts'
import { syncFolder } from '#system/private-folder.ts'
import { type JournalLayout, journalFailure, writePrivate } from './folder.ts'

/** The journal's Ed25519 key: private in one file beside the journal, public in the journal itself. */
export interface SigningKey {
  id: string
  /** Raw, base64. */
  publicKey: string
  pem: string
  sign(bytes: Buffer): Buffer
}

export function newKey(): SigningKey {
  return keyFrom(generateKeyPairSync('ed25519').privateKey)
}

function keyFrom(key: KeyObject): SigningKey {
  const raw = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x as string, 'base64url')
  return {
    id: keyId(raw),
    publicKey: raw.toString('base64'),
    pem: key.export({ format: 'pem', type: 'pkcs8' }) as string,
    sign: (bytes) => sign(null, bytes, key),
  }
}

/** Null where there is none. */
export async function loadKey(path: string): Promise<SigningKey | null> {
  const pem = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw journalFailure(error, path)
  })
  if (pem === null) return null
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return keyFrom(key)
  } catch {
    // Told below, without its content.
  }
  const next = 'Put the right file back, or state the loss with `lanewright keys lost --reason`.'
  throw new Failure('journal.bad_key', `${path} holds no Ed25519 private key`, next)
}

export async function storeKey(path: string, key: SigningKey): Promise<void> {
  await writePrivate(path, key.pem)
}

/**
 * The key that signs the next line. A rotation writes the new key beside the old one first, then the line that names
 * it, then puts it in place: whatever a crash leaves, the key that the journal asks for is in one of the two files.
 */
export async function keyInForce(layout: JournalLayout, wanted: string): Promise<SigningKey | null> {
  const key = await loadKey(layout.key)
  if (key?.id === wanted) return key
  const next = await loadKey(layout.nextKey)
  if (next?.id !== wanted) return null
  await adoptNextKey(layout)
  return next
}

export async function adoptNextKey(layout: JournalLayout): Promise<void> {
  await rename(layout.nextKey, layout.key)
  await syncFolder(layout.folder)
}

/** A key that is no longer this journal's, kept: it may be another's. */
export async function setKeyAside(layout: JournalLayout): Promise<void> {
  await rename(layout.key, `${layout.key}.unknown`).catch(() => rm(layout.key, { force: true }))
}

export async function dropNextKey(layout: JournalLayout): Promise<void> {
  await rm(layout.nextKey, { force: true })
}

export function keyLost(layout: JournalLayout): Failure {
  return new Failure(
    'journal.key_missing',
    `${layout.key} is missing or is not the key that this journal is signed with`,
    'Put the file back; if the key is lost, state it with `lanewright keys lost --reason`.',
  )
}
