import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Row } from '#kernel/ports/store.ts'
import type { Product } from '../../server/product.ts'
import { SHOWN } from '../../server/waiting.ts'
import { type Context, isUuid, type Runner, requireUuid } from '../context.ts'
import type { Out } from '../out.ts'
import { submit } from '../person.ts'
import { withProduct, withViews } from '../product.ts'
import { osUser } from '../settings.ts'
import { oneLine } from '../terminal.ts'

export function addWaiting(program: Command, run: Runner): void {
  const group = program
    .command('waiting')
    .description('list the questions and tasks that wait for a person; answer, complete or reopen one')
    .option('--workspace <id>', 'of this workspace only')
    .addHelpText(
      'after',
      `
For every app with workspaces: campaigns, meetings, cases and apps of your own. Approvals are decided with "lanewright approve".

  answer     a question that an agent asked; the agent reads the answer as data
  complete   a task that only a person can complete
  reopen     a blocked task, so that it is tried again

Examples:
  lanewright waiting
  lanewright waiting answer 0198c0de-0000-7000-8000-000000000004 "Write to the office in Paris."
  lanewright waiting complete 0198c0de-0000-7000-8000-000000000005 --note "Called them, the number is right."
  lanewright waiting reopen 0198c0de-0000-7000-8000-000000000006`,
    )
    .action(run((context, options: { workspace?: string }) => list(context, options)))
  const person = ['--person <name>', 'who does it (default: your user name)'] as const
  group
    .command('answer')
    .argument('<question>', 'ID of the question')
    .argument('<text...>', 'the answer, up to 4,000 characters')
    .description('answer a question of an agent')
    .option(...person)
    .action(
      run((context, id: string, words: string[], options: Options) =>
        resolve(context, id, 'question.answer', (question_id) => ({ question_id, answer: words.join(' ') }), options),
      ),
    )
  for (const [verb, description] of [
    ['complete', 'complete a task that only a person can complete'],
    ['reopen', 'reopen a blocked task'],
  ] as const)
    group
      .command(verb)
      .argument('<task>', 'ID of the task')
      .description(description)
      .option('--note <text>', 'what was done, up to 2,000 characters; it is recorded')
      .option(...person)
      .action(
        run((context, id: string, options: Options) => {
          const note = options.note === undefined ? {} : { note: options.note }
          return resolve(context, id, `task.${verb}`, (task_id) => ({ task_id, ...note }), options)
        }),
      )
}

interface Options {
  note?: string
  person?: string
}

async function list({ settings, out }: Context, options: { workspace?: string }): Promise<number> {
  const workspace = options.workspace === undefined ? undefined : requireUuid(options.workspace, 'workspace')
  const waiting = await withViews(settings, (views) => views.waiting(undefined, workspace))
  out.answer({ ok: true, ...waiting })
  for (const { question_id, question, options: answers, context, workspace_name } of waiting.questions) {
    head(out, 'question', question_id, workspace_name)
    out.say(`  ${oneLine(question)}`)
    if (context) out.say(`  ${oneLine(context)}`)
    if (answers.length > 0) out.say(`  ${answers.map((answer) => `"${oneLine(answer)}"`).join(' or ')}`)
    out.say(`  lanewright waiting answer ${question_id} TEXT\n`)
  }
  for (const { task_id, description, status, source, reason, can, workspace_name } of waiting.tasks) {
    head(out, status === 'blocked' ? 'blocked task' : 'task for a person', task_id, workspace_name)
    out.say(`  ${oneLine(description)}${source === 'agent' ? ' (created by the agent)' : ''}`)
    if (reason) out.say(`  ${oneLine(reason)}`)
    for (const verb of can) out.say(`  lanewright waiting ${verb} ${task_id}`)
    out.say('')
  }
  if (waiting.questions.length === SHOWN || waiting.tasks.length === SHOWN)
    out.say(`Only the oldest ${SHOWN} questions and ${SHOWN} tasks are listed; the others can be named by their ID.`)
  if (waiting.questions.length + waiting.tasks.length === 0) out.say('Nothing waits for a person.')
  return 0
}

function head(out: Out, what: string, id: string, workspace: string): void {
  out.say(`${out.paint(what, 'bold')}  ${id}  ${oneLine(workspace)}`)
}

async function resolve(
  { settings, out }: Context,
  given: string,
  kind: string,
  content: (id: string) => Row,
  { person }: Options,
): Promise<number> {
  const what = kind.startsWith('question') ? 'question' : 'task'
  if (!isUuid(given))
    throw new Failure(
      `${what}.bad_id`,
      `Invalid ${what} ID ${JSON.stringify(given)}.`,
      'Use an ID that `lanewright waiting` lists.',
    )
  const id = given.toLowerCase()
  return withProduct(settings, async (product) => {
    const workspace = await workspaceOf(product, id, what)
    const result = await submit(product, workspace, person ?? osUser(), kind, content(id))
    out.answer({ ...result, [what]: id, workspace })
    if (result.ok) out.say(result.outcome ? `${DONE[kind]}.` : 'Queued. It is processed when the workspace next runs.')
    else out.note(`${result.error.code}: ${result.error.message}\n  ${result.error.next}`)
    return result.ok ? 0 : 1
  })
}

const DONE: Record<string, string> = {
  'question.answer': 'Answered',
  'task.complete': 'Completed',
  'task.reopen': 'Reopened',
}

async function workspaceOf(product: Product, id: string, what: 'question' | 'task'): Promise<string> {
  const { questions, tasks } = await product.waiting(undefined, undefined, id)
  const found =
    what === 'question'
      ? questions.find(({ question_id }) => question_id === id)
      : tasks.find(({ task_id }) => task_id === id)
  if (found) return found.workspace
  throw new Failure(
    `${what}.unknown`,
    `No ${what} with the ID ${id} waits for a person.`,
    'See what does with `lanewright waiting`.',
  )
}
