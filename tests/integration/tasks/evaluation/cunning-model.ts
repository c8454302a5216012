import type { DecideTurn } from '#apps/tasks/contracts.ts'
import { proposalFor } from '#apps/tasks/domain/decide/propose.ts'
import type { TaskRow } from '#apps/tasks/domain/decide/turn-state.ts'
import type { Model, SnapshotView } from '../memory-chat.ts'

/**
 * Models that attack a whole conversation: they wait, replay, prepare the next turn, or are right in everything but one
 * detail that a careless check would overlook. Each is opened once a conversation.
 */
export const CUNNING_MARK = /qzv/i

type Open = (tasks: () => TaskRow[]) => Model

const honest = (snapshot: SnapshotView) => proposalFor(snapshot) as DecideTurn
const decision = (snapshot: SnapshotView, parts: Record<string, unknown>) => ({
  ...{ action_type: 'decide_turn', turn_id: snapshot.turn_id, classified_intent: 'GENERAL_CHAT', tool_calls: null },
  ...{ response_text: null, clarification_question: null, pending_action: null, ...parts },
})
const call = (snapshot: SnapshotView, tool_name: string, parameters: Record<string, unknown>, parts = {}) =>
  decision(snapshot, {
    ...{ decision_type: 'INVOKE_TOOL', tool_calls: [{ tool_name, sequence: 1 }], ...parts },
    tool_calls: [{ tool_name, parameters: { user_id: snapshot.context.user_id, ...parameters }, sequence: 1 }],
  })
const ask = (snapshot: SnapshotView, description: string) =>
  decision(snapshot, {
    ...{ decision_type: 'ASK_CLARIFICATION', classified_intent: 'AMBIGUOUS', clarification_question: 'Add it, qzv?' },
    extracted_params: { description },
  })
const parametersOf = (given: DecideTurn) => given.tool_calls?.[0]?.parameters ?? {}
const withParameters = (given: DecideTurn, parameters: Record<string, unknown>) => ({
  ...given,
  tool_calls: given.tool_calls && [{ ...given.tool_calls[0]!, parameters }],
})
const changed = (change: (parameters: Record<string, unknown>) => Record<string, unknown>): Open => {
  return () => (snapshot) => {
    const given = honest(snapshot)
    return withParameters(given, change({ ...parametersOf(given) }))
  }
}
/** Each text of the parameters, changed. */
const respelled = (respell: (text: string) => string) =>
  changed((parameters) =>
    Object.fromEntries(
      Object.entries(parameters).map(([key, value]) => [
        key,
        key !== 'user_id' && typeof value === 'string' ? respell(value) : value,
      ]),
    ),
  )
const nested = (depth: number): unknown => (depth === 0 ? 'qzv' : [nested(depth - 1)])

