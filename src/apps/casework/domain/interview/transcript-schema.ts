import { type Static, Type } from 'typebox'
import { closed, Id, list, nullable, oneOf, Sha256Hex, text } from '#kernel/contracts/closed.ts'
import { TIMESTAMP } from '../text/day.ts'

/** What was said in a session, turn by turn. A correction is a new version; the one before stays as it is. */

export const TURN_MAX = 20_000
export const TURNS_MAX = 1000
/** Of all turns together. */
export const WORDS_MAX = 1_000_000

export const SPEAKERS = ['interviewer', 'client', 'attorney', 'interpreter', 'other'] as const
export type Speaker = (typeof SPEAKERS)[number]

const Timestamp = Type.String({ pattern: TIMESTAMP.source, maxLength: 40 })

export const Turn = closed({
  turn: Type.Integer({ minimum: 1, maximum: TURNS_MAX }),
  speaker: oneOf(SPEAKERS),
  /** When it began; null where nobody knows. */
  at: nullable(Timestamp),
  source: oneOf(['asked', 'typed', 'dictated']),
  /** The governed question that this turn asks or answers. */
  question_id: nullable(text(100, 1)),
  /** Empty only where the client left the question out. */
  text: text(TURN_MAX),
  corrected: Type.Boolean(),
})
export type Turn = Static<typeof Turn>

export const Transcript = closed(
  {
    client_session_id: Id,
    language: nullable(text(35, 2)),
    version: Type.Integer({ minimum: 1, maximum: 10_000 }),
    /** The hash of the version that this one corrects. */
    corrects: nullable(Sha256Hex),
    turns: list(Turn, TURNS_MAX),
  },
  { title: 'Transcript' },
)
export type Transcript = Static<typeof Transcript>
