import type { Command } from 'commander'
import type { Context, Runner } from '../context.ts'
import { wholeNumber } from './start.ts'

export function addWorker(program: Command, run: Runner): void {
  program
    .command('worker')
    .description('work the workspaces without a page or an API')
    .option('--concurrency <n>', 'workspaces worked at the same time', wholeNumber(1, 64), 8)
    .addHelpText(
      'after',
      `
Many workers on many machines may share one DATABASE_URL; each workspace is worked by one of them at a time.

Example:
  DATABASE_URL=postgres://USER:PASSWORD@HOST/DATABASE lanewright worker --concurrency 16`,
    )
    .action(run((context, { concurrency }: { concurrency: number }) => work(context, concurrency)))
}

async function work(context: Context, concurrency: number): Promise<number> {
  const { runService } = await import('../service.ts')
  return runService(context, concurrency, async () => {
    context.out.note('The worker runs until you press Ctrl-C.')
    context.out.answer({ ok: true, pid: process.pid })
    return async () => {}
  })
}
