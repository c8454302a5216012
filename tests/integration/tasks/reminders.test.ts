import { expect, test } from 'vitest'
import { systemIds } from '#system/clock.ts'
import { openChat } from '../../support/chat.ts'
import { manualClock } from '../../support/clock.ts'

test('a reminder fires when its time has come, once, and through the notification adapter [T-rec.2] [T-rec.3]', async () => {
  const clock = manualClock('2026-03-02T09:00:00.000Z')
  const lines: string[] = []
  const notifier = { notify: ({ kind, text }: { kind: string; text: string }) => void lines.push(`${kind}: ${text}`) }
  const chat = await openChat({ seeded: { clock, ids: systemIds, entropy: 'reminders' }, notifier })
  const anna = chat.as('anna')
  await anna.say('remind me to call mom today at 11:00')
  const [task] = await anna.tasks()
  expect(task?.remind_at).toMatch(/^2026-03-02T10:00:00/)
  const { steps } = await chat.lw.drive(anna.workspace)
  expect(steps.at(-1)).toMatchObject({ idle: true, wakeAtMs: Date.parse('2026-03-02T10:00:00Z') })
  expect(lines).toEqual([])
  clock.advance(60 * 60 * 1000)
  await chat.lw.drive(anna.workspace)
  await chat.lw.drive(anna.workspace)
  expect(lines).toEqual(['reminder: Reminder: call mom'])
  expect(await chat.service.notices(anna.caller)).toMatchObject([
    { task_id: task?.task_id, text: 'Reminder: call mom' },
  ])
})

test('what was completed or deleted before is not reminded of', async () => {
  const clock = manualClock('2026-03-02T09:00:00.000Z')
  const chat = await openChat({ seeded: { clock, ids: systemIds, entropy: 'reminders' } })
  const anna = chat.as('anna')
  await anna.says('remind me to call mom today at 11:00', 'complete call mom')
  clock.advance(2 * 60 * 60 * 1000)
  await chat.lw.drive(anna.workspace)
  expect(await chat.service.notices(anna.caller)).toEqual([])
})
