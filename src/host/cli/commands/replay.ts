import type { Command } from 'commander'
import { type Context, type Runner, requireUuid } from '../context.ts'
import { withViews } from '../product.ts'
import { progressBar } from '../progress.ts'
import { oneLine } from '../terminal.ts'

export function addReplay(program: Command, run: Runner): void {
  program
    .command('replay')
    .argument('<workspace>', 'workspace id')
    .description('rebuild every table of a workspace from its log alone, and compare byte for byte')
    .option('--at <point>', 'rebuild the past instead: after this entry, or at this moment (ISO 8601 with zone)')
    .addHelpText(
      'after',
      `
Ends with 1 when a row differs. At a point of the past nothing is compared: it tells how much stood there then.

Examples:
  lanewright replay 0198c0de-0000-7000-8000-000000000001 --json
  lanewright replay 0198c0de-0000-7000-8000-000000000001 --at 2026-01-31T09:00:00Z`,
    )
    .action(run(replay))
}

async function replay({ settings, out, io }: Context, given: string, { at }: { at?: string }): Promise<number> {
  const workspace = requireUuid(given, 'workspace')
  const replayed = await withViews(settings, async (views) => {
    const bar = progressBar('replaying', undefined, io.stderr)
    try {
      return await views.replay(workspace, at)
    } finally {
      bar.end()
    }
  })
  out.answer(replayed)
  const sum = `${replayed.rows} rows of ${replayed.tables} tables`
  if (replayed.at_seq !== undefined) out.say(`${sum} stood there after entry ${replayed.at_seq}`)
  else if (replayed.ok) out.say(`${out.paint('good', 'green')}: ${sum} are what the log says`)
  else {
    out.say(`${out.paint('bad', 'red')}: ${replayed.differences} differ among ${sum}`)
    for (const d of replayed.first)
      out.say(
        `  ${oneLine(d.table)} ${oneLine(d.key)}\n    live    ${oneLine(d.live ?? '(none)')}\n    rebuilt ${oneLine(d.rebuilt ?? '(none)')}`,
      )
  }
  return replayed.ok ? 0 : 1
}
