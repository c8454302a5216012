import { type Static, Type } from 'typebox'
import { closed, IsoTime, list, nullable, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import { type Check, checkLater } from '#kernel/validate.ts'
import { DESCRIPTION_MAX, TaskDetails, TimeZone, TOOL_NAMES } from '../../contracts.ts'
import { type Happened, historyRows, insertTask, newTask, type ToolAt, updateTask } from '../../tools/effects.ts'
import { changeMeant } from './language/classify.ts'
import { matchWords, readReference } from './resolve.ts'
import { forPerson, type HistoryRow, type TaskRow, tasksOf } from './turn-state.ts'

/** What a person sends: words for the chat, a tool called by a program, an answer; and the commands that are the person's own. */

const who = { user_id: text(200, 1) }
/** `answer_by`: after this the person no longer waits, and nothing is changed any more. */
const head = {
  ...who,
  turn_id: Uuid,
  conversation_id: Uuid,
  time_zone: TimeZone,
  answer_by: Type.Optional(IsoTime),
}
export const ITEMS_MAX = 200
const PIECES_MAX = 20

export const ImportItem = closed({
  description: text(DESCRIPTION_MAX, 1),
  completed: Type.Optional(Type.Boolean()),
  ...Type.Partial(TaskDetails).properties,
})

export const PersonKinds = {
  'tasks.message': closed({
    ...head,
    message: nullable(Type.String()),
    without: Type.Optional(list(text(200, 1), PIECES_MAX)),
  }),
  'tasks.tool': closed({
    ...head,
    tool_name: oneOf(TOOL_NAMES),
    parameters: Type.Unsafe<Record<string, unknown>>({ type: 'object', maxProperties: 50 }),
  }),
  'tasks.answer': closed({ ...head, confirmation_id: Uuid, yes: Type.Boolean() }),
  'tasks.undo': closed({ act: Uuid }),
  'tasks.restore': closed({ act: Uuid, history_id: Uuid }),
  'tasks.import': closed({
    ...who,
    act: Uuid,
    time_zone: TimeZone,
    tasks: list(ImportItem, ITEMS_MAX, { minItems: 1 }),
  }),
}
type PersonKind = keyof typeof PersonKinds
type Content<K extends PersonKind> = Static<(typeof PersonKinds)[K]>

/** What to do about a refusal, by its code. */
export const NEXT_STEPS: Record<string, string> = {
  'undo.nothing': 'Look at the history.',
  'undo.changed': 'Take back the later change first.',
  'person.other': 'Use another name.',
}

function no(code: keyof typeof NEXT_STEPS, message: string): Decision {
  return refuse(code, message, NEXT_STEPS[code] as string)
}

const checks = new Map<string, Check>(Object.entries(PersonKinds).map(([kind, schema]) => [kind, checkLater(schema)]))

export function receive(state: State, item: State['inbox'][number]): Decision {
  const check = checks.get(item.kind)
  if (!check)
    return refuse('inbox.unknown_kind', `nobody here understands ${item.kind}`, 'Send one of the known kinds.')
  const problem = check(item.content)
  if (problem) return { kind: 'refuse', error: problem }
  const { user_id } = item.content as Partial<Content<'tasks.message'>>
  const { person } = tasksOf(state)
  if (user_id !== undefined && person !== null && person !== user_id)
    return no('person.other', 'this is the workspace of somebody else, or of somebody erased')
  const decided = decideItem(state, item)
  if (decided.kind !== 'write') return decided
  const first = person === null && user_id !== undefined ? [insert('tasks.people', { user_id })] : []
  return { ...decided, make: (context) => forPerson(state, [...first, ...decided.make(context)]) }
}

function decideItem(state: State, item: State['inbox'][number]): Decision {
  switch (item.kind as PersonKind) {
    case 'tasks.undo':
    case 'tasks.restore':
      return takeBack(state, item.content as Content<'tasks.undo'>)
    case 'tasks.import':
      return bringIn(state, item.content as Content<'tasks.import'>)
    default:
      return beginTurn(state, item)
  }
}

const PAGE = 50

/** A turn that was sent twice is one turn. */
function beginTurn(state: State, { kind, content }: State['inbox'][number]): Decision {
  const { item } = tasksOf(state)
  const given = content as Content<'tasks.message'> & Content<'tasks.tool'> & Content<'tasks.answer'>
  const { turn_id, conversation_id, time_zone, answer_by } = given
  if (item?.turn_known) return { kind: 'write', make: () => [] }
  return {
    kind: 'write',
    make: ({ now }) => [
      ...(item?.conversation_known
        ? []
        : [insert('tasks.conversations', { conversation_id, started_at: now, updated_at: now })]),
      insert('tasks.turns', {
        turn_id,
        conversation_id,
        time_zone,
        kind: kind.slice('tasks.'.length),
        message: given.message ?? null,
        match: kind === 'tasks.message' ? matchOf(given.message ?? '') : null,
        received_at: now,
        ...(answer_by ? { answer_by } : {}),
        ...(kind === 'tasks.tool' ? toolColumns(given) : {}),
        ...(kind === 'tasks.message' && given.without?.length ? { call: { without: given.without } } : {}),
        ...(kind === 'tasks.answer' ? { call: { confirmation_id: given.confirmation_id, yes: given.yes } } : {}),
      }),
    ],
  }
}

/** What has to be looked up for a message that is about a task only if there is one of that name. */
function matchOf(message: string): string | null {
  const { task_reference } = changeMeant(message)?.extracted_params ?? {}
  return task_reference ? matchWords(readReference(task_reference)) : null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What has to be looked up for a call; whether its parameters are good is decided with the rows at hand. */
function toolColumns({ tool_name, parameters }: Content<'tasks.tool'>) {
  const { task_id, limit, cursor, status } = parameters
  const size = typeof limit === 'number' && Number.isInteger(limit) ? Math.min(Math.max(limit, 1), 200) : PAGE
  return {
    call: { tool_name, parameters },
    task_id: typeof task_id === 'string' && UUID.test(task_id) ? task_id : null,
    page_size: size,
    page_before: typeof cursor === 'string' && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null,
    page_status: status === 'pending' || status === 'completed' ? status : null,
  }
}

function bringIn(state: State, { act, tasks, time_zone }: Content<'tasks.import'>): Decision {
  const { last_number, last_history } = tasksOf(state)
  return {
    kind: 'write',
    make: ({ now, uuid }) => {
      const at = personAt({ now, uuid, act, timeZone: time_zone, last_number, last_history })
      // The first line of a file is shown first: newest first means that it comes last.
      const rows = tasks.map(({ description, completed, ...details }, i): TaskRow => {
        const task = newTask(at, description, details, last_number + tasks.length - i)
        return completed ? { ...task, status: 'completed', completed_at: now } : task
      })
      const happened = rows.map(
        (task): Happened => ({ operation: 'import', task_id: task.task_id, before: null, after: task }),
      )
      return [...rows.map(insertTask), historyRows(at, happened)]
    },
  }
}

/** The inverse of every entry of one act, where nothing has happened to its tasks since. */
function takeBack(state: State, { act }: { act: string }): Decision {
  const { item, last_number, last_history } = tasksOf(state)
  const entries = item?.undo ?? []
  if (entries.length === 0) return no('undo.nothing', 'there is nothing to take back')
  const now = new Map((item?.undo_tasks ?? []).map((task) => [task.task_id, task]))
  const touched = entries.find((entry) => !isStill(now.get(entry.task_id) ?? null, entry.after))
  if (touched) return no('undo.changed', 'something else has happened to that task since')
  return {
    kind: 'write',
    make: ({ now: timestamp, uuid }) => {
      const at = personAt({ now: timestamp, uuid, act, timeZone: 'UTC', last_number, last_history })
      const undone = entries.map((entry) => inverse(entry, now.get(entry.task_id) ?? null, timestamp))
      return [
        historyRows(
          at,
          undone.map(({ happened }) => happened),
        ),
        ...undone.map(({ change }) => change),
      ]
    },
  }
}

/** The task is as the entry left it; what was done since and taken back again does not count. */
function isStill(present: TaskRow | null, after: TaskRow | null): boolean {
  if (!present || !after) return present === after
  const keys = Object.keys(after).filter((key) => !COUNTED.has(key)) as Array<keyof TaskRow>
  return keys.every((key) => sameValue(present[key], after[key]))
}

const COUNTED = new Set(['version', 'updated_at', 'row_version'])

function sameValue(a: unknown, b: unknown): boolean {
  const [first, second] = [JSON.stringify(a), JSON.stringify(b)]
  const isTimestamp = typeof a === 'string' && typeof b === 'string' && /^\d{4}-\d\d-\d\dT/.test(a)
  return isTimestamp ? Date.parse(a) === Date.parse(b) : first === second
}

function inverse(entry: HistoryRow, present: TaskRow | null, now: string): { happened: Happened; change: Change } {
  const { task_id, before, history_id: undoes } = entry
  const happened = (after: TaskRow | null): Happened => ({ operation: 'undo', task_id, before: present, after, undoes })
  if (!present && before) {
    const task: TaskRow = { ...before, updated_at: now, version: before.version + 1 }
    return { happened: happened(task), change: insertTask(task) }
  }
  if (present && !before) {
    const change: Change = { table: 'tasks.tasks', op: 'delete', where: { task_id, version: present.version } }
    return { happened: happened(null), change }
  }
  const task: TaskRow = { ...(before as TaskRow), updated_at: now, version: (present as TaskRow).version + 1 }
  return { happened: happened(task), change: updateTask(present as TaskRow, task) }
}

function personAt(
  given: Pick<ToolAt, 'now' | 'uuid' | 'act' | 'timeZone'> & { last_number: number; last_history: number },
): ToolAt {
  const { last_number: lastNumber, last_history: lastHistory, ...at } = given
  return { ...at, turnId: null, by: 'person', lastNumber, lastHistory }
}

function insert(table: string, row: Record<string, unknown>): Change {
  return { table, op: 'insert', rows: [row] }
}
