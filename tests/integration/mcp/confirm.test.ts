import { isInputRequiredResult } from '@modelcontextprotocol/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CONFIRMATION_MS } from '#apps/tasks/contracts.ts'
import { type Answer, accept, adds, connect, connected, httpTransport, WAYS } from './clients.ts'
import { serveHttp } from './http-server.ts'
import { memoryService } from './memory-service.ts'
import { hints } from './product.ts'

const question = (description: string) =>
  `Are you sure you want to delete '${description}'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.`

describe.each(WAYS)('$way', (way) => {
  test("a yes deletes, after the question was put in the seed's words [T-mcp.4] [T-undo.4]", async () => {
    const anna = await connect(way, accept)
    const task_id = await adds(anna, 'Buy milk')
    const { result } = await anna.call('delete_task', { task_id })
    expect(anna.questions).toEqual([question('Buy milk')])
    expect(result).toMatchObject({ success: true, data: { task_id } })
    expect(anna.service.tasksOf('anna')).toEqual([])
  })

  test.each<[string, Answer]>([
    ['declines', () => ({ action: 'decline' })],
    ['cancels', () => ({ action: 'cancel' })],
    ['accepts with a no', () => ({ action: 'accept', content: { confirm: false } })],
    ['accepts with nothing', () => ({ action: 'accept', content: {} })],
    ['accepts with a word', () => ({ action: 'accept', content: { confirm: 'true' } })],
  ])('nothing is deleted, and nothing waits any more, when the person %s [T-mcp.5]', async (_what, answer) => {
    const anna = await connect(way, answer)
    const task_id = await adds(anna, 'Buy milk')
    const { result, isError, text } = await anna.call('delete_task', { task_id })
    expect(isError).toBe(true)
    expect(result).toMatchObject({ success: false })
    expect(text).toBe("Okay, I won't delete 'Buy milk'.")
    expect(anna.service.tasksOf('anna')).toHaveLength(1)
    expect(anna.service.waiting()).toBe(0)
  })

  test('a client that cannot ask deletes nothing, and learns how to go on [T-mcp.6]', async () => {
    const anna = await connect(way)
    const task_id = await adds(anna, 'Buy milk')
    const { result, isError } = await anna.call('delete_task', { task_id })
    expect(isError).toBe(true)
    expect(result).toMatchObject({ success: false, error_code: 'VALIDATION_ERROR' })
    expect(result.error).toMatch(/^Nothing was deleted: .* Delete it in the chat, where the person can be asked\.$/)
    expect(anna.service.tasksOf('anna')).toHaveLength(1)
    expect(anna.service.waiting()).toBe(0)
  })

  test('a client that names no mode of asking means forms', async () => {
    const anna = await connect(way, accept, { elicitation: {} })
    const task_id = await adds(anna, 'Buy milk')
    expect((await anna.call('delete_task', { task_id })).result).toMatchObject({ success: true })
  })

  test('a client that can only open pages cannot ask [T-mcp.6]', async () => {
    const anna = await connect(way, accept, { elicitation: { url: {} } })
    const task_id = await adds(anna, 'Buy milk')
    expect((await anna.call('delete_task', { task_id })).result).toMatchObject({ error_code: 'VALIDATION_ERROR' })
    expect(anna.questions).toEqual([])
    expect(anna.service.tasksOf('anna')).toHaveLength(1)
  })

  test('a yes that comes too late deletes nothing', async () => {
    const anna = await connect(way, () => {
      anna.service.pass(CONFIRMATION_MS)
      return { action: 'accept', content: { confirm: true } }
    })
    const task_id = await adds(anna, 'Buy milk')
    const { result } = await anna.call('delete_task', { task_id })
    expect(result).toMatchObject({ success: false, error_code: 'NOT_FOUND' })
    expect(anna.service.tasksOf('anna')).toHaveLength(1)
  })

  test('a missing task is deleted without a question', async () => {
    const anna = await connect(way, accept)
    const { result } = await anna.call('delete_task', { task_id: '550e8400-e29b-41d4-a716-446655440000' })
    expect(result).toMatchObject({ success: true })
    expect(anna.questions).toEqual([])
  })

  test('of two that are asked side by side, each answer counts for its own', async () => {
    let bothAsked = () => {}
    const both = new Promise<void>((resolve) => {
      bothAsked = resolve
    })
    const anna = await connect(way, async (message) => {
      if (anna.questions.length === 2) bothAsked()
      await both
      return { action: 'accept', content: { confirm: message.includes('milk') } }
    })
    const [milk, bread] = [await adds(anna, 'Buy milk'), await adds(anna, 'Buy bread')]
    const [first, second] = await Promise.all([
      anna.call('delete_task', { task_id: milk }),
      anna.call('delete_task', { task_id: bread }),
    ])
    expect(first.result).toMatchObject({ success: true, data: { task_id: milk } })
    expect(second.result).toMatchObject({ success: false })
    expect(anna.service.tasksOf('anna').map(({ task_id }) => task_id)).toEqual([bread])
  })
})

