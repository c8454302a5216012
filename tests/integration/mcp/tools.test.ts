import { describe, expect, test } from 'vitest'
import { TOOL_NAMES } from '#apps/tasks/contracts.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { compileSchema } from '#kernel/validate.ts'
import { adds, connect, WAYS } from './clients.ts'
import { hints } from './product.ts'

const nothing = '550e8400-e29b-41d4-a716-446655440000'

describe.each(WAYS)('$way', (way) => {
  test('the revision is the one that was asked for [T-mcp.7]', async () => {
    const { client } = await connect(way)
    expect(client.getNegotiatedProtocolVersion()).toBe(way.revision)
    expect(client.getServerVersion()).toMatchObject({ name: 'lanewright-tasks', version: '1.2.3' })
  })

  test('there are exactly five tools, with the hints that were given and schemas for what goes in and out [T-mcp.1] [T-mcp.2]', async () => {
    const { client } = await connect(way)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES)
    for (const { name, annotations, title, inputSchema, outputSchema, description } of tools) {
      expect(annotations).toEqual(hints[name as keyof typeof hints])
      expect(title).toBe(hints[name as keyof typeof hints].title)
      expect(description).toBeTruthy()
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain('user_id')
      expect(outputSchema).toMatchObject({ type: 'object', required: ['success', 'data', 'error', 'error_code'] })
    }
  })

  test('each tool answers in the contract, with the sentence beside it [T-mcp.2]', async () => {
    const anna = await connect(way, () => ({ action: 'accept', content: { confirm: true } }))
    const { tools } = await anna.client.listTools()
    const fits = (tool: string, value: unknown) =>
      expect(compileSchema(tools.find(({ name }) => name === tool)!.outputSchema as object)(value)).toBeNull()

    const added = await anna.call('add_task', { description: 'Buy milk 🥛', labels: ['shop'], priority: 2 })
    expect(added).toMatchObject({ isError: false, text: "I've added 'Buy milk 🥛' to your tasks." })
    expect(added.result).toMatchObject({ success: true, data: { labels: ['shop'], priority: 2 }, error: null })
    fits('add_task', added.result)
    const task_id = (added.result.data as { task_id: string }).task_id

    const listed = await anna.call('list_tasks')
    expect(listed.text).toBe('Here are your tasks:\n1. Buy milk 🥛')
    fits('list_tasks', listed.result)

    const updated = await anna.call('update_task', { task_id, new_description: 'Buy oat milk' })
    expect(updated.text).toBe("Updated 'Buy milk 🥛' to 'Buy oat milk'.")
    fits('update_task', updated.result)

    const completed = await anna.call('complete_task', { task_id })
    expect(completed.text).toBe("Done! 'Buy oat milk' has been marked as completed.")
    fits('complete_task', completed.result)

    const deleted = await anna.call('delete_task', { task_id })
    expect(deleted).toMatchObject({ isError: false, text: "'Buy oat milk' has been deleted." })
    fits('delete_task', deleted.result)
    expect(anna.service.tasksOf('anna')).toEqual([])
  })

  test('a client that reads only text learns the ids too', async () => {
    const anna = await connect(way)
    const task_id = await adds(anna, 'Call mom')
    const { content, structuredContent } = await anna.client.callTool({ name: 'list_tasks', arguments: {} })
    const second = content[1]
    expect(second?.type === 'text' && JSON.parse(second.text)).toEqual(structuredContent)
    expect(JSON.stringify(content)).toContain(task_id)
  })

  test('a list comes in pages, each leading to the next', async () => {
    const anna = await connect(way)
    for (const name of ['one', 'two', 'three']) await adds(anna, name)
    const first = await anna.call('list_tasks', { limit: 2 })
    const page = first.result.data as { next_cursor: string; total: number; tasks: { description: string }[] }
    expect(page.tasks.map(({ description }) => description)).toEqual(['three', 'two'])
    expect(page.total).toBe(3)
    const second = await anna.call('list_tasks', { limit: 2, cursor: page.next_cursor })
    expect(second.result.data).toMatchObject({ tasks: [{ description: 'one' }], next_cursor: null })
  })

  test('a tool that fails is an error with the contract in it', async () => {
    const anna = await connect(way)
    const { result, isError } = await anna.call('complete_task', { task_id: nothing })
    expect(isError).toBe(true)
    expect(result).toMatchObject({ success: false, data: null, error_code: 'NOT_FOUND' })
  })

  test.each([
    [
      'a description that is too long',
      'add_task',
      { description: 'x'.repeat(1001) },
      /^Task description must be 1-1000/,
    ],
    ['an empty description', 'add_task', { description: '' }, /^Task description must be 1-1000 characters$/],
    ['no description', 'add_task', {}, /^Task description must be 1-1000 characters$/],
    ['a description that is a number', 'add_task', { description: 7 }, /^Task description must be 1-1000 characters$/],
    ['new words that are too long', 'update_task', { task_id: nothing, new_description: '' }, /^Task description must/],
    ['a user', 'list_tasks', { user_id: 'berta' }, /"user_id" is not part of the contract/],
    ['an argument that says yes', 'delete_task', { task_id: nothing, confirm: true }, /"confirm" is not part/],
    ['a limit in words', 'list_tasks', { limit: 'all' }, /"\/limit" is a string/],
    ['a limit past the end', 'list_tasks', { limit: 1000 }, /"\/limit" is "1000"/],
    ['no task', 'complete_task', {}, /"task_id" is missing/],
    [
      'a label with a space',
      'add_task',
      { description: 'x', labels: ['a b'] },
      /"\/labels\/0" does not have the right form/,
    ],
  ])('refused in the contract, and not passed on: %s [T-mcp.2]', async (_what, tool, given, sentence) => {
    const anna = await connect(way)
    const { result, isError, text } = await anna.call(tool, given)
    expect(isError).toBe(true)
    expect(result).toEqual({
      success: false,
      data: null,
      error: expect.stringMatching(sentence),
      error_code: 'VALIDATION_ERROR',
    })
    expect(text).toBe(result.error)
    expect(anna.service.around).toEqual([])
  })

  test('a word that is no id is answered by the service, like an id that nobody has', async () => {
    const anna = await connect(way)
    expect((await anna.call('complete_task', { task_id: 'milk' })).result).toEqual(
      (await anna.call('complete_task', { task_id: nothing })).result,
    )
  })

  test('what breaks inside stays inside', async () => {
    const anna = await connect(way)
    anna.service.break(new Error('relation "secret_table" does not exist'))
    const { result, text } = await anna.call('list_tasks')
    expect(result).toMatchObject({ success: false, error_code: 'DATABASE_ERROR' })
    expect(text).toBe("Sorry, I wasn't able to list your tasks. Please try again.")
    expect(JSON.stringify(result)).not.toContain('secret')
  })

  test('who is nobody is told to log in', async () => {
    const anna = await connect(way)
    anna.service.break(new Failure('access.denied', 'I need you to be logged in to manage tasks.', 'Log in first.'))
    const { result } = await anna.call('list_tasks')
    expect(result).toMatchObject({ error: 'I need you to be logged in to manage tasks.', error_code: 'ACCESS_DENIED' })
  })

  test.each(['purge_all', 'constructor', '__proto__', 'toString'])('there is no tool %s', async (name) => {
    const { client } = await connect(way)
    await expect(client.callTool({ name, arguments: {} })).rejects.toMatchObject({ code: -32602 })
  })

  test('all calls of one connection are one conversation', async () => {
    const anna = await connect(way)
    await adds(anna, 'one')
    await anna.call('list_tasks')
    const [first, second] = anna.service.around
    expect(first?.conversation_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(second?.conversation_id).toBe(first?.conversation_id)
  })

  test('the zone of the call counts, then that of the server; one that nobody knows is refused', async () => {
    const anna = await connect(way, undefined, { timeZone: 'Europe/Paris' })
    await anna.call('list_tasks')
    await anna.call('list_tasks', {}, { 'lanewright/time-zone': 'Asia/Tokyo' })
    const wrong = await anna.call('list_tasks', {}, { 'lanewright/time-zone': 'Mars/Olympus' })
    expect(wrong.result).toMatchObject({ success: false, error_code: 'VALIDATION_ERROR' })
    expect(anna.service.around.map(({ time_zone }) => time_zone)).toEqual(['Europe/Paris', 'Asia/Tokyo'])
  })
})
