import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openChat } from '../../support/chat.ts'

test('every decision has one record with the seed’s eight fields, in the kernel’s audit log [S002-audit.1] [S002-audit.2] [S002-audit.3] [S002-audit.4] [S002-audit.6] [T-1.3] [T-11.1] [T-11.2]', async () => {
  const chat = await openChat()
  const anna = chat.as('anna')
  await anna.says('add buy milk', 'delete buy milk', 'yes', 'hello there', 'delete the moon', 'x'.repeat(4001))
  const records = (await chat.service.audit(anna.caller)).reverse()
  expect(records.map((r) => [r.classified_intent, r.decision_type, r.tool_calls?.[0]?.tool_name ?? null])).toEqual([
    ['CREATE_TASK', 'INVOKE_TOOL', 'add_task'],
    ['DELETE_TASK', 'INVOKE_TOOL', 'list_tasks'],
    ['DELETE_TASK', 'REQUEST_CONFIRMATION', null],
    ['CONFIRM_YES', 'EXECUTE_PENDING', 'delete_task'],
    ['GENERAL_CHAT', 'RESPOND_ONLY', null],
    ['DELETE_TASK', 'INVOKE_TOOL', 'list_tasks'],
    ['DELETE_TASK', 'ASK_CLARIFICATION', null],
    ['AMBIGUOUS', 'RESPOND_ONLY', null],
  ])
  for (const record of records) {
    expect(Object.keys(record).sort()).toEqual([
      'classified_intent',
      'conversation_id',
      'decision_type',
      'input_message',
      'response_preview',
      'timestamp',
      'tool_calls',
      'user_id',
    ])
    expect(new Date(record.timestamp).toISOString()).toMatch(/^\d{4}-/)
    expect(record).toMatchObject({ user_id: 'anna', conversation_id: anna.conversation })
  }
  expect(records[0]).toMatchObject({
    input_message: 'add buy milk',
    response_preview: "I've added 'buy milk' to your tasks.",
  })
  const calls = await chat.rows('select 1 from kernel.agent_calls where workspace_id = $1', [anna.workspace])
  expect(calls).toHaveLength(records.length)
})

test('the preview has the first 200 characters of what was said, and no more [S002-audit.5]', async () => {
  const chat = await openChat()
  const anna = chat.as('anna')
  const words = '🧀'.repeat(300)
  await anna.say(`add task ${words}`)
  const [record] = await chat.service.audit(anna.caller)
  expect([...record!.response_preview]).toHaveLength(200)
  expect(record!.response_preview.startsWith("I've added '🧀")).toBe(true)
})

test('a program’s calls are recorded too', async () => {
  const chat = await openChat()
  const anna = chat.as('anna')
  await chat.service.call(anna.caller, 'complete_task', { task_id: randomUUID() })
  expect(await chat.service.audit(anna.caller)).toMatchObject([
    { classified_intent: 'COMPLETE_TASK', decision_type: 'INVOKE_TOOL', response_preview: 'Task not found' },
  ])
})

test('words lie in the log under the person’s key: nothing of them stands there in the clear', async () => {
  const chat = await openChat()
  await chat.as('anna').says('add buy zanzibar', 'delete zanzibar', 'yes')
  const logs = await chat.rows(
    `select l::text from kernel.event_log l where l::text like '%zanzibar%' union all select l::text from kernel.audit_log l where l::text like '%zanzibar%'`,
  )
  expect(logs).toEqual([])
})
