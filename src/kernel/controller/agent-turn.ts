import type { ValidationError, Verdict } from '#kernel/contracts/verdict.ts'
import { redactedError } from '#kernel/ledger/redacted.ts'
import type { AuditEntry, RunRow } from '#kernel/ports/store.ts'
import { act } from './act.ts'
import type { CallVerdict } from './acting.ts'
import { type Call, callRows, type Turn, validateReply } from './agent-call.ts'
import { type Exchange, exchangeHashes, exchangeOf } from './agent-exchange.ts'
import type { StepBody } from './commit.ts'
import type { Deps, Lease, Step } from './deps.ts'
import type { Proposed } from './plan.ts'
import { outage, reject } from './reject.ts'
import { requirePolicy, requireRun } from './require.ts'
import { errorInfo, recordDecision, recordEntry } from './runs.ts'

/** What became of a proposal: the step it led to, and what its agent is told. */
export interface Turned {
  step: Step
  verdict: Verdict
}

/** One invocation, one proposal, one outcome; the same road whoever proposed and however it came. */
export async function takeTurn(deps: Deps, lease: Lease, { state, app, notes }: Turn, call: Call): Promise<Turned> {
  const run = requireRun(state)
  const { snapshot } = call
  const exchange = exchangeOf(state, app, run, call)
  const tellable = app.app.redacted ? redactedError : (error: ValidationError) => error
  let result: Verdict = { ok: false, action_type: null, error: null, warnings: [] }
  const record = (action_type: string | null, verdict: CallVerdict, proposal?: Proposed): Partial<StepBody> => {
    result = { ...verdict, error: verdict.error && tellable(verdict.error), action_type }
    return {
      ...callRows(deps, run, call, result),
      audit: [...notes, ...(proposal ? recordDecision(deps, app, state, run, proposal, verdict.error) : [])],
    }
  }
  const turned = async (ended: Promise<Step> | Step): Promise<Turned> => ({ step: await ended, verdict: result })

  if ('failed' in call.answer) {
    const error = tellable({ ...call.answer.failed, path: '', expected: 'an answer in time' })
    return turned(outage(deps, lease, state, run, record(null, { ok: false, error, warnings: [] }), error, exchange))
  }

  const { verdict, proposal } = validateReply(deps, call.answer.reply, app)
  const refusal = (error: ValidationError) => record(verdict.action_type, { ok: false, error, warnings: [] }, proposal)
  if (!proposal) {
    const refused = tellable(verdict.error as ValidationError)
    return turned(reject(deps, lease, { state, app }, run, refusal(refused), { refused }, exchange))
  }

  const acted = await act(deps, lease, {
    state,
    app,
    policy: await requirePolicy(state, app),
    run,
    proposal,
    author: 'agent',
    actorId: call.agent,
    subjectId: snapshot.subjectId,
    approval: null,
    with: (given) => {
      const body = record(verdict.action_type, given, proposal)
      const outcome = recordAnswer(deps, run, call, exchange, given)
      return { ...body, audit: [...(body.audit ?? []), outcome], basis: snapshot.basis }
    },
  })
  if ('step' in acted) return turned(acted.step)
  const refused = tellable(acted.refused)
  return turned(reject(deps, lease, { state, app }, run, refusal(refused), { ...acted, refused }, exchange))
}

/** What an agent answered and was taken up; what was refused is told by the refusal. */
function recordAnswer(deps: Deps, run: RunRow, call: Call, exchange: Exchange, { error }: CallVerdict): AuditEntry {
  const outcome = error ? 'deny' : 'success'
  const info = error && errorInfo({ ...error, retryable: true })
  const target = { target_type: 'agent', name: call.agent, operation: 'propose' }
  return recordEntry(deps, run, {
    ...{ action: 'system', outcome, target },
    ...exchangeHashes(exchange, outcome, info),
    ...(info ? { error: info } : {}),
  })
}
