import { type Agent, canonicalText } from 'lanewright'

interface SnapshotView {
  current_task: { id: string; metadata: { letter_key: string; step: 'draft' | 'send' } } | null
  pending_tasks: Array<{ id: string }>
  goal: { letters: Array<{ key: string; to: string; about: string }> }
  waiting_approvals: unknown[]
  rejections: Array<{ task_id: string | null }>
  uncertain_effects: unknown[]
}

/** A deterministic agent: the same snapshot always gives the same proposal. */
export const clerk: Agent = {
  name: 'clerk',
  async propose({ snapshot }) {
    return { bytes: new TextEncoder().encode(canonicalText(next(snapshot as SnapshotView))) }
  },
}

function next(s: SnapshotView): Record<string, unknown> {
  const task = s.current_task
  if (!task) {
    const first = s.pending_tasks[0]
    return first
      ? { action_type: 'select_next_task', task_id: first.id }
      : { action_type: 'no_op', reason: 'campaign_complete' }
  }
  const { letter_key, step } = task.metadata
  if (step === 'draft') {
    const wanted = s.goal.letters.find((l) => l.key === letter_key)
    return {
      action_type: 'draft_letter',
      letter_key,
      body: `Dear reader, this letter is about ${wanted?.about}. With kind regards.`,
    }
  }
  const waits =
    s.waiting_approvals.length > 0 || s.uncertain_effects.length > 0 || s.rejections.some((r) => r.task_id === task.id)
  return waits ? { action_type: 'no_op', reason: 'awaiting_user_input' } : { action_type: 'send_letter', letter_key }
}
