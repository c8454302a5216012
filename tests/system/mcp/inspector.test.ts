import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TOOL_NAMES } from '#apps/tasks/contracts.ts'
import { inspect, installed, notInstalled } from '../../integration/mcp/official-tools.ts'
import { serveProduct } from '../../integration/mcp/real-product.ts'
import { cli as runCli } from '../cli/harness.ts'

/** The command that a person writes into their client, on a data folder of its own. */
const home = mkdtempSync(join(tmpdir(), 'lanewright-inspected-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
// The inspector does not wait for a database to be made: it is there before a client asks.
beforeAll(async () => {
  if (installed) await runCli(['workspaces', '--data', join(home, 'data')])
})
const cli = join(import.meta.dirname, '..', '..', '..', 'src', 'host', 'cli', 'main.ts')
const program = [process.execPath, '--conditions=lanewright-source', cli, 'mcp', '--data', join(home, 'data')]

async function url(): Promise<string> {
  const host = await serveProduct()
  onTestFinished(() => host.close())
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

  test('lists the five tools, and finds no fault in their schemas', async ({ skip }) => {
    if (!installed) skip(notInstalled)
    const listed = await inspect([...(await target()), '--method', 'tools/list', '--strict', ...asked])
    expect(listed).toMatchObject({ code: 0 })
    const { tools } = JSON.parse(listed.out).result
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(TOOL_NAMES)
    expect(tools.every(({ outputSchema }: { outputSchema?: object }) => outputSchema !== undefined)).toBe(true)
    expect(listed.err).not.toMatch(/schema/i)
  })

  test('adds a task', async ({ skip }) => {
    if (!installed) skip(notInstalled)
    const added = await inspect([...(await target()), ...callOf('add_task', { description: 'Buy milk' })])
    expect(added.code).toBe(0)
    expect(JSON.parse(added.out).result).toMatchObject({
      content: [{ text: "I've added 'Buy milk' to your tasks." }, {}],
      structuredContent: { success: true, data: { description: 'Buy milk', status: 'pending' }, error: null },
      isError: false,
    })
  })

  test('is told in the contract that nobody names the user', async ({ skip }) => {
    if (!installed) skip(notInstalled)
    const refused = await inspect([...(await target()), ...callOf('list_tasks', { user_id: 'berta' })])
    expect(refused.code).toBe(5)
    expect(JSON.parse(refused.out).result).toMatchObject({
      structuredContent: { success: false, data: null, error_code: 'VALIDATION_ERROR' },
      isError: true,
    })
  })
})

test.for(['legacy', 'modern'])('it cannot ask anybody, so it deletes nothing: %s', async (era, { skip }) => {
  if (!installed) skip(notInstalled)
  const target = [await url(), '--header', 'authorization: Bearer anna', '--protocol-era', era, '--format', 'json']
  const call = async (tool: string, given: object) => {
    const words = ['--method', 'tools/call', '--tool-name', tool, '--tool-args-json', JSON.stringify(given)]
    return JSON.parse((await inspect([...target, ...words])).out).result.structuredContent
  }
  const { task_id } = (await call('add_task', { description: 'Buy milk' })).data
  expect((await call('delete_task', { task_id })).error).toMatch(/^Nothing was deleted/)
  expect((await call('list_tasks', {})).data.total).toBe(1)
})
