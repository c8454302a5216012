import { type ChecklistItem, missing } from './checklist.ts'
import { isGiven } from './field-value.ts'
import type { ClientIntakeForm } from './form-schema.ts'

const EMAIL =
  /^[^\s@"<>(),;:]{1,64}@(?=.{1,255}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u
const PHONE_SIGNS = /^[+\d\s()./-]+(?:(?:ext|x|#)\.?\s?\d{1,6})?$/i
const FEWEST_DIGITS = 7
const MOST_DIGITS = 20

/** Why nobody could be reached by this; null when it looks as if one could. */
export function contactDoubt(field: string, value: string): string | null {
  const text = value.trim()
  if (field === 'client.email') return EMAIL.test(text) ? null : 'This does not look like an e-mail address.'
  if (field === 'client.phone') return isPhone(text) ? null : 'This does not look like a telephone number.'
  return text.length >= 10 && /\p{L}/u.test(text) ? null : 'This does not look like a postal address.'
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return PHONE_SIGNS.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
}

/** One way to reach the client is enough; a way that does not look like one is none. */
export function reachItems({ client }: ClientIntakeForm): ChecklistItem[] {
  const ways: Array<[field: string, value: string | undefined]> = [
    ['client.email', client.email],
    ['client.phone', client.phone],
    ['client.address', client.address],
  ]
  if (ways.some(([field, value]) => isGiven(value) && contactDoubt(field, value!) === null)) return []
  const why = 'There is no e-mail address, telephone number or postal address that can be used.'
  return [missing('client.contact', 'A way to reach the client', why, 'How can we reach you?')]
}
