import { randomUUID } from 'node:crypto'
import { CONFIRMATION_MS, type ErrorCode, type Task, type ToolName, type ToolResult } from '#apps/tasks/contracts.ts'
import type { ToolService } from '#apps/tasks/mcp/tasks-mcp.ts'
import type { Around, Called, Caller } from '#apps/tasks/services/service.ts'

/** One question that waits, in the conversation where it was asked. */
interface Waiting {
  id: string
  user: string
  task: Task
  conversation: string
  expiresMs: number
}

export interface MemoryService extends ToolService {
  /** What a person has, newest first. */
  tasksOf(user: string): Task[]
  waiting(): number
  /** Where each call said that it stands. */
  around: Around[]
  /** Later by so much. */
  pass(ms: number): void
  /** The next call breaks with this. */
  break(error: Error): void
}

/** The behaviour of the tasks service that a client can see, over lists in memory. */
export function memoryService(): MemoryService {
  const tasks = new Map<string, Task[]>()
  const confirmations = new Map<string, Waiting>()
  const around: Around[] = []
  let passedMs = 0
  let broken: Error | undefined
  const nowMs = () => Date.parse('2026-03-01T10:00:00Z') + passedMs
  const now = () => new Date(nowMs()).toISOString()
  const tasksOf = (user: string) => tasks.get(user) ?? []
  const keep = (user: string, next: Task[]) => void tasks.set(user, next)

  return {
    around,
    tasksOf,
    waiting: () => confirmations.size,
    pass: (ms) => {
      passedMs += ms
    },
    break: (error) => {
      broken = error
    },
    async call(caller, tool, parameters, where = {}) {
      around.push(where)
      if (broken) {
        const error = broken
        broken = undefined
        throw error
      }
      const conversation = where.conversation_id ?? randomUUID()
      const { result, reply, pending = null } = perform(caller, tool, parameters, conversation)
      return { conversation_id: conversation, turn_id: randomUUID(), result, reply, pending_confirmation: pending }
    },
    async answer(caller, confirmationId, yes, where = {}) {
      around.push(where)
      const waiting = confirmations.get(confirmationId)
      const mine = waiting?.user === caller.user_id ? waiting : undefined
      if (mine) confirmations.delete(mine.id)
      const { result, reply } = settle(caller, mine, yes)
      const conversation = mine?.conversation ?? where.conversation_id ?? randomUUID()
      return {
        conversation_id: conversation,
        turn_id: randomUUID(),
        result,
        reply,
        pending_confirmation: null,
      }
    },
  }

  type Outcome = Pick<Called, 'result' | 'reply'> & { pending?: Called['pending_confirmation'] }

  function perform(caller: Caller, tool: ToolName, given: Record<string, unknown>, conversation: string): Outcome {
    const own = tasksOf(caller.user_id)
    const task = own.find(({ task_id }) => task_id === given.task_id)
    switch (tool) {
      case 'add_task': {
        const added = newTask(given, now())
        keep(caller.user_id, [added, ...own])
        return done(added, `I've added '${added.description}' to your tasks.`)
      }
      case 'list_tasks': {
        const asked = own.filter(({ status }) => given.status === undefined || status === given.status)
        const from = Number(given.cursor ?? 0)
        const to = from + Number(given.limit ?? 50)
        const page = asked.slice(from, to)
        const next_cursor = to < asked.length ? String(to) : null
        const lines = page.map(({ description }, i) => `${from + i + 1}. ${description}`)
        const reply = page.length === 0 ? "You don't have any tasks yet." : `Here are your tasks:\n${lines.join('\n')}`
        return done({ tasks: page, total: asked.length, next_cursor }, reply)
      }
      case 'update_task': {
        if (!task) return failed('NOT_FOUND', 'Task not found')
        const { task_id: _, new_description = task.description, ...details } = given
        const changed = { ...task, ...details, description: String(new_description), version: task.version + 1 } as Task
        replace(caller, changed)
        return done(changed, `Updated '${task.description}' to '${changed.description}'.`)
      }
      case 'complete_task': {
        if (!task) return failed('NOT_FOUND', 'Task not found')
        const completed: Task = { ...task, status: 'completed', completed_at: task.completed_at ?? now() }
        replace(caller, completed)
        return done(completed, `Done! '${task.description}' has been marked as completed.`)
      }
      case 'delete_task': {
        if (!task) return done({ task_id: given.task_id, deleted: false }, 'The task is deleted.')
        return ask(caller, task, conversation)
      }
    }
  }

  /** One question per conversation: a new one takes the place of the old. */
  function ask(caller: Caller, task: Task, conversation: string): Outcome {
    for (const old of confirmations.values()) if (old.conversation === conversation) confirmations.delete(old.id)
    const expiresMs = nowMs() + CONFIRMATION_MS
    const waiting: Waiting = { id: randomUUID(), user: caller.user_id, task, conversation, expiresMs }
    confirmations.set(waiting.id, waiting)
    const reply = `Are you sure you want to delete '${task.description}'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.`
    const pending = {
      confirmation_id: waiting.id,
      action_type: 'DELETE_TASK' as const,
      task_id: task.task_id,
      task_description: task.description,
      created_at: now(),
      expires_at: new Date(expiresMs).toISOString(),
    }
    return { ...failed('VALIDATION_ERROR', reply), pending }
  }

  function settle(caller: Caller, waiting: Waiting | undefined, yes: boolean): Outcome {
    if (!waiting || waiting.expiresMs <= nowMs()) return failed('NOT_FOUND', 'There is nothing to confirm right now.')
    if (!yes) return failed('VALIDATION_ERROR', `Okay, I won't delete '${waiting.task.description}'.`)
    const own = tasksOf(caller.user_id)
    keep(
      caller.user_id,
      own.filter(({ task_id }) => task_id !== waiting.task.task_id),
    )
    return done({ task_id: waiting.task.task_id, deleted: true }, `'${waiting.task.description}' has been deleted.`)
  }

  function replace(caller: Caller, changed: Task): void {
    const own = tasksOf(caller.user_id)
    keep(
      caller.user_id,
      own.map((task) => (task.task_id === changed.task_id ? changed : task)),
    )
  }
}

function newTask(given: Record<string, unknown>, at: string): Task {
  const fresh: Task = {
    task_id: randomUUID(),
    description: '',
    status: 'pending',
    created_at: at,
    updated_at: at,
    completed_at: null,
    due_on: null,
    due_at: null,
    priority: null,
    labels: [],
    recurrence: null,
    remind_at: null,
    list: null,
    time_zone: null,
    version: 1,
  }
  return { ...fresh, ...given }
}

function done(data: unknown, reply: string): { result: ToolResult; reply: string } {
  return { result: { success: true, data, error: null, error_code: null }, reply }
}

function failed(error_code: ErrorCode, error: string): { result: ToolResult; reply: string } {
  return { result: { success: false, data: null, error, error_code }, reply: error }
}
