import type { Command } from 'commander'
import type { Runner } from '#host/cli/context.ts'
import { columns, printable } from '#host/cli/terminal.ts'
import { openChat } from './chat.ts'
import { requireHistoryId, requireTaskId } from './ids.ts'
import { memoryOf } from './memory.ts'
import { withTasks } from './opening.ts'
import { asPerson, type PersonContext } from './person.ts'
import { historyCells, timestamp } from './show.ts'
import { addTasksFiles } from './tasks-files.ts'
import { addTasksFilters } from './tasks-filters.ts'
import { addTasksList, limit } from './tasks-list.ts'
import { chatAtTerminal, chatWithPipe } from './terminal-chat.ts'

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
  addTasksList(group, run)
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
  group
    .command('notices')
    .description('the reminders that fired, newest first')
    .action(asPerson(run, (person, _options: object) => notices(person)))
  addTasksFiles(group, run)
  addTasksFilters(group, run)
}

async function chat(person: PersonContext): Promise<number> {
  const { out, io, settings, user, zone } = person
  return withTasks(person, async (tasks, caller) => {
    const talk = openChat(tasks, caller, zone)
    const code = io.stdin.isTTY
      ? await chatAtTerminal(talk, io, out, memoryOf(settings.dataDir, user))
      : await chatWithPipe(talk, io, out)
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
    timestamp(r.timestamp, zone),
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

async function notices(person: PersonContext): Promise<number> {
  const { out, zone } = person
  const fired = await withTasks(person, (tasks, caller) => tasks.notices(caller))
  out.answer({ ok: true, notices: fired })
  const rows = fired.map(({ fired_at, task_id, text }) => [task_id, timestamp(fired_at, zone), text])
  out.say(rows.length > 0 ? columns([['TASK', 'WHEN', 'REMINDER'], ...rows]) : 'No reminder fired yet.')
  return 0
}
