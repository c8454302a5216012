import type { Random } from '#integrations/models/hostile/random.ts'
import { hostileAgent } from '#integrations/models/hostile.ts'
import type { Agent, AgentCall } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { TOOL_EFFECTS } from './outside.ts'
import type { Temper } from './types.ts'

interface SnapshotView {
  current_task: { id: string; metadata: { what?: string; number?: number } } | null
  pending_tasks: Array<{ id: string }>
  waiting_approvals: Array<{ task_id: string | null }>
  rejections: Array<{ task_id: string | null }>
  questions: Array<{ task_id: string | null }>
  uncertain_effects: Array<{ task_id: string | null }>
  notes: Array<{ note_key: string }>
}

/** Does what the task needs, once; the same snapshot gives the same proposal. */
function sensible(s: SnapshotView): object {
  const task = s.current_task
  if (!task) {
    const next = s.pending_tasks[0]
    return next
      ? { action_type: 'select_next_task', task_id: next.id }
      : { action_type: 'no_op', reason: 'campaign_complete' }
  }
  const { what, number = 0 } = task.metadata
  const mine = (list: Array<{ task_id: string | null }>) => list.filter((item) => item.task_id === task.id).length
  const wait = { action_type: 'no_op', reason: 'awaiting_user_input' }
  if (mine(s.waiting_approvals) + mine(s.uncertain_effects) > 0) return wait
  const wording = mine(s.rejections)
  if (what === 'note') return { action_type: 'write_note', note_key: `note-${number}`, body: `A note on ${number}.` }
  if (what === 'artifact') {
    const artifact = { artifact_type: 'context', artifact_key: `key-${number}`, content: { number, wording } }
    return { action_type: 'persist_artifact', artifact }
  }
  if (what !== undefined && what in TOOL_EFFECTS) {
    return { action_type: 'execute_tool', tool_name: what, parameters: { number, wording, to: 'house' } }
  }
  const asked = mine(s.questions) > 0
  return asked ? wait : { action_type: 'request_user_input', question: `Shall I go on with ${task.id}?` }
}

/** Does not wait for anybody. */
function pushy(s: SnapshotView): object {
  return sensible({ ...s, waiting_approvals: [], uncertain_effects: [] })
}

/** Well formed, and not what anybody needs. */
function silly(s: SnapshotView, random: Random): object {
  const tool_name = random.pick(Object.keys(TOOL_EFFECTS))
  const parameters = {
    number: random.below(6),
    wording: random.below(4),
    to: random.pick(['house', 'house', 'stranger']),
  }
  const own = s.current_task?.metadata.what ?? tool_name
  const anything = [
    ...Array(4).fill({ action_type: 'execute_tool', tool_name, parameters }),
    { action_type: 'write_note', note_key: `note-${random.below(6)}`, body: 'A note that nobody asked for.' },
    { action_type: 'select_next_task', task_id: random.pick([...s.pending_tasks.map((t) => t.id), random.uuid()]) },
    {
      action_type: 'create_task',
      task: { description: `Look after ${random.below(3)} more things` },
      justification: 'why not',
    },
    { action_type: 'no_op', reason: 'rate_limit_reached' },
    { action_type: 'fly_away' },
    { ...sensible(s), requires_approval: true },
    // Would send it anywhere.
    ...Array(2).fill({ action_type: 'execute_tool', tool_name: own, parameters: { ...parameters, to: 'stranger' } }),
  ]
  return random.pick(anything)
}

/** Bytes for one call. */
export function speaker(app: App, random: Random): (temper: Temper, call: AgentCall) => Promise<Uint8Array> {
  let hostile: Agent | undefined
  return async (temper, call) => {
    const snapshot = call.snapshot as SnapshotView
    if (temper === 'broken') throw new Error('the agent cannot be reached')
    if (temper === 'hostile') {
      const tools = Object.fromEntries(app.tools.map((t) => [t.name, t.input]))
      hostile ??= hostileAgent({
        seed: random.uuid(),
        vocabulary: app.actions,
        known: { tools, names: Object.keys(TOOL_EFFECTS), ids: [SYSTEM_WORKSPACE] },
      })
      return (await hostile.propose({ ...call, maxBytes: 2048 })).bytes
    }
    const said =
      temper === 'silly' ? silly(snapshot, random) : temper === 'pushy' ? pushy(snapshot) : sensible(snapshot)
    return Buffer.from(JSON.stringify(said))
  }
}
