import { Failure } from '#kernel/contracts/refusal.ts'

export const VALUE_MAX_CHARS = 8192
export const SECRETS_MAX = 500

const NAME = /^[A-Z][A-Z0-9_]{0,63}$/

/** None of these says what was given: whoever mixes up name and value must not find the value in a log. */
export function checkName(name: string): void {
  if (NAME.test(name)) return
  const next = 'Use capital letters, digits and underscores, a letter first, 64 at most: for example MAIL_PASSWORD.'
  throw new Failure('secret.bad_name', 'That is no name of a secret.', next)
}

export function checkValue(value: string): void {
  if (value.length === 0) throw new Failure('secret.empty', 'A secret has a value.', 'Give one, or remove the secret.')
  if (value.length <= VALUE_MAX_CHARS) return
  const message = `The value has ${value.length} characters; ${VALUE_MAX_CHARS} are the most.`
  throw new Failure('secret.too_long', message, 'Give a shorter one; keep files elsewhere, and their key here.')
}

/** What the encrypted file holds; null if it is not that. */
export function readContent(text: string): Map<string, string> | null {
  try {
    const { version, secrets } = JSON.parse(text) as { version?: unknown; secrets?: unknown }
    if (version !== 1 || typeof secrets !== 'object' || secrets === null) return null
    const entries = Object.entries(secrets)
    for (const [name, value] of entries) {
      if (typeof value !== 'string') return null
      checkName(name)
      checkValue(value)
    }
    return new Map(entries as [string, string][])
  } catch {
    return null
  }
}

export function writeContent(secrets: Map<string, string>): string {
  return JSON.stringify({ version: 1, secrets: Object.fromEntries(secrets) })
}
