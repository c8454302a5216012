import type { MessageType } from '#kernel/contracts/proposals.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { foldTokens } from '../leads/tokens.ts'

export interface Draft {
  type: MessageType
  content: string
}

/** What a draft may be about: what is known of the person, as the file or the profile said it. */
export interface KnownPerson {
  full_name: string
  job_title?: string | null
  company?: string | null
  location?: string | null
  headline?: string | null
}

export interface DraftTerms {
  /** The kind of message that this step of the sequence sends. */
  type: MessageType
  /** Characters that the channel takes. */
  limits: { note: number; message: number }
}

type DraftError = Refusal & { path: string }

/** What keeps a draft from being shown to a person for approval; null when nothing does. */
export function draftError({ type, content }: Draft, person: KnownPerson, terms: DraftTerms): DraftError | null {
  const path = '/message/content'
  if (type !== terms.type)
    return {
      code: 'message.other_type',
      message: `this step sends a ${terms.type}, not a ${type}`,
      next: `Draft a ${terms.type}.`,
      path: '/message/type',
    }
  const most = type === 'connection_request' ? terms.limits.note : terms.limits.message
  // As browsers count: a field with a limit counts units, not what a reader would call characters.
  if (content.length > most)
    return {
      code: 'message.too_long',
      message: `the channel takes ${most} characters here, and these are ${content.length}`,
      next: 'Shorten it.',
      path,
    }
  if (UNSEEN.test(content))
    return {
      code: 'message.unseen_characters',
      message: 'the text holds characters that nobody sees, and that nobody could approve',
      next: 'Write plain text.',
      path,
    }
  const placeholder = PLACEHOLDER.exec(content)?.[0]
  if (placeholder)
    return {
      code: 'message.placeholder',
      message: `${JSON.stringify(placeholder)} was left to be filled in`,
      next: 'Write the words themselves.',
      path,
    }
  if (!namesDetail(content, person))
    return {
      code: 'message.impersonal',
      message: 'nothing in it says why it is written to this person',
      next: 'Name the title, the company, the place or the headline of the profile.',
      path,
    }
  return null
}

/** Controls but line breaks, zero-width and direction marks, tags, what belongs to no script; not what joins an emoji. */
const UNSEEN = /(?!\n|\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u

const PLACEHOLDER =
  /\{\{?[^{}\n]{0,40}\}\}?|\[(?:your|my|their|the|first|last|full|company|name|title|job|recipient|insert)\b[^\]\n]{0,40}\]|<(?:your|first|last|full|company|name|title|recipient|insert)\b[^>\n]{0,40}>|%[A-Z_]{3,30}%/iu

/** A name alone is on every letter; a detail is what this person's profile says: two words of it, or all of a short one. */
function namesDetail(content: string, { job_title, company, location, headline }: KnownPerson): boolean {
  const said = foldTokens(content)
  const whole = [job_title, company, location].map((text) => foldTokens(text ?? '')).filter((tokens) => tokens !== '')
  if (whole.some((tokens) => said.includes(tokens))) return true
  return [...whole, foldTokens(headline ?? '')].some((tokens) => pairsOf(tokens).some((pair) => said.includes(pair)))
}

function pairsOf(tokens: string): string[] {
  const words = tokens.trim().split(' ')
  return words.slice(1).map((word, i) => ` ${words[i]} ${word} `)
}
