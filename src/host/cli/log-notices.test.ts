import { expect, test } from 'vitest'
import { logNotices } from './log-notices.ts'

test("the operator's own reminders are logged with their words, those of others without, and everything else with its workspace", () => {
  const lines: string[] = []
  const { notify } = logNotices((line) => lines.push(line), 'mine')
  notify({ workspaceId: 'mine', kind: 'reminder', text: 'Reminder: call\nmom' })
  notify({ workspaceId: 'annas', kind: 'reminder', text: 'Reminder: see the doctor' })
  notify({ workspaceId: 'annas', kind: 'paused', text: 'The agent gave no valid proposal.' })
  expect(lines).toEqual([
    'Reminder: call\\u{a}mom',
    'a reminder fired',
    'workspace annas, paused: The agent gave no valid proposal.',
  ])
})