describe('the state that travels with the question', () => {
  /** Anna and Berta at one server, each with the current revision, answering by hand. */
  async function pair() {
    const service = memoryService()
    const host = await serveHttp({ service, annotations: hints, version: '1' })
    onTestFinished(() => host.close())
    const open = async (token: string) => {
      const person = await connected(httpTransport(host.url, token), service, '2026-07-28', accept)
      const raw = (params: Record<string, unknown>) =>
        person.client.request(
          { method: 'tools/call', params: { name: 'delete_task', ...params } },
          { allowInputRequired: true },
        )
      return { ...person, raw }
    }
    return { service, anna: await open('anna'), berta: await open('berta') }
  }

  const yes = { confirm: { action: 'accept', content: { confirm: true } } }

  async function asked() {
    const both = await pair()
    const task_id = await adds(both.anna, 'Buy milk')
    const first: unknown = await both.anna.raw({ arguments: { task_id } })
    if (!isInputRequiredResult(first)) throw new Error('no question was put')
    return { ...both, task_id, requestState: String(first.requestState), inputRequests: first.inputRequests }
  }

  test('is signed, and asks for one boolean', async () => {
    const { inputRequests } = await asked()
    expect(inputRequests).toEqual({
      confirm: {
        method: 'elicitation/create',
        params: {
          mode: 'form',
          message: question('Buy milk'),
          requestedSchema: {
            type: 'object',
            properties: { confirm: { type: 'boolean', title: 'Delete this task', default: false } },
            required: ['confirm'],
          },
        },
      },
    })
  })

  test('a second answer with the same state deletes nothing', async () => {
    const { anna, service, task_id, requestState } = await asked()
    await anna.raw({ arguments: { task_id }, requestState, inputResponses: yes })
    const again = await adds(anna, 'Buy milk')
    const replayed = await anna.raw({ arguments: { task_id }, requestState, inputResponses: yes })
    expect(replayed).toMatchObject({ isError: true, structuredContent: { success: false } })
    expect(service.tasksOf('anna').map((task) => task.task_id)).toEqual([again])
  })

  const otherLetter = (state: string, at: number) =>
    `${state.slice(0, at)}${state[at] === 'A' ? 'B' : 'A'}${state.slice(at + 1)}`

  test.each([
    ['a letter of what it says', (state: string) => otherLetter(state, state.indexOf('.') + 20)],
    ['a letter of its seal', (state: string) => otherLetter(state, state.lastIndexOf('.') + 1)],
    ['made up', () => `v1.${Buffer.from('{"p":{"confirmation_id":"x"},"exp":9999999999}').toString('base64url')}.AAAA`],
    ['no state at all', () => 'yes'],
  ])('deletes nothing when it was forged: %s', async (_how, forge) => {
    const { anna, service, task_id, requestState } = await asked()
    const forged = anna.raw({ arguments: { task_id }, requestState: forge(requestState), inputResponses: yes })
    await expect(forged).rejects.toMatchObject({ code: -32602 })
    expect(service.tasksOf('anna')).toHaveLength(1)
  })

  test("in another person's hands deletes nothing, and the question still waits for its own", async () => {
    const { anna, berta, service, task_id, requestState } = await asked()
    const stolen = berta.raw({ arguments: { task_id }, requestState, inputResponses: yes })
    await expect(stolen).rejects.toMatchObject({ code: -32602 })
    expect(service.tasksOf('anna')).toHaveLength(1)
    const own = await anna.raw({ arguments: { task_id }, requestState, inputResponses: yes })
    expect(own).toMatchObject({ structuredContent: { success: true } })
  })

  test('with another task beside it deletes neither', async () => {
    const { anna, service, requestState } = await asked()
    const other = await adds(anna, 'Buy bread')
    const mixed = await anna.raw({ arguments: { task_id: other }, requestState, inputResponses: yes })
    expect(mixed).toMatchObject({ isError: true, structuredContent: { error_code: 'VALIDATION_ERROR' } })
    expect(service.tasksOf('anna')).toHaveLength(2)
  })

  test('without an answer, the question is put again; the old state is worth nothing then [T-mcp.5]', async () => {
    const { anna, service, task_id, requestState } = await asked()
    const again: unknown = await anna.raw({ arguments: { task_id }, requestState })
    expect(isInputRequiredResult(again)).toBe(true)
    expect(service.waiting()).toBe(1)
    const late = await anna.raw({ arguments: { task_id }, requestState, inputResponses: yes })
    expect(late).toMatchObject({ structuredContent: { success: false } })
    expect(service.tasksOf('anna')).toHaveLength(1)
  })

  test('an answer without a state is no answer [T-mcp.6]', async () => {
    const { anna, service, task_id } = await asked()
    const bare: unknown = await anna.raw({ arguments: { task_id }, inputResponses: yes })
    expect(isInputRequiredResult(bare)).toBe(true)
    expect(service.tasksOf('anna')).toHaveLength(1)
  })
})

