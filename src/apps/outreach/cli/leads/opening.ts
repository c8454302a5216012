import { findRunning } from '#host/cli/running.ts'
import type { Settings } from '#host/cli/settings.ts'
import { remoteLeads } from '../../services/remote.ts'
import type { LeadsService } from '../../services/service.ts'

/** Over the running server of this folder, else in this process. */
export async function withLeads<T>(
  { settings }: { settings: Settings },
  work: (leads: LeadsService) => Promise<T>,
): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work(remoteLeads(running))
  const [{ withLanewright }, { leadsServiceOf }] = await Promise.all([
    import('#host/cli/opening.ts'),
    import('../../services/leads.ts'),
  ])
  return withLanewright(settings, (lw) => work(leadsServiceOf(lw)))
}
