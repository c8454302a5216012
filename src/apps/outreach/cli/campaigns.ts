import { resolve } from 'node:path'
import type { Command } from 'commander'
import { askWorkspace, type PersonOptions } from '#host/cli/ask-workspace.ts'
import { type Context, type Runner, requireUuid } from '#host/cli/context.ts'
import type { Out } from '#host/cli/out.ts'
import { withProduct, withViews } from '#host/cli/product.ts'
import { columns, oneLine, printable } from '#host/cli/terminal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { CampaignSummary } from '../services/summary.ts'
import { addCampaignsAgent } from './campaigns-agent.ts'
import { addCampaignsDemoLeads } from './campaigns-demo-leads.ts'
import { addCampaignsKeep } from './campaigns-keep.ts'
import { addCampaignsProject } from './campaigns-project.ts'
import { addCampaignsReport } from './campaigns-report.ts'

export function addCampaigns(program: Command, run: Runner): void {
  const group = program
    .command('campaigns')
    .description('outreach: create a campaign, look at it, pause it, be there for it')
    .addHelpText(
      'after',
      `
Examples:
  lanewright campaigns example > goal.yaml
  lanewright campaigns create --name "Spring" --goal goal.yaml
  lanewright campaigns show 0198c0de-0000-7000-8000-000000000001
  lanewright campaigns here 0198c0de-0000-7000-8000-000000000001`,
    )
  group
    .command('example')
    .description('print a goal with comments, to begin with')
    .action(run((context, _options: object) => example(context)))
  group
    .command('create')
    .description('create a campaign and begin its work')
    .requiredOption('--name <name>', 'what people call it')
    .requiredOption('--goal <file>', 'its goal, as YAML or JSON; `campaigns example` prints one')
    .option('--agent <agent>', 'who proposes, whatever the goal says: playbook, model or external')
    .action(run(create))
  group
    .command('list')
    .description('list the campaigns')
    .action(run((context, _options: object) => list(context)))
  group
    .command('show')
    .argument('<id>', 'campaign id')
    .description('how it stands, what waits for you, and with which command you decide it')
    .action(run((context, id: string, _options: object) => show(context, id)))
  for (const verb of ['pause', 'resume'] as const) {
    const command = group.command(verb).argument('<id>', 'campaign id').description(`${verb} a campaign`)
    if (verb === 'pause') command.option('--reason <text>', 'why')
    command
      .option('--person <name>', 'who asks (default: your user name)')
      .action(run((context, id: string, options: PersonOptions) => askWorkspace(context, verb, id, options)))
  }
  group
    .command('here')
    .argument('<id>', 'campaign id')
    .description('be present: what is done in the browser is done while you press Enter now and then')
    .action(run((context, id: string, _options: object) => here(context, id)))
  addCampaignsAgent(group, run)
  addCampaignsReport(group, run)
  addCampaignsKeep(group, run)
  addCampaignsDemoLeads(group, run)
  addCampaignsProject(group, run)
}

async function example({ out }: Context): Promise<number> {
  const { exampleGoal } = await import('../demo/example-goal.ts')
  const goal = await exampleGoal()
  out.answer({ ok: true, goal })
  out.say(goal.trimEnd())
  return 0
}

async function create(
  { settings, out, io }: Context,
  options: { name: string; goal: string; agent?: string },
): Promise<number> {
  const { readGoal } = await import('./campaigns/goal-file.ts')
  const agent = options.agent === undefined ? {} : { agent: options.agent }
  const goal = { ...(await readGoal(resolve(io.cwd(), options.goal))), ...agent }
  if (options.name.length < 1 || options.name.length > 200)
    throw new Failure('workspace.bad_name', 'a name has 1 to 200 characters', 'Choose another --name.')
  const workspace = await withProduct(settings, async (product) => {
    const made = await product.create({ pack: 'outreach', name: options.name, goal })
    await product.settle(made)
    return made
  })
  out.answer({ ok: true, workspace })
  out.say(workspace)
  return 0
}

