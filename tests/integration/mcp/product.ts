import type { ToolHints, ToolService } from '#apps/tasks/mcp/tasks-mcp.ts'
import { memoryService } from './memory-service.ts'

/** What the protocol's own tools are let loose on. */
export interface Product {
  service: ToolService
  annotations: ToolHints
  version: string
  close(): Promise<void>
}

const closedWorld = { openWorldHint: false }

export const hints: ToolHints = {
  add_task: {
    title: 'Add a task',
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    ...closedWorld,
  },
  list_tasks: {
    title: 'List tasks',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    ...closedWorld,
  },
  update_task: {
    title: 'Change a task',
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
    ...closedWorld,
  },
  complete_task: {
    title: 'Complete a task',
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    ...closedWorld,
  },
  delete_task: {
    title: 'Delete a task',
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
    ...closedWorld,
  },
}

export async function openProduct(): Promise<Product> {
  return { service: memoryService(), annotations: hints, version: '1.2.3', close: async () => {} }
}
