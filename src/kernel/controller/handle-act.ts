import { actionHash } from '#kernel/action-hash.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { type Authorization, authorize } from '#kernel/policy/authorize.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { Change, RunRow } from '#kernel/ports/store.ts'
import { nowIso } from './deps.ts'
import { type Answer, type Handling, no } from './handling.ts'
import { isPresent } from './lanes.ts'
import { requirePolicy } from './require.ts'
import {
  insertDenied,
  insertDone,
  newRun,
  orchestrator,
  outputsOf,
  recordDenied,
  recordEnd,
  recordEntry,
  recordStart,
  renewRuns,
} from './runs.ts'

type Write = Extract<Decision, { kind: 'write' }>

/**
 * What a person does in a lane: a run of its own under the role that they name, authorised by the same function as an
 * agent's and denied by the same rules. What is denied writes nothing but the run that was denied.
 */
export async function handleAct(handling: Handling, decision: Write): Promise<Answer> {
  const { deps, state, app, item, person } = handling
  const { role } = item.content as { role?: unknown }
  if (typeof role !== 'string' || role === '')
    return no('role.missing', 'it does not say in which role', 'Send it with the role that you act in.')
  const stands = await holdsRole(handling, role)
  if (stands) return { refused: stands }
  const policy = await requirePolicy(state, app)
  const parent = orchestrator(state) ?? handling.run
  const action = decision.action ?? item.kind
  const pins = { lanes: parent.lanes_pin, roles: parent.roles_pin }
  const kind = decision.run ?? 'db_write'
  const { role: _role, ...content } = item.content
  const recipient = decision.recipient ?? null
  const artifacts = decision.artifacts ?? []
  const hash = actionHash({
    ...{ workspace_id: state.workspace.id, action: { action_type: item.kind, ...content }, input: null },
    ...{ recipient, artifacts, pins },
  })
  const run = newRun(deps, {
    kind,
    name: action,
    parent,
    actor: { type: 'human', id: person, role },
    pins,
    parametersHash: hash,
    ...(decision.inputs ? { details: { inputs_artifacts: decision.inputs } } : {}),
  })
  const answer = authorize(policy, {
    caller: { actor_id: person, role },
    run: { status: run.status, pins },
    activePins: state.pins ?? { lanes: '', roles: '' },
    action,
    registered: app.app.writes?.includes(action) === true,
    scope: { ...decision.scope, workspace_id: state.workspace.id, run_id: run.run_id },
    traits: decision.traits ?? [],
    grants: [],
    action_hash: hash,
    present: await isPresent(deps, policy, state),
  })
  if (answer.decision === 'deny' || !answer.lane) return denied(handling, run, action, answer)
  return done(handling, { ...run, lane_id: answer.lane }, decision, answer.rule_id)
}

/** In shared mode the account holds the role at this moment; in local mode whoever runs the product has them all. */
async function holdsRole({ deps, person }: Handling, role: string): Promise<Refusal | null> {
  const standing = await deps.people?.accessOf(person)
  if (!standing || standing.roles.includes(role)) return null
  const next = 'Ask an operator for the role, or let somebody who holds it do it.'
  return { code: 'role.denied', message: `${person} does not hold the role ${role}`, next }
}

function done(handling: Handling, run: RunRow, decision: Write, ruleId: string): Answer {
  const { deps, state } = handling
  const context = { now: nowIso(deps), uuid: () => deps.ids.uuid(), runId: run.run_id }
  const changes = decision.make({ ...context, author: 'human', approvalId: null })
  const outputs = outputsOf(state.workspace.id, changes, decision.outputs)
  return {
    outcome: 'done',
    changes: [insertDone(run, outputs), ...changes],
    ...(decision.blobs ? { blobs: decision.blobs } : {}),
    audit: [
      ...recordStart(deps, run, ruleId, run.parameters_hash ?? undefined),
      recordEntry(deps, run, {
        action: decision.run ?? 'db_write',
        outcome: 'success',
        target: { target_type: 'action', name: run.run_name ?? '', operation: 'write' },
        ...(run.parameters_hash ? { request_hash: run.parameters_hash } : {}),
        ...(decision.inputs ? { inputs: decision.inputs } : {}),
        outputs,
      }),
      recordEnd(deps, run, 'completed'),
    ],
  }
}

/** A policy that was changed ends the old runs with it, so that the next act stands under the one in force. */
function denied({ deps, state }: Handling, run: RunRow, action: string, answer: Authorization): Answer {
  const renewed =
    answer.rule_id === 'pins.mismatch' && state.pins
      ? renewRuns(deps, state, state.pins, action)
      : { changes: [] as Change[], audit: [] }
  const [code = ''] = answer.rule_id.split(':')
  const refused = {
    code: code.includes('.') ? code : `lane.${code}`,
    message: answer.reason,
    next: answer.rule_id === 'pins.mismatch' ? 'Send it again.' : 'Do what a lane of this pack allows.',
  }
  return {
    refused,
    changes: [insertDenied(run, refused), ...renewed.changes],
    audit: [...recordDenied(deps, run, action, answer), ...renewed.audit],
  }
}