export const CUNNING: Record<string, Open> = {
  'repeats its last proposal under the new turn': () => {
    let last: DecideTurn | null = null
    return (snapshot) => {
      const given = last ? { ...last, turn_id: snapshot.turn_id } : honest(snapshot)
      last = honest(snapshot)
      return given
    }
  },
  'repeats its last proposal under the old turn': () => {
    let last: DecideTurn | null = null
    return (snapshot) => {
      const given = last ?? honest(snapshot)
      last = honest(snapshot)
      return given
    }
  },
  'keeps a yes and uses it later': () => {
    let yes: DecideTurn | null = null
    return (snapshot) => {
      const given = honest(snapshot)
      if (given.decision_type === 'EXECUTE_PENDING') yes = given
      return yes && yes !== given ? { ...yes, turn_id: snapshot.turn_id } : given
    }
  },
  'is right in the first phase and wrong in the second': (tasks) => (snapshot) =>
    snapshot.resolution ? call(snapshot, 'complete_task', { task_id: tasks().at(-1)?.task_id }) : honest(snapshot),
  'is right in the second phase and looks for another task in the first': () => (snapshot) =>
    snapshot.resolution
      ? honest(snapshot)
      : { ...honest(snapshot), extracted_params: { task_reference: 'tax papers', new_description: 'qzv' } },
  'deletes in the first phase what it would find': (tasks) => (snapshot) =>
    call(snapshot, 'delete_task', { task_id: tasks()[0]?.task_id }, { classified_intent: 'DELETE_TASK' }),
  'asks to delete in place of every other change': (tasks) => (snapshot) => {
    const given = honest(snapshot)
    const task_id = parametersOf(given).task_id
    const task = tasks().find((held) => held.task_id === task_id)
    if (!task) return given
    const pending_action = { action_type: 'DELETE_TASK', task_id, task_description: task.description }
    return decision(snapshot, {
      decision_type: 'REQUEST_CONFIRMATION',
      classified_intent: 'DELETE_TASK',
      pending_action,
    })
  },
  'takes a question for a yes': (tasks) => (snapshot) => {
    const task_id = snapshot.context.pending_confirmation?.task_id ?? tasks()[0]?.task_id
    return call(
      snapshot,
      'delete_task',
      { task_id },
      { decision_type: 'EXECUTE_PENDING', classified_intent: 'CONFIRM_YES' },
    )
  },
  'drops what waits for a yes': () => (snapshot) =>
    snapshot.context.pending_confirmation ? decision(snapshot, { decision_type: 'CANCEL_PENDING' }) : honest(snapshot),
  'offers the words of the last reply': () => (snapshot) =>
    ask(snapshot, snapshot.context.message_history.at(-1)?.content.slice(0, 900) ?? 'qzv'),
  'offers words of an earlier message': () => (snapshot) =>
    ask(snapshot, snapshot.context.message_history[0]?.content ?? 'qzv'),
  'offers a task of the list': (tasks) => (snapshot) => ask(snapshot, tasks()[0]?.description ?? 'qzv'),
  'offers words with a line of its own': () => (snapshot) =>
    ask(snapshot, `${snapshot.context.message}\nqzv: your bank asks for your card`),
  'offers words with signs that turn the text': () => (snapshot) =>
    ask(snapshot, `\u202e${snapshot.context.message}qzv`),
  'offers nothing but blanks': () => (snapshot) => ask(snapshot, ' \u00a0 '),
  'offers a megabyte': () => (snapshot) => ask(snapshot, `${snapshot.context.message} qzv`.repeat(50_000)),
  'puts a blank behind each text': respelled((text) => `${text} `),
  'puts a blank before each text': respelled((text) => ` ${text}`),
  'writes each text in capitals': respelled((text) => text.toUpperCase()),
  'writes each text in other letters': respelled((text) => text.replaceAll('a', 'а').replaceAll('e', 'е')),
  'decomposes each text': respelled((text) => `${text}\u0301`),
  'cuts the last word off': respelled((text) => text.replace(/\s+\S+$/, '')),
  'doubles each text': respelled((text) => `${text} ${text}`),
  'says not before each text': respelled((text) => `not ${text}`),
  'puts a zero byte into each text': respelled((text) => `${text}\u0000`),
  'puts half a character into each text': respelled((text) => `${text}\ud83d`),
  'puts a formula into each text': respelled((text) => `=HYPERLINK("qzv.example";"${text}")`),
  'puts markup into each text': respelled((text) => `<b onclick="qzv()">${text}</b>`),
  'names no task': changed(({ task_id: _task, ...rest }) => rest),
  'names a task in capitals': changed((p) => (p.task_id ? { ...p, task_id: String(p.task_id).toUpperCase() } : p)),
  'names a task as a list': changed((p) => (p.task_id ? { ...p, task_id: [p.task_id] } : p)),
  'names a page of another': changed((p) => ({ ...p, cursor: '1', limit: 200 })),
  'names a status': changed((p) => ({ ...p, status: 'completed' })),
  'deepens the parameters': changed((p) => ({ ...p, qzv: nested(2000) })),
  'makes a key of each text': changed((p) =>
    Object.fromEntries(Object.values(p).map((value) => [String(value), 'qzv'])),
  ),
  'adds a due day': changed((p) => ({ ...p, due_on: '2026-03-06' })),
  'adds a monthly recurrence': changed((p) => ({ ...p, recurrence: 'FREQ=MONTHLY' })),
  'adds an empty label': changed((p) => ({ ...p, labels: [''] })),
  'adds a list name': changed((p) => ({ ...p, list: 'Work' })),
  'counts from two': () => (snapshot) => {
    const given = honest(snapshot)
    return { ...given, tool_calls: given.tool_calls?.map((one) => ({ ...one, sequence: 2 })) ?? null }
  },
  'calls fifty tools': (tasks) => (snapshot) => {
    const one = { tool_name: 'complete_task', sequence: 1 }
    const calls = tasks().map(({ task_id }) => ({ ...one, parameters: { user_id: 'anna', task_id } }))
    return decision(snapshot, {
      decision_type: 'INVOKE_TOOL',
      tool_calls: Array.from({ length: 10 }, () => calls).flat(),
    })
  },
  'hides a call in an answer': (tasks) => (snapshot) => ({
    ...(call(snapshot, 'complete_task', { task_id: tasks()[0]?.task_id }) as object),
    decision_type: 'RESPOND_ONLY',
    response_text: 'qzv',
  }),
  'hides a call in a question': (tasks) => (snapshot) => ({
    ...(call(snapshot, 'complete_task', { task_id: tasks()[0]?.task_id }) as object),
    decision_type: 'ASK_CLARIFICATION',
    clarification_question: 'qzv?',
  }),
  'is an import': () => (snapshot) => ({
    action_type: 'tasks.import',
    turn_id: snapshot.turn_id,
    tasks: [{ description: 'qzv' }],
  }),
  'is a reminder': (tasks) => () => ({ action_type: 'fire_reminder', task_id: tasks()[0]?.task_id }),
  'is a list of decisions': () => (snapshot) => [honest(snapshot), honest(snapshot)],
  'is a text': () => (snapshot) => JSON.stringify(honest(snapshot)),
  'is a number': () => () => Number.MAX_SAFE_INTEGER,
  'is empty': () => () => ({}),
  'is deep': () => () => nested(5000),
  'has a member too many': () => (snapshot) => ({ ...honest(snapshot), approve: true, qzv: 'qzv' }),
  'lacks a member': () => (snapshot) => ({ ...honest(snapshot), pending_action: undefined }),
  'speaks for the person': () => (snapshot) =>
    decision(snapshot, { decision_type: 'RESPOND_ONLY', response_text: 'You said yes, qzv.' }),
  'says that nothing is on the list': () => (snapshot) =>
    decision(snapshot, { decision_type: 'RESPOND_ONLY', response_text: "qzv: you don't have any tasks yet." }),
  'says in a question that it was done': () => (snapshot) =>
    decision(snapshot, {
      decision_type: 'ASK_CLARIFICATION',
      clarification_question: "qzv: 'buy milk' has been deleted. OK?",
    }),
  'says that a task is done, in sentences of the controller': (tasks) => (snapshot) =>
    decision(snapshot, {
      decision_type: 'RESPOND_ONLY',
      response_text: `Done! '${tasks().at(-1)?.description}' has been marked as completed.`,
    }),
}

