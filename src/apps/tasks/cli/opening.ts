import { remoteProduct } from '#host/cli/remote.ts'
import { findRunning } from '#host/cli/running.ts'
import { osUser, type Settings } from '#host/cli/settings.ts'
import type { AccessRepository } from '#host/server/access-repository.ts'
import type { Views } from '#host/server/product.ts'
import { remoteAccess } from '#host/server/remote-access.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type RemoteTasks, remoteTasks } from '../services/remote.ts'
import type { Caller } from '../services/service.ts'
import type { PersonContext } from './person.ts'

/** The tasks of one person: over the running server of this folder, else in this process. */
export async function withTasks<T>(
  { settings, user }: PersonContext,
  work: (tasks: RemoteTasks, caller: Caller, policies: Views['policies']) => Promise<T>,
): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work(remoteTasks(running), { user_id: user }, remoteProduct(running).policies)
  const [{ withLanewright }, { accessRepositoryOf }, { productOf }, { tasksServiceOf }] = await Promise.all([
    import('#host/cli/opening.ts'),
    import('#host/server/access.ts'),
    import('#host/server/local.ts'),
    import('../services/local.ts'),
  ])
  return withLanewright(settings, async (lw) => {
    if (user !== osUser()) await requireAccount(accessRepositoryOf(lw), user)
    return work(tasksServiceOf(lw), { user_id: user }, productOf(lw).policies)
  })
}

/** The accounts: over the running server, which then knows of a change at once, else in this process. */
export async function withAccess<T>(settings: Settings, work: (access: AccessRepository) => Promise<T>): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work(remoteAccess(running))
  const [{ withLanewright }, { accessRepositoryOf }] = await Promise.all([
    import('#host/cli/opening.ts'),
    import('#host/server/access.ts'),
  ])
  return withLanewright(settings, (lw) => work(accessRepositoryOf(lw)))
}

/** As the gate of a running server asks. */
async function requireAccount(access: AccessRepository, user: string): Promise<void> {
  const account = (await access.accounts()).find((a) => a.user_id === user)
  if (account?.status === 'active') return
  const next = 'Add it with `lanewright accounts add`.'
  throw new Failure('account.unknown', 'there is no active account of this name', next)
}
