import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'

export interface Office {
  // biome-ignore lint/suspicious/noExplicitAny: each order has its own answer
  ask(order: Record<string, unknown>): Promise<any>
  /** Without warning, whatever it is doing. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** The office of office.ts, on one folder, started as often as it is killed. */
export function caseworkServicesAt(given: {
  dataDir: string
  secrets: Record<string, string>
  begins: string
}): Office {
  const program = join(import.meta.dirname, 'office.ts')
  let child: ChildProcess | undefined
  let lines: AsyncIterator<string> | undefined
  let reader: Interface | undefined
  const next = async () => {
    const { value, done } = (await lines?.next()) ?? { value: undefined, done: true }
    if (done) throw new Error('the office has ended')
    return value as string
  }
  return {
    async start() {
      child = spawn(process.execPath, ['--conditions=lanewright-source', program, JSON.stringify(given)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      reader = createInterface({ input: child.stdout as NodeJS.ReadableStream })
      lines = reader[Symbol.asyncIterator]()
      if ((await next()) !== 'ready') throw new Error('the office does not open')
    },
    async ask(order) {
      child?.stdin?.write(`${JSON.stringify(order)}\n`)
      return JSON.parse(await next())
    },
    async kill() {
      const gone = child ? once(child, 'close') : undefined
      child?.kill('SIGKILL')
      await gone
      reader?.close()
      child = undefined
    },
    async stop() {
      if (!child) return
      const gone = once(child, 'close')
      child.stdin?.write(`${JSON.stringify({ do: 'end' })}\n`)
      await gone
      child = undefined
    },
  }
}
