import { type TSchema, Type } from 'typebox'
import { Count, closed, list, nullable, oneOf, Uuid } from '#kernel/contracts/closed.ts'
import { MESSAGE_TYPES } from '#kernel/contracts/proposals.ts'
import { CampaignGoal } from '../contracts.ts'
import { LeadCounts, LeadInShort, Overview, Status } from './campaign-overview.ts'
import { MESSAGE_STATUSES } from './campaigns-schemas.ts'

/** What is answered about campaigns over HTTP. */

const Text = Type.String()
const Timestamp = Type.String({ format: 'date-time' })
const Share = nullable(Type.Number())
const MessageType = oneOf(MESSAGE_TYPES)
const Author = oneOf(['agent', 'human'])
const message = {
  message_id: Uuid,
  step: Count,
  type: MessageType,
  text: Text,
  author: Author,
  variant: nullable(Text),
  status: oneOf(MESSAGE_STATUSES),
  failures: Count,
  approved_at: Timestamp,
  sent_at: nullable(Timestamp),
  lead: LeadInShort,
}
const Grant = closed({ person: Text, role: Text, granted_at: Timestamp })
const Line = closed(
  {
    id: Uuid,
    name: Text,
    status: Status,
    status_reason: nullable(Text),
    stopped: Type.Boolean(),
    channel: nullable(Text),
    account: nullable(Text),
    created_at: Timestamp,
    tasks: closed({ done: Count, total: Count, blocked: Count }),
    now: nullable(Text),
    leads: LeadCounts,
    messages: closed({ sent: Count, waiting: Count, failed: Count, uncertain: Count }),
    waiting: closed({ approvals: Count, questions: Count, uncertain: Count, unread: Count, set_aside: Count }),
  },
  { title: 'CampaignLine' },
)
const Caps = closed({ day: Count, week: Count })
const Act = closed({ used: Caps, caps: Caps })
const Spent = closed({ agent_calls: Count, tokens: Count, cost_micros: Count })
/** A goal of an older version, or of a campaign that was made by a program, may lack what is asked for today. */
const AnyGoal = Type.Partial(CampaignGoal, { title: 'AnyCampaignGoal', additionalProperties: true })

const Interval = nullable(closed({ share: Type.Number(), low: Type.Number(), high: Type.Number() }))
const artifact = {
  artifact_type: Text,
  artifact_key: Text,
  version: Count,
  source: oneOf(['user', 'agent']),
  status: oneOf(['pending', 'approved', 'rejected']),
  content_type: Text,
  byte_size: Count,
  hash: Text,
  created_at: Timestamp,
}
const Artifact = closed(artifact, { title: 'Artifact' })
const Element = closed({
  role: Text,
  name: Text,
  nth: Type.Optional(Count),
  value: Type.Optional(Text),
  disabled: Type.Optional(Type.Boolean()),
})

