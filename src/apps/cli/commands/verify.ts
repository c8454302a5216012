import type { Command } from 'commander'
import type { Verified } from '#adapters/postgres/verify.ts'
import { type Context, isUuid, type Runner } from '../context.ts'
import { verifyFile } from '../ledger-file.ts'
import { withViews } from '../product.ts'
import { progressBar } from '../progress.ts'
import { oneLine } from '../terminal.ts'

export function addVerify(program: Command, run: Runner): void {
  program
    .command('verify')
    .argument('[workspace|file]', 'one workspace, or an exported file; without it, the whole ledger')
    .description('recompute every hash of the ledger and name the first entry that is not as it was written')
    .addHelpText(
      'after',
      `
An exported file is verified with nothing but the file. Ends with 1 when an entry is bad.

Examples:
  lanewright verify --json
  lanewright verify ledger.jsonl`,
    )
    .action(run((context, what: string | undefined, _options: object) => verify(context, what)))
}

async function verify({ settings, out }: Context, what: string | undefined): Promise<number> {
  const verified =
    what !== undefined && !isUuid(what)
      ? await withBar(undefined, (progress) => verifyFile(what, progress))
      : await withViews(settings, async (views, local) => {
          const workspace = what?.toLowerCase()
          return withBar(await local?.entries(workspace), (progress) => views.verify(workspace, progress))
        })
  out.answer(verified)
  if (verified.ok) {
    out.say(
      `${out.paint('good', 'green')}: ${verified.entries} entries follow from each other; head ${oneLine(verified.head)}`,
    )
    return 0
  }
  const { workspace, seq, log, problem } = verified.first_bad
  out.say(
    `${out.paint('bad', 'red')}: entry ${oneLine(seq)} (${oneLine(log)}) of workspace ${oneLine(workspace)}: ${oneLine(problem)}`,
  )
  return 1
}

async function withBar(
  total: number | undefined,
  work: (progress: (done: number) => void) => Promise<Verified>,
): Promise<Verified> {
  const bar = progressBar('verifying', total)
  try {
    return await work(bar.at)
  } finally {
    bar.end()
  }
}
