import { Type } from 'typebox'
import { closed, IsoTime, list, nullable, oneOf, text } from '#kernel/contracts/closed.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { type Check, checkLater } from '#kernel/validate.ts'
import {
  DecisionContext,
  HistoryMessage,
  type PendingConfirmation,
  TASK_STATUSES,
  type Task,
  TimeZone,
} from '../../contracts.ts'
import { noDetails } from './details/chip.ts'
import { needsTasks, processMessage } from './engine.ts'
import { changeMeant, classifyIntent, lineMeant } from './language/classify.ts'
import { lookIn, readReference, resolveIn } from './resolve.ts'
import * as says from './templates.ts'
import type { Question } from './turn-state.ts'

/** The pure functions of the contract as filters: one line of JSON in, one line of JSON out. */

const LINE_MAX_BYTES = 32 * 1024 * 1024
/** Ids are only passed through here: any that tells tasks apart will do. */
const AnyId = text(200, 1)

const GivenTask = Type.Object({
  task_id: Type.Optional(AnyId),
  id: Type.Optional(AnyId),
  description: Type.String(),
  status: Type.Optional(oneOf(TASK_STATUSES)),
})
type GivenTask = Type.Static<typeof GivenTask>
const Tasks = list(GivenTask, 1_000_000)
const Shown = Type.Optional(nullable(list(AnyId, 1_000_000)))

const ClassifyLine = closed({
  message: Type.String(),
  history: Type.Optional(list(HistoryMessage, 1000)),
})
const ResolveLine = closed({ reference: Type.String(), tasks: Tasks, last_shown: Shown })
const { pending_confirmation: _pending, message_history: _history, ...contextMembers } = DecisionContext.properties
const DecideLine = closed({
  context: closed({
    ...contextMembers,
    message_history: Type.Optional(DecisionContext.properties.message_history),
    pending_confirmation: Type.Optional(
      nullable(
        closed({
          action_type: Type.Literal('DELETE_TASK'),
          task_id: AnyId,
          task_description: Type.String(),
          created_at: IsoTime,
          expires_at: IsoTime,
        }),
      ),
    ),
  }),
  tasks: Type.Optional(nullable(Tasks)),
  last_shown: Shown,
  now: Type.Optional(IsoTime),
  time_zone: Type.Optional(TimeZone),
})

const checks = {
  classify: checkLater(ClassifyLine),
  resolve: checkLater(ResolveLine),
  decide: checkLater(DecideLine),
}

export type Filter = (line: string, now: string) => { ok: boolean; line: string }

/** `{message, history}`, or a line of plain text, gives a UserIntent. */
export const classifyLine: Filter = (line) => {
  const given = /^\s*\{/.test(line) ? line : JSON.stringify({ message: line })
  return filter(given, checks.classify, ({ message, history = [] }: Type.Static<typeof ClassifyLine>) =>
    classifyIntent(message, history),
  )
}

/** `{reference, tasks, last_shown}` gives `{task_id, matches}`; several matches are none. */
export const resolveLine: Filter = (line) =>
  filter(line, checks.resolve, ({ reference, tasks, last_shown }: Type.Static<typeof ResolveLine>) => {
    const read = readReference(reference)
    const resolved = resolveIn(read, lookIn(tasks.map(asTask), read, last_shown ?? []), true)
    if (resolved.kind === 'one') return { task_id: resolved.task.task_id, matches: [resolved.task.task_id] }
    return { task_id: null, matches: resolved.kind === 'many' ? resolved.tasks.map(({ task_id }) => task_id) : [] }
  })

/** `{context, tasks, last_shown, now, time_zone}` gives an AgentDecision: of the second phase where tasks are given. */
export const decideLine: Filter = (line, now) =>
  filter(line, checks.decide, (given: Type.Static<typeof DecideLine>) => {
    const { context, tasks, last_shown } = given
    const pending = (context.pending_confirmation ?? null) as PendingConfirmation | null
    const input = {
      context: { ...context, message_history: context.message_history ?? [], pending_confirmation: pending },
      now: given.now ?? now,
      time_zone: given.time_zone ?? 'UTC',
      asked: offeredIn(context.message_history ?? []),
      resolution: null,
    }
    const meant = changeMeant(context.message ?? '')?.extracted_params?.task_reference
    const known = meant ? lookIn((tasks ?? []).map(asTask), readReference(meant)).matches : []
    const { intent, decision } = processMessage({ ...input, known })
    if (!tasks || !needsTasks(intent.intent_type) || decision.decision_type !== 'INVOKE_TOOL') return decision
    const reference = readReference(intent.extracted_params?.task_reference ?? '')
    const looked = lookIn(tasks.map(asTask), reference, last_shown ?? [])
    return processMessage({ ...input, resolution: { intent, looked } }).decision
  })

/** The offer that the last reply was, read back from the conversation. */
function offeredIn(history: HistoryMessage[]): Question | null {
  const [said, reply] = history.slice(-2)
  if (said?.role !== 'user' || reply?.role !== 'assistant') return null
  const description = classifyIntent(said.content, []).extracted_params?.description ?? lineMeant(said.content)
  // The offer may follow the sentence that no task matches.
  const isOffered = description != null && `\n${reply.content}`.endsWith(`\n${says.offerTask(description)}`)
  return isOffered ? { intent_type: 'CREATE_TASK', description } : null
}

function filter<T>(line: string, check: Check, work: (given: T) => unknown): { ok: boolean; line: string } {
  const parsed = parseStrict(line, { maxBytes: LINE_MAX_BYTES })
  const problem = parsed.ok ? check(parsed.value) : parsed.error
  if (problem) return { ok: false, line: JSON.stringify({ error: refusalOf(problem) }) }
  return { ok: true, line: JSON.stringify(work((parsed as { value: T }).value)) }
}

function refusalOf({ code, message, next, path }: Refusal & { path?: string }): Refusal & { path?: string } {
  return path ? { code, message, next, path } : { code, message, next }
}

function asTask({ task_id, id, description, status = 'pending' }: GivenTask, i: number): Task {
  return {
    task_id: task_id ?? id ?? String(i + 1),
    description,
    status,
    created_at: '',
    updated_at: '',
    completed_at: null,
    ...noDetails(),
    time_zone: null,
    version: 1,
  }
}