async function list({ settings, out }: Context): Promise<number> {
  const all = await withViews(settings, (views) => views.workspaces())
  const campaigns = all.filter(({ pack: app }) => app === 'outreach')
  out.answer({ ok: true, campaigns })
  const rows = campaigns.map((c) => [
    c.workspace,
    c.name,
    c.stopped ? `${c.status}, stopped` : c.status,
    `${c.tasks.done}/${c.tasks.total}`,
    String(c.waiting.approvals),
    String(c.waiting.uncertain),
  ])
  out.say(
    rows.length > 0
      ? columns([['ID', 'NAME', 'STATUS', 'DONE', 'WAITING', 'UNCERTAIN'], ...rows])
      : 'No campaigns yet. Begin with: lanewright campaigns example > goal.yaml',
  )
  return 0
}

async function show({ settings, out }: Context, given: string): Promise<number> {
  const id = requireUuid(given, 'workspace')
  const state = await withProduct(settings, (product) => product.workspace(id))
  if (state?.workspace.pack !== 'outreach')
    throw new Failure('workspace.unknown', `there is no campaign ${id}`, 'List them with `lanewright campaigns list`.')
  const { summaryOf } = await import('../services/summary.ts')
  const summary = summaryOf(state)
  out.answer({ ok: true, ...summary })
  print(out, summary)
  return 0
}

function print(out: Out, { tasks, leads, ...c }: CampaignSummary): void {
  const status = `${c.stopped ? `${c.status}, stopped` : c.status}${c.status_reason ? `: ${c.status_reason}` : ''}`
  out.say(`${out.paint(oneLine(c.name), 'bold')}  ${c.workspace}`)
  const facts: Array<[string, string]> = [
    ['status', status],
    ['channel', `${c.channel}, as ${c.account}`],
    ['tasks', `${tasks.done} of ${tasks.total} done, ${tasks.blocked} blocked`],
    ...(tasks.current ? [['now', tasks.current] as [string, string]] : []),
    ...tasks.next.map((next): [string, string] => ['next', next]),
    ['leads', `${leads.total}: ${leads.pending} pending, ${leads.contacted} contacted, ${leads.responded} responded`],
    ...(c.discover ? [['search', searched(c.discover)] as [string, string]] : []),
    ['drafts', c.drafts_open === 1 ? '1 waits for approval' : `${c.drafts_open} wait for approval`],
  ]
  for (const [name, value] of facts) out.say(`  ${out.paint(name.padEnd(10), 'dim')}${oneLine(value)}`)
  for (const { id, full_name, reason } of c.set_aside.leads)
    out.say(
      `  set aside ${oneLine(full_name)}: ${oneLine(reason)} lanewright leads retry ${c.workspace} ${id}, or leads reject`,
    )
  const unnamed = c.set_aside.total - c.set_aside.leads.length
  if (unnamed > 0) out.say(`  set aside ${unnamed} more`)
  for (const { approval, action, recipient } of c.approvals)
    out.say(
      `  waits     ${oneLine(action)}${recipient ? ` to ${oneLine(recipient)}` : ''}: lanewright approve ${approval}`,
    )
  if (c.approvals.length > 1) out.say(`  all       lanewright approve --all ${c.workspace}`)
  for (const { text } of c.questions) out.say(`  asks      ${printable(text)}`)
  for (const { effect, tool, recipient, since } of c.uncertain)
    out.say(
      `  uncertain ${oneLine(tool)}${recipient ? ` to ${oneLine(recipient)}` : ''}, since ${since}. Look, then: lanewright settle ${effect} --done or --not-done`,
    )
}

function searched({ added, left_out }: NonNullable<CampaignSummary['discover']>): string {
  const reasons = Object.entries(left_out).map(
    ([reason, count]) => `, ${count} left out: ${reason.replaceAll('_', ' ')}`,
  )
  return `${added} added${reasons.join('')}`
}

async function here({ settings, out, io }: Context, given: string): Promise<number> {
  const id = requireUuid(given, 'workspace')
  const { stayAtDesk } = await import('./campaigns/at-desk.ts')
  await stayAtDesk(settings, io, out, id)
  out.answer({ ok: true, workspace: id })
  out.say('You have left; what is done in the browser waits for you.')
  return 0
}
