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
export function consentError({ consent, recorded }: InterviewSession): Refusal | null {
  if (!consent) return error('missing', 'Nobody is asked anything before their consent is recorded.', RECORD)
  if (consent.by.trim() === '') return error('nobody', 'The consent does not say who gave it.', RECORD)
  if (!TIMESTAMP.test(consent.at) || Number.isNaN(Date.parse(consent.at)))
    return error('no_time', 'The consent does not say when it was given.', RECORD)
  if (consent.words.trim() === '') return error('no_words', 'The consent does not say what was agreed to.', RECORD)
  if (consent.withdrawn_at)
    return error('withdrawn', 'The client has taken the consent back.', 'Ask for a new one, in a new session.')
  if (recorded && !consent.recording)
    return error(
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
  const refusal = consentError(session)
  return refusal ? { refusal } : nextPrompt(pack, context)
}

function error(what: string, message: string, next: string): Refusal {
  return { code: `consent.${what}`, message, next }
}
