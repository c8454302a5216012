import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { PolicyLane } from '#kernel/policy/policy.ts'
import { withMountedLanes } from '../../mounts/files.ts'
import { cedarOf, type PolicyView, policyAsJson, policyInFile, policyInForce } from '../../policies.ts'
import type { Context, Runner } from '../context.ts'
import { loadApps } from '../load-apps.ts'
import type { Out } from '../out.ts'
import { withViews } from '../product.ts'
import { columns, oneLine, printable } from '../terminal.ts'

export function addPolicy(program: Command, run: Runner): void {
  const group = program.command('policy').description('the lanes and roles that decide who may do what')
  group
    .command('show')
    .argument('[pack]', 'one pack; without it, all')
    .description('show the lanes and roles in force, with their pins')
    .option('--cedar', 'print them in the Cedar language, for another engine to check')
    .addHelpText(
      'after',
      '\nExamples:\n  lanewright policy show\n  lanewright policy show letters --cedar --app ./letters/app.ts',
    )
    .action(run(show))
}

async function show(
  { settings, out }: Context,
  app: string | undefined,
  { cedar }: { cedar?: boolean },
): Promise<number> {
  const apps = await withMountedLanes(await loadApps(settings), settings.dataDir)
  const inForce = await withViews(settings, (views) => views.policies()).catch((error) => {
    if (error instanceof Failure && (error.code === 'data.empty' || error.code === 'database.empty')) return []
    throw error
  })
  const known = [
    ...inForce.map((p) => policyInForce(p, apps)),
    ...apps.filter((p) => !inForce.some((f) => f.pack === p.name)).map(policyInFile),
  ]
  const chosen = known.filter(({ policy }) => app === undefined || policy.pack === app)
  if (app !== undefined && chosen.length === 0) {
    const names = known.map(({ policy }) => policy.pack).join(', ') || 'none is loaded; name a module with --app FILE'
    throw new Failure('app.unknown', `there is no pack ${JSON.stringify(app)}`, `Choose one of: ${names}.`)
  }
  const exports = cedar ? chosen.map(({ policy }) => ({ pack: policy.pack, ...cedarOf(policy, apps) })) : undefined
  out.answer({ ok: true, ...(exports ? { cedar: exports } : { policies: chosen.map(policyAsJson) }) })
  for (const one of exports ?? []) out.say(printable(`${one.schema}\n${one.policies}`))
  if (!exports) for (const one of chosen) print(out, one)
  return 0
}

function print(out: Out, { policy, activatedAt }: PolicyView): void {
  out.say(
    `${out.paint(oneLine(policy.pack), 'bold')}  ${activatedAt ? `in force since ${oneLine(activatedAt)}` : 'not yet in force: the next start puts it in force'}`,
  )
  out.say(`  lanes pin ${policy.pins.lanes}\n  roles pin ${policy.pins.roles}\n`)
  out.say(
    columns([
      ['LANE', 'CALLERS', 'APPROVAL', 'PRESENCE', 'RISK', 'PROHIBITS'],
      ...[...policy.lanes.values()].map(laneRow),
    ]),
  )
  out.say('')
  for (const lane of policy.lanes.values()) {
    out.say(`${oneLine(lane.name)}: ${oneLine(lane.purpose)}`)
    out.say(`  actions  ${oneLine(lane.actions.join(', '))}\n  scope    ${oneLine(lane.scope.join(', '))}`)
    if (lane.approvalOn.length > 0 && lane.approvalOn.length < lane.actions.length)
      out.say(`  grant on ${oneLine(lane.approvalOn.join(', '))}; the others name it`)
    if (lane.effect !== 'untold') out.say(`  effect   ${lane.effect}`)
    for (const [role, fields] of lane.scopeFor) out.say(`  and of ${oneLine(role)}: ${oneLine(fields.join(', '))}`)
  }
  out.say('')
  out.say(
    columns([['ROLE', 'KIND', 'PURPOSE'], ...[...policy.roles].map(([name, role]) => [name, role.kind, role.purpose])]),
  )
  out.say('')
}

function laneRow(lane: PolicyLane): string[] {
  const approval = lane.approval === 'none' ? 'none' : `${lane.approval} by ${lane.approvers.join(' or ')}`
  return [lane.name, lane.callers.join(', '), approval, lane.presence, lane.risk, lane.prohibits.join(', ') || '-']
}
