import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { unwrap } from '#host/answers.ts'
import { toStdout } from '#host/cli/chunks.ts'
import type { Runner } from '#host/cli/context.ts'
import { progressBar } from '#host/cli/progress.ts'
import { columns, oneLine, printable } from '#host/cli/terminal.ts'
import { toNewFile } from '#host/new-file.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import type { MappingInput } from '../domain/leads/columns.ts'
import { previewLeads } from '../domain/leads/import.ts'
import { leadFileAt } from '../services/read-file.ts'
import { asDoer, type LeadsContext, withLeads } from './leads/opening.ts'
import { mapping, rowLines, whole } from './leads/words.ts'

const CONFIG_BYTES = 64 * 1024

export function addLeadsFiles(group: Command, run: Runner): void {
  const map = ['--map <field=column>', 'which column holds a field; repeatable', mapping] as const
  group
    .command('preview')
    .argument('<file>', 'a CSV or XLSX file')
    .description('the first rows as they would be read; nothing is written')
    .option(...map)
    .action(asDoer(run, preview))
  group
    .command('import')
    .argument('<campaign>', 'id of the campaign')
    .argument('<file>', 'a CSV or XLSX file')
    .description('add the people of a file, all good rows or none')
    .option(...map)
    .action(asDoer(run, importFile))
  group
    .command('export')
    .argument('<campaign>', 'id of the campaign')
    .description('all leads as CSV, to a new file or to stdout; no cell of it runs as a formula')
    .option('--out <file>', 'a new file, for you only')
    .action(asDoer(run, exportAll))
  group
    .command('diff')
    .argument('<campaign>', 'id of the campaign')
    .argument('<config>', 'a scoring as a JSON file')
    .description('how the first places would change under another scoring; nothing is written')
    .option('--top <n>', 'so many places, at most 1000', whole, 20)
    .option('--on <date>', 'the day from which activity is counted back (default: today)')
    .action(asDoer(run, diff))
}

interface MapOptions {
  map?: MappingInput
}

async function preview({ out, io }: LeadsContext, path: string, { map }: MapOptions): Promise<number> {
  const seen = unwrap(await previewLeads(await leadFileAt(resolve(io.cwd(), path)), map))
  out.answer({ ok: true, ...seen })
  const fields = Object.entries(seen.mapping).map(([field, column]) => [field, seen.header[column] ?? ''])
  out.say(columns([['FIELD', 'COLUMN'], ...fields]))
  const rows = seen.rows.map(({ row, lead }) => [
    String(row),
    lead ? '' : 'left out',
    ...[lead?.full_name, lead?.profile_url, lead?.job_title, lead?.company].map((text) => text ?? ''),
  ])
  out.say(columns([['ROW', '', 'NAME', 'PROFILE', 'TITLE', 'COMPANY'], ...rows]))
  for (const { message } of seen.notices) out.say(oneLine(message))
  const result = seen.rows.flatMap(({ errors, warnings }) => [...errors, ...warnings])
  for (const line of rowLines(result, result.length)) out.say(line)
  return 0
}

async function importFile(context: LeadsContext, campaign: string, path: string, options: MapOptions): Promise<number> {
  const { out, io, person } = context
  const file = await leadFileAt(resolve(io.cwd(), path))
  const { map: chosen = {} } = options
  const bar = progressBar('importing', undefined, io.stderr)
  const report = await withLeads(context, (leads) =>
    leads.import({ campaign, person, file, mapping: chosen, progress: (rows) => bar.at(rows) }),
  ).finally(() => bar.end())
  const result = unwrap(report)
  out.answer({ ok: true, ...result })
  const count = (n: number) => n.toLocaleString('en')
  out.say(`${count(result.imported)} of ${count(result.rows)} rows imported, ${count(result.skipped)} left out.`)
  for (const { message } of result.notices) out.say(oneLine(message))
  for (const line of rowLines(result.errors, result.skipped)) out.say(line)
  if (result.warned > 0) out.say(`${count(result.warned)} rows came in with a cell left empty:`)
  for (const line of rowLines(result.warnings, result.warned)) out.say(line)
  return 0
}

async function exportAll(context: LeadsContext, campaign: string, { out: path }: { out?: string }): Promise<number> {
  const { out, io, person } = context
  if (path === undefined && out.json)
    throw new Failure('export.no_file', 'with --json the leads need a file of their own', 'Name one with --out.')
  await withLeads(context, async (leads) => {
    const pieces = leads.export(campaign, person)
    if (path === undefined) await toStdout(io.stdout, pieces)
    else await toNewFile(resolve(io.cwd(), path), pieces)
  })
  out.answer({ ok: true, file: path })
  if (path !== undefined) out.say(`Written to ${printable(path)}`)
  return 0
}

interface DiffOptions {
  top: number
  on?: string
}

async function diff(context: LeadsContext, campaign: string, path: string, { top, on }: DiffOptions): Promise<number> {
  const { out, io } = context
  const config = await readConfig(resolve(io.cwd(), path))
  const asked = { config, top, ...(on === undefined ? {} : { onDate: on }) }
  const ranking = unwrap(await withLeads(context, (leads) => leads.diff(campaign, asked)))
  out.answer({ ok: true, ranking })
  const rows = ranking.map((m) => [
    `${m.place_before} -> ${m.place_after}`,
    `${m.score_before ?? '-'} -> ${m.score_after}`,
    m.full_name,
    m.job_title ?? '',
    m.company ?? '',
  ])
  out.say(rows.length > 0 ? columns([['PLACE', 'SCORE', 'NAME', 'TITLE', 'COMPANY'], ...rows]) : 'No pending leads.')
  return 0
}

async function readConfig(path: string): Promise<unknown> {
  const next = `Give a JSON file of at most ${CONFIG_BYTES} bytes.`
  const bytes = await stat(path)
    .then(({ size }) => (size > CONFIG_BYTES ? null : readFile(path)))
    .catch((error) => {
      throw new Failure('scoring.unreadable', `${path} cannot be read (${error.code})`, next, error)
    })
  if (!bytes) throw new Failure('scoring.unreadable', `${path} is too large`, next)
  const parsed = parseStrict(bytes, { maxBytes: CONFIG_BYTES })
  if (parsed.ok) return parsed.value
  throw new Failure('scoring.bad_json', `${path} is not JSON: ${parsed.error.message}`, parsed.error.next)
}
