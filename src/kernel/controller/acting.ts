import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { ValidationError, Warning } from '#kernel/contracts/verdict.ts'
import { validationError } from '#kernel/ledger/explain.ts'
import type { Policy } from '#kernel/policy/policy.ts'
import type { ApprovalRow, GrantRow, RunRow, State, TaskRow } from '#kernel/ports/store.ts'
import { isOfTheMoment, type StepBody } from './commit.ts'
import type { LoadedApp, Step } from './deps.ts'
import type { Plan, Proposed, Refused } from './plan.ts'

export interface Acting {
  state: State
  app: LoadedApp
  policy: Policy
  run: RunRow
  proposal: Proposed
  author: 'agent' | 'human'
  actorId: string
  subjectId: string | null
  /** A granted approval that this is the execution of. */
  approval: ApprovalRow | null
  /** What belongs into the first commit of this step: the agent's call, freshness, usage. */
  with: (verdict: CallVerdict) => Partial<StepBody>
}

export interface CallVerdict {
  ok: boolean
  error: ValidationError | null
  warnings: Warning[]
}

/** The role that acts now: the app's one agent, or the one whose task it is. */
export function roleOf({ app }: LoadedApp, task: Pick<TaskRow, 'metadata'> | null): string {
  return app.roleOf?.(task) ?? app.agentRole
}

export type Acted = { step: Step } | Refused

/** The policy said yes: in this lane, by this rule, on these grants. */
export interface Allowed {
  plan: Plan
  lane: string
  ruleId: string
  grants: GrantRow[]
}

/** What the database refuses is a refusal like any other. */
export function refusedByDatabase({ code, message, next }: Refusal): Refused {
  const refused = validationError(code, '', message, next || 'what the database accepts', next || 'Propose again.')
  return isOfTheMoment(code) ? { refused, notCounted: true } : { refused }
}
