import { v5, v7, validate } from 'uuid'
import type { Lanewright } from '#host/open.ts'
import { decisionRecords, refusedAct } from '#host/server/queries.ts'
import { isTimeZone } from '#host/time-zone.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Row } from '#kernel/ports/store.ts'
import { storableText } from '#kernel/text.ts'
import type { AgentDecision, IntentType, ToolResult } from '../contracts.ts'
import { respond } from '../domain/decide/decisions.ts'
import { parseDetails } from '../domain/decide/details/parse-details.ts'
import { ITEMS_MAX, NEXT_STEPS } from '../domain/decide/person.ts'
import { readMessage } from '../domain/decide/read-message.ts'
import * as says from '../domain/decide/templates.ts'
import { forAccounts } from './access.ts'
import { exportTasks, readImport } from './exchange.ts'
import { BrokenWork, withSentences } from './failures.ts'
import { storableMessage } from './message.ts'
import { listPage } from './pages.ts'
import type { Around, Called, Caller, Conversation, HistoryEntry, Said, TasksService, Undone } from './service.ts'

/** A person's workspace has a name of its own right: the same person is the same workspace on every machine. */
const PEOPLE = 'b1d0a5f2-7a52-4d55-9a57-0c6c3d2f5e10'
const FILES = '5b3c7f0e-3a40-4f0b-8f0e-7d1f2c9a6b21'

export function workspaceOf(userId: string): string {
  return v5(userId, PEOPLE)
}

/** The id that a person's words are filed under, and that an erasure names. */
export function personIdOf(userId: string): string {
  return v5(userId, FILES)
}

/** So long a person waits for an answer. Behind it a commit that just made it is still looked for. */
const ANSWER_MS = 15_000
/** On a busy machine a commit may reach the database this long after its timestamp was taken. */
const ON_ITS_WAY_MS = 1000
const LAST_LOOK_MS = 1_000
const LOOK_EVERY_MS = 15
const PAGE = 50
const NAMED = 3

interface TurnRow {
  conversation_id: string
  status: 'waiting' | 'answered'
  intent: { intent_type: IntentType } | null
  decision: AgentDecision | null
  reply: string | null
  result: ToolResult | null
  pending: Said['pending_confirmation']
}

/** The tasks of people on a product in this process. */
export function tasksServiceOf(
  lw: Lanewright,
  log: (line: string) => void = () => {},
  answerMs: number = ANSWER_MS,
): TasksService {
  return withSentences(forAccounts(lw, serviceOf(lw, answerMs)), log)
}

