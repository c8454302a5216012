import type { Random } from '#integrations/models/hostile/random.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import { TOOLS } from './app.ts'

/** What people must grant is asked for more often: most of it is refused or overtaken. */
const CHOICE = Object.entries(TOOLS).flatMap(([name, { people }]) => Array(1 + 2 * people).fill(name) as string[])

interface Seen {
  current_task: { id: string } | null
  pending_tasks: Array<{ id: string }>
}

/** Behaves, so that there is a task to abuse, and then tries each tool with input that fits. */
export function slyAgent(random: Random): Agent {
  return {
    name: 'sly',
    async propose({ snapshot }) {
      return { bytes: Buffer.from(JSON.stringify(next(snapshot as Seen, random))), model: 'sly' }
    },
  }
}

function next({ current_task, pending_tasks }: Seen, random: Random): object {
  const first = pending_tasks[0]
  if (!current_task && first) return { action_type: 'select_next_task', task_id: first.id }
  if (random.chance(0.2)) {
    const message = { action_type: 'draft_letter', letter_key: 'case-1', body: 'A letter that nobody asked for.' }
    return random.pick([message, { action_type: 'send_letter', letter_key: 'case-1' }])
  }
  const sampleTask = {
    number: random.below(1000),
    part: random.below(100),
    to: random.pick(['house', 'house', 'stranger']),
  }
  return { action_type: 'execute_tool', tool_name: random.pick(CHOICE), parameters: sampleTask }
}
