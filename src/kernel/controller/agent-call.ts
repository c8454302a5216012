import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { ValidationError } from '#kernel/contracts/verdict.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { validationError } from '#kernel/ledger/explain.ts'
import type { Agent, AgentReply } from '#kernel/ports/agent.ts'
import type { AuditEntry, RunRow, State } from '#kernel/ports/store.ts'
import type { Snapshot } from '#kernel/snapshot.ts'
import { storableText } from '#kernel/text.ts'
import { type Validation, validateProposal } from '#kernel/validate.ts'
import type { CallVerdict } from './acting.ts'
import type { StepBody } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso } from './deps.ts'
import { withinTime } from './time-limit.ts'

/** Everything that is due is done, and an agent is to say what comes next. */
export interface Turn {
  state: State
  app: LoadedApp
  snapshot: Snapshot
  /** What was read and denied on the way here: told with the commit that ends the turn. */
  notes: AuditEntry[]
}

/** One invocation: what came back, or why nothing did. */
export interface Call {
  agent: string
  snapshot: Snapshot
  latencyMs: number
  answer: { reply: AgentReply } | { failed: Refusal }
}

/** Asks the agent, with a time limit. It is given the snapshot, the rules, and why it was refused last time. */
export async function callAgent(deps: Deps, lease: Lease, agent: Agent, { state, app, snapshot }: Turn): Promise<Call> {
  const startedMs = deps.clock.nowMs()
  const answered = await withinTime(deps, 'agent', deps.limits.agentTimeoutMs, lease.lost, (signal) =>
    agent.propose({
      workspaceId: lease.workspace,
      snapshot: snapshot.value,
      snapshotHash: snapshot.hash,
      rules: app.app.rules,
      errors: lastErrors(state),
      maxBytes: deps.limits.agentMaxBytes,
      signal,
    }),
  )
  return {
    agent: agent.name,
    snapshot,
    latencyMs: Math.max(0, Math.round(deps.clock.nowMs() - startedMs)),
    answer: answered.ok ? { reply: answered.value } : { failed: answered.error },
  }
}

/** Why the last proposal was refused, if it was. */
export function lastErrors({ last_call }: State): ValidationError[] {
  const error = last_call?.verdict.error
  return error ? [error] : []
}

/** Size limit, strict parse, closed schema. Business rules follow. */
export function validateReply(deps: Deps, reply: AgentReply, app: LoadedApp): Validation {
  const most = deps.limits.agentMaxBytes
  if (reply.bytes.length <= most) return validateProposal(reply.bytes, app.actions)
  const message = `The answer has ${reply.bytes.length} bytes.`
  const error = validationError('agent.too_large', '', message, `at most ${most} bytes`, 'Propose less at once.')
  return { verdict: { ok: false, action_type: null, error, warnings: [] } }
}

const STORED_OF_TOO_LARGE = 4096

/** What the agent said and what it cost, kept whole, whatever becomes of it. */
export function callRows(
  deps: Deps,
  run: RunRow,
  { agent, snapshot, latencyMs, answer }: Call,
  verdict: CallVerdict & { action_type: string | null },
): Pick<StepBody, 'changes' | 'usage'> {
  const reply = 'reply' in answer ? answer.reply : null
  const row = {
    call_id: deps.ids.uuid(),
    run_id: run.run_id,
    subject_id: snapshot.subjectId,
    agent,
    model: reply?.model ?? null,
    snapshot_hash: snapshot.hash,
    prompt_hash: reply?.promptHash ?? null,
    output: reply && storedOutput(deps, reply.bytes),
    output_hash: reply && sha256Hex(reply.bytes),
    output_bytes: reply?.bytes.length ?? 0,
    verdict,
    tokens_in: reply?.tokensIn ?? 0,
    tokens_out: reply?.tokensOut ?? 0,
    cost_micros: reply?.costMicros ?? 0,
    latency_ms: latencyMs,
    called_at: nowIso(deps),
  }
  return {
    changes: [{ table: 'kernel.agent_calls', op: 'insert', rows: [row] }],
    usage: {
      agent_calls: 1,
      tokens: row.tokens_in + row.tokens_out,
      cost_micros: row.cost_micros,
      ...(reply ? { agent_outages: 0 } : {}),
      ...(verdict.ok ? { failed_attempts: 0 } : {}),
    },
  }
}

/** As text that can be stored; the hash beside it is of the true bytes. */
function storedOutput(deps: Deps, bytes: Uint8Array): string {
  const stored = bytes.length <= deps.limits.agentMaxBytes ? bytes : bytes.subarray(0, STORED_OF_TOO_LARGE)
  const text = new TextDecoder().decode(stored)
  return storableText(text, text.length)
}
