import type { CommunicationOutput } from '#kernel/contracts/scheduling.ts'
import { normalizeText } from '#kernel/ledger/canonical.ts'
import { readBrief } from './brief.ts'
import { writeMessage } from './write-message.ts'

/** Opening, middle and question have 4, 3 and 5 wordings: after so many steps the words of a follow-up come again. */
const WORDINGS_MAX = 60

/**
 * Seed 003: the context of one attendee in, a mail or an error out. Takes any value and never throws; the same context
 * gives the same mail, so that a replay writes what was sent.
 */
export function compose(context: unknown): CommunicationOutput {
  const read = readBrief(context)
  if ('error' in read) return { subject: '', body: '', metadata: read.error }
  const { brief } = read
  const earlier = new Set(brief.earlier.map(essence))
  const drafts = Array.from({ length: WORDINGS_MAX }, (_, i) => i)
  const fresh = drafts.find((i) => !earlier.has(essence(writeMessage(brief, brief.attempt + i).body))) ?? 0
  return { ...writeMessage(brief, brief.attempt + fresh), metadata: {} }
}

function essence(text: string): string {
  return normalizeText(text).replace(/\s+/gu, ' ').trim()
}
