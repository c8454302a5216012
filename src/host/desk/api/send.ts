import { refusalIn } from '#kernel/contracts/processed.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { api } from './client.ts'
import { asRefusal } from './refusal.ts'

/** What the controller made of what a person sent. `outcome` is null while nobody has worked the workspace. */
export type SendResult = { ok: true; outcome: string | null } | { ok: false; refusal: Refusal }

const WAIT_MS = 20_000
const EVERY_MS = 250

/** Sends one thing to a workspace, and waits for what the controller answers: nothing counts before. */
export async function send(workspace: string, kind: string, content: Record<string, unknown>): Promise<SendResult> {
  try {
    const params = { path: { id: workspace } }
    const sent = await api.POST('/api/workspaces/{id}/inbox', { params, body: { kind, content } })
    if (!sent.data) return { ok: false, refusal: asRefusal(sent.error) }
    return await waitForResult(workspace, sent.data.item)
  } catch (error) {
    return { ok: false, refusal: asRefusal(error) }
  }
}

/** What became of an item that lies in the inbox already. */
export async function waitForResult(workspace: string, item: string): Promise<SendResult> {
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += EVERY_MS) {
    const processed = await api.GET('/api/workspaces/{id}/inbox/{item}', { params: { path: { id: workspace, item } } })
    if (processed.error) return { ok: false, refusal: asRefusal(processed.error) }
    const { outcome } = processed.data
    const refusal = outcome === null ? null : refusalIn(outcome)
    if (refusal) return { ok: false, refusal }
    if (outcome !== null) return { ok: true, outcome }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  return { ok: true, outcome: null }
}
