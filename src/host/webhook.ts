import { createWebhookSender } from '#integrations/push/webhook.ts'
import type { Notifier } from '#kernel/ports/outside.ts'
import { TRIES_MAX, type Undelivered, webhookDeliveriesOf } from '#storage/webhook-deliveries.ts'
import type { Lanewright } from './open.ts'
import type { WebhookChoice } from './webhook-choice.ts'

export interface Webhook extends Notifier {
  start(lw: Pick<Lanewright, 'database' | 'deps'>): void
  stop(): Promise<void>
}

/** What other processes asked for is found this often; what this one asked for, at once. */
const LOOK_EVERY_MS = 5000

/**
 * Notifies a configured address that approvals wait. What is not yet delivered is in the database, so nothing
 * is lost with this process; and the controller waits for none of it.
 */
export function createWebhook(
  choice: WebhookChoice,
  { secret, log }: { secret(name: string): Promise<string | null>; log(line: string): void },
): Webhook {
  const send = createWebhookSender(choice)
  const stopped = new AbortController()
  let running: Pick<Lanewright, 'database' | 'deps'> | undefined
  let looking: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    clearTimeout(timer)
    if (!running || stopped.signal.aborted) return
    again = looking !== undefined
    if (looking) return
    looking = deliverAll(running)
      // The database may be away for a while.
      .catch((error) => log(`webhook: what waits could not be read: ${error instanceof Error ? error.message : error}`))
      .finally(() => {
        looking = undefined
        if (again) look()
        else if (!stopped.signal.aborted) timer = setTimeout(look, LOOK_EVERY_MS)
      })
  }

  async function deliverAll({ database, deps }: Pick<Lanewright, 'database' | 'deps'>): Promise<void> {
    const deliveries = webhookDeliveriesOf(
      () => database.pool('auditor'),
      () => database.pool('dispatch'),
    )
    const now = () => new Date(deps.clock.nowMs()).toISOString()
    for (const what of await deliveries.due(now())) {
      if (stopped.signal.aborted) return
      const tries = await deliveries.claim(what, now())
      if (tries === null) continue
      const key = await secret(choice.secret).catch(() => null)
      const sent =
        key === null
          ? { ok: false as const, why: `the secret ${choice.secret} cannot be read` }
          : await send(messageOf(what), key, deps.clock.nowMs(), stopped.signal)
      if (sent.ok) await deliveries.delivered(what, now())
      else log(`webhook: ${sent.why}; ${tries < TRIES_MAX ? 'it is tried again' : 'it is given up'}`)
    }
    await deliveries.forget()
  }

  return {
    notify: ({ kind }) => {
      if (kind === 'approval') look()
    },
    start(lw) {
      running = lw
      look()
    },
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await looking
    },
  }
}

/** No content and no names: where to look, and how much is there. */
function messageOf({ workspace, lane, approval, count, at }: Undelivered): string {
  return JSON.stringify({ kind: 'approval.waiting', workspace, lane, approval, count, at })
}
