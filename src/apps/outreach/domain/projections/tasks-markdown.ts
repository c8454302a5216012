import type { CampaignOverview, TaskView } from '../views/answers.ts'
import { code, inline, NOTICE } from './markdown.ts'

/** tasks.md: what the tables say of a campaign's tasks at this moment. */
export function tasksMarkdown({ id, name, status, status_reason, tasks, task_counts }: CampaignOverview): string {
  const { total, done } = task_counts
  const left = total - tasks.length
  return [
    NOTICE,
    '',
    `# Tasks of ${inline(name)}`,
    '',
    `Campaign ${code(id)} is ${status}${status_reason ? `: ${inline(status_reason)}` : ''}. ${done} of ${total} tasks are done.`,
    '',
    ...tasks.map((task) => taskItem(task, tasks)),
    ...(left > 0 ? [`${left} more stand in the database.`, ''] : []),
  ].join('\n')
}

const MARK = { pending: '[ ]', in_progress: '[ ]', done: '[x]', blocked: '[ ]' } as const

function taskItem(task: TaskView, all: TaskView[]): string {
  const numbers = task.preconditions.map((id) => all.findIndex((other) => other.id === id) + 1)
  const waits = numbers.map((number, i) => (number > 0 ? `task ${number}` : code(task.preconditions[i] as string)))
  const effects = task.required_effects.map((effect) => `   - Required: ${code(JSON.stringify(effect).slice(0, 500))}`)
  return [
    `${all.indexOf(task) + 1}. ${MARK[task.status]} ${inline(task.description)}`,
    `   - Status: ${task.status.replace('_', ' ')}${task.blocked_reason ? `, because ${inline(task.blocked_reason)}` : ''}`,
    `   - Id: ${code(task.id)}, from the ${task.source}`,
    ...(waits.length > 0 ? [`   - After: ${waits.join(', ')}`] : []),
    ...effects,
    '',
  ].join('\n')
}
