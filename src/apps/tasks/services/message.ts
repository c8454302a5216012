import { storableText } from '#kernel/text.ts'
import { MESSAGE_MAX } from '../contracts.ts'

/** As it was typed, as far as a database can keep it; one character more than allowed says that it was too long. */
export function storableMessage(message: string): string {
  return [...storableText(message)].slice(0, MESSAGE_MAX + 1).join('')
}
