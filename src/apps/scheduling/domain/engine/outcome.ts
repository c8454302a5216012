import type { DecisionInput, NextAction, SchedulingDecision, SuggestedTime } from '#kernel/contracts/scheduling.ts'

/** A decision about one attendee, before the event is looked at. */
export interface Outcome {
  score: number
  reason: string
  engagement: SchedulingDecision['engagement']
  action: NextAction
  alternatives?: SuggestedTime[]
  followUpDate?: string | null
}

const REASON_MAX_CHARS = 500
/** From here on it is a yes, and only a yes is confirmed. */
export const YES_SCORE = 95

export function settle({ operation, attendee }: DecisionInput, outcome: Outcome, past = false): SchedulingDecision {
  const { action, score } = outcome
  const required = attendee.required !== false
  return {
    attendee_score: score,
    reason: outcome.reason.slice(0, REASON_MAX_CHARS),
    engagement: outcome.engagement,
    next_action: action,
    suggested_alternatives: outcome.alternatives ?? [],
    event_score: eventScore(score, required, operation.others),
    event_action: past ? 'close' : eventAction(action, required),
    follow_up_date: outcome.followUpDate ?? null,
  }
}

/** Optional attendees never block. Where nothing is known of the required ones, the middle is as good as any. */
function eventScore(score: number, required: boolean, others: DecisionInput['operation']['others']): number {
  const known = [...(required ? [score] : []), ...(others && others.lowest_score !== null ? [others.lowest_score] : [])]
  if (known.length > 0) return Math.min(...known)
  return others?.required === 0 ? 100 : 50
}

function eventAction(action: NextAction, required: boolean): SchedulingDecision['event_action'] {
  if (action.type === 'Confirm') return action.subtype === 'finalized' ? 'finalize' : 'continue'
  return required && (action.type === 'Escalate' || action.type === 'Close') ? 'escalate' : 'continue'
}

/** Everyone else who is required has said yes; unknown is no. */
export function othersAreIn({ operation: { others } }: DecisionInput): boolean {
  return others !== undefined && others.confirmed >= others.required
}