export const answers = {
  list: closed({ campaigns: Type.Array(Line) }),
  detail: closed(
    {
      campaign: Overview,
      goal: AnyGoal,
      budget: Type.Partial(Spent),
      usage: Spent,
      limits: nullable(
        closed({
          account: Text,
          time_zone: Text,
          opens: nullable(Timestamp),
          acts: closed({ connect: Act, message: Act, view: Act }),
        }),
      ),
      uncertain: Type.Array(closed({ effect: Uuid, tool: Text, recipient: nullable(Text), since: Timestamp })),
    },
    { title: 'CampaignDetail' },
  ),
  messages: closed({ messages: Type.Array(closed(message, { title: 'CampaignMessage' })) }),
  message: closed(
    {
      ...message,
      approvals: Type.Array(
        closed({
          approval_id: Uuid,
          author: Author,
          status: Text,
          text: nullable(Text),
          reason: nullable(Text),
          requested_at: Timestamp,
          decided_at: nullable(Timestamp),
          decided_by: nullable(Text),
          latency_seconds: nullable(Type.Number()),
          grants: Type.Array(Grant),
        }),
      ),
      intents: Type.Array(
        closed({
          intent_id: Uuid,
          status: oneOf(['open', 'verified', 'not_done', 'uncertain']),
          created_at: Timestamp,
          ended_at: nullable(Timestamp),
          decided_by: nullable(Text),
          receipts: Type.Array(closed({ outcome: Text, error: nullable(Text), received_at: Timestamp })),
          evidence: Type.Array(closed({ found: Type.Boolean(), detail: nullable(Text), read_at: Timestamp })),
        }),
      ),
    },
    { title: 'CampaignMessageWhole' },
  ),
  replies: closed({
    replies: Type.Array(
      closed(
        {
          reply_id: Uuid,
          number: Count,
          text: Text,
          opts_out: Type.Boolean(),
          step: Count,
          seen_at: Timestamp,
          read_at: nullable(Timestamp),
          read_by: nullable(Text),
          first: Type.Boolean(),
          lead: LeadInShort,
          before: Type.Array(
            closed({ message_id: Uuid, step: Count, type: MessageType, text: Text, sent_at: Timestamp }),
          ),
        },
        { title: 'CampaignReply' },
      ),
    ),
    counts: closed({ total: Count, unread: Count, people: Count, opted_out: Count }),
  }),
  figures: closed(
    {
      funnel: closed({
        leads: LeadCounts,
        reached: closed({ contacted: Count, accepted: Count, responded: Count }),
        shares: closed({ contacted: Share, accepted: Share, responded: Share }),
      }),
      per_day: closed({
        time_zone: Text,
        cut: Type.Boolean(),
        days: Type.Array(closed({ day: Text, sent: Count, accepted: Count, replied: Count })),
      }),
      per_variant: Type.Array(
        closed({
          step: Count,
          type: MessageType,
          variant: nullable(Text),
          sent: Count,
          accepted: nullable(Count),
          accepted_share: Interval,
          replied: Count,
          replied_share: Interval,
        }),
      ),
      approval_latency: Type.Array(
        closed({
          action: Text,
          count: Count,
          turned_down: Count,
          median_seconds: Type.Number(),
          p90_seconds: Type.Number(),
          max_seconds: Type.Number(),
        }),
      ),
      rejections: closed({
        proposals: Type.Array(closed({ code: Text, count: Count, last_at: Timestamp })),
        approvals: Type.Array(closed({ action: Text, reason: nullable(Text), count: Count })),
      }),
    },
    { title: 'CampaignFigures' },
  ),
  chat: closed({
    chat: Type.Array(
      closed({ id: Uuid, author: oneOf(['controller', 'agent', 'user']), text: Text, said_at: Timestamp }),
    ),
  }),
  questions: closed({
    questions: Type.Array(
      closed(
        {
          id: Uuid,
          question: Text,
          options: Type.Array(Text),
          context: nullable(Text),
          status: oneOf(['open', 'answered']),
          answer: nullable(Text),
          answered_by: nullable(Text),
          asked_at: Timestamp,
          answered_at: nullable(Timestamp),
        },
        { title: 'Question' },
      ),
    ),
  }),
  artifacts: closed({ artifacts: Type.Array(Artifact) }),
  versions: closed({ versions: Type.Array(Artifact) }),
  artifact: closed({ ...artifact, content: nullable(Text) }, { title: 'ArtifactContent' }),
  lastPage: closed({
    seen: nullable(
      closed(
        {
          tool: Text,
          task: Text,
          seen_at: Timestamp,
          page: closed({
            untrusted: Type.Literal(true),
            url: Text,
            title: Text,
            elements: list(Element, 200),
            text: Text,
            cut: Type.Boolean(),
          }),
        },
        { title: 'LastPage' },
      ),
    ),
  }),
  example: closed({ goal: CampaignGoal, text: Text }),
  check: closed({ error: nullable(closed({ path: Text, code: Text, message: Text, next: Text })) }),
} satisfies Record<string, TSchema>
