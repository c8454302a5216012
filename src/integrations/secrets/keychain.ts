import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The store of the operating system that the person's login opens. It holds the key of the secrets, not the secrets:
 * the one of Windows takes no long values, and none of them can tell two processes that write at once apart.
 */
export interface Keychain {
  readonly name: string
  get(account: string): Promise<string | null>
  set(account: string, value: string): Promise<void>
  remove(account: string): Promise<void>
}

const SERVICE = 'lanewright'
/** A locked one may ask the person, who may not be there. */
const ANSWER_MS = 10_000

const NAMES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'the macOS Keychain',
  win32: 'the Windows Credential Manager',
  linux: 'the Secret Service of the desktop',
}

/** The keychain of this system, if one really keeps what it is given; null otherwise. */
export async function systemKeychain(env: NodeJS.ProcessEnv): Promise<Keychain | null> {
  const name = NAMES[process.platform]
  if (!name || (process.platform === 'linux' && !hasSessionBus(env))) return null
  try {
    const keychain = await load(name)
    return (await keeps(keychain)) ? keychain : null
  } catch {
    // Not there, locked, or no module for this machine: all the same answer, and the encrypted file takes its place.
    return null
  }
}

/** Without an address the library would look for a bus by itself, or start one that forgets everything. */
function hasSessionBus(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env.DBUS_SESSION_BUS_ADDRESS || (env.XDG_RUNTIME_DIR && existsSync(join(env.XDG_RUNTIME_DIR, 'bus'))))
}

async function load(name: string): Promise<Keychain> {
  const { AsyncEntry } = await import('@napi-rs/keyring')
  // Pinned: by default the library falls back to the kernel's key ring, which forgets everything at a restart.
  const entry = (account: string) => new AsyncEntry(SERVICE, account, { linux: { store: 'secret-service' } })
  const soon = () => AbortSignal.timeout(ANSWER_MS)
  return {
    name,
    get: (account) => entry(account).getPassword(soon()),
    set: (account, value) => entry(account).setPassword(value, soon()),
    remove: async (account) => void (await entry(account).deletePassword(soon())),
  }
}

async function keeps(keychain: Keychain): Promise<boolean> {
  const [account, value] = [`probe-${randomUUID()}`, randomUUID()]
  await keychain.set(account, value)
  const found = await keychain.get(account)
  await keychain.remove(account)
  return found === value && (await keychain.get(account)) === null
}
