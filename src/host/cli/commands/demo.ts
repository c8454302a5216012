import { join } from 'node:path'
import type { Command } from 'commander'
import type { Context, Runner } from '../context.ts'
import { printable } from '../terminal.ts'
import { wholeNumber } from '../whole-number.ts'

export function addDemo(program: Command, run: Runner): void {
  program
    .command('demo')
    .argument('<app>', 'the app to show: tasks, outreach, scheduling, casework')
    .option('--leads <n>', 'outreach: how many people are written to', wholeNumber(1, 200), 40)
    .option('--again', 'outreach, scheduling, casework: begin anew')
    .description("run an app's sample from its first word to the proof of it, offline and without a key")
    .addHelpText(
      'after',
      `
Works in the data folder with people made for it, and leaves them there to be looked at. A campaign of outreach
and a meeting have folders of their own below it, because their days pass in minutes; whatever ends them, the same command
goes on with them. A case has one too, with the package that it ends with.

Examples:
  lanewright demo tasks
  lanewright demo outreach
  lanewright demo scheduling
  lanewright demo casework
  lanewright demo tasks --data ./demo --json`,
    )
    .action(run((context, app: string, options: DemoOptions) => demo(context, app, options)))
}

interface DemoOptions {
  leads: number
  again?: true
}

async function demo(context: Context, app: string, options: DemoOptions): Promise<number> {
  const { settings, out } = context
  if (app === 'outreach') return demoOutreach(context, options)
  if (app === 'scheduling') return demoScheduling(context, options)
  if (app === 'casework') return demoCasework(context, options)
  const [{ withLanewright }, { demonstrate }, { Failure }] = await Promise.all([
    import('../opening.ts'),
    import('#apps/tasks/demo/demo.ts'),
    import('#kernel/contracts/refusal.ts'),
  ])
  if (app !== 'tasks')
    throw new Failure(
      'demo.unknown',
      `there is no sample of ${JSON.stringify(app)}`,
      'Choose one of: tasks, outreach, scheduling, casework.',
    )
  return withLanewright(settings, async (lw) => {
    const shown = await demonstrate(lw, (line) => out.say(printable(line)))
    out.answer({ app: app, ...shown })
    return shown.ledger.verified ? 0 : 1
  })
}

async function demoOutreach({ settings, out }: Context, options: DemoOptions): Promise<number> {
  const { demonstrateCampaign } = await import('#apps/outreach/demo/demo.ts')
  const folder = join(settings.dataDir, 'demo-outreach')
  const shown = await demonstrateCampaign(folder, options, (line) => out.say(printable(line)))
  out.answer({ app: 'outreach', ...shown })
  return shown.ledger.verified && shown.status === 'completed' ? 0 : 1
}

async function demoScheduling({ settings, out }: Context, options: DemoOptions): Promise<number> {
  const { demonstrateMeeting } = await import('#apps/scheduling/demo/demo.ts')
  const folder = join(settings.dataDir, 'demo-scheduling')
  const shown = await demonstrateMeeting(folder, options, (line) => out.say(printable(line)))
  out.answer({ app: 'scheduling', ...shown })
  return shown.ledger.verified && shown.status === 'completed' ? 0 : 1
}

async function demoCasework({ settings, out }: Context, options: DemoOptions): Promise<number> {
  const { demonstrateCase } = await import('#apps/casework/demo/demo.ts')
  const folder = join(settings.dataDir, 'demo-casework')
  const shown = await demonstrateCase(folder, options, (line) => out.say(printable(line)))
  out.answer({ app: 'casework', ...shown })
  return shown.ledger.verified && shown.status === 'completed' ? 0 : 1
}
