import { resolve } from 'node:path'
import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { BadEntry } from '#kernel/ledger/ledger.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import type { Verified } from '#storage/verify.ts'
import { type Context, isUuid, type Runner } from '../context.ts'
import type { Output } from '../io.ts'
import { withViews } from '../product.ts'
import { progressBar } from '../progress.ts'
import { oneLine } from '../terminal.ts'

export function addVerify(program: Command, run: Runner): void {
  program
    .command('verify')
    .argument('[workspace|file]', 'one workspace, an exported file, or a bundle; without it, the whole ledger')
    .description(
      'hold the ledger against its hashes and the signed journal, and name the first entry that is not as it was',
    )
    .option('--since', 'only what came after the last clean verification')
    .option(
      '--also <dir>',
      'the journal of another node that worked this database; repeatable',
      (dir, all: string[] = []) => [...all, dir],
    )
    .option('--key <id>', 'of a bundle: the key that must have signed it')
    .addHelpText(
      'after',
      `
Every stored file of a case is read and compared with its recorded SHA-256, except with --since, which is about entries.
Without its journal, or without the key that signs it, a ledger is not good.
An exported file is verified with nothing but the file, and so is a bundle: every byte of the zip, and what was changed
is named with its place. Ends with 1 when something is bad. Notices are no findings, but worth a look: a key that was
lost, a restore, a journal that was begun over a history. Each node signs a journal of its own: where several worked one database,
--journal names the one that the verification is written to, and --also each of the others.

Examples:
  lanewright verify --json
  lanewright verify --since
  lanewright verify --also ./node-2.journal --also ./node-3.journal
  lanewright verify ledger.jsonl
  lanewright verify production.zip --key ID`,
    )
    .action(run(verify))
}

interface Options {
  since?: boolean
  also?: string[]
  key?: string
}

async function verify({ settings, out, io }: Context, what: string | undefined, options: Options): Promise<number> {
  const { since, also, key } = options
  if (what !== undefined && !isUuid(what)) {
    const { isBundleFile, verifyBundleFile } = await import('../bundle-file.ts')
    const path = resolve(io.cwd(), what)
    if (await isBundleFile(path)) return verifyBundleFile(path, key, out, io.stderr)
  }
  if (also && what !== undefined && !isUuid(what))
    throw new Failure('verify.also_with_file', '--also is for the ledger', 'Leave it out: a file proves itself.')
  if (key !== undefined)
    throw new Failure('verify.key_without_bundle', '--key is for a bundle', 'Name a bundle, or leave it out.')
  const verified =
    what !== undefined && !isUuid(what)
      ? await withBar(io.stderr, undefined, async (progress) => {
          const { verifyFile } = await import('../ledger-file.ts')
          return verifyFile(resolve(io.cwd(), what), progress)
        })
      : await (also ? withOwnViews : withViews)(settings, async (views, local) => {
          const workspace = what?.toLowerCase()
          const total = since ? undefined : await local?.entries(workspace)
          return withBar(io.stderr, total, (progress, readFiles) =>
            views.verify({
              workspace,
              since,
              ...(also ? { also: also.map((dir) => journalLayout(resolve(io.cwd(), dir))) } : {}),
              progress,
              readFiles,
            }),
          )
        })
  out.answer(verified)
  for (const { code, message } of verified.notices ?? [])
    out.say(`${out.paint('note', 'yellow')}: ${code}: ${oneLine(message)}`)
  if (verified.ok) {
    const good = `${verified.entries} entries follow from each other; head ${oneLine(verified.head)}`
    out.say(`${out.paint('good', 'green')}: ${good}`)
    if (verified.files)
      out.say(`${out.paint('good', 'green')}: ${verified.files} stored files have their recorded hashes`)
    return 0
  }
  out.say(`${out.paint('bad', 'red')}: ${oneLine(placeOf(verified.first_bad))}: ${oneLine(verified.first_bad.problem)}`)
  return 1
}

/** The folders are on this machine: a running server is not asked to read them. */
const withOwnViews: typeof withViews = async (settings, work) => {
  const { withLocalViews } = await import('../opening.ts')
  return withLocalViews(settings, work)
}

function placeOf({ workspace, seq, log, line }: BadEntry): string {
  if (log === 'file' && seq === null) return `stored files of workspace ${workspace}`
  if (workspace !== null) return `entry ${seq ?? '?'} (${log}) of workspace ${workspace}`
  return line === undefined ? log : `${log}, line ${line} of the journal`
}

async function withBar(
  stderr: Output,
  total: number | undefined,
  work: (progress: (done: number) => void, readFiles: (bytes: number, all: number) => void) => Promise<Verified>,
): Promise<Verified> {
  let bar = progressBar('verifying', total, stderr)
  let reading = false
  try {
    return await work(bar.at, (bytes, all) => {
      if (!reading) {
        bar.end()
        bar = progressBar('reading stored files, bytes', all, stderr)
        reading = true
      }
      bar.at(bytes)
    })
  } finally {
    bar.end()
  }
}
