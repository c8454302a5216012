import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import type { Done } from './acts.ts'

/** A completed task is opened again by taking its completion back, while nothing else has happened to it. */
export async function reopen(taskId: string): Promise<Done> {
  try {
    const query = { task_id: taskId, limit: '20' }
    const { data, error } = await api.GET('/api/tasks/history', { params: { query } })
    if (!data) return { ok: false, refusal: asRefusal(error) }
    const completed = data.history.find(({ operation, undone }) => operation === 'complete' && !undone)
    if (!completed) return { ok: false, refusal: NOT_COMPLETED }
    const params = { path: { id: completed.history_id } }
    const undone = await api.POST('/api/tasks/history/{id}/restore', { params, body: {} })
    if (!undone.data) return { ok: false, refusal: asRefusal(undone.error) }
    return { ok: true, reply: undone.data.reply, asks: null }
  } catch (error) {
    return { ok: false, refusal: asRefusal(error) }
  }
}

const NOT_COMPLETED = {
  code: 'tasks.not_completed_here',
  message: 'This task came here completed, so there is no completion to take back.',
  next: 'Add it again in the chat.',
}
