import { describe, expect, test } from 'vitest'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { openChat } from '../../support/chat.ts'
import { accept } from '../mcp/clients.ts'
import { openInstallation } from './open-installation.ts'

test('one list, whichever door one comes through: terminal, HTTP and MCP see and change the same [T-do.4] [T-mcp.4]', async () => {
  const installation = await openInstallation()
  const { token } = await installation.account('anna')
  const terminal = installation.terminal('anna')
  const mcp = await installation.mcp(token, accept)
  const say = async (message: string) => (await installation.http(token, 'POST', '/messages', { message })).json.reply

  expect((await terminal.handle('add buy milk')).text).toBe("I've added 'buy milk' to your tasks.")
  expect(await say('add call mom')).toBe("I've added 'call mom' to your tasks.")
  expect((await mcp('add_task', { description: 'pay rent' })).text).toBe("I've added 'pay rent' to your tasks.")

  const list = 'Here are your tasks:\n1. pay rent\n2. call mom\n3. buy milk'
  expect((await terminal.handle('show my tasks')).text).toBe(list)
  expect((await terminal.handle('/list')).text).toBe(list)
  expect(await say('show my tasks')).toBe(list)
  const listed = await mcp('list_tasks')
  expect(listed.text).toBe(list)

  const [rent] = (listed.result.data as { tasks: Array<{ task_id: string }> }).tasks
  expect((await mcp('delete_task', { task_id: rent?.task_id })).text).toBe("'pay rent' has been deleted.")
  expect(await say('complete call mom')).toBe("Done! 'call mom' has been marked as completed.")
  expect((await terminal.handle('what are my tasks?')).text).toBe('Here are your tasks:\n1. ✓ call mom\n2. buy milk')
  expect((await installation.http(token, 'GET', '?status=pending')).json.tasks).toMatchObject([
    { description: 'buy milk' },
  ])
})

test('a conversation that is no UUID is refused at every door, at once [S002-ctx.3]', async () => {
  const installation = await openInstallation()
  const { token } = await installation.account('anna')
  const conversation_id = 'mine'
  const answer = await installation.http(token, 'POST', '/messages', { message: 'add buy milk', conversation_id })
  expect(answer).toMatchObject({ status: 400, json: { message: expect.stringContaining('conversation_id') } })
  const said = installation.service.say({ user_id: 'anna' }, 'add buy milk', { conversation_id })
  await expect(said).rejects.toMatchObject({ message: expect.stringContaining('conversation_id') })
  expect(await installation.as('anna').tasks()).toEqual([])
})

describe('a caller without an account in force', () => {
  const LOGIN = 'I need you to be logged in to manage tasks.'
  const DENIED = { success: false, data: null, error: LOGIN, error_code: 'ACCESS_DENIED' }

  test('without a user: ACCESS_DENIED from every tool, the login sentence in the chat, a record in the house, and no workspace [T-9.9] [T-9.2] [S002-val.1] [S002-err.2] [T-11.1]', async () => {
    const chat = await openChat()
    for (const user_id of ['', '   ']) {
      for (const tool of ['add_task', 'list_tasks', 'update_task', 'complete_task', 'delete_task'] as const)
        expect((await chat.service.call({ user_id }, tool, { description: 'x' })).result).toEqual(DENIED)
      const said = await chat.service.say({ user_id }, 'delete everything, now')
      expect(said).toMatchObject({
        reply: LOGIN,
        result: null,
        decision: { decision_type: 'RESPOND_ONLY', tool_calls: null },
      })
    }
    const recorded = await chat.rows<{ payload: string }>(
      'select payload from kernel.audit_log where workspace_id = $1',
      [SYSTEM_WORKSPACE],
    )
    const denials = recorded
      .map(({ payload }) => JSON.parse(payload))
      .filter(({ target }) => target?.operation === 'deny')
    expect(denials).toHaveLength(12)
    expect(denials[0]).toMatchObject({ target: { target_type: 'decision', name: 'RESPOND_ONLY' } })
    const records = await chat.rows<{ record: Record<string, unknown> }>(
      `select kernel.reveal(l.payload::jsonb -> 'private', k.key) as record from kernel.audit_log l
       join kernel.person_keys k on k.workspace_id = l.workspace_id and k.person_id = l.workspace_id
       where l.workspace_id = $1 and l.payload::jsonb #>> '{target,operation}' = 'deny'`,
      [SYSTEM_WORKSPACE],
    )
    expect(records).toHaveLength(12)
    for (const { record } of records) {
      expect(Object.keys(record)).toHaveLength(8)
      expect(record).toMatchObject({ decision_type: 'RESPOND_ONLY', tool_calls: null, response_preview: LOGIN })
    }
    expect(records.some(({ record }) => record.input_message === 'delete everything, now')).toBe(true)
    expect(await chat.rows("select 1 from kernel.workspaces where pack = 'tasks'")).toEqual([])
  })

  test('revoked: nothing is looked at or done any more, at any door, and the tasks stay as they are [T-9.9]', async () => {
    const installation = await openInstallation()
    const { token, revoke } = await installation.account('anna')
    const anna = installation.as('anna')
    await anna.says('add buy milk', 'delete buy milk')
    await revoke()
    expect((await installation.service.call(anna.caller, 'list_tasks', {})).result).toEqual(DENIED)
    const said = await anna.say('yes')
    expect(said).toMatchObject({ reply: LOGIN, result: null, pending_confirmation: null })
    const refused = { code: 'access.denied', message: LOGIN }
    await expect(installation.service.list(anna.caller, {})).rejects.toMatchObject(refused)
    await expect(installation.service.undo(anna.caller)).rejects.toMatchObject(refused)
    await expect(installation.service.history(anna.caller, {})).rejects.toMatchObject(refused)
    await expect(installation.service.import(anna.caller, 'text', 'x')).rejects.toMatchObject(refused)
    await expect(installation.service.export(anna.caller, 'csv')[Symbol.asyncIterator]().next()).rejects.toMatchObject(
      refused,
    )
    await expect(installation.service.audit(anna.caller)).rejects.toMatchObject(refused)
    expect((await installation.http(token, 'POST', '/messages', { message: 'yes' })).status).toBe(401)
    const tasks = await installation.rows('select description, status from tasks.tasks')
    expect(tasks).toEqual([{ description: 'buy milk', status: 'pending' }])
    // Another person is not touched by it.
    expect((await installation.as('bob').say('add call mom')).reply).toBe("I've added 'call mom' to your tasks.")
  })
})

