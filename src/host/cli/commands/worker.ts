import { type Command, InvalidArgumentError } from 'commander'
import type { Context, Runner } from '../context.ts'
import { addHealthOptions, type HealthFlags, healthPlace } from '../health-options.ts'
import { wholeNumber } from '../whole-number.ts'

export function addWorker(program: Command, run: Runner): void {
  const worker = program.command('worker').description('work the workspaces without a page or an API')
  addHealthOptions(worker)
    .option('--concurrency <n>', 'workspaces worked at the same time', wholeNumber(1, 64), 8)
    .option('--lanes <names>', 'reach outside in these lanes only, separated by commas (default: all)', laneNames)
    .option('--demo-presence', 'campaigns on the practice channel go on with nobody there; no other ones do')
    .addHelpText(
      'after',
      `
Many workers on many machines may share one DATABASE_URL; each workspace is worked by one of them at a time. With --lanes
a step that needs another lane is left to a worker that has it; \`lanewright doctor\` names a lane that nobody has.

Examples:
  DATABASE_URL=postgres://USER:PASSWORD@HOST/DATABASE lanewright worker --concurrency 16
  lanewright worker --lanes SEND_MESSAGES,LOOK_AT_PAGES,USE_PAGES`,
    )
    .action(run(work))
}

interface Options extends HealthFlags {
  concurrency: number
  lanes?: string[]
  demoPresence?: boolean
}

async function work(context: Context, { concurrency, lanes, demoPresence, ...given }: Options): Promise<number> {
  const [{ runService }, { activeWorkspaces }] = await Promise.all([
    import('../service.ts'),
    import('../../server/queries.ts'),
  ])
  const health = healthPlace(given)
  return runService(
    context,
    { concurrency, ...(lanes ? { lanes } : {}), ...(health ? { health } : {}) },
    async (lw) => {
      if (demoPresence) {
        lw.presence.scriptDemo()
        // Those that found nobody there a moment ago wait to be woken.
        for (const id of await activeWorkspaces(lw.database.pool('auditor'))) await lw.dispatch.wake(id)
      }
      context.out.note('The worker runs until you press Ctrl-C.')
      context.out.answer({ ok: true, pid: process.pid })
      return async () => {}
    },
  )
}

/** Which lanes there are is known when the packs are loaded; here only that they could be names. */
function laneNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.length <= 100 && names.every((name) => /^[A-Z][A-Z0-9_]{0,99}$/.test(name))) return names
  throw new InvalidArgumentError('It must be names of lanes, separated by commas, as in SEND_MESSAGES,USE_PAGES.')
}
