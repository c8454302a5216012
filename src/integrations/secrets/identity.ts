import { randomUUID } from 'node:crypto'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Keychain } from './keychain.ts'
import { readPrivate, writePrivate } from './private-file.ts'

/** The key of the encrypted file, and where it lies in words for a person. */
export interface Identity {
  key: string
  recipient: string
  place: string
  /** It lies in a file of ours as it is, and could be behind a passphrase. */
  unwrapped?: boolean
}

export interface IdentityPlaces {
  /** A file that somebody else provides and that is only read. */
  given?: string
  /** The file beside the data folder: the key itself, the key wrapped by a passphrase, or where in the keychain it is. */
  beside: string
  passphrase?: string
  keychain(): Promise<Keychain | null>
}

const WRAPPED = 'age-encryption.org/v1\n'
const IN_KEYCHAIN = /^lanewright-keychain: ([\w-]{1,80})\n$/
const KEY_LINE = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]{20,200}$/

/** Finds the key where it was put; null if none was made yet. */
export async function findIdentity(places: IdentityPlaces): Promise<Identity | null> {
  const path = places.given ?? places.beside
  const bytes = await readPrivate(path, places.given ? 'mounted' : 'ours')
  if (!bytes) {
    if (!places.given) return null
    throw new Failure('secret.locked', `The key file ${path} is not there.`, 'Mount it, or make one with age-keygen.')
  }
  const text = bytes.toString('latin1')
  const account = IN_KEYCHAIN.exec(text)?.[1]
  if (account !== undefined && !places.given) return fromKeychain(account, places)
  if (text.startsWith(WRAPPED)) return identityOf(await unwrap(bytes, path, places.passphrase), path, wrappedAt(path))
  return { ...(await identityOf(text, path, plainAt(path))), unwrapped: !places.given }
}

/** Makes a key, in the best place that there is. The caller holds the lock. */
export async function makeIdentity(places: IdentityPlaces): Promise<Identity> {
  const key = await generateX25519Identity()
  const recipient = await identityToRecipient(key)
  const made = { key, recipient, place: plainAt(places.beside) }
  if (places.passphrase !== undefined) return wrapIdentity(made, places.beside, places.passphrase)
  const keychain = await places.keychain()
  if (!keychain) {
    await writePrivate(places.beside, Buffer.from(`${key}\n`))
    return made
  }
  const account = `key-${randomUUID()}`
  await keychain.set(account, key)
  await writePrivate(places.beside, Buffer.from(`lanewright-keychain: ${account}\n`))
  return { key, recipient, place: `its key in ${keychain.name}` }
}

/** From now on the passphrase is needed. The caller holds the lock. */
export async function wrapIdentity({ key, recipient }: Identity, path: string, passphrase: string): Promise<Identity> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  await writePrivate(path, await encrypter.encrypt(`${key}\n`))
  return { key, recipient, place: wrappedAt(path) }
}

const wrappedAt = (path: string) => `its key in ${path}, behind a passphrase`
const plainAt = (path: string) =>
  `its key in ${path}, not behind a passphrase: whoever may read both files has the secrets`

async function fromKeychain(account: string, places: IdentityPlaces): Promise<Identity> {
  const keychain = await places.keychain()
  const key = await keychain?.get(account).catch(() => null)
  if (keychain && key) return identityOf(key, keychain.name, `its key in ${keychain.name}`)
  const next = 'Log in to the desktop of the user who made them and unlock it, then start again.'
  throw new Failure('secret.locked', 'The key of the secrets is in a keychain that does not give it out here.', next)
}

async function identityOf(text: string, path: string, place: string): Promise<Identity> {
  const key = text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => KEY_LINE.test(line))
  try {
    if (key !== undefined) return { key, recipient: await identityToRecipient(key), place }
  } catch {
    // Said below, without the words of the library: they may hold part of the key.
  }
  throw new Failure('secret.damaged', `${path} holds no key.`, 'Put the right key there again.')
}

async function unwrap(bytes: Buffer, path: string, passphrase: string | undefined): Promise<string> {
  if (passphrase === undefined) {
    throw new Failure('secret.locked', `The key ${path} is behind a passphrase.`, 'Start again with the passphrase.')
  }
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decrypt(bytes, 'text').catch((error: Error) => {
    if (/no identity matched/.test(error.message))
      throw new Failure('secret.wrong_passphrase', 'That is not the passphrase of the secrets.', 'Try another.')
    throw new Failure('secret.damaged', `The key ${path} is damaged.`, 'Put a copy of it back.')
  })
}
