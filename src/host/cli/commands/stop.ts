import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type Context, type Runner, requireUuid } from '../context.ts'
import { withViews } from '../product.ts'
import { osUser } from '../settings.ts'
import { oneLine } from '../terminal.ts'

export function addStop(program: Command, run: Runner): void {
  program
    .command('stop')
    .argument('[id]', 'workspace id; without it, everything')
    .description('the switch: no effect begins any more, at once, until it is lifted')
    .option('--reason <text>', 'why, for whoever finds it stopped')
    .option('--lift', 'let it go on')
    .option('--list', 'only show what is stopped, by whom and why')
    .option('--person <name>', 'who stops it (default: your user name)')
    .addHelpText(
      'after',
      `
Examples:
  lanewright stop --reason "wrong address list"
  lanewright stop --lift`,
    )
    .action(run(stop))
}

interface Options {
  reason?: string
  lift?: boolean
  list?: true
  person?: string
}

async function stop(context: Context, id: string | undefined, options: Options): Promise<number> {
  const { settings, out } = context
  const workspace = id === undefined ? 'all' : requireUuid(id, 'workspace')
  const { reason, lift = false, person = osUser() } = options
  if (options.list) return list(context)
  if (!lift && (reason === undefined || reason.length < 1 || reason.length > 2000))
    throw new Failure('stop.no_reason', 'a stop needs a reason of 1 to 2000 characters', 'Say why with --reason.')
  const done = await withViews(settings, (views) =>
    lift ? views.lift(workspace) : views.stop(workspace, person, reason as string),
  )
  if (!done.ok) throw new Failure(done.refusal.code, done.refusal.message, done.refusal.next)
  out.answer({ ok: true, workspace, stopped: !lift })
  const what = workspace === 'all' ? 'everything' : workspace
  out.say(
    lift
      ? `Lifted: ${what} may go on.`
      : `Stopped: ${what}. Lift it with: lanewright stop --lift${id ? ` ${workspace}` : ''}`,
  )
  return 0
}

async function list({ settings, out }: Context): Promise<number> {
  const stops = await withViews(settings, (views) => views.stops())
  out.answer({ ok: true, stops })
  for (const { workspace, workspace_name, stopped_by, reason, stopped_at } of stops) {
    const what = workspace === null ? 'everything' : `${workspace} (${oneLine(workspace_name ?? '')})`
    out.say(`${what}: stopped by ${oneLine(stopped_by)} at ${stopped_at}: ${oneLine(reason)}`)
  }
  if (stops.length === 0) out.note('Nothing is stopped.')
  return 0
}
