import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serveStdio } from '#host/mcp/stdio.ts'
import { memoryService } from '../../integration/mcp/memory-service.ts'
import { hints } from '../../integration/mcp/product.ts'

const program = [
  '--conditions=lanewright-source',
  join(import.meta.dirname, '..', '..', 'integration', 'mcp', 'stdio-program.ts'),
]

function start(): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, program)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const hello = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

/** Everything that stdout carried, once the program has ended. */
async function linesOf(child: ChildProcessWithoutNullStreams): Promise<unknown[]> {
  const out = await text(child.stdout)
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

describe('a real process', () => {
  test.each(['legacy', 'auto'] as const)('an official client starts it, talks to it and ends it: %s', async (mode) => {
    const transport = new StdioClientTransport({ command: process.execPath, args: program, stderr: 'pipe' })
    const log = transport.stderr as unknown as NodeJS.ReadableStream
    const said = text(log as PassThrough)
    const client = new Client(
      { name: 'test', version: '1' },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } },
    )
    client.setRequestHandler('elicitation/create', async () => ({ action: 'accept', content: { confirm: true } }))
    await client.connect(transport)
    const added = await client.callTool({ name: 'add_task', arguments: { description: 'Buy milk' } })
    const { task_id } = (added.structuredContent as { data: { task_id: string } }).data
    const deleted = await client.callTool({ name: 'delete_task', arguments: { task_id } })
    expect(deleted.structuredContent).toMatchObject({ success: true })
    await client.close()
    expect(await said).toContain('ended')
  })

  test('the end of the input ends it, with nothing but the protocol on stdout', async () => {
    const child = start()
    const lines = linesOf(child)
    child.stdin.write(`${JSON.stringify(hello)}\n`)
    await once(child.stdout, 'data')
    child.stdin.end()
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(await lines).toMatchObject([{ jsonrpc: '2.0', id: 1, result: { protocolVersion: '2025-11-25' } }])
  })

  test('a signal ends it', async () => {
    const child = start()
    child.stdin.write(`${JSON.stringify(hello)}\n`)
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    const [code, signal] = await once(child, 'exit')
    expect({ code, signal }).toEqual({ code: 0, signal: null })
  })

  test('garbage is logged beside the protocol, and what follows it is still answered', async () => {
    const child = start()
    const said = text(child.stderr)
    const lines = linesOf(child)
    child.stdin.write('not json\n{"jsonrpc":"2.0"}\n[]\n"yes"\n{"jsonrpc":"1.0","id":2,"method":"ping"}\n')
    child.stdin.write(`${JSON.stringify(hello)}\n`)
    await once(child.stdout, 'data')
    child.stdin.end()
    await once(child, 'exit')
    expect(await lines).toMatchObject([{ id: 1, result: { serverInfo: { name: 'lanewright-tasks' } } }])
    expect(await said).toMatch(/^mcp: /m)
  })
})

describe('in this process', () => {
  test('it is over only when what was under way has ended', async () => {
    const service = memoryService()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const order: string[] = []
    const slow: typeof service.call = async (...given) => {
      await held
      order.push('called')
      return service.call(...given)
    }
    const [stdin, stdout] = [new PassThrough(), new PassThrough()]
    const product = { service: { ...service, call: slow }, annotations: hints, version: '1' }
    const serving = serveStdio({ ...product, caller: { user_id: 'anna' }, log: () => {}, stdin, stdout })
    stdin.write(`${JSON.stringify(hello)}\n`)
    await once(stdout, 'data')
    const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'list_tasks', arguments: {} } }
    stdin.write(`${JSON.stringify(call)}\n`)
    stdin.end()
    const over = serving.ended.then(() => order.push('ended'))
    await once(stdin, 'close')
    release()
    await over
    expect(order).toEqual(['called', 'ended'])
  })

  test('a message past all bounds closes the connection', async () => {
    const [stdin, stdout] = [new PassThrough(), new PassThrough()]
    const product = { service: memoryService(), annotations: hints, version: '1' }
    const serving = serveStdio({ ...product, caller: { user_id: 'anna' }, log: () => {}, stdin, stdout })
    stdin.write('x'.repeat(300 * 1024))
    await serving.ended
    expect(stdout.read()).toBeNull()
  })
})
