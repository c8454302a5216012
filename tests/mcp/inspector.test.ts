import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { TOOL_NAMES } from '#packs/tasks/contracts.ts'
import { serveHttp } from './http-server.ts'
import { inspect, installed, notInstalled } from './official-tools.ts'
import { openProduct } from './product.ts'

const program = [process.execPath, '--conditions=lanewright-source', join(import.meta.dirname, 'stdio-program.ts')]

async function url(): Promise<string> {
  const product = await openProduct()
  const host = await serveHttp(product)
  onTestFinished(async () => {
    await host.close()
    await product.close()
  })
  return host.url
}

const WAYS = [
  { way: 'stdio, 2025-11-25', era: 'legacy', target: async () => program },
  { way: 'stdio, 2026-07-28', era: 'modern', target: async () => program },
  {
    way: 'HTTP, 2025-11-25',
    era: 'legacy',
    target: async () => [await url(), '--header', 'authorization: Bearer anna'],
  },
  {
    way: 'HTTP, 2026-07-28',
    era: 'modern',
    target: async () => [await url(), '--header', 'authorization: Bearer anna'],
  },
]

describe.each(WAYS)("the inspector's command line over $way", ({ era, target }) => {
  const asked = ['--protocol-era', era, '--format', 'json']
  const callOf = (tool: string, given: object) => {
    const named = ['--method', 'tools/call', '--tool-name', tool]
    return [...named, '--tool-args-json', JSON.stringify(given), ...asked]
  }

  test('lists the five tools, and finds no fault in their schemas', { timeout: 60_000 }, async ({ skip }) => {
    if (!installed) skip(notInstalled)
    const listed = await inspect([...(await target()), '--method', 'tools/list', '--strict', ...asked])
    expect(listed).toMatchObject({ code: 0 })
    const { tools } = JSON.parse(listed.out).result
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(TOOL_NAMES)
    expect(tools.every(({ outputSchema }: { outputSchema?: object }) => outputSchema !== undefined)).toBe(true)
    expect(listed.err).not.toMatch(/schema/i)
  })

  test('adds a task', { timeout: 60_000 }, async ({ skip }) => {
    if (!installed) skip(notInstalled)
    const added = await inspect([...(await target()), ...callOf('add_task', { description: 'Buy milk' })])
    expect(added.code).toBe(0)
    expect(JSON.parse(added.out).result).toMatchObject({
      content: [{ text: "I've added 'Buy milk' to your tasks." }, {}],
      structuredContent: { success: true, data: { description: 'Buy milk', status: 'pending' }, error: null },
      isError: false,
    })
  })

  test('is told in the contract that nobody names the user', { timeout: 60_000 }, async ({ skip }) => {
    if (!installed) skip(notInstalled)
    const refused = await inspect([...(await target()), ...callOf('list_tasks', { user_id: 'berta' })])
    expect(refused.code).toBe(5)
    expect(JSON.parse(refused.out).result).toMatchObject({
      structuredContent: { success: false, data: null, error_code: 'VALIDATION_ERROR' },
      isError: true,
    })
  })
})

test.for(['legacy', 'modern'])(
  'it cannot ask anybody, so it deletes nothing: %s',
  { timeout: 60_000 },
  async (era, { skip }) => {
    if (!installed) skip(notInstalled)
    const target = [await url(), '--header', 'authorization: Bearer anna', '--protocol-era', era, '--format', 'json']
    const call = async (tool: string, given: object) => {
      const words = ['--method', 'tools/call', '--tool-name', tool, '--tool-args-json', JSON.stringify(given)]
      return JSON.parse((await inspect([...target, ...words])).out).result.structuredContent
    }
    const { task_id } = (await call('add_task', { description: 'Buy milk' })).data
    expect((await call('delete_task', { task_id })).error).toMatch(/^Nothing was deleted/)
    expect((await call('list_tasks', {})).data.total).toBe(1)
  },
)
