import type { Command } from 'commander'
import type { CreateInput } from '#apps/casework/tools/bundle-tools.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { WaitingApproval } from '../../server/product.ts'
import { type AllOptions, decideAll, ofOneKind, setOf } from '../approve-all.ts'
import { type Context, type Runner, requireUuid } from '../context.ts'
import type { Out } from '../out.ts'
import { submit } from '../person.ts'
import { withProduct, withViews } from '../product.ts'
import { osUser } from '../settings.ts'
import { columns, oneLine, printable } from '../terminal.ts'

export function addApprove(program: Command, run: Runner): void {
  program
    .command('approve')
    .argument('[id]', 'the approval to decide; without it, what waits is listed')
    .description('show what waits for a person, and decide it')
    .option('--reject', 'say no')
    .option('--reason <text>', 'why; the agent sees it')
    .option('--as <role>', 'the role you decide in (needed where several may)')
    .option('--person <name>', 'who decides (default: your user name)')
    .option('--all <workspace>', 'everything of one kind that waits in a workspace: shown, and with --of decided')
    .option('--of <set>', 'decide exactly the set that was shown under this name')
    .option('--action <name>', 'of which kind, where several wait')
    .addHelpText(
      'after',
      `
The decision is bound to the bytes that are shown: if they change meanwhile, it counts for nothing.

Examples:
  lanewright approve
  lanewright approve 0198c0de-0000-7000-8000-000000000002
  lanewright approve --all 0198c0de-0000-7000-8000-000000000001
  lanewright approve 0198c0de-0000-7000-8000-000000000002 --reject --reason "wrong tone"`,
    )
    .action(
      run((context, id: string | undefined, options: Options) => {
        if (options.all !== undefined) return decideSet(context, id, options.all, options)
        return id === undefined ? list(context, options) : decide(context, id, options)
      }),
    )
}

interface Options extends AllOptions {
  as?: string
  person?: string
  all?: string
}

/** Shown first, decided by the name of what was shown: nothing is granted that nobody saw. */
async function decideSet(
  { settings, out }: Context,
  id: string | undefined,
  given: string,
  options: Options,
): Promise<number> {
  if (id !== undefined)
    throw new Failure('approval.which', 'one approval or all of a workspace, not both', 'Leave out the id or --all.')
  const workspace = requireUuid(given, 'workspace')
  return withProduct(settings, async (product) => {
    const approvals = ofOneKind(await product.approvals(), workspace, options.action)
    for (const approval of approvals) show(out, approval)
    if (options.of === undefined || approvals.length === 0) {
      const set = setOf(approvals)
      out.answer({ ok: true, workspace, approvals, set })
      out.say(
        approvals.length === 0
          ? 'Nothing waits for a decision there.'
          : `Decide exactly these ${approvals.length}: lanewright approve --all ${workspace} --of ${set} [--reject --reason WHY]`,
      )
      return 0
    }
    const role = (approval: WaitingApproval) => roleFor(approval, options.as)
    const decided = await decideAll(product, approvals, options.person ?? osUser(), role, options)
    const ok = decided.every((one) => one.ok)
    out.answer({ ok, workspace, decided })
    for (const { approval, outcome } of decided) out.say(`${approval}  ${oneLine(outcome ?? 'sent')}`)
    return ok ? 0 : 1
  })
}

async function list({ settings, out }: Context, options: Options): Promise<number> {
  if (options.reject || options.reason !== undefined || options.as !== undefined)
    throw new Failure(
      'approval.which',
      'a decision needs the id of what is decided',
      'Name one: `lanewright approve ID`.',
    )
  const approvals = await withViews(settings, (views) => views.approvals())
  out.answer({ ok: true, approvals })
  for (const approval of approvals) show(out, approval)
  out.say(
    approvals.length === 0
      ? 'Nothing waits for a decision.'
      : 'Decide with: lanewright approve ID [--reject --reason WHY]',
  )
  return 0
}

