import { join, resolve } from 'node:path'
import { Decrypter, Encrypter } from 'age-encryption'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Secrets } from '#kernel/ports/secrets.ts'
import { findIdentity, type Identity, type IdentityPlaces, makeIdentity, wrapIdentity } from './identity.ts'
import { type Keychain, systemKeychain } from './keychain.ts'
import { privateFolder, readPrivate, whileLocked, writePrivate } from './private-file.ts'
import { checkName, checkValue, readContent, SECRETS_MAX, writeContent } from './rules.ts'

export interface SecretsOptions {
  dataDir: string
  /** Wraps a key that lies in a file. */
  passphrase?: string
  /** A key that is mounted, for machines without a keychain and without a person. */
  identityFile?: string
  env?: NodeJS.ProcessEnv
  keychain?(env: NodeJS.ProcessEnv): Promise<Keychain | null>
}

/**
 * The secrets of a data folder: one encrypted file in it, its key outside of it. Nothing is kept in memory but the key:
 * each call reads the file, because other processes may have changed it.
 */
export async function openSecrets(options: SecretsOptions): Promise<Secrets> {
  const dataDir = resolve(options.dataDir)
  const [path, lockFolder] = [fileIn(dataDir), join(dataDir, 'secrets.lock')]
  await privateFolder(dataDir)
  const identity = await openIdentity(placesOf(options, dataDir), path, lockFolder)
  const load = () => readSecrets(path, identity)

  function change<T>(act: (secrets: Map<string, string>) => T): Promise<T> {
    return whileLocked(lockFolder, async () => {
      const secrets = await load()
      const before = writeContent(secrets)
      const answer = act(secrets)
      const after = writeContent(secrets)
      if (after !== before) await writePrivate(path, await encrypt(after, identity))
      return answer
    })
  }

  // Fails here, and not at the first use, if the file does not belong to the key.
  await load()
  return {
    place: `the encrypted file ${path}; ${identity.place}`,
    names: async () => [...(await load()).keys()].sort(),
    async get(name) {
      checkName(name)
      return (await load()).get(name) ?? null
    },
    async set(name, value) {
      checkName(name)
      checkValue(value)
      await change((secrets) => {
        if (!secrets.has(name) && secrets.size >= SECRETS_MAX) throw tooMany()
        secrets.set(name, value)
      })
    },
    async remove(name) {
      checkName(name)
      return change((secrets) => secrets.delete(name))
    },
  }
}

/** Whether anything was ever set in this folder. Opening would make a key where there is none. */
export async function hasSecrets(dataDir: string): Promise<boolean> {
  return (await readPrivate(fileIn(resolve(dataDir)))) !== null
}

const fileIn = (dataDir: string) => join(dataDir, 'secrets.age')

function placesOf(options: SecretsOptions, dataDir: string): IdentityPlaces {
  const { passphrase, identityFile, env = process.env, keychain = systemKeychain } = options
  const given = identityFile === undefined ? undefined : resolve(identityFile)
  return { given, passphrase, beside: `${dataDir}.identity`, keychain: () => keychain(env) }
}

/** A passphrase takes seconds to try, so that the lock is only taken where there is something to write. */
async function openIdentity(places: IdentityPlaces, path: string, lockFolder: string): Promise<Identity> {
  const { beside, passphrase } = places
  const needsWrap = (found: Identity) => found.unwrapped === true && passphrase !== undefined
  const known = await findIdentity(places)
  if (known && !needsWrap(known)) return known
  return whileLocked(lockFolder, async () => {
    const found = await findIdentity(places)
    if (found) return needsWrap(found) ? wrapIdentity(found, beside, passphrase as string) : found
    // A new key is made only where nothing was encrypted yet: it could not open what another one closed.
    if ((await readPrivate(path)) === null) return makeIdentity(places)
    const next = `Put the key file back as ${beside}, or name another; without it set the secrets anew elsewhere.`
    throw new Failure('secret.locked', `The key of ${path} is not there.`, next)
  })
}

async function readSecrets(path: string, identity: Identity): Promise<Map<string, string>> {
  const bytes = await readPrivate(path)
  if (bytes === null) return new Map()
  const content = readContent(await decrypt(bytes, path, identity))
  if (content) return content
  throw damaged(path)
}

async function decrypt(bytes: Uint8Array, path: string, identity: Identity): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity.key)
  return decrypter.decrypt(bytes, 'text').catch((error: Error) => {
    if (!/no identity matched/.test(error.message)) throw damaged(path)
    const message = `${path} was encrypted with another key than the one that was found.`
    throw new Failure('secret.locked', message, 'Put the right key back, or name it.')
  })
}

async function encrypt(text: string, identity: Identity): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(identity.recipient)
  return encrypter.encrypt(text)
}

function damaged(path: string): Failure {
  return new Failure('secret.damaged', `${path} is damaged.`, 'Restore it from a copy, or remove it and set all anew.')
}

function tooMany(): Failure {
  return new Failure('secret.too_many', `There are ${SECRETS_MAX} secrets already.`, 'Remove one that is not used.')
}
