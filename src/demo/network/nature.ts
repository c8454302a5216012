import { HOSTILE_POSTSCRIPTS } from './hostile.ts'
import type { Person } from './people.ts'
import { randomOf } from './random.ts'

const HOUR_MS = 3_600_000

export type ReplyKind = 'interested' | 'not_now' | 'question' | 'opt_out' | 'abusive'

export interface Reply {
  afterMs: number
  kind: ReplyKind
  text: string
}

/** Milliseconds from the invitation to the yes; null for somebody who never accepts, however often they are asked. */
export function acceptsAfterMs(seed: number, slug: string, nthInvitation: number): number | null {
  if (randomOf(seed, 'accepts', slug).unit() >= 0.65) return null
  const random = randomOf(seed, 'accepts-after', slug, nthInvitation)
  return random.unit() < 0.5 ? random.between(1, 20) * HOUR_MS : random.between(20, 6 * 24) * HOUR_MS
}

const REPLIES: Record<ReplyKind, readonly string[]> = {
  interested: [
    'Thanks for writing, this comes at a good time. Could you send me a few times for next week?',
    'Interesting. Let us talk: Tuesday or Thursday afternoon suits me.',
    'Yes, I would like to hear more.',
  ],
  not_now: [
    'Thank you, but not now. Maybe ask again in the new year.',
    'We have just signed with somebody else, so this is not a good moment.',
    'Busy quarter. Later, perhaps.',
  ],
  question: [
    'How did you find me, and what would it cost?',
    'Does this also work for a team of five?',
    'Where is the data kept?',
  ],
  opt_out: [
    'Please do not contact me again.',
    'Remove me from your list, please.',
    'I do not wish to receive such messages. Unsubscribe.',
  ],
  abusive: [
    'What an idiot sends something like this? Get lost.',
    'You people are a plague. I hope your company goes under.',
  ],
}

/** After these a person has said all they will ever say. */
const LAST_WORDS: readonly ReplyKind[] = ['opt_out', 'abusive']

/**
 * What a person answers to the note (`nth` 0) or to the nth message (from 1), or null for nothing. `earlier` are the
 * kinds of the replies they gave before.
 */
export function replyOf(
  seed: number,
  person: Pick<Person, 'slug' | 'hostile'>,
  nth: number,
  earlier: readonly ReplyKind[],
): Reply | null {
  if (earlier.some((kind) => LAST_WORDS.includes(kind))) return null
  const mood = randomOf(seed, 'mood', person.slug).unit()
  const random = randomOf(seed, 'reply', person.slug, nth)
  if (mood >= 0.8 || random.unit() >= (nth === 0 ? 0.35 : 0.6)) return null
  const kind = earlier.length === 0 ? firstKind(mood) : nextKind(earlier.at(-1)!)
  const text = random.pick(REPLIES[kind])
  const afterMs = random.between(1, 60) * HOUR_MS + random.between(0, 59) * 60_000
  return { afterMs, kind, text: person.hostile ? `${text}\n\n${random.pick(HOSTILE_POSTSCRIPTS)}` : text }
}

function firstKind(mood: number): ReplyKind {
  if (mood < 0.28) return 'interested'
  if (mood < 0.48) return 'question'
  if (mood < 0.66) return 'not_now'
  return mood < 0.75 ? 'opt_out' : 'abusive'
}

/** A question that was answered makes interest; who was asked too often wants to be left alone. */
function nextKind(last: ReplyKind): ReplyKind {
  return last === 'not_now' ? 'opt_out' : 'interested'
}
