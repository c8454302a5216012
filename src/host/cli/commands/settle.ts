import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { State } from '#kernel/ports/store.ts'
import type { Product } from '../../server/product.ts'
import { type Context, isUuid, type Runner } from '../context.ts'
import type { Out } from '../out.ts'
import { submit } from '../person.ts'
import { withProduct } from '../product.ts'
import { osUser } from '../settings.ts'
import { oneLine, printable } from '../terminal.ts'

export function addSettle(program: Command, run: Runner): void {
  program
    .command('settle')
    .argument('[id]', 'the effect to decide; without it, what is uncertain is listed')
    .description('say whether something happened of which nobody knows')
    .option('--done', 'it happened: you have seen it')
    .option('--not-done', 'it did not happen; it may be tried again')
    .option('--person <name>', 'who says so (default: your user name)')
    .addHelpText(
      'after',
      `
Look outside before you answer: what is said here is what the product goes on with.

Examples:
  lanewright settle
  lanewright settle 0198c0de-0000-7000-8000-000000000003 --done`,
    )
    .action(run((context, id: string | undefined, options: Options) => settle(context, id, options)))
}

interface Options {
  done?: boolean
  notDone?: boolean
  person?: string
}

type Uncertain = State['uncertain'][number] & { workspace: string; workspace_name: string }

async function settle({ settings, out }: Context, id: string | undefined, options: Options): Promise<number> {
  const outcome = outcomeOf(id, options)
  return withProduct(settings, async (product) => {
    const effects = await uncertainEffects(product)
    if (id === undefined) return list(out, effects)
    const effect = effects.find(({ intent_id }) => intent_id === id.toLowerCase())
    if (!effect)
      throw new Failure('effect.unknown', `no effect ${id} is uncertain`, 'See what is with `lanewright settle`.')
    show(out, effect)
    const content = { intent_id: effect.intent_id, outcome }
    const result = await submit(product, effect.workspace, options.person ?? osUser(), 'effect.settle', content)
    out.answer({ ...result, effect: effect.intent_id, workspace: effect.workspace })
    if (result.ok) out.say(`${oneLine(result.outcome ?? 'Sent; it is heard when the workspace is worked next')}.`)
    else out.note(`${result.error.code}: ${result.error.message}\n  ${result.error.next}`)
    return result.ok ? 0 : 1
  })
}

function outcomeOf(id: string | undefined, { done = false, notDone = false }: Options): 'verified' | 'not_done' {
  if (id !== undefined && !isUuid(id))
    throw new Failure(
      'effect.bad_id',
      `${JSON.stringify(id)} is no id of an effect`,
      'Copy it from `lanewright settle`.',
    )
  if ((id !== undefined && done === notDone) || (id === undefined && (done || notDone)))
    throw new Failure(
      'effect.which',
      'an answer needs the id of one effect, and whether it happened',
      'Say it as `lanewright settle ID --done` or `lanewright settle ID --not-done`.',
    )
  return done ? 'verified' : 'not_done'
}

async function uncertainEffects(product: Product): Promise<Uncertain[]> {
  const found: Uncertain[] = []
  for (const line of (await product.workspaces()).filter(({ waiting }) => waiting.uncertain > 0)) {
    const state = await product.workspace(line.workspace)
    const named = { workspace: line.workspace, workspace_name: line.name }
    found.push(...(state?.uncertain ?? []).map((intent) => ({ ...intent, ...named })))
  }
  return found
}

function list(out: Out, effects: Uncertain[]): number {
  out.answer({
    ok: true,
    uncertain: effects.map(({ intent_id, tool, workspace, request, created_at }) => ({
      ...{ effect: intent_id, workspace, tool, request, created_at },
    })),
  })
  for (const effect of effects) show(out, effect)
  out.say(effects.length === 0 ? 'Nothing is uncertain.' : 'Look, then: lanewright settle ID --done or --not-done')
  return 0
}

function show(out: Out, { intent_id, tool, workspace, workspace_name, created_at, request }: Uncertain): void {
  out.say(`${out.paint(oneLine(tool), 'bold')}  ${intent_id}`)
  out.say(`  ${out.paint('workspace', 'dim')}   ${oneLine(workspace_name)} (${workspace})`)
  out.say(`  ${out.paint('begun', 'dim')}       ${created_at}`)
  out.say(`${printable(request).replace(/^/gm, '    ')}\n`)
}