describe('before 2026-07-28, where the server asks by itself', () => {
  const way = WAYS[3]

  test('a client that goes away in the middle leaves no question behind', async () => {
    const service = memoryService()
    const host = await serveHttp({ service, annotations: hints, version: '1' })
    let asked = () => {}
    const seen = new Promise<void>((resolve) => {
      asked = resolve
    })
    const anna = await connected(httpTransport(host.url, 'anna'), service, way.revision, () => {
      asked()
      return new Promise<never>(() => {})
    })
    const task_id = await adds(anna, 'Buy milk')
    const call = anna.call('delete_task', { task_id }).catch(() => 'gone')
    await seen
    expect(service.waiting()).toBe(1)
    await host.close()
    expect(service.waiting()).toBe(0)
    expect(service.tasksOf('anna')).toHaveLength(1)
    await anna.client.close()
    expect(await call).toBe('gone')
  })

  test('no answer in time is a no [T-mcp.5]', async () => {
    const anna = await connect(WAYS[1], () => new Promise<never>(() => {}))
    const task_id = await adds(anna, 'Buy milk')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const patience = { timeout: 2 * CONFIRMATION_MS }
    const call = anna.client.callTool({ name: 'delete_task', arguments: { task_id } }, patience)
    while (anna.questions.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(CONFIRMATION_MS)
    expect((await call).structuredContent).toMatchObject({ success: false, error_code: 'VALIDATION_ERROR' })
    expect(anna.service.waiting()).toBe(0)
    expect(anna.service.tasksOf('anna')).toHaveLength(1)
  })

  test('a client that gives up waiting leaves no question behind', async () => {
    const anna = await connect(way, () => new Promise<never>(() => {}))
    const task_id = await adds(anna, 'Buy milk')
    const giveUp = new AbortController()
    const call = anna.client.callTool({ name: 'delete_task', arguments: { task_id } }, { signal: giveUp.signal })
    await expect.poll(() => anna.questions.length).toBe(1)
    giveUp.abort()
    await expect(call).rejects.toThrow()
    await expect.poll(() => anna.service.waiting()).toBe(0)
    expect(anna.service.tasksOf('anna')).toHaveLength(1)
  })
})