function serviceOf(lw: Lanewright, answerMs: number): TasksService {
  const known = new Set<string>()

  /** Made when the person first says something. Whoever comes second finds it made. */
  async function home({ user_id }: Caller): Promise<string> {
    const workspace = workspaceOf(user_id)
    if (known.has(workspace)) return workspace
    if (!(await lw.store.load(workspace))) {
      // No name: what is written here stays when the person is erased.
      const spec = { app: 'tasks', name: 'Tasks', goal: { person_id: personIdOf(user_id) }, workspaceId: workspace }
      await lw.create(spec).catch(async (error) => {
        if (!(await lw.store.load(workspace))) throw error
      })
    }
    if (known.size > 10_000) known.clear()
    known.add(workspace)
    return workspace
  }

  const view = async <T>(workspace: string, name: string, parameters: object = {}) =>
    (await lw.view(workspace, 'tasks', name, parameters)) as T

  async function zoneOf(workspace: string, around: Around): Promise<string> {
    if (isTimeZone(around.time_zone)) return around.time_zone
    return (await view<string | null>(workspace, 'zone')) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  }

  async function send(workspace: string, caller: Caller, kind: string, content: Row): Promise<void> {
    const person = personIdOf(caller.user_id)
    const sent = await lw.send(workspace, person, kind, content, person)
    if (!sent.ok) throw new Failure(sent.refusal.code, sent.refusal.message, sent.refusal.next)
  }

  /**
   * Sends a turn, works it here unless another process does, and waits for its answer. The turn carries the time until
   * which the person waits: nothing that it asks for is done later.
   */
  async function take(
    caller: Caller,
    kind: string,
    content: Row,
    around: Around,
  ): Promise<{ turnId: string; row: TurnRow }> {
    requireIds(around)
    const { clock } = lw.deps
    const byMs = clock.nowMs() + answerMs
    const turnId = around.turn_id ?? v7()
    const conversation_id = around.conversation_id ?? v7()
    const look = async () => view<TurnRow | null>(workspaceOf(caller.user_id), 'turn', { turn_id: turnId })
    const work = async (): Promise<TurnRow | null> => {
      const workspace = await home(caller)
      const time_zone = await zoneOf(workspace, around)
      const ids = { user_id: caller.user_id, turn_id: turnId, conversation_id }
      const answer_by = new Date(byMs - Math.min(ON_ITS_WAY_MS, answerMs / 4)).toISOString()
      await send(workspace, caller, kind, { ...content, ...ids, time_zone, answer_by })
      while (clock.nowMs() < byMs) {
        const { ended, steps } = await lw.drive(workspace).catch(asBroken)
        const row = await look()
        if (row?.status === 'answered') return row
        requireActive(steps.at(-1)?.did)
        if (ended !== 'more') await clock.after(LOOK_EVERY_MS)
      }
      // Nobody waits for this any more: it answers the turn with that, for the record.
      await lw.drive(workspace)
      return null
    }
    const row = (await withinMs(work(), answerMs)) ?? (await withinMs(look(), LAST_LOOK_MS))
    return { turnId, row: row?.status === 'answered' ? row : late(conversation_id) }
  }

  /** What comes in time; null when it does not. What comes later is nobody's. */
  async function withinMs<T>(work: Promise<T>, ms: number): Promise<T | null> {
    const stop = new AbortController()
    work.catch(() => {})
    try {
      return await Promise.race([work, lw.deps.clock.after(ms, stop.signal).then(() => null)])
    } finally {
      stop.abort()
    }
  }

  async function called(caller: Caller, kind: string, content: Row, around: Around): Promise<Called> {
    const { turnId, row } = await take(caller, kind, content, around)
    const reply = row.reply ?? says.TOO_LONG
    const result = row.result ?? waiting(row, reply)
    return { conversation_id: row.conversation_id, turn_id: turnId, result, pending_confirmation: row.pending, reply }
  }

  async function takeBack(caller: Caller, kind: string, content: Row): Promise<Undone> {
    const workspace = await home(caller)
    const act = v7()
    await send(workspace, caller, kind, { act, ...content })
    const undone = await heard(workspace, act)
    const words = undone.slice(0, NAMED).map(({ before, after }) => `'${(after ?? before)?.description ?? ''}'`)
    const more = undone.length > NAMED ? ` and ${undone.length - NAMED} more` : ''
    return { undone, reply: `Taken back: ${words.join(', ')}${more}.` }
  }

  /** The history entries of one act of the person; what was refused is said with its reason. */
  async function heard(workspace: string, act: string): Promise<HistoryEntry[]> {
    const end = performance.now() + ANSWER_MS
    for (;;) {
      await lw.drive(workspace)
      const entries = await view<HistoryEntry[]>(workspace, 'history', { act, limit: ITEMS_MAX })
      if (entries.length > 0) return entries
      const refused = await refusalOf(lw, workspace, act)
      if (refused) throw refused
      if (performance.now() > end)
        throw new Failure('tasks.slow', says.STILL_WORKING, 'Look at the history in a moment.')
      await lw.deps.clock.after(LOOK_EVERY_MS)
    }
  }

  return {
    async say(caller, message, { without = [], ...around } = {}) {
      const content = { message: storableMessage(message), ...(without.length > 0 ? { without } : {}) }
      const { turnId, row } = await take(caller, 'tasks.message', content, around)
      return {
        conversation_id: row.conversation_id,
        turn_id: turnId,
        classified_intent: row.intent?.intent_type ?? 'AMBIGUOUS',
        decision: row.decision ?? respond(says.TOO_LONG),
        reply: row.reply ?? says.TOO_LONG,
        result: row.result,
        pending_confirmation: row.pending,
      }
    },
    call: (caller, tool_name, parameters, around = {}) =>
      called(caller, 'tasks.tool', { tool_name, parameters: storableDeep(parameters) }, around),
    answer: (caller, confirmation_id, yes, around = {}) =>
      called(caller, 'tasks.answer', { confirmation_id, yes }, around),
    async conversation(caller, { limit = PAGE, ...query }) {
      const size = Math.min(limit, 200)
      const asked = { ...query, limit: size }
      const { turns, ...rest } = await view<Omit<Conversation, 'next_cursor'>>(
        await home(caller),
        'conversation',
        asked,
      )
      const shown = turns.slice(0, size)
      return { ...rest, turns: shown, next_cursor: turns.length > size ? (shown.at(-1)?.turn_id ?? null) : null }
    },
    async list(caller, query) {
      return listPage(view, await home(caller), query)
    },
    async history(caller, { task_id, limit = PAGE }) {
      return view(await home(caller), 'history', { task_id, limit: Math.min(limit, 500) })
    },
    undo: (caller) => takeBack(caller, 'tasks.undo', {}),
    restore: (caller, history_id) => takeBack(caller, 'tasks.restore', { history_id }),
    parse(text, { time_zone, without = [], as = 'task' }) {
      const timeZone = isTimeZone(time_zone) ? time_zone : Intl.DateTimeFormat().resolvedOptions().timeZone
      const options = { nowMs: lw.deps.clock.nowMs(), timeZone, without }
      return as === 'message' ? readMessage(text, options) : { classified_intent: null, ...parseDetails(text, options) }
    },
    async import(caller, format, text, around = {}) {
      const workspace = await home(caller)
      const time_zone = await zoneOf(workspace, around)
      const tasks = readImport(format, text, { nowMs: lw.deps.clock.nowMs(), timeZone: time_zone })
      // The last of the file first, so that the first of it ends up on top.
      for (let end = tasks.length; end > 0; end -= ITEMS_MAX) {
        const act = v7()
        await send(workspace, caller, 'tasks.import', {
          act,
          user_id: caller.user_id,
          time_zone,
          tasks: tasks.slice(Math.max(0, end - ITEMS_MAX), end),
        })
        await heard(workspace, act)
      }
      return { imported: tasks.length }
    },
    async *export(caller, format) {
      const workspace = await home(caller)
      yield* exportTasks(format, (cursor) => listPage(view, workspace, { sort: 'oldest', limit: 200, cursor }))
    },
    notices: async (caller) => view(await home(caller), 'notices'),
    audit: async (caller, limit = PAGE) =>
      decisionRecords(lw.database.pool('auditor'), await home(caller), Math.min(limit, 1000)),
  }
}

