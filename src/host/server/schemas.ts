import { Type } from 'typebox'
import { Count, closed, IsoTime, nullable, oneOf, Sha256Hex, text, UpperName, Uuid } from '#kernel/contracts/closed.ts'

/** What the API answers. These schemas describe and cut nothing; the page's types are made from them. */

export const Refused = closed({ code: text(200, 1), message: text(8000), next: text(8000) }, { title: 'Refusal' })

export const Workspace = closed({
  workspace: Uuid,
  pack: Type.String(),
  name: Type.String(),
  status: oneOf(['initializing', 'active', 'paused', 'completed', 'error']),
  status_reason: nullable(Type.String()),
  stopped: Type.Boolean(),
  tasks: closed({ done: Count, total: Count, blocked: Count }),
  waiting: closed({ approvals: Count, questions: Count, uncertain: Count }),
  created_at: IsoTime,
})

export const Approval = closed({
  workspace: Uuid,
  workspace_name: Type.String(),
  pack: Type.String(),
  approval: Uuid,
  lane: UpperName,
  action: Type.String(),
  recipient: nullable(Type.String()),
  content: Type.String(),
  action_hash: Sha256Hex,
  author: oneOf(['agent', 'human']),
  replaces: nullable(closed({ approval: Uuid, author: oneOf(['agent', 'human']), content: Type.String() })),
  pins: closed({ lanes: Sha256Hex, roles: Sha256Hex }),
  people_needed: Count,
  granted_by: Type.Array(Type.String()),
  approvers: Type.Array(UpperName),
  risk: oneOf(['low', 'medium', 'high', 'unrated']),
  purpose: Type.String(),
  evidence: Type.String(),
  requested_at: IsoTime,
  expires_at: IsoTime,
})

export const Policy = closed({
  pack: Type.String(),
  pins: closed({ lanes: Sha256Hex, roles: Sha256Hex }),
  activated_at: IsoTime,
  lanes: Type.String(),
  roles: Type.String(),
})

export const ProcessedItem = closed({ item: Uuid, outcome: nullable(Type.String()) })

const Line = Type.Optional(Count)
const Notices = Type.Optional(Type.Array(closed({ code: Type.String(), message: Type.String(), line: Line })))

/** The entry, where it is one; where only a stretch is known to be bad, its first, and `upto` its last. */
const FirstBad = closed({
  workspace: nullable(Uuid),
  seq: nullable(Type.String()),
  upto: Type.Optional(Type.String()),
  log: oneOf(['event', 'audit', 'head', 'journal', 'seal', 'catalog', 'checkpoint', 'policy', 'file']),
  line: Line,
  problem: Type.String(),
})

export const Verified = Type.Union([
  closed({
    ...{ ok: Type.Literal(true), entries: Count, head: Type.String(), workspaces: Count },
    files: Type.Optional(Count),
    notices: Notices,
  }),
  closed({ ok: Type.Literal(false), entries: Count, first_bad: FirstBad, notices: Notices }),
])

const Difference = closed({
  table: Type.String(),
  key: Type.String(),
  live: nullable(Type.String()),
  rebuilt: nullable(Type.String()),
})

export const Replayed = closed({
  ok: Type.Boolean(),
  tables: Count,
  rows: Count,
  differences: Count,
  first: Type.Array(Difference),
  at_seq: Type.Optional(Type.String()),
})

/** How far work is that somebody waits for; null once it has ended, or before it began. */
export const InProgress = closed({ done: nullable(Count), total: nullable(Count) })

export const Health = closed({
  ok: Type.Literal(true),
  version: Type.String(),
  pid: Count,
  packs: Type.Array(Type.String()),
  person: Type.String(),
})

const About = { workspace: Uuid, workspace_name: Type.String(), pack: Type.String() }

export const Question = closed({
  ...About,
  question_id: Uuid,
  question: Type.String(),
  options: Type.Array(Type.String()),
  context: nullable(Type.String()),
  asked_at: IsoTime,
})

/** A task that waits for a person: it is blocked, or nobody but a person can complete it. */
export const WaitingTask = closed({
  ...About,
  task_id: Uuid,
  description: Type.String(),
  status: oneOf(['blocked', 'in_progress']),
  /** Who created it. */
  source: oneOf(['controller', 'agent', 'user']),
  /** Why it is blocked. */
  reason: nullable(Type.String()),
  /** What a person can do: complete a task without required effects, reopen a blocked one. */
  can: Type.Array(oneOf(['complete', 'reopen'])),
  since: IsoTime,
})

/** What waits for a person in the workspaces, beside approvals and uncertain effects. */
export const WaitingWork = closed({ questions: Type.Array(Question), tasks: Type.Array(WaitingTask) })

/** What the controller made of it; null while the workspace has not run yet. */
export const Resolved = closed({ item: Uuid, outcome: nullable(Type.String()) })

export const Uncertain = closed({
  ...About,
  intent_id: Uuid,
  tool: Type.String(),
  lane: UpperName,
  request: Type.String(),
  evidence: nullable(Type.String()),
  created_at: IsoTime,
})

/** A workspace that is paused or in error. */
export const Stuck = closed({
  ...About,
  id: Uuid,
  text: Type.String(),
  reason: nullable(Type.String()),
  since: IsoTime,
})

/** The leads of one campaign that a person corrects or drops: how many, and the first with the reason. */
export const SetAsideLeads = closed({
  ...About,
  leads: Count,
  name: Type.String(),
  reason: Type.String(),
  since: IsoTime,
})

/** What only a person decides, by a pack's own rules: it is decided in the pack's room. */
export const Escalation = closed({ ...About, id: Uuid, text: Type.String(), since: IsoTime })

export const DoneThing = closed({
  ...About,
  kind: oneOf(['effect', 'task']),
  id: Uuid,
  text: Type.String(),
  at: IsoTime,
})

export const StopInForce = closed({
  stop: Uuid,
  /** Null: of everything. */
  workspace: nullable(Uuid),
  workspace_name: nullable(Type.String()),
  stopped_by: Type.String(),
  reason: Type.String(),
  stopped_at: IsoTime,
})

export const Today = closed({
  stops: Type.Array(StopInForce),
  approvals: Count,
  /** When the newest of the approvals and questions was asked. */
  newest_at: nullable(IsoTime),
  questions: Type.Array(Question),
  escalations: Type.Array(Escalation),
  uncertain: Type.Array(Uncertain),
  tasks: Type.Array(WaitingTask),
  stuck: Type.Array(Stuck),
  set_aside: Type.Array(SetAsideLeads),
  running: Type.Array(Workspace),
  done: Type.Array(DoneThing),
})
