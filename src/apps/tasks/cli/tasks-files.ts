import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { toStdout } from '#host/cli/chunks.ts'
import type { Runner } from '#host/cli/context.ts'
import { printable } from '#host/cli/terminal.ts'
import { toNewFile } from '#host/new-file.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { ExportFormat, ImportFormat } from '../services/service.ts'
import { withTasks } from './opening.ts'
import { asPerson, type PersonContext } from './person.ts'

/** Less than a request may hold, with room for what JSON adds to a text. */
const IMPORT_BYTES = 2 * 1024 * 1024

export function addTasksFiles(group: Command, run: Runner): void {
  group
    .command('import')
    .argument('<file>', 'the file to read')
    .description('add the tasks of a file')
    .addOption(
      new Option('--format <format>', 'what the file is; csv is what an export wrote')
        .choices(['todoist', 'text', 'csv'])
        .makeOptionMandatory(),
    )
    .action(asPerson(run, importTasks))
  group
    .command('export')
    .description('write all tasks, to a new file or to stdout')
    .addOption(new Option('--format <format>', 'as what').choices(['csv', 'json', 'ics']).makeOptionMandatory())
    .option('--out <file>', 'a new file, for you only')
    .action(asPerson(run, exportTasks))
}

async function importTasks(person: PersonContext, path: string, { format }: { format: ImportFormat }): Promise<number> {
  const text = await readText(resolve(person.io.cwd(), path))
  const { imported } = await withTasks(person, (tasks, caller) =>
    tasks.import(caller, format, text, { time_zone: person.zone }),
  )
  person.out.answer({ ok: true, imported })
  const added = imported === 1 ? '1 task was added.' : `${imported} tasks were added.`
  person.out.say(imported === 0 ? 'The file holds no task.' : `${added} Take it back with: lanewright tasks undo`)
  return 0
}

async function readText(path: string): Promise<string> {
  const next = `Give a UTF-8 text file of at most ${IMPORT_BYTES} bytes.`
  try {
    if ((await stat(path)).size > IMPORT_BYTES) throw new Failure('import.too_large', `${path} is too large`, next)
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    if (error instanceof Failure) throw error
    const why = error instanceof TypeError ? 'it is not UTF-8' : (error as NodeJS.ErrnoException).code
    throw new Failure('import.unreadable', `${path} cannot be read (${why})`, next, error)
  }
}

async function exportTasks(
  person: PersonContext,
  { format, out: path }: { format: ExportFormat; out?: string },
): Promise<number> {
  const { out, io } = person
  if (path === undefined && out.json)
    throw new Failure('export.no_file', 'with --json the tasks need a file of their own', 'Name one with --out.')
  return withTasks(person, async (tasks, caller) => {
    const pieces = tasks.export(caller, format)
    if (path === undefined) await toStdout(io.stdout, pieces)
    else await toNewFile(resolve(io.cwd(), path), pieces)
    out.answer({ ok: true, file: path })
    if (path !== undefined) out.say(`Written to ${printable(path)}`)
    return 0
  })
}
