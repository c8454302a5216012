import { expect, test } from 'vitest'
import { askAgainMs } from '#kernel/controller/ask-again.ts'
import type { State } from '#kernel/ports/store.ts'
import { AT, intent, state, task } from './stage.ts'

const NOW = Date.parse(AT)
const MINUTE = 60_000
const work = { ...task, required_effects: [{ kind: 'effect_verified' as const, tool: 'probe', key: 'anna' }] }
const said = (agoMs: number, verdict = { ok: true, action_type: 'no_op' as string | null }): Partial<State> => ({
  last_call: {
    verdict: { ...verdict, error: null, warnings: [] } as NonNullable<State['last_call']>['verdict'],
    called_at: new Date(NOW - agoMs).toISOString(),
  },
})
const waits = (more: Partial<State> = {}, reason = 'nothing_to_do') => {
  const at = askAgainMs(state({ current_task: work, ...more }), reason, NOW)
  return at === undefined ? undefined : (at - NOW) / MINUTE
}

test('where there is no work, nobody asks again', () => {
  expect(waits({ current_task: null })).toBeUndefined()
  expect(waits({ current_task: null, eligible_tasks: [task] })).toBe(1)
})

test('after a minute, then after twice as long each time, up to an hour', () => {
  expect(waits()).toBe(1)
  expect(waits(said(10_000))).toBe(1)
  expect(waits(said(MINUTE))).toBe(2)
  expect(waits(said(20 * MINUTE))).toBe(40)
  expect(waits(said(31 * MINUTE))).toBe(60)
  expect(waits(said(120 * MINUTE))).toBe(60)
})

test('a silence of long ago, another answer, or a clock that went back begin anew', () => {
  expect(waits(said(120 * MINUTE + 1))).toBe(1)
  expect(waits(said(-20 * MINUTE))).toBe(1)
  expect(waits(said(0))).toBe(1)
  expect(waits(said(20 * MINUTE, { ok: true, action_type: 'create_task' }))).toBe(1)
  expect(waits(said(20 * MINUTE, { ok: false, action_type: 'no_op' }))).toBe(1)
})

test('where a time is known to wake it, nobody asks', () => {
  const until = (iso: string) => ({ ...task, required_effects: [{ kind: 'time_passed' as const, until: iso }] })
  expect(waits({ current_task: until('2026-03-02T10:00:00.000Z') })).toBeUndefined()
  expect(waits({ current_task: until('2026-03-02T08:00:00.000Z') })).toBe(1)
})

test('an agent that waits for a person is believed where one was asked', () => {
  const waiting = (more: Partial<State>) => waits(more, 'awaiting_user_input')
  const question = (status: string) => [{ status }] as State['questions']
  expect(waiting({})).toBe(1)
  expect(waiting({ questions: question('answered') })).toBe(1)
  expect(waiting({ questions: question('open') })).toBeUndefined()
  expect(waiting({ questions: [...question('answered'), ...question('open')] })).toBeUndefined()
  expect(waiting({ approvals: [{}] as State['approvals'] })).toBeUndefined()
  expect(waiting({ uncertain: [{ ...intent(), looked_at: null }] })).toBeUndefined()
  // A task without a required effect is completed by a person.
  expect(waiting({ current_task: task })).toBeUndefined()
  expect(waiting({ current_task: null, eligible_tasks: [task] })).toBe(1)
  expect(waits({ questions: question('open') })).toBe(1)
})
