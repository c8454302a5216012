import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import type { Row } from '#kernel/ports/store.ts'
import { askWorkspace, type PersonOptions } from '../ask-workspace.ts'
import type { Context, Runner } from '../context.ts'
import { withProduct, withViews } from '../product.ts'
import { columns } from '../terminal.ts'

const GOAL_BYTES = 256 * 1024

export function addWorkspaces(program: Command, run: Runner): void {
  const group = program
    .command('workspaces')
    .description('list workspaces; create, pause, resume or recover one')
    .addHelpText(
      'after',
      `
Where no server runs on the data folder, a command that changes a workspace also works it until it is idle.

Examples:
  lanewright workspaces
  lanewright workspaces create letters --name "Spring post" --goal '{"letters":[{"key":"one","to":"Ada","about":"spring"}]}'
  lanewright workspaces pause 0198c0de-0000-7000-8000-000000000001 --reason "holiday"`,
    )
    .action(run((context, _options: object) => list(context)))
  group
    .command('create')
    .argument('<app>', 'name of the app')
    .description('create a workspace and begin its work')
    .requiredOption('--name <name>', 'what people call it')
    .option('--goal <json>', 'what is to be reached, as the app asks for it', '{}')
    .action(run(create))
  for (const verb of ['pause', 'resume', 'recover'] as const) {
    const command = group.command(verb).argument('<id>', 'workspace id').description(`${verb} a workspace`)
    if (verb === 'pause') command.option('--reason <text>', 'why')
    command
      .option('--person <name>', 'who asks (default: your user name)')
      .action(run((context, id: string, options: PersonOptions) => askWorkspace(context, verb, id, options)))
  }
}

async function list({ settings, out }: Context): Promise<number> {
  const workspaces = await withViews(settings, (views) => views.workspaces())
  out.answer({ ok: true, workspaces })
  const rows = workspaces.map((w) => [
    w.workspace,
    w.app,
    w.name,
    w.stopped ? `${w.status}, stopped` : w.status,
    `${w.tasks.done}/${w.tasks.total}`,
    String(w.waiting.approvals),
  ])
  out.say(
    rows.length > 0 ? columns([['ID', 'PACK', 'NAME', 'STATUS', 'DONE', 'WAITING'], ...rows]) : 'No workspaces yet.',
  )
  return 0
}

async function create(
  { settings, out }: Context,
  app: string,
  options: { name: string; goal: string },
): Promise<number> {
  const goal = parseGoal(options.goal)
  if (options.name.length < 1 || options.name.length > 200)
    throw new Failure('workspace.bad_name', 'a name has 1 to 200 characters', 'Choose another --name.')
  const line = await withProduct(settings, async (product) => {
    const workspace = await product.create({ app: app, name: options.name, goal })
    await product.settle(workspace)
    return (
      (await product.workspaces()).find((w) => w.workspace === workspace) ?? {
        workspace,
        status: 'initializing' as const,
        waiting: { approvals: 0 },
      }
    )
  })
  out.answer({ ok: true, workspace: line.workspace, status: line.status, waiting: line.waiting })
  out.say(line.workspace)
  if (line.waiting.approvals > 0) out.note(`${line.waiting.approvals} waits for a decision: lanewright approve`)
  return 0
}

function parseGoal(text: string): Row {
  const parsed = parseStrict(text, { maxBytes: GOAL_BYTES })
  if (!parsed.ok)
    throw new Failure(
      'goal.bad_json',
      `--goal is not JSON: ${parsed.error.message}`,
      'Give one JSON object, in single quotes.',
    )
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value))
    throw new Failure(
      'goal.not_an_object',
      '--goal is no JSON object',
      `Give one JSON object, as in '{"key": "value"}'.`,
    )
  return parsed.value as Row
}
