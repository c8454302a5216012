import { open, rm } from 'node:fs/promises'
import type { Command } from 'commander'
import { Failure } from '#contracts/refusal.ts'
import { type Context, type Runner, requireUuid } from '../context.ts'
import { withViews } from '../product.ts'

export function addExport(program: Command, run: Runner): void {
  program
    .command('export')
    .argument('<workspace>', 'workspace id')
    .description('write the ledger of a workspace to a file that can be verified anywhere')
    .requiredOption('--out <file>', 'a new file')
    .addHelpText(
      'after',
      `
JSON lines: a header with the head, then one line per entry. Personal data stays encrypted in it, and no key is in it.

Example:
  lanewright export 0198c0de-0000-7000-8000-000000000001 --out ledger.jsonl && lanewright verify ledger.jsonl`,
    )
    .action(run(exportLedger))
}

async function exportLedger(
  { settings, out }: Context,
  given: string,
  { out: path }: { out: string },
): Promise<number> {
  const workspace = requireUuid(given, 'workspace')
  const entries = await withViews(settings, async (views) => {
    const lines = await views.exportLines(workspace)
    if (!lines)
      throw new Failure(
        'workspace.unknown',
        `there is no workspace ${workspace}`,
        'List them with `lanewright workspaces`.',
      )
    return writeNew(path, lines)
  })
  out.answer({ ok: true, workspace, entries, file: path })
  out.say(`${entries} entries written. Verify them anywhere with: lanewright verify ${path}`)
  return 0
}

/** A file that exists is somebody's; half an export is nobody's. */
async function writeNew(path: string, lines: AsyncIterable<string>): Promise<number> {
  const file = await open(path, 'wx', 0o600).catch((error) => {
    const taken = error.code === 'EEXIST'
    const message = taken ? `${path} exists already` : `${path} cannot be written (${error.code})`
    throw new Failure(
      taken ? 'export.file_exists' : 'export.not_writable',
      message,
      'Choose another file with --out.',
      error,
    )
  })
  let count = -1
  try {
    for await (const text of lines) {
      for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) count += 1
      await file.appendFile(text)
    }
    await file.sync()
    return count
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
