import type { QueryClient } from '@tanstack/react-query'
import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import type { Answer } from '#host/desk/api/types.ts'
import { zone } from '#host/desk/components/zone.ts'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Confirmation } from './types.ts'

type Tool = 'add_task' | 'update_task' | 'complete_task' | 'delete_task'

/** What a tool answered: its sentence, and what now waits for a yes. */
export type Done = { ok: true; reply: string; asks: Confirmation | null } | { ok: false; refusal: Refusal }

/** Everything of the tasks is asked for again: what changed is known to the database alone. */
export function lookAgain(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/api/tasks'),
  })
}

/** A button of the list. Each is a conversation of its own, so that the chat is not disturbed. */
export async function callTool(tool: Tool, parameters: Record<string, unknown>): Promise<Done> {
  const body = { parameters, time_zone: zone, turn_id: crypto.randomUUID() }
  return heard(() => api.POST('/api/tasks/tools/{tool}', { params: { path: { tool } }, body }))
}

/** The yes or no to exactly this confirmation. */
export async function answer(
  confirmation: Confirmation,
  yes: boolean,
  around: { turn_id: string; conversation_id?: string },
): Promise<Done> {
  const params = { path: { id: confirmation.confirmation_id } }
  const body = { yes, time_zone: zone, ...around }
  const done = await heard(() => api.POST('/api/tasks/confirmations/{id}', { params, body }))
  // A no is done when it is heard: nothing was deleted.
  const kept = !done.ok && !yes && done.refusal.code === 'VALIDATION_ERROR'
  return kept ? { ok: true, reply: done.refusal.message, asks: null } : done
}

async function heard(ask: () => Promise<{ data?: Answer<'callTool'>; error?: unknown }>): Promise<Done> {
  try {
    const { data, error } = await ask()
    if (!data) return { ok: false, refusal: asRefusal(error) }
    const { result, pending_confirmation: asks, reply } = data
    if (result.success || asks) return { ok: true, reply, asks }
    const next = 'Look at the task again; nothing was changed.'
    return { ok: false, refusal: { code: result.error_code ?? 'tasks.failed', message: result.error ?? reply, next } }
  } catch (error) {
    return { ok: false, refusal: asRefusal(error) }
  }
}

/** Tells how it went; true where it went well. */
export function notify(done: Done): boolean {
  if (done.ok) notifyDone(done.reply)
  else notifyRefused(done.refusal)
  return done.ok
}
