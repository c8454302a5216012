import { randomBytes } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'

/** The one who is signed in here: the person whose campaigns are tried out. */
export interface Account {
  email: string
  name: string
  password: string
}

const LONGEST = 200
/** Whoever is made here is called so. */
export const USUAL_NAME = 'Robin Practice'

/** Given ones stay in memory. Otherwise an account with a password of its own is made once and kept in a file. */
export async function accountOf(given: Account | undefined, path: string): Promise<Account> {
  if (given) return checked(given, 'The account that was given')
  const text = await readPrivate(path)
  if (text !== undefined) {
    const parsed = parseStrict(text)
    return checked(parsed.ok ? parsed.value : undefined, `The account in ${path}`)
  }
  const password = randomBytes(12).toString('base64url')
  const made: Account = { email: 'you@practice.example', name: USUAL_NAME, password }
  await writePrivate(path, `${JSON.stringify(made)}\n`)
  return made
}

/** Kept over restarts: who may move the time is not asked to read the file again. */
export async function adminTokenOf(path: string): Promise<string> {
  const stored = (await readPrivate(path))?.trim()
  if (stored !== undefined && /^[\w-]{43}$/.test(stored)) return stored
  const token = randomBytes(32).toString('base64url')
  await writePrivate(path, `${token}\n`)
  return token
}

function checked(value: unknown, what: string): Account {
  const { email, name, password } = (value ?? {}) as Partial<Account>
  const isGood = (text: unknown) => typeof text === 'string' && text !== '' && text.length <= LONGEST
  if (isGood(email) && isGood(name) && isGood(password)) return { email, name, password } as Account
  const next = `Give email, name and password, each of 1 to ${LONGEST} characters.`
  throw new Failure('demo.bad_account', `${what} is not complete.`, next)
}

async function readPrivate(path: string): Promise<string | undefined> {
  try {
    await chmod(path, 0o600)
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function writePrivate(path: string, text: string): Promise<void> {
  const draft = `${path}.new`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await chmod(draft, 0o600)
  await rename(draft, path)
}
