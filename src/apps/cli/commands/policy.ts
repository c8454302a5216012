import type { Command } from 'commander'
import { withMountedLanes } from '#apps/mounts/files.ts'
import { type Policy, readPolicy } from '#apps/server/policy-text.ts'
import type { PolicyInForce } from '#apps/server/product.ts'
import { Failure } from '#contracts/refusal.ts'
import { toCedar } from '#kernel/cedar.ts'
import type { PolicyLane } from '#kernel/policy.ts'
import type { Pack } from '#ports/pack.ts'
import type { Context, Runner } from '../context.ts'
import { loadPacks } from '../load-packs.ts'
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
      '\nExamples:\n  lanewright policy show\n  lanewright policy show letters --cedar --pack ./letters/pack.ts',
    )
    .action(run(show))
}

interface Shown {
  policy: Policy
  /** Null for a policy that only stands in its file so far. */
  activatedAt: string | null
}

async function show(
  { settings, out }: Context,
  pack: string | undefined,
  { cedar }: { cedar?: boolean },
): Promise<number> {
  const packs = await withMountedLanes(await loadPacks(settings), settings.dataDir)
  const inForce = await withViews(settings, (views) => views.policies()).catch((error) => {
    if (error instanceof Failure && (error.code === 'data.empty' || error.code === 'database.empty')) return []
    throw error
  })
  const known = [
    ...inForce.map((p) => fromDatabase(p, packs)),
    ...packs.filter((p) => !inForce.some((f) => f.pack === p.name)).map(fromFile),
  ]
  const chosen = known.filter(({ policy }) => pack === undefined || policy.pack === pack)
  if (pack !== undefined && chosen.length === 0) {
    const names = known.map(({ policy }) => policy.pack).join(', ') || 'none is loaded; name a module with --pack FILE'
    throw new Failure('pack.unknown', `there is no pack ${JSON.stringify(pack)}`, `Choose one of: ${names}.`)
  }
  const exports = cedar
    ? chosen.map(({ policy }) => ({ pack: policy.pack, ...toCedar(requireTraits(policy, packs)) }))
    : undefined
  out.answer({ ok: true, ...(exports ? { cedar: exports } : { policies: chosen.map(asJson) }) })
  for (const one of exports ?? []) out.say(printable(`${one.schema}\n${one.policies}`))
  if (!exports) for (const one of chosen) print(out, one)
  return 0
}

function fromDatabase(text: PolicyInForce, packs: Pack[]): Shown {
  const policy = readPolicy(text, packs.find((p) => p.name === text.pack)?.traits)
  if (!policy)
    throw new Failure(
      'policy.unreadable',
      `the policy in force of ${text.pack} cannot be read`,
      'Verify the ledger; start the product with the pack to put its policy in force.',
    )
  return { policy, activatedAt: text.activated_at }
}

function fromFile(pack: Pack): Shown {
  const { lanes, roles } = pack.policy
  const policy = readPolicy({ pack: pack.name, lanes: lanes.text, roles: roles.text }, pack.traits ?? [])
  if (!policy)
    throw new Failure(
      'policy.invalid',
      `the policy of pack ${pack.name} cannot be used`,
      'Start the product with it: every bad line is named.',
    )
  return { policy, activatedAt: null }
}

/** What a pack can tell of itself stands in its code only, and the export must know it to decide the same. */
function requireTraits(policy: Policy, packs: Pack[]): Policy {
  if (packs.some((p) => p.name === policy.pack)) return policy
  throw new Failure(
    'pack.missing',
    `the export needs the pack ${policy.pack} itself`,
    'Name its module with --pack FILE.',
  )
}

function asJson({ policy, activatedAt }: Shown): object {
  return {
    pack: policy.pack,
    in_force: activatedAt !== null,
    activated_at: activatedAt,
    pins: policy.pins,
    lanes: [...policy.lanes.values()].map((lane) => ({ ...lane, scopeFor: Object.fromEntries(lane.scopeFor) })),
    roles: [...policy.roles].map(([name, role]) => ({ name, ...role })),
  }
}

function print(out: Out, { policy, activatedAt }: Shown): void {
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
