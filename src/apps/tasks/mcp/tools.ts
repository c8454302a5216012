import { type TProperties, type TSchema, Type } from 'typebox'
import { closed, list, nullable, oneOf, text } from '#kernel/contracts/closed.ts'
import { ERROR_CODES, Task, ToolParameters } from '../contracts.ts'

const TaskPage = closed({
  tasks: list(Task, 200),
  total: Type.Integer({ minimum: 0 }),
  next_cursor: nullable(text(200)),
})

/** What a client is told of each tool. */
export const TOOLS = {
  add_task: {
    description:
      'Adds a task to the to-do list of the person. The description is kept exactly as given; due date, priority, labels and recurrence have members of their own.',
    input: withoutUser(ToolParameters.add_task),
    output: resultOf(Task),
  },
  list_tasks: {
    description:
      "Lists the person's own tasks, newest first, completed ones included unless a status is asked for. A page holds up to `limit` tasks; `next_cursor` leads to the next one.",
    input: withoutUser(ToolParameters.list_tasks),
    output: resultOf(TaskPage),
  },
  update_task: {
    description: 'Changes the words or the details of one task. What is not named stays as it is.',
    input: withoutUser(ToolParameters.update_task),
    output: resultOf(Task),
  },
  complete_task: {
    description: 'Marks one task as completed. Doing it twice changes nothing.',
    input: withoutUser(ToolParameters.complete_task),
    output: resultOf(Task),
  },
  delete_task: {
    description:
      'Deletes one task, after the person said yes to a question that this server puts to them through the client. Without that yes nothing is deleted.',
    input: withoutUser(ToolParameters.delete_task),
    output: resultOf(closed({ task_id: Type.String(), deleted: Type.Boolean() })),
  },
} as const

/** Who calls is known from how they came in: naming a user is an unknown member like any other. */
function withoutUser<P extends TProperties & { user_id: TSchema }>(schema: { properties: P }) {
  const { user_id: _, ...own } = schema.properties
  return closed(own)
}

/** The contract of every tool, with what this one answers. */
function resultOf(data: TSchema) {
  return closed({
    success: Type.Boolean(),
    data: nullable(data),
    error: nullable(Type.String()),
    error_code: nullable(oneOf(ERROR_CODES)),
  })
}
