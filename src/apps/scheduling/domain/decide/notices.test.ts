import { expect, test } from 'vitest'
import type { EndedEffect } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import { decideCalendar } from './calendar.ts'
import { outcome } from './outcome.ts'

const context = { now: '2026-03-12T14:00:00.000Z', uuid: () => '0a4f8c1e-52d7-4b8e-9c1f-6f6d0e7b0001' }

function meetingThatIs(status: string): State {
  const meeting = { meeting_id: 'm', status, slot: 1 }
  return { workspace: { id: 'w', goal: {} }, app: { meeting, attendees: [], questions: [] } } as unknown as State
}

test('that a meeting was not agreed in time is told to its organiser; that it has begun is not [M-told.1]', () => {
  expect(decideCalendar(meetingThatIs('asking'), { action_type: 'keep_calendar', step: 'close' })).toMatchObject({
    notice: 'A meeting was not agreed in time.',
  })
  expect(decideCalendar(meetingThatIs('agreed'), { action_type: 'keep_calendar', step: 'close' })).not.toHaveProperty(
    'notice',
  )
})

test('a mail that was given up asks a person and says so; one that is tried again does not [M-told.1]', () => {
  const failed = (failures: number, code = 'mail.unreachable') =>
    outcome(
      {
        tool: 'send_mail',
        status: 'not_done',
        input: { attendee_id: 'a', failures },
        output: null,
        error: { code, message: 'no route', next: 'Look.' },
      } as unknown as EndedEffect,
      context,
    ).notice
  expect(failed(0)).toBeUndefined()
  expect(failed(2)).toBe('A meeting asks for a decision.')
  expect(failed(0, 'mail.refused')).toBe('A meeting asks for a decision.')
})
