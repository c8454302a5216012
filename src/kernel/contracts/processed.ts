import type { Refusal } from './refusal.ts'

/** What the controller wrote to an item of the inbox, where that is a refusal; null where it was heard and done. */
export function refusalIn(outcome: string): Refusal | null {
  const [, code, reason] = /^refused: ([\w.]+)(?:: (.*))?$/s.exec(outcome) ?? []
  if (code === undefined) return null
  return {
    code,
    message: reason ?? 'the controller heard it and refused it',
    next: NEXT_STEPS[code] ?? 'Look at what waits now; what was refused stands in the ledger.',
  }
}

/** What to do after a refusal of something that waits: an outcome keeps the code and the message alone. */
export const NEXT_STEPS: Record<string, string> = {
  'question.unknown': 'Use an ID that `lanewright waiting` lists.',
  'question.not_open': 'Look at what waits now with `lanewright waiting`.',
  'task.unknown': 'Use an ID that `lanewright waiting` lists.',
  'task.done': 'Nothing is left to do for it.',
  'task.not_blocked': 'Wait until it is done, or complete it if only a person can.',
  'task.not_current': 'Wait until the agent starts it, or complete the task that is in progress.',
  'task.verified_by_effects':
    'If it is blocked, remove the cause and reopen it; it is done when its effects are found.',
}
