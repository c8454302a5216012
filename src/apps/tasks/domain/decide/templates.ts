import type { IntentType, Task, ToolName } from '../../contracts.ts'

/** Every sentence that the chat says. Those of the seed are its words exactly. */

export const AUTH_MISSING = 'I need you to be logged in to manage tasks.'
export const NOT_UNDERSTOOD = "I didn't understand that. Could you rephrase?"
export const DESCRIPTION_LENGTH = 'Task description must be 1-1000 characters'
export const WHAT_TO_SAY = 'What would you like the task to say?'
export const NO_TASKS = "You don't have any tasks yet."
export const NOTHING_TO_CONFIRM = 'There is nothing to confirm right now.'
export const TOO_LONG = 'This is taking longer than expected, so I stopped and changed nothing. Please try again.'
export const STILL_WORKING = 'This is taking longer than expected. Please look again in a moment.'
export const NEVER_MIND = 'Okay, never mind.'
export const NO_SUCH_TASK = 'Task not found'
export const GONE = 'The task is deleted.'

const ACTIONS: Record<ToolName, string> = {
  add_task: 'add the task',
  list_tasks: 'list your tasks',
  update_task: 'update the task',
  complete_task: 'complete the task',
  delete_task: 'delete the task',
}

const OPTIONS: Partial<Record<IntentType, string>> = {
  CREATE_TASK: 'add a task',
  LIST_TASKS: 'see your tasks',
  COMPLETE_TASK: 'complete a task',
  UPDATE_TASK: 'update a task',
  DELETE_TASK: 'delete a task',
}

const HOW: Partial<Record<string, string>> = {
  CREATE_TASK: 'To add a task, say what it is, for example "remind me to call mom tomorrow at 5".',
  LIST_TASKS: 'To see your tasks, say "show my tasks".',
  COMPLETE_TASK: 'To complete a task, name it, for example "I finished the report" or "mark task 2 as done".',
  UPDATE_TASK: 'To change a task, say "change buy milk to buy oat milk" or "rename task 2 to call Anna".',
  DELETE_TASK: 'To delete a task, say "delete the report"; I ask for a yes before anything is deleted.',
  UNDO: 'To take back the last change, use the undo command (/undo in the terminal); a deleted task comes back too.',
}

const EVERYTHING =
  'I keep your to-do list. You can say "add buy milk", "show my tasks", "I finished the report", "change task 2 to call Anna" or "delete the report".'

export function added(description: string): string {
  return `I've added '${description}' to your tasks.`
}

export function completed(description: string): string {
  return `Done! '${description}' has been marked as completed.`
}

export function updated(before: string, after: string): string {
  return `Updated '${before}' to '${after}'.`
}

export function changed(description: string): string {
  return `Updated '${description}'.`
}

export function deleted(description: string): string {
  return `'${description}' has been deleted.`
}

export function kept(description: string): string {
  return `Okay, I won't delete '${description}'.`
}

export function changedSince(description: string): string {
  return `'${description}' has changed since I asked, so I kept it. Say it again if it should still go.`
}

export function confirmDelete(description: string): string {
  return `Are you sure you want to delete '${description}'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.`
}

export function wasNotAble(tool: ToolName): string {
  return `Sorry, I wasn't able to ${ACTIONS[tool]}. Please try again.`
}

export function yourTasks(tasks: Task[], total: number): string {
  return total === 0 ? NO_TASKS : `Here are your tasks:\n${numbered(tasks, total)}`
}

export function whichIntent(possible: IntentType[]): string {
  const known = possible.map((intent) => OPTIONS[intent]).filter((option) => option !== undefined)
  const [first = 'add a task', second = first === 'see your tasks' ? 'add a task' : 'see your tasks'] = new Set(known)
  return `I'm not sure what you'd like to do. Would you like to ${first}, ${second}, or something else?`
}

/** The one question about a bare phrase; `language.asked.confirm` knows its last words. */
export function offerTask(description: string): string {
  return `Would you like me to add '${description}' to your tasks? Reply 'yes' to add it or 'no' to leave it.`
}

export function whichTask(reference: string, tasks: Task[]): string {
  return `I found multiple tasks that match '${reference}':\n${numbered(tasks, tasks.length)}\nWhich one did you mean?`
}

export function noMatch(reference: string, tasks: Task[], total: number): string {
  const list = total === 0 ? NO_TASKS : numbered(tasks, total)
  return `I couldn't find a task matching '${reference}'. Here are your current tasks:\n${list}`
}

export function whichOfThese(tasks: Task[], total: number): string {
  return total === 0 ? NO_TASKS : `Which task do you mean? Here are your current tasks:\n${numbered(tasks, total)}`
}

export function oneAtATime(intent: IntentType): string {
  const verb = intent === 'DELETE_TASK' ? 'delete' : intent === 'COMPLETE_TASK' ? 'complete' : 'change'
  const each = intent === 'DELETE_TASK' ? ', each after your yes' : ''
  return `I ${verb} one task at a time${each}. Name one, for example "${verb === 'change' ? 'change task 1 to call Anna' : `${verb} task 1`}"; "show my tasks" gives you the numbers.`
}

export function howTo(help: string): string {
  return HOW[help] ?? EVERYTHING
}

const SHOWN_DUE = 10

function numbered(tasks: Task[], total: number): string {
  const lines = tasks.map(
    (task, i) => `${i + 1}. ${task.status === 'completed' ? '✓ ' : ''}${task.description}${due(task)}`,
  )
  const more = total - tasks.length
  return more > 0 ? `${lines.join('\n')}\n... and ${more} more` : lines.join('\n')
}

function due({ due_on, status }: Task): string {
  return due_on && status === 'pending' ? ` (due ${due_on.slice(0, SHOWN_DUE)})` : ''
}
