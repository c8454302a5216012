import type { Refusal } from '#kernel/contracts/refusal.ts'
import { TIMESTAMP } from '../text/day.ts'
import { type InterviewContext, type NextPrompt, nextPrompt } from './next-prompt.ts'
import type { PromptPack } from './prompt-pack.ts'

/** What a client agreed to, as it was recorded. */
export interface Consent {
  /** Who gave it. */
  by: string
  /** When, with the zone. */
  at: string
  /** In which words: what was told and what was answered. */
  words: string
  /** Also to a recording of the voice. */
  recording: boolean
  withdrawn_at?: string | null
}

export interface InterviewSession {
  client_session_id: string
  consent: Consent | null
  /** The voice is recorded, or is about to be. */
  recorded: boolean
}

const RECORD = 'Record who consented, when, and in which words.'

/** What keeps a session from asking; null when the client has consented to what is about to happen. */
export function consentFault({ consent, recorded }: InterviewSession): Refusal | null {
  if (!consent) return fault('missing', 'Nobody is asked anything before their consent is recorded.', RECORD)
  if (consent.by.trim() === '') return fault('nobody', 'The consent does not say who gave it.', RECORD)
  if (!TIMESTAMP.test(consent.at) || Number.isNaN(Date.parse(consent.at)))
    return fault('no_time', 'The consent does not say when it was given.', RECORD)
  if (consent.words.trim() === '') return fault('no_words', 'The consent does not say what was agreed to.', RECORD)
  if (consent.withdrawn_at)
    return fault('withdrawn', 'The client has taken the consent back.', 'Ask for a new one, in a new session.')
  if (recorded && !consent.recording)
    return fault(
      'no_recording',
      'The client has not consented to a recording.',
      'Stop recording and type, or record that consent first.',
    )
  return null
}

/** The next question of a session, or why there is none yet. */
export function askNext(
  session: InterviewSession,
  pack: PromptPack,
  context: InterviewContext,
): NextPrompt | { refusal: Refusal } {
  const refusal = consentFault(session)
  return refusal ? { refusal } : nextPrompt(pack, context)
}

function fault(what: string, message: string, next: string): Refusal {
  return { code: `consent.${what}`, message, next }
}
