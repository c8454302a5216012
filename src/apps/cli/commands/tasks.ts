import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Runner } from '../context.ts'
import { openChat } from '../tasks/chat.ts'
import { requireHistoryId, requireTaskId } from '../tasks/ids.ts'
import { memoryOf } from '../tasks/memory.ts'
import { withTasks } from '../tasks/opening.ts'
import { asPerson, type PersonContext } from '../tasks/person.ts'
import { dueOf, historyCells, moment } from '../tasks/show.ts'
import { chatAtTerminal, chatWithPipe } from '../tasks/terminal-chat.ts'
import { columns, printable } from '../terminal.ts'
import { addTasksFiles } from './tasks-files.ts'
import { addTasksFilters } from './tasks-filters.ts'
import { addTasksUsers } from './tasks-users.ts'

export function addTasks(program: Command, run: Runner): void {
  const group = program
    .command('tasks')
    .description('your to-do list: chat with it; list, undo, import and export')
    .option('--user <name>', 'whose tasks (default: your user name)')
    .option('--zone <iana>', "the time zone that days and hours are meant in (default: this machine's)")
    .addHelpText(
      'after',
      `
Without a further word it is a chat, at a terminal or line by line from a pipe. Nothing is deleted without a yes.

Examples:
  lanewright tasks
  lanewright tasks say "remind me to call mom tomorrow at 5"
  lanewright tasks say "delete the groceries one" && lanewright tasks say yes
  lanewright tasks list --status pending --sort due
  lanewright tasks undo
  lanewright tasks export --format ics --out tasks.ics
  echo "remind me to buy milk" | lanewright tasks classify`,
    )
    .action(asPerson(run, (person, _options: object) => chat(person)))
  group
    .command('say')
    .argument('<words...>', 'what you would type into the chat')
    .description('say one thing; a following `say` goes on with the same conversation')
    .option('--conversation <id>', 'the conversation that this belongs to')
    .option('--new', 'begin another conversation')
    .action(asPerson(run, say))
  group
    .command('list')
    .description('list tasks')
    .addOption(new Option('--status <status>', 'only these').choices(['pending', 'completed']))
    .option('--search <words>', 'only those with these words')
    .option('--label <label>', 'only those with this label')
    .addOption(new Option('--sort <order>', 'in this order').choices(['newest', 'oldest', 'due', 'priority']))
    .option('--limit <n>', 'at most so many', limit, 50)
    .action(asPerson(run, list))
  group.command('undo').description('take the last change back, a deletion included').action(asPerson(run, undo))
  group
    .command('history')
    .argument('[task]', 'id of a task; without it, of all')
    .description('what was changed, newest first')
    .option('--limit <n>', 'at most so many', limit, 50)
    .action(asPerson(run, history))
  group
    .command('restore')
    .argument('<id>', 'id of a change, from `tasks history`')
    .description('take one change back, if nothing has happened to its task since')
    .action(asPerson(run, restore))
  group
    .command('audit')
    .description('the record of every decision of the chat, newest first')
    .option('--limit <n>', 'at most so many', limit, 50)
    .action(asPerson(run, audit))
  addTasksFiles(group, run)
  addTasksUsers(group, run)
  addTasksFilters(group, run)
}

async function chat(person: PersonContext): Promise<number> {
  const { out, settings, user, zone } = person
  return withTasks(person, async (tasks, caller) => {
    const talk = openChat(tasks, caller, zone)
    const code = process.stdin.isTTY
      ? await chatAtTerminal(talk, out, memoryOf(settings.dataDir, user))
      : await chatWithPipe(talk, out)
    out.answer({ ok: code === 0 })
    return code
  })
}

interface SayOptions {
  conversation?: string
  new?: boolean
}

async function say(person: PersonContext, words: string[], options: SayOptions): Promise<number> {
  const { out, settings, user, zone } = person
  const memory = memoryOf(settings.dataDir, user)
  const given = options.conversation ?? (options.new ? undefined : await memory.conversation())
  const conversation = given === undefined ? {} : { conversation_id: given }
  const said = await withTasks(person, (tasks, caller) =>
    tasks.say(caller, words.join(' '), { time_zone: zone, ...conversation }),
  )
  await memory.rememberConversation(said.conversation_id)
  const ok = said.result?.success !== false
  out.answer({ ok, ...said })
  out.say(printable(said.reply))
  return ok ? 0 : 1
}

interface ListOptions {
  status?: 'pending' | 'completed'
  search?: string
  label?: string
  sort?: 'newest' | 'oldest' | 'due' | 'priority'
  limit: number
}

async function list(person: PersonContext, options: ListOptions): Promise<number> {
  const { out, zone } = person
  const page = await withTasks(person, (tasks, caller) => tasks.list(caller, options))
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
  if (page.total > rows.length) out.note(`${rows.length} of ${page.total}; more with --limit`)
  return 0
}

async function undo(person: PersonContext): Promise<number> {
  const undone = await withTasks(person, (tasks, caller) => tasks.undo(caller))
  person.out.answer({ ok: true, ...undone })
  person.out.say(printable(undone.reply))
  return 0
}

async function restore(person: PersonContext, id: string): Promise<number> {
  const change = requireHistoryId(id)
  const undone = await withTasks(person, (tasks, caller) => tasks.restore(caller, change))
  person.out.answer({ ok: true, ...undone })
  person.out.say(printable(undone.reply))
  return 0
}

async function history(person: PersonContext, task: string | undefined, options: { limit: number }): Promise<number> {
  const { out, zone } = person
  const query = { ...(task === undefined ? {} : { task_id: requireTaskId(task) }), limit: options.limit }
  const entries = await withTasks(person, (tasks, caller) => tasks.history(caller, query))
  out.answer({ ok: true, history: entries })
  const rows = entries.map((entry) => [entry.history_id, ...historyCells(entry, zone)])
  out.say(rows.length > 0 ? columns([['ID', 'WHEN', 'WHAT', 'TASK'], ...rows]) : 'Nothing was changed yet.')
  return 0
}

async function audit(person: PersonContext, options: { limit: number }): Promise<number> {
  const { out, zone } = person
  const records = await withTasks(person, (tasks, caller) => tasks.audit(caller, options.limit))
  out.answer({ ok: true, audit: records })
  const rows = records.map((r) => [
    moment(r.timestamp, zone),
    r.classified_intent,
    r.decision_type,
    r.tool_calls?.map((call) => call.tool_name).join(' ') ?? '',
    r.input_message,
    r.response_preview,
  ])
  const head = ['WHEN', 'INTENT', 'DECISION', 'TOOL', 'SAID', 'ANSWERED']
  out.say(rows.length > 0 ? columns([head, ...rows]) : 'No decisions yet.')
  return 0
}

function limit(text: string): number {
  const n = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (!(n >= 1 && n <= 200)) throw new InvalidArgumentError('It must be a whole number from 1 to 200.')
  return n
}
