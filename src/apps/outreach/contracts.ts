import { type Static, Type } from 'typebox'
import { closed, list, nullable, OpenObject, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import { GenerateMessageProposal, MESSAGE_TYPES } from '#kernel/contracts/proposals.ts'
import { ScoringConfig } from './domain/leads/scoring-config.ts'

export const CHANNELS = ['demo', 'linkedin'] as const

/** A pattern of a message. What stands in braces is filled in for each person. */
export const PATTERN_FIELDS = [
  'first_name',
  'full_name',
  'job_title',
  'company',
  'location',
  'headline',
  'sender',
  'offer',
] as const

const Step = closed({
  type: oneOf(MESSAGE_TYPES),
  /** Days after the last message or the acceptance, whichever came later. */
  wait_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 90 })),
  /** Several are compared: who gets which follows from the campaign and the person. */
  drafts: list(closed({ variant: text(40, 1), text: text(600, 20) }), 5, { minItems: 1 }),
})

/** As long as a network takes it. */
const Query = text(200, 1)

/** So many pages of a search are read at most, whatever the network says of more. */
export const SEARCH_PAGES = 100

export const CAMPAIGN_AGENTS = ['playbook', 'model', 'external'] as const

/** What a person wants of a campaign. The controller plans by it; an agent only reads it. */
export const CampaignGoal = closed(
  {
    audience: text(1000, 1),
    offer: text(1000, 1),
    /** Who signs. */
    sender: text(200, 1),
    channel: oneOf(CHANNELS),
    /** Whose account is signed in, as the network writes the name. */
    account: text(200, 1),
    time_zone: text(64, 1),
    /** How many people are written to at most. */
    contacts: Type.Integer({ minimum: 1, maximum: 5000 }),
    one_per_company: Type.Optional(Type.Boolean()),
    /** The campaign looks for its people itself, by a search on the channel, until so many were added. */
    discover: Type.Optional(closed({ query: Query, at_most: Type.Integer({ minimum: 1, maximum: 500 }) })),
    steps: list(Step, 5, { minItems: 1 }),
    /** An invitation that nobody has accepted by then is left alone. */
    give_up_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 180 })),
    /** After the last message one waits so long for an answer. */
    close_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 180 })),
    scoring: Type.Optional(ScoringConfig),
    /** Who proposes. Without a word it is the model where one is configured, else the playbook. */
    agent: Type.Optional(oneOf(CAMPAIGN_AGENTS)),
  },
  { title: 'CampaignGoal' },
)
export type CampaignGoal = Static<typeof CampaignGoal>

/** A person who edits a draft may write a longer message than an agent; the channel's own limit still holds. */
export const EditedMessage = closed({
  ...GenerateMessageProposal.properties,
  message: closed({ ...GenerateMessageProposal.properties.message.properties, content: text(8000, 1) }),
})

// What an agent may say to each tool. The decision adds what only the house knows.

export const NavigateParameters = closed({ url: text(2048, 1) })
const Target = { role: text(40, 1), name: text(300), nth: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })) }
export const ClickParameters = closed(Target)
export const TypeParameters = closed({ ...Target, text: text(2000) })
export const SendParameters = closed({ message_id: Uuid })
export const PythonParameters = closed({
  artifact_key: Type.Optional(text(200, 1)),
  /** Runs nothing: it becomes a script that a person may approve. */
  code: Type.Optional(text(50_000, 1)),
  input: Type.Optional(OpenObject),
  /** So many of the best leads are given to the script, without names and addresses. */
  leads: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
})

export const AnalysisParameters = closed({
  campaign_goal: Type.Optional(text(1000)),
  weight_preferences: Type.Optional(
    Type.Unsafe<Record<string, number>>({
      type: 'object',
      maxProperties: 6,
      additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
    }),
  ),
  config: Type.Optional(OpenObject),
  by: Type.Optional(oneOf(['status', 'seniority', 'company_size', 'location'])),
})

// What the tools take, made by the decisions.

export const Account = text(200, 1)
export const Relation = oneOf(['none', 'pending', 'connected'])

/** How somebody who was written to was last seen, and the terms on which the campaign goes on with them. */
export const Watched = closed({
  lead_id: Uuid,
  status: text(20),
  relation: Relation,
  step: Type.Integer(),
  sent_at: text(40),
  accepted_at: nullable(text(40)),
  replies: Type.Integer({ minimum: 0 }),
  next_step: nullable(Type.Integer()),
  wait_days: Type.Integer(),
  give_up_days: Type.Integer(),
  close_days: Type.Integer(),
})
export type Watched = Static<typeof Watched>

/** A page of the search that the campaign makes. */
export const SearchOptions = closed({ query: Query, page: Type.Integer({ minimum: 1, maximum: SEARCH_PAGES }) })
export type SearchOptions = Static<typeof SearchOptions>

/** Somebody whom the search found, to be read as a lead. */
export const FindOptions = closed({
  find_id: Uuid,
  /** Looks that brought no answer. */
  tries: Type.Integer({ minimum: 0 }),
  /** How many in a row could not be read before this one. */
  misses: Type.Integer({ minimum: 0 }),
  /** The campaign begins with an invitation: who is in touch already cannot be invited. */
  invites: Type.Boolean(),
})
export type FindOptions = Static<typeof FindOptions>