function late(conversation_id: string): TurnRow {
  return {
    conversation_id,
    status: 'waiting',
    intent: null,
    decision: null,
    reply: null,
    result: null,
    pending: null,
  }
}

/** A deletion that waits for its yes, or was answered with a no, is none; an answer that did not come is a failure of ours. */
function waiting({ pending, decision }: TurnRow, reply: string): ToolResult {
  const kept = pending !== null || decision?.decision_type === 'CANCEL_PENDING'
  const error_code = kept ? 'VALIDATION_ERROR' : 'DATABASE_ERROR'
  return { success: false, data: null, error: reply, error_code }
}

/** What broke after the words were taken in. */
function asBroken(error: unknown): never {
  if (!(error instanceof Failure) || !error.code.startsWith('database.')) throw error
  throw new BrokenWork(error.code, error.message, error.next, error)
}

/** What was said is kept and answered when the work goes on. */
function requireActive(did = ''): void {
  const stands = /^is\.(\w+)$/.exec(did)?.[1]
  if (!stands) return
  const message = `your tasks are ${stands} right now`
  throw new Failure('workspace.not_active', message, 'It goes on when the stop is lifted or the workspace is resumed.')
}

/** The inbox keeps what was wrong, not what to do about it. */
async function refusalOf(lw: Lanewright, workspace: string, act: string): Promise<Failure | null> {
  const outcome = await refusedAct(lw.database.pool('auditor'), workspace, act)
  const [, code, message] = /^refused: ([\w.]+): (.*)$/s.exec(outcome ?? '') ?? []
  return code && message ? new Failure(code, message, NEXT_STEPS[code] ?? 'Look at the history.') : null
}

function requireIds({ turn_id, conversation_id }: Around): void {
  if ([turn_id, conversation_id].every((id) => id === undefined || validate(id))) return
  throw new Failure('schema.format', 'turn_id and conversation_id are UUIDs', 'Send one, or leave it out.')
}

function storableDeep(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value), (_key, v) => (typeof v === 'string' ? storableText(v) : v))
}