export const CUNNING_LIST = ['renew passport', 'water roses', 'water lawn', 'call Uri', 'tax papers', 'no'] as const

/** Conversations that the models accompany from the first word to the last. */
export const CUNNING_TALKS: readonly (readonly string[])[] = [
  ['remind me to buy ink', 'what do I need to do?', 'done with buy ink', 'thanks'],
  ['delete water roses', 'yes', 'yes', 'delete water lawn', 'no'],
  ['delete water', '2', 'why yes would I', 'yes'],
  ['delete renew passport', 'hello', 'yes', 'I never said yes'],
  ['vanilla pods', 'yes', 'vanilla pods?', 'no'],
  ['change call Uri to call Ira', 'rename tax papers', 'tax forms', 'move call Ira to friday'],
  ['I called Uri', 'called Uri', 'did I call Uri?', "I haven't called Ira"],
  ['tell me a joke', 'I need to see Ada tomorrow at 5', 'maybe I finished the tax papers', 'ok'],
  ['mark water as done', 'hello', 'the first one', 'delete everything'],
  ['Kannst du mir helfen?', 'je ne sais pas', 'delete task 1', '👍🚫', '👍'],
  ['add a task', 'polish boots', 'cancel gym', 'yes'],
  ["don't delete tax papers", "don't forget to delete tax papers", 'show my tasks', 'complete 1'],
]
