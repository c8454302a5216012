import { resolve } from 'node:path'
import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Segment, SegmentTools } from '#storage/segments.ts'
import type { Context, Runner } from '../context.ts'
import type { Io } from '../io.ts'
import { type Progress, progressBar } from '../progress.ts'
import type { Settings } from '../settings.ts'
import { columns, oneLine } from '../terminal.ts'

export function addSegments(program: Command, run: Runner): void {
  const group = program
    .command('segments')
    .description('the pieces that the logs are kept in: list them; close, detach and attach')
    .addHelpText(
      'after',
      `
Examples:
  lanewright segments
  lanewright segments close
  lanewright segments detach 1 --to /archive
  lanewright segments attach /archive/segment-0001-2f1c0d9ab3e45f67.jsonl.gz`,
    )
    .action(run((context, _options: object) => list(context)))
  group
    .command('close')
    .description('go on in a new segment, and leave a checkpoint of every workspace that wrote in the old one')
    .action(run((context, _options: object) => close(context)))
  group
    .command('detach')
    .argument('<number>', 'the oldest segment in the database')
    .description('write a closed segment to a file and take it out of the database')
    .requiredOption('--to <dir>', 'folder for the file')
    .action(run(detach))
  group
    .command('attach')
    .argument('<file>', 'a file that detach wrote')
    .description('check the file against the checkpoints and bring its segment back')
    .action(run((context, file: string, _options: object) => attach(context, file)))
}

async function list({ settings, out }: Context): Promise<number> {
  const { listSegments } = await import('#storage/segments.ts')
  const { withSealer } = await import('../opening.ts')
  const segments = await withSealer(settings, (_sealer, _print, database) => listSegments(database.pool('auditor')))
  out.answer({ segments })
  const head = ['segment', 'state', 'opened', 'checkpoints', 'file']
  out.say(
    columns([
      head,
      ...segments.map((s) => [String(s.segment), stateOf(s), s.opened_at, String(s.checkpoints), s.file_name ?? '']),
    ]),
  )
  return 0
}

function stateOf({ closed_at, detached_at, writers }: Segment): string {
  if (detached_at) return 'detached'
  if (!closed_at) return 'open'
  return writers > 0 ? `closing, ${writers} workspaces still write to it` : 'closed'
}

async function close({ settings, out, io }: Context): Promise<number> {
  const { closeSegment } = await import('#storage/segments.ts')
  const closed = await withTools(settings, io, 'moving over', (tools, bar) => closeSegment(tools, bar.at))
  out.answer({ ok: true, ...closed })
  out.say(
    `Segment ${closed.segment} is closed: ${closed.checkpoints} checkpoints. Work goes on in segment ${closed.next}.`,
  )
  return 0
}

async function detach({ settings, out, io }: Context, given: string, { to }: { to: string }): Promise<number> {
  if (!/^[1-9]\d{0,8}$/.test(given))
    throw new Failure(
      'segment.bad_number',
      `${JSON.stringify(given)} is no number of a segment`,
      'See `lanewright segments`.',
    )
  const { detachSegment } = await import('#storage/segments-move.ts')
  const folder = resolve(io.cwd(), to)
  const file = await withTools(settings, io, 'writing', (tools, bar) =>
    detachSegment(tools, Number(given), folder, bar.at),
  )
  out.answer({ ok: true, segment: file.segment, file: file.path, sha256: file.hash, entries: file.entries })
  out.say(
    `Segment ${file.segment}: ${file.entries} entries are in ${oneLine(file.path)} and no longer in the database.`,
  )
  return 0
}

async function attach({ settings, out, io }: Context, path: string): Promise<number> {
  const { attachSegment } = await import('#storage/segments-move.ts')
  const file = resolve(io.cwd(), path)
  const attached = await withTools(settings, io, 'attaching', (tools, bar) => attachSegment(tools, file, bar.at)).catch(
    (error) => {
      if (!(error instanceof Failure) || error.code !== 'segment.file_damaged') throw error
      out.refuse(error)
      return null
    },
  )
  if (!attached) return 1
  out.answer({ ok: true, ...attached })
  out.say(`Segment ${attached.segment} is back: ${attached.entries} entries follow from each other.`)
  return 0
}

async function withTools<T>(
  settings: Settings,
  io: Io,
  doing: string,
  work: (tools: SegmentTools, bar: Progress) => Promise<T>,
) {
  const { withSealer } = await import('../opening.ts')
  const { segmentTools } = await import('../../segments.ts')
  return withSealer(settings, async (sealer, _print, database) => {
    if (!sealer)
      throw new Failure(
        'journal.not_at_hand',
        `the journal in ${settings.journalDir} cannot be written for this database`,
        'Run `lanewright doctor`.',
      )
    const bar = progressBar(doing, undefined, io.stderr)
    try {
      return await work(segmentTools(database, sealer), bar)
    } finally {
      bar.end()
    }
  })
}
