import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Runner } from '#host/cli/context.ts'
import { columns } from '#host/cli/terminal.ts'
import { wholeNumber } from '#host/cli/whole-number.ts'
import type { TaskQuery } from '../services/service.ts'
import { withTasks } from './opening.ts'
import { asPerson, type PersonContext } from './person.ts'
import { dueOf } from './show.ts'

export function addTasksList(group: Command, run: Runner): void {
  group
    .command('list')
    .description('list tasks')
    .addOption(new Option('--status <status>', 'only these').choices(['pending', 'completed']))
    .option('--search <words>', 'only those with these words')
    .option('--label <label>', 'only those with this label')
    .option('--list <name>', 'only those of this list')
    .option('--priority <n>', 'only those of this priority, 1 to 4', wholeNumber(1, 4))
    .option('--due-before <day>', 'only those that are due before this day, as in 2026-12-24', day)
    .addOption(new Option('--sort <order>', 'in this order').choices(['newest', 'oldest', 'due', 'priority']))
    .option('--limit <n>', 'at most so many', limit, 50)
    .option('--cursor <cursor>', 'go on where the page before ended')
    .action(asPerson(run, list))
}

type ListOptions = Omit<TaskQuery, 'due_before'> & { dueBefore?: string }

async function list(person: PersonContext, { dueBefore, ...options }: ListOptions): Promise<number> {
  const { out, zone } = person
  const query = { ...options, ...(dueBefore === undefined ? {} : { due_before: dueBefore }) }
  const page = await withTasks(person, (tasks, caller) => tasks.list(caller, query))
  out.answer({ ok: true, ...page })
  const rows = page.tasks.map((task) => [
    task.task_id,
    task.status,
    dueOf(task, zone),
    task.priority === null ? '' : String(task.priority),
    task.labels.join(' '),
    task.description,
  ])
  out.say(rows.length > 0 ? columns([['ID', 'STATUS', 'DUE', 'P', 'LABELS', 'TASK'], ...rows]) : 'No tasks.')
  if (page.next_cursor !== null) {
    // The total counts the pages before as well, and a cursor does not say how many tasks those held.
    const rest = options.cursor === undefined ? `${page.total - rows.length} more` : 'more'
    out.note(`... and ${rest}; go on with --cursor ${page.next_cursor}`)
  }
  return 0
}

export function limit(text: string): number {
  return wholeNumber(1, 200)(text)
}

/** A day that the calendar has. */
function day(text: string): string {
  const there = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  if (there && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)) return text
  throw new InvalidArgumentError('It must be a day, as in 2026-12-24.')
}
