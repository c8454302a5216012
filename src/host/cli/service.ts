import { workspaceOf } from '#apps/tasks/services/local.ts'
import type { Notifier } from '#kernel/ports/outside.ts'
import { systemClock } from '#system/clock.ts'
import { featuresOf, missingFeatures } from '../features.ts'
import { createHealth, type Health } from '../health/health.ts'
import { type HealthPlace, listenForHealth } from '../health/listen.ts'
import { secretsAt } from '../installation.ts'
import type { Lanewright } from '../open.ts'
import { createWebhook } from '../webhook.ts'
import type { Context } from './context.ts'
import { logNotices } from './log-notices.ts'
import { openProduct } from './opening.ts'
import { osUser } from './settings.ts'
import { type Ending, onSignal } from './signals.ts'
import { printable } from './terminal.ts'

const DRAIN_MS = 60_000

export interface Work {
  /** Workspaces worked at the same time; 0 for a process that works none. */
  concurrency: number
  /** The lanes that it reaches outside in; without it, all. */
  lanes?: readonly string[]
  /** Where it tells of its health besides the desk. */
  health?: HealthPlace
}

/**
 * Opens the product, works workspaces until a signal comes, lets the steps in hand finish, gives back what it holds and
 * leaves nothing behind. A second signal ends it at once.
 */
export async function runService(context: Context, work: Work, attach: Attach): Promise<number> {
  let result: Ending | undefined
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const release = onSignal((signal) => {
    result = signal
    end()
  })
  let late: NodeJS.Timeout | undefined
  const until: Until = {
    told: () => result,
    ended,
    draining() {
      late = setTimeout(() => process.exit(2), DRAIN_MS).unref()
    },
  }
  try {
    return await serve(context, work, attach, until)
  } finally {
    clearTimeout(late)
    release()
  }
}

type Attach = (lw: Lanewright, log: (line: string) => void, health: Health) => Promise<() => Promise<void>>

interface Until {
  told(): Ending | undefined
  ended: Promise<void>
  /** From now on it ends within a minute, whatever hangs. */
  draining(): void
}

async function serve(
  { settings, out }: Context,
  { concurrency, lanes, health: place }: Work,
  attach: Attach,
  { told: result, ended, draining }: Until,
): Promise<number> {
  const log = (line: string) => out.note(`${new Date().toISOString()} ${printable(line)}`)
  const logged = logNotices(log, workspaceOf(osUser()))
  const webhook =
    settings.webhook &&
    createWebhook(settings.webhook, { secret: async (name) => (await secretsAt(settings)).get(name), log })
  const notify: Notifier['notify'] = (notice) => {
    logged.notify(notice)
    webhook?.notify(notice)
  }
  const health = createHealth(systemClock.nowMs)
  // Before anything is made: a port that is taken must not leave a new database behind.
  const listening = place && (await listenForHealth(health, place))
  const lw = await openProduct(settings, log, 'refuse', {
    ...{ notifier: { notify }, observer: health.observer },
    ...(lanes ? { lanes } : {}),
  }).catch(async (error) => {
    await listening?.close()
    throw error
  })
  let detach = async () => {}
  // Trying out what isolates scripts takes a moment, and nobody has to wait for it.
  const features = missingFeatures(featuresOf(settings)).then((lines) => lines.forEach(log))
  try {
    if (listening) log(`health and metrics: http://${place.address}:${listening.port}/readyz`)
    await health.attach(lw)
    if (result() === undefined) {
      if (concurrency > 0) await lw.start(concurrency)
      webhook?.start(lw)
      detach = await attach(lw, log, health)
    }
    await ended
    log(`${result()}: finishing what is under way`)
    health.drain()
    draining()
  } finally {
    await Promise.all([detach(), webhook?.stop()])
    await lw.close()
    await listening?.close()
    await features
  }
  return 0
}
