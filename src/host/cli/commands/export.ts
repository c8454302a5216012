import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { toNewFile } from '../../new-file.ts'
import { type Context, type Runner, requireUuid } from '../context.ts'
import { withViews } from '../product.ts'

export function addExport(program: Command, run: Runner): void {
  program
    .command('export')
    .argument('<workspace>', 'workspace id')
    .description('write the ledger of a workspace to a file that can be verified anywhere')
    .requiredOption('--out <file>', 'a new file')
    .option('--from <seq>', 'first entry (default: 1)', entryNumber)
    .option('--to <seq>', 'last entry (default: the last one there is)', entryNumber)
    .addHelpText(
      'after',
      `
JSON lines: a header, one line per entry, and the proof that ties them to a signed seal of the journal. Personal data
stays encrypted in it, and no key is in it. The seal names the workspaces that were sealed with it, by id and hash only.

Examples:
  lanewright export 0198c0de-0000-7000-8000-000000000001 --from 100 --to 200 --out slice.jsonl
  lanewright export 0198c0de-0000-7000-8000-000000000001 --out ledger.jsonl && lanewright verify ledger.jsonl`,
    )
    .action(run(exportLedger))
}

async function exportLedger(
  { settings, out, io }: Context,
  given: string,
  { out: path, from, to }: { out: string; from?: string; to?: string },
): Promise<number> {
  const workspace = requireUuid(given, 'workspace')
  const entries = await withViews(settings, async (views) => {
    const lines = await views.exportLines(workspace, { from, to })
    if (!lines)
      throw new Failure(
        'workspace.unknown',
        `there is no workspace ${workspace}`,
        'List them with `lanewright workspaces`.',
      )
    return writeCounted(resolve(io.cwd(), path), lines)
  })
  out.answer({ ok: true, workspace, entries, file: path })
  out.say(`${entries} entries written. Verify them anywhere with: lanewright verify ${path}`)
  return 0
}

function entryNumber(text: string): string {
  if (/^[1-9]\d{0,15}$/.test(text)) return text
  throw new InvalidArgumentError('It must be the number of an entry, from 1 on.')
}

/** Header and proof are no entries. */
async function writeCounted(path: string, lines: AsyncIterable<string>): Promise<number> {
  let count = -2
  const counted = async function* () {
    for await (const text of lines) {
      for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) count += 1
      yield text
    }
  }
  await toNewFile(path, counted())
  return count
}
