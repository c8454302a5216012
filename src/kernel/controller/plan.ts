import { actionHash } from '#kernel/action-hash.ts'
import type { ValidationError } from '#kernel/contracts/verdict.ts'
import { checkTarget, genericDecisions, refuse, storedArtifactType } from '#kernel/decide.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { validationError } from '#kernel/ledger/explain.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { AuditEntry, Change, State } from '#kernel/ports/store.ts'
import type { Deps, Lease, LoadedApp } from './deps.ts'

export interface Proposed {
  action_type: string
  task_id?: string
  /** An agent may ask for a person where the policy would not; it can never wave one off. */
  requires_approval?: boolean
}

export type Accepted = Exclude<Decision, { kind: 'refuse' }>

/** What exactly would be done, in the words that lanes and grants are written in. */
export interface Plan {
  decision: Accepted
  action: string
  registered: boolean
  scope: Record<string, string>
  traits: string[]
  recipient: string | null
  hash: string
  /** What a person is shown: canonical, whole, and what the hash is made of. */
  content: string
}

export interface Refused {
  refused: ValidationError
  /** The rule of the policy that denied it. */
  rule?: string
  /** The run that it would have been, denied. */
  left?: { changes: Change[]; audit: AuditEntry[] }
  /** It was no fault of the proposal: nothing is held against the task. */
  notCounted?: boolean
  /** Nothing can follow until something arrives. */
  idle?: boolean
  /** When it may be different. */
  wakeAtMs?: number
}

/** The state lists a bounded number of artifacts; the one that is to be kept anew is looked up by its name. */
export async function withNamedArtifact(deps: Deps, lease: Lease, state: State, proposal: Proposed): Promise<State> {
  if (proposal.action_type !== 'persist_artifact') return state
  const { artifact } = proposal as Proposed & { artifact: { artifact_type: string; artifact_key: string } }
  const type = storedArtifactType(artifact.artifact_type)
  const latest = await deps.store.latestArtifact(lease.workspace, type, artifact.artifact_key)
  const others = state.artifacts.filter((a) => a.artifact_id !== latest?.artifact_id)
  return latest ? { ...state, artifacts: [latest, ...others] } : state
}

/** The app's pure decision on a validated proposal, and everything that authorisation looks at. */
export function planAction(
  workspace: string,
  state: State,
  app: LoadedApp,
  proposal: Proposed,
  { runId, about }: { runId: string; about: string | null },
): Plan | Refused {
  const decision = decide(app, state, proposal, about)
  if (decision.kind === 'refuse') {
    const { code, path = '', message, next, expected = next } = decision.error
    return { refused: validationError(code, path, message, expected, next) }
  }
  const facts = decision.kind === 'tool' ? factsOfTool(app, decision) : factsOfWrite(app, proposal, decision)
  if ('refused' in facts) return facts
  const { recipient, artifacts } = facts
  const input = decision.kind === 'tool' ? { tool: decision.tool, parameters: decision.input } : null
  const pins = state.pins ?? { lanes: '', roles: '' }
  return {
    decision,
    action: facts.action,
    registered: facts.registered,
    scope: {
      ...facts.scope,
      workspace_id: workspace,
      run_id: runId,
      ...(state.current_task ? { task_id: state.current_task.task_id } : {}),
    },
    traits: facts.traits,
    recipient,
    hash: actionHash({ workspace_id: workspace, action: proposal, input, recipient, artifacts, pins }),
    content: canonicalText({ action: proposal, input, recipient }),
  }
}

function decide(app: LoadedApp, state: State, proposal: Proposed, about: string | null): Decision {
  const own = app.app.decide?.[proposal.action_type] ?? genericDecisions[proposal.action_type]
  return (
    (app.app.unplanned ? null : checkTarget(state, proposal)) ??
    own?.(state, proposal, about) ??
    refuse('action.undecided', 'the app has no rule for this action', 'Propose another.')
  )
}

interface Facts {
  action: string
  registered: boolean
  scope: Record<string, string>
  traits: string[]
  recipient: string | null
  artifacts: string[]
}

function factsOfTool(app: LoadedApp, { tool: name, input }: Extract<Decision, { kind: 'tool' }>): Facts | Refused {
  const known = app.tools.get(name)
  if (!known) return { action: name, registered: false, scope: {}, traits: [], recipient: null, artifacts: [] }
  const problem = known.checkInput(input)
  if (problem) return { refused: { ...problem, path: `/parameters${problem.path}` } }
  return {
    action: name,
    registered: true,
    scope: known.tool.scope?.(input) ?? {},
    traits: known.tool.traits?.(input) ?? [],
    recipient: known.tool.recipient?.(input) ?? null,
    artifacts: [],
  }
}

function factsOfWrite(app: LoadedApp, proposal: Proposed, decision: Exclude<Accepted, { kind: 'tool' }>): Facts {
  const write = decision.kind === 'write' ? decision : undefined
  return {
    action: write?.action ?? proposal.action_type,
    registered: write?.action
      ? app.app.writes?.includes(write.action) === true
      : Object.hasOwn(app.actions, proposal.action_type),
    scope: write?.scope ?? {},
    traits: write?.traits ?? [],
    recipient: write?.recipient ?? null,
    artifacts: write?.artifacts ?? [],
  }
}
