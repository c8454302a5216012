import type { Command } from 'commander'
import { requirePerson } from '#host/answers.ts'
import type { Context, ExitCode, Runner } from '#host/cli/context.ts'
import { findRunning } from '#host/cli/running.ts'
import { osUser, type Settings } from '#host/cli/settings.ts'
import { remoteLeads } from '../../services/remote.ts'
import type { LeadsService } from '../../services/service.ts'

/** A command on leads: who does it. */
export interface LeadsContext extends Context {
  person: string
}

export type LeadsWork<A extends unknown[]> = (context: LeadsContext, ...args: A) => Promise<ExitCode>

/** --person belongs to `leads` and means the same before and after the word of a command. */
export function asDoer<A extends unknown[]>(run: Runner, work: LeadsWork<A>) {
  return async (...args: [...A, Command]) => {
    const { person = osUser() } = (args.at(-1) as Command).optsWithGlobals<{ person?: string }>()
    const doer = requirePerson(person)
    await run<A>((context, ...rest) => work({ ...context, person: doer }, ...rest))(...args)
  }
}

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
