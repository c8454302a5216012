import { setTimeout as pause } from 'node:timers/promises'
import { refusalIn } from '#kernel/contracts/processed.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Row } from '#kernel/ports/store.ts'
import type { Product, Sent } from '../server/product.ts'

export type SendResult = { ok: true; outcome: string | null } | { ok: false; outcome: string | null; error: Refusal }

const WAIT_MS = 15_000
const EVERY_MS = 50

/** A person says something to a workspace, and hears what the cycle made of it. */
export async function submit(
  product: Product,
  workspace: string,
  person: string,
  kind: string,
  content: Row,
): Promise<SendResult> {
  return (await submitAll(product, workspace, person, [{ kind, content }]))[0] as SendResult
}

/** Several things at once: the workspace is worked when all of them are there. */
export async function submitAll(
  product: Product,
  workspace: string,
  person: string,
  items: Array<{ kind: string; content: Row }>,
): Promise<SendResult[]> {
  if (person.length < 1 || person.length > 200)
    throw new Failure('person.bad_name', 'a person has a name of 1 to 200 characters', 'Name one with --person.')
  const sent: Sent[] = []
  for (const { kind, content } of items) sent.push(await product.send(workspace, person, kind, content))
  if (sent.some(({ ok }) => ok)) await product.settle(workspace)
  const recorded: SendResult[] = []
  for (const one of sent) recorded.push(await resultOf(product, workspace, one))
  return recorded
}

async function resultOf(product: Product, workspace: string, sent: Sent): Promise<SendResult> {
  if (!sent.ok) return { ok: false, outcome: null, error: sent.refusal }
  const outcome = await processedOf(product, workspace, sent.item)
  const error = outcome === null ? null : refusalIn(outcome)
  if (!error) return { ok: true, outcome }
  return { ok: false, outcome, error }
}

/** Whoever works the workspace consumes it in a moment; null when nobody does for long. */
async function processedOf(product: Product, workspace: string, item: string): Promise<string | null> {
  for (let waited = 0; waited < WAIT_MS; waited += EVERY_MS) {
    const processed = await product.processed(workspace, item)
    if (processed?.outcome) return processed.outcome
    await pause(EVERY_MS)
  }
  return null
}
