import type { Product, Switch, Views } from '../server/product.ts'
import type { Local } from './opening.ts'
import { remoteProduct } from './remote.ts'
import { findRunning } from './running.ts'
import type { Settings } from './settings.ts'

/**
 * A data folder is held by one process. When a server runs on it, it is asked over HTTP; otherwise the database is
 * opened here, and closed again however the command ends. What opens it is loaded only then.
 */
export async function withProduct<T>(settings: Settings, work: (product: Product) => Promise<T>): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work(remoteProduct(running))
  const { withLocalProduct } = await import('./opening.ts')
  return withLocalProduct(settings, work)
}

/** For commands that only look, or stop everything: no app is needed, nothing is migrated, nothing is created. */
export async function withViews<T>(
  settings: Settings,
  work: (views: Views & Switch, local?: Local) => Promise<T>,
): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work(remoteProduct(running))
  const { withLocalViews } = await import('./opening.ts')
  return withLocalViews(settings, work)
}
