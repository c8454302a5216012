import { type Static, Type } from 'typebox'
import { closed, list, nullable, OpenObject, oneOf, text } from './closed.ts'

/** Seed 003: what the Communication Agent is given and what it gives back, and what the decision side decides. */

export const ACTION_TYPES = ['Initiate', 'Reply', 'Follow_up', 'Confirm', 'Wait', 'Escalate', 'Close'] as const
export type ActionType = (typeof ACTION_TYPES)[number]

/** Every subtype that an action may have; an action without any takes none. */
export const ACTION_SUBTYPES = {
  Initiate: [],
  Reply: ['answer', 'clarify', 'persist', 'request_alternatives'],
  Follow_up: [],
  Confirm: ['pending_others', 'finalized'],
  Wait: ['attendee'],
  Escalate: ['alternatives_proposed', 'unusual', 'internal'],
  Close: ['declined', 'unresponsive', 'removed'],
} as const satisfies Record<ActionType, readonly string[]>

/** Only these are written about; the others never reach the Communication Agent. */
export const MAIL_ACTIONS = ['Initiate', 'Reply', 'Follow_up', 'Confirm'] as const satisfies readonly ActionType[]

/** ISO 639-1. */
export const MAIL_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'uk'] as const
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

/** ISO 8601, with or without an offset; without one it is local to the operation's zone. */
const Timestamp = text(40, 1)

export const NextAction = closed({
  type: oneOf(ACTION_TYPES),
  subtype: Type.Optional(nullable(text(40))),
  metadata: Type.Optional(OpenObject),
})
export type NextAction = Static<typeof NextAction>

export const ConversationMessage = closed({
  direction: oneOf(['inbound', 'outbound']),
  email: text(320),
  content: text(20_000),
  timestamp: Timestamp,
})
export type ConversationMessage = Static<typeof ConversationMessage>

export const SchedulingOperation = closed({
  title: text(300, 1),
  /** Minutes. */
  duration: Type.Number({ exclusiveMinimum: 0, maximum: 60 * 24 * 14 }),
  location: text(1000, 1),
  /** IANA, or an abbreviation that names one zone: EST, PST, UTC. */
  timezone: text(64, 1),
  date: closed({ start: Timestamp, end: Timestamp }),
  description: Type.Optional(text(5000)),
})
export type SchedulingOperation = Static<typeof SchedulingOperation>

/** All that the Communication Agent knows. Nothing in it is about another attendee. */
export const CommunicationContext = closed(
  {
    next_action: NextAction,
    attendee_email: Type.String({ format: 'email', maxLength: 320 }),
    attendee_name: text(200, 1),
    attendee: closed({
      default_language: Type.Optional(text(35)),
      /** Of the attendee, if it is known: a mail states the time on their clock too. */
      time_zone: Type.Optional(text(64)),
    }),
    /** Oldest first. */
    conv_history: list(ConversationMessage, 500),
    scheduling_operation: SchedulingOperation,
  },
  { title: 'CommunicationContext' },
)
export type CommunicationContext = Static<typeof CommunicationContext>

export const COMMUNICATION_ERRORS = [
  'missing_critical_details',
  'undefined_action_type',
  'language_detection_failed',
] as const

/** Filled only where no message can be written. */
export const CommunicationError = closed(
  {
    error: oneOf(COMMUNICATION_ERRORS),
    details: text(2000),
    missing_fields: Type.Optional(list(text(100), 50)),
    action_received: Type.Optional(text(200)),
  },
  { title: 'CommunicationError' },
)
export type CommunicationError = Static<typeof CommunicationError>

export const CommunicationOutput = closed(
  {
    subject: text(400),
    body: text(10_000),
    metadata: Type.Optional(Type.Union([CommunicationError, closed({})])),
  },
  { title: 'CommunicationOutput' },
)
export type CommunicationOutput = Static<typeof CommunicationOutput>

export const ENGAGEMENTS = ['none', 'silent', 'responsive', 'promised', 'declined', 'confirmed'] as const
export const EVENT_ACTIONS = ['continue', 'finalize', 'escalate', 'close'] as const

/** How the other required attendees stand: numbers, never who they are. */
export const OthersStatus = closed({
  required: Type.Integer({ minimum: 0, maximum: 1000 }),
  confirmed: Type.Integer({ minimum: 0, maximum: 1000 }),
  lowest_score: nullable(Type.Integer({ minimum: 0, maximum: 100 })),
})
export type OthersStatus = Static<typeof OthersStatus>

/** One attendee, one call, no memory. */
export const DecisionInput = closed(
  {
    operation: closed({ ...SchedulingOperation.properties, others: Type.Optional(OthersStatus) }),
    attendee: closed({
      email: text(320, 1),
      name: Type.Optional(text(200)),
      default_language: Type.Optional(text(35)),
      /** Default: true. */
      required: Type.Optional(Type.Boolean()),
      /** Of the attendee, if it is known: a time without a zone is on this clock. */
      time_zone: Type.Optional(text(64)),
      /** A slot that the assistant chose instead; what was written before it concerns another time. */
      asked_since: Type.Optional(Timestamp),
    }),
    conv_history: list(ConversationMessage, 500),
    now: Timestamp,
  },
  { title: 'SchedulingDecisionInput' },
)
export type DecisionInput = Static<typeof DecisionInput>

export const SuggestedTime = closed({
  start: Timestamp,
  end: Timestamp,
  /** The words that it was read from. */
  text: text(300),
})
export type SuggestedTime = Static<typeof SuggestedTime>

const Score = Type.Integer({ minimum: 0, maximum: 100 })

export const SchedulingDecision = closed(
  {
    attendee_score: Score,
    reason: text(500, 1),
    engagement: oneOf(ENGAGEMENTS),
    next_action: NextAction,
    suggested_alternatives: list(SuggestedTime, 10),
    event_score: Score,
    event_action: oneOf(EVENT_ACTIONS),
    /** When to look at this attendee again if nothing arrives. */
    follow_up_date: nullable(Timestamp),
  },
  { title: 'SchedulingDecision' },
)
export type SchedulingDecision = Static<typeof SchedulingDecision>
