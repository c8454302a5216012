import type { BusyKind, EventFacts } from '#kernel/ports/calendar.ts'
import { AWAY_WORDS, COURT_WORDS } from './busy-words.ts'
import { oneLine } from './plain-text.ts'

/** All that is ever told of a private event. */
export const PRIVATE_LABEL = 'Private event'
const LABEL_MAX = 200
const TEXT_MAX = 2000

/** Never overridden: neither by a score nor by a person's haste. */
const HARD: ReadonlySet<BusyKind> = new Set(['court', 'out_of_office', 'private'])

export function isHard(kind: BusyKind): boolean {
  return HARD.has(kind)
}

/**
 * What an event of a calendar means for a meeting; null where it takes no time. A private event is private before it is
 * anything else, so its words are not even looked at; as nobody can weigh it, it is hard.
 */
export function classifyEvent(facts: EventFacts): { kind: BusyKind; label: string } | null {
  if (facts.status === 'cancelled' || facts.answer === 'declined') return null
  if (facts.isPrivate) return facts.isFree ? null : { kind: 'private', label: PRIVATE_LABEL }
  const label = oneLine(facts.title, LABEL_MAX) || 'Busy'
  if (facts.ours) return { kind: facts.status === 'tentative' ? 'hold' : 'busy', label }
  // Calendars enter whole days as free unless told otherwise; a whole day in court or away is none.
  const isFree = facts.isFree && !facts.isAllDay && !facts.isOutOfOffice
  const hard = isFree ? null : hardKindOf(facts)
  if (hard) return { kind: hard, label }
  if (facts.isFree) return null
  const isOpen = facts.status === 'tentative' || facts.answer === 'tentative' || facts.answer === 'needs_action'
  return { kind: isOpen ? 'tentative' : 'busy', label }
}

function hardKindOf(facts: EventFacts): BusyKind | null {
  const words = normalize([facts.title, ...facts.categories.slice(0, 20)].join(' | '))
  // The place counts too: "Mustermann ./. Beispiel" at the Amtsgericht is a hearing.
  if (COURT.test(words) || COURT.test(normalize(facts.location))) return 'court'
  return facts.isOutOfOffice || AWAY.test(words) ? 'out_of_office' : null
}

/** Small letters without accents, words parted by single blanks; Cyrillic keeps its й and ї, Polish its ą. */
function normalize(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .toWellFormed()
    .toLowerCase()
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) =>
      letter
        .normalize('NFD')
        .replace(/(?!\u0328)\p{M}/gu, '')
        .normalize('NFC'),
    )
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
}

function wordsOf(lists: Record<string, readonly string[]>): RegExp {
  const words = [...new Set(Object.values(lists).flat())].map((word) =>
    word.replace(/^\*/, '[\\p{L}\\p{N}]*').replace(/\*$/, '[\\p{L}\\p{N}]*'),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

const COURT = wordsOf(COURT_WORDS)
const AWAY = wordsOf(AWAY_WORDS)