async function decide({ settings, out }: Context, given: string, options: Options): Promise<number> {
  const id = requireUuid(given, 'approval')
  return withProduct(settings, async (product) => {
    const approval = (await product.approvals()).find((a) => a.approval === id)
    if (!approval)
      throw new Failure(
        'approval.unknown',
        `no approval ${id} waits for a decision`,
        'See what waits with `lanewright approve`.',
      )
    show(out, approval)
    const result = await submit(product, approval.workspace, options.person ?? osUser(), 'approval.decide', {
      approval_id: id,
      decision: options.reject ? 'reject' : 'grant',
      action_hash: approval.action_hash,
      role: roleFor(approval, options.as),
      ...(options.reason === undefined ? {} : { reason: options.reason }),
    })
    const line = (await product.workspaces()).find((w) => w.workspace === approval.workspace)
    out.answer({
      ...result,
      approval: id,
      workspace: approval.workspace,
      action_hash: approval.action_hash,
      status: line?.status ?? null,
    })
    if (!result.ok) out.note(`${result.error.code}: ${result.error.message}\n  ${result.error.next}`)
    else
      out.say(
        `${oneLine(result.outcome ?? 'Sent; it is heard when the workspace is worked next')}. The workspace is ${line?.status ?? 'unknown'}.`,
      )
    return result.ok ? 0 : 1
  })
}

/** Nobody has to name a role where the lane leaves no choice. */
function roleFor(approval: WaitingApproval, named: string | undefined): string {
  if (named !== undefined) return named
  const [only, ...others] = approval.approvers
  if (only !== undefined && others.length === 0) return only
  const roles = approval.approvers.join(', ') || 'the roles in its policy'
  throw new Failure(
    'approval.which_role',
    `several roles may decide in ${approval.lane}`,
    `Say which is yours with --as: ${roles}.`,
  )
}

/** What is shown is what is hashed: the whole content, nothing cut, every hidden character made visible. */
function show(out: Out, a: WaitingApproval): void {
  const facts: Array<[string, string]> = [
    ['workspace', `${a.workspace_name} (${a.workspace})`],
    ['lane', `${a.lane}; decided by ${a.approvers.join(' or ') || 'nobody'}`],
    ['recipient', a.recipient ?? '(none)'],
    ['proposed by', a.author === 'human' ? 'a person, as an edit' : 'the agent'],
    ...(a.people_needed > 1
      ? [['people', `${a.granted_by.length} of ${a.people_needed}: ${a.granted_by.join(', ')}`] as [string, string]]
      : []),
    ['hash', a.action_hash.slice(0, 16)],
    ['expires', a.expires_at],
  ]
  out.say(`${out.paint(oneLine(a.action), 'bold')}  ${oneLine(a.approval)}`)
  for (const [name, value] of facts) out.say(`  ${out.paint(name.padEnd(12), 'dim')}${oneLine(value)}`)
  for (const line of packageLines(a.content)) out.say(`  ${line}`)
  out.say(`${printable(pretty(a.content)).replace(/^/gm, '    ')}\n`)
}

/** The documents of a package, each with what happens to it; nothing for any other action. */
function packageLines(content: string): string[] {
  const listed = packageIn(content)
  if (!listed) return []
  const rows = listed.map(({ label, treatment, number, name, date, signs }) => [
    ...[oneLine(treatment), oneLine(label), `No. ${number}`, oneLine(date), oneLine(name)],
    signs.length > 0 ? `"${oneLine(signs[0] as string)}"` : '',
  ])
  return columns([['TREATMENT', 'NUMBER', 'FILE', 'DATE', 'NAME', 'SIGN'], ...rows]).split('\n')
}

function packageIn(content: string): CreateInput['documents'] | null {
  try {
    const { input } = JSON.parse(content) as { input?: { tool?: string; parameters?: CreateInput } }
    return input?.tool === 'export_bundle.create' ? (input.parameters?.documents ?? null) : null
  } catch {
    return null
  }
}

function pretty(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2)
  } catch {
    return content
  }
}
