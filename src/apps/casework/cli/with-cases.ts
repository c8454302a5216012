import { remoteProduct } from '#host/cli/remote.ts'
import { findRunning } from '#host/cli/running.ts'
import { osUser, type Settings } from '#host/cli/settings.ts'
import type { Product } from '#host/server/product.ts'
import { type CasesAtHand, remoteCases } from '../services/remote.ts'

/** Over the running server of this folder, else in this process. */
export async function withCases<T>(
  { settings }: { settings: Settings },
  work: (cases: CasesAtHand, product: Product) => Promise<T>,
): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work(remoteCases(running), remoteProduct(running))
  const [
    { withLanewright },
    { casesOf },
    { caseworkServicesAt },
    { requireCase },
    { NOT_HERE, recordForeign },
    { productOf },
  ] = await Promise.all([
    import('#host/cli/opening.ts'),
    import('../services/cases.ts'),
    import('#host/casework/services-at.ts'),
    import('../services/case-id.ts'),
    import('../services/foreign.ts'),
    import('#host/server/local.ts'),
  ])
  return withLanewright(settings, async (lw) => {
    const casework = caseworkServicesAt(settings)
    casework.attach(lw)
    try {
      const cases = casesOf(lw, casework)
      const keep: CasesAtHand['keep'] = async (id, file) =>
        (await casework.files()).put(await requireCase(lw, id), file.from(0))
      // Nobody else works it here: it is open when the command has ended.
      const create: CasesAtHand['create'] = async (wanted, person) => {
        const made = await cases.create(wanted, person)
        if ('id' in made) await lw.drive(made.id)
        return made
      }
      const notice = (id: string, named: string[]) => recordForeign(lw, id, named, osUser())
      return await work(watched({ ...cases, create, keep }, NOT_HERE, notice), productOf(lw))
    } finally {
      await casework.close()
    }
  })
}

/** What is refused because it is not there is looked at once more: it may be in another case, and that is told. */
function watched(
  cases: CasesAtHand,
  isNotHere: RegExp,
  notice: (id: string, named: string[]) => Promise<void>,
): CasesAtHand {
  const entries = Object.entries(cases).map(([name, work]: [string, (...args: never[]) => unknown]) => [
    name,
    async (...args: never[]) => {
      const result = (await work(...args)) as { refused?: { code: string } }
      const [id, ...named] = args as unknown[]
      if (result?.refused && isNotHere.test(result.refused.code) && typeof id === 'string')
        await notice(
          id,
          named.filter((one): one is string => typeof one === 'string'),
        )
      return result
    },
  ])
  return Object.fromEntries(entries)
}
