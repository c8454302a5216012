import { randomUUID } from 'node:crypto'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Failure } from '#contracts/refusal.ts'
import type { Keychain } from './keychain.ts'
import { readPrivate, writePrivate } from './private-file.ts'

/** The key of the encrypted file, and where it lies in words for a person. */
export interface Identity {
  key: string
  recipient: string
  place: string
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
  if (text.startsWith(WRAPPED)) {
    const key = await unwrap(bytes, path, places.passphrase)
    return identityOf(key, path, `its key in ${path}, behind a passphrase`)
  }
  const place = `its key in ${path}, not behind a passphrase: whoever may read both files has the secrets`
  if (places.given || places.passphrase === undefined) return identityOf(text, path, place)
  // A passphrase that was not there before: from now on it is needed.
  const found = await identityOf(text, path, `its key in ${path}, behind a passphrase`)
  await writePrivate(path, await wrap(found.key, places.passphrase))
  return found
}

/** Makes a key, in the best place that there is. The caller holds the lock. */
export async function makeIdentity(places: IdentityPlaces): Promise<Identity> {
  const key = await generateX25519Identity()
  if (places.passphrase !== undefined) {
    await writePrivate(places.beside, await wrap(key, places.passphrase))
  } else {
    const keychain = await places.keychain()
    const account = `key-${randomUUID()}`
    if (keychain) await keychain.set(account, key)
    await writePrivate(places.beside, Buffer.from(keychain ? `lanewright-keychain: ${account}\n` : `${key}\n`))
  }
  const made = await findIdentity(places)
  if (made?.key !== key) throw new Failure('secret.damaged', 'A new key was not kept as it was.', 'Report it.')
  return made
}

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

async function wrap(key: string, passphrase: string): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(`${key}\n`)
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
