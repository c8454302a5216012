import type { State } from '#kernel/ports/store.ts'
import { nextLookMs } from './verification.ts'

const SOONEST_MS = 60_000
const LATEST_MS = 3_600_000

/**
 * An agent said that nothing can be done, and there is work: when to ask it again. After a minute, then after twice as
 * long each time, up to an hour. Read from the last call, so that nothing is kept for it. Undefined where there is no work,
 * or where something else is known to wake the workspace: the answer of a person who was asked, or a time.
 */
export function askAgainMs(state: State, reason: string, nowMs: number): number | undefined {
  const hasWork = state.current_task !== null || state.eligible_tasks.length > 0
  if (!hasWork || nextLookMs(state, nowMs) !== undefined) return undefined
  if (reason === 'awaiting_user_input' && isAsked(state)) return undefined
  return nowMs + Math.min(Math.max(2 * sinceLastMs(state, nowMs), SOONEST_MS), LATEST_MS)
}

/** An agent that waits for a person is believed where one has something to answer, or has the task to complete. */
function isAsked({ current_task, questions, approvals, uncertain }: State): boolean {
  if (current_task?.required_effects.length === 0) return true
  return questions.some(({ status }) => status === 'open') || approvals.length > 0 || uncertain.length > 0
}

/** Since the call before, if that one said the same. One from long ago belongs to another silence. */
function sinceLastMs({ last_call }: State, nowMs: number): number {
  if (!last_call?.verdict.ok || last_call.verdict.action_type !== 'no_op') return 0
  const sinceMs = nowMs - Date.parse(last_call.called_at)
  return sinceMs <= 2 * LATEST_MS ? sinceMs : 0
}
