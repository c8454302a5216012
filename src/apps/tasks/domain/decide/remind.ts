import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import type { FireReminder } from '../../contracts.ts'
import { forPerson, tasksOf } from './turn-state.ts'

/** Told once; what was told stands in the notices, whether or not anybody was there to hear it. */
export function decideReminder(state: State, { task_id }: FireReminder): Decision {
  const { reminder } = tasksOf(state)
  if (reminder?.task_id !== task_id)
    return refuse('reminder.other', 'that reminder is not the next one', 'Fire the one of the snapshot.', '/task_id')
  const text = `Reminder: ${reminder.description}`
  return {
    kind: 'write',
    scope: { task_id },
    notice: text,
    make: ({ now, uuid }) =>
      forPerson(state, [
        {
          table: 'tasks.tasks',
          op: 'update',
          where: { task_id, version: reminder.version },
          row: { reminded_at: now },
        },
        { table: 'tasks.notices', op: 'insert', rows: [{ notice_id: uuid(), task_id, text, fired_at: now }] },
      ]),
  }
}