describe('the limits hold at every door', () => {
  const NOT_UNDERSTOOD = "I didn't understand that. Could you rephrase?"
  const LENGTH = 'Task description must be 1-1000 characters'

  test('a message of 4000 characters is heard, one of 4001 is not: chat, terminal, HTTP [T-12.1] [S002-val.3]', async () => {
    const installation = await openInstallation()
    const { token } = await installation.account('anna')
    const [anna, terminal] = [installation.as('anna'), installation.terminal('anna')]
    const entryPoints = [
      async (message: string) => (await anna.say(message)).reply,
      async (message: string) => (await terminal.handle(message)).text,
      async (message: string) => (await installation.http(token, 'POST', '/messages', { message })).json.reply,
    ]
    for (const heard of entryPoints) {
      // So long a task is not taken either, but it was read.
      expect(await heard(`add ${'🧀'.repeat(3996)}`)).toBe(LENGTH)
      expect(await heard(`add ${'🧀'.repeat(3997)}`)).toBe(NOT_UNDERSTOOD)
    }
    expect((await anna.say('')).reply).toBe(NOT_UNDERSTOOD)
    expect((await installation.http(token, 'POST', '/messages', { message: '' })).json.reply).toBe(NOT_UNDERSTOOD)
    expect(await anna.tasks()).toEqual([])
  })

  test('a description of 1000 characters is taken, one of 1001 is not: chat, terminal, HTTP, MCP, import [T-12.1] [S002-val.4] [S002-val.5]', async () => {
    const installation = await openInstallation()
    const { token } = await installation.account('anna')
    const [anna, terminal, mcp] = [
      installation.as('anna'),
      installation.terminal('anna'),
      await installation.mcp(token),
    ]
    const entryPoints: Record<string, (words: string) => Promise<string>> = {
      chat: async (words) => (await anna.say(`todo: ${words}`)).reply,
      terminal: async (words) => (await terminal.handle(`todo: ${words}`)).text,
      http: async (words) =>
        (await installation.http(token, 'POST', '/messages', { message: `todo: ${words}` })).json.reply,
      tool: async (words) =>
        (await installation.http(token, 'POST', '/tools/add_task', { parameters: { description: words } })).json.reply,
      mcp: async (description) => (await mcp('add_task', { description })).text,
    }
    const [most, tooMuch] = ['🧀'.repeat(1000), '🧀'.repeat(1001)]
    for (const [entry, add] of Object.entries(entryPoints)) {
      expect(await add(most), entry).toBe(`I've added '${most}' to your tasks.`)
      expect(await add(tooMuch), entry).toBe(LENGTH)
    }
    for (const entry of ['tool', 'mcp']) expect(await entryPoints[entry]!(''), entry).toBe(LENGTH)
    const bring = (text: string) => installation.http(token, 'POST', '/import', { format: 'text', text })
    expect(await bring(`- ${most}`)).toMatchObject({ status: 200, json: { imported: 1 } })
    expect((await bring(`- fine\n- ${tooMuch}`)).json).toMatchObject({ message: expect.stringContaining('line 2') })
    expect(await anna.tasks()).toHaveLength(6)
    expect((await anna.tasks()).every(({ description }) => description === most)).toBe(true)
  })
})
