import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Owner } from '#system/owner.ts'
import { type Layout, privateFolder, writePrivate } from '#system/private-folder.ts'

export const roleUsers = {
  superuser: 'lanewright_admin',
  owner: 'lanewright_owner',
  app: 'lanewright_app',
  desk: 'lanewright_desk',
  auditor: 'lanewright_auditor',
  dispatch: 'lanewright_dispatch',
} as const

export type Role = keyof typeof roleUsers
export type Credentials = Record<Role, { user: string; password: string }>

export const roles = Object.keys(roleUsers) as Role[]

/** Reads the passwords, or makes them for a folder without a cluster: they stand on disk before anything uses them. */
export async function loadCredentials(layout: Layout, clusterExists: boolean, owner?: Owner): Promise<Credentials> {
  await privateFolder(layout.secrets, owner)
  const stored = await readFile(layout.passwords, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw unreadable(layout.passwords, error)
  })
  if (stored !== undefined) return parseCredentials(stored, layout.passwords)
  if (clusterExists) throw unreadable(layout.passwords)
  const made = roles.map((role) => [role, { user: roleUsers[role], password: randomBytes(32).toString('base64url') }])
  const credentials = Object.fromEntries(made) as Credentials
  await writePrivate(layout.passwords, `${JSON.stringify(credentials, null, 2)}\n`, owner)
  return credentials
}

export function parseCredentials(text: string, path: string): Credentials {
  let value: Partial<Record<string, { user?: unknown; password?: unknown }>> | null
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw unreadable(path, error)
  }
  const good = (role: Role) => {
    const entry = value?.[role]
    return entry?.user === roleUsers[role] && typeof entry.password === 'string' && /^[\w-]{43}$/.test(entry.password)
  }
  if (!roles.every(good)) throw unreadable(path)
  return Object.fromEntries(roles.map((role) => [role, value?.[role]])) as Credentials
}

export function unreadable(path: string, cause?: unknown): Failure {
  const message = `The passwords of the embedded database in ${path} are missing, damaged or of another database.`
  return new Failure('database.no_credentials', message, 'Restore that file from the backup of the data folder.', cause)
}
