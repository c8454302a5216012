import { Type } from 'typebox'
import { Count, closed, nullable, oneOf, Uuid } from '#kernel/contracts/closed.ts'
import { MESSAGE_STATUSES } from './campaigns-schemas.ts'

/** What is answered about one campaign at a glance, and of a lead in few words. */

const Text = Type.String()
const Timestamp = Type.String({ format: 'date-time' })
const LeadStatus = oneOf(['pending', 'contacted', 'accepted', 'responded', 'rejected'])
export const Status = oneOf(['initializing', 'active', 'paused', 'completed', 'error'])
export const LeadCounts = closed(
  { total: Count, pending: Count, contacted: Count, accepted: Count, responded: Count, rejected: Count },
  { title: 'LeadCounts' },
)
export const LeadInShort = closed(
  {
    id: Uuid,
    full_name: Text,
    profile_url: Text,
    job_title: nullable(Text),
    company: nullable(Text),
    status: LeadStatus,
    weight_score: nullable(Type.Number()),
  },
  { title: 'LeadInShort' },
)
const Task = closed(
  {
    id: Uuid,
    description: Text,
    status: oneOf(['pending', 'in_progress', 'done', 'blocked']),
    blocked_reason: nullable(Text),
    source: oneOf(['controller', 'agent', 'user']),
    preconditions: Type.Array(Uuid),
    required_effects: Type.Array(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'CampaignTask' },
)
/** What the campaign's own search has come to: who was left out is counted by reason. */
const Discovery = closed(
  {
    pages: Count,
    found: Count,
    added: Count,
    left_out: Type.Unsafe<Record<string, number>>({ type: 'object', additionalProperties: Count }),
  },
  { title: 'Discovery' },
)
const SetAside = closed(
  {
    stage: oneOf(['draft', 'send', 'look']),
    code: Text,
    reason: Text,
    since: Timestamp,
    lead: LeadInShort,
    location: nullable(Text),
    headline: nullable(Text),
  },
  { title: 'SetAside' },
)
export const Overview = closed(
  {
    id: Uuid,
    name: Text,
    status: Status,
    status_reason: nullable(Text),
    created_at: Timestamp,
    stopped: Type.Boolean(),
    tasks: Type.Array(Task),
    task_counts: closed({ total: Count, pending: Count, in_progress: Count, done: Count, blocked: Count }),
    leads: LeadCounts,
    discovery: nullable(Discovery),
    messages: closed(Object.fromEntries(MESSAGE_STATUSES.map((status) => [status, Type.Optional(Count)]))),
    waiting: closed({
      drafts: Count,
      approvals: Count,
      questions: Count,
      uncertain: Count,
      unread: Count,
      set_aside: Count,
      tasks: Count,
    }),
    ready_to_send: Count,
    failed: Count,
    set_aside: Type.Array(SetAside),
    today: closed({ day: Text, connects: Count, messages: Count }),
  },
  { title: 'CampaignOverview' },
)
