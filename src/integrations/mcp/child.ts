import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { ReadBuffer, serializeMessage, type Transport } from '@modelcontextprotocol/client'

/** The largest message that is taken in; a server that says more is cut off. */
export const MESSAGE_MAX_BYTES = 4 * 1024 * 1024
const PATIENCE_MS = 1000
const LINE_MAX_CHARS = 16 * 1024

export interface ChildOptions {
  command: string
  args: string[]
  /** Everything that it is given: nothing is inherited. */
  env: Record<string, string>
  folder: string
  /** What it writes to its standard error, line by line. */
  onLine(line: string): void
}

/** `stderr` and `pid` are how the client tells a pipe from a network. */
export interface ChildTransport extends Transport {
  readonly stderr: null
  readonly pid: number | null
}

/**
 * A server as a child process, spoken to over its standard input and output. The package's own transport passes part of
 * our environment on and leaves grandchildren behind: this one does neither.
 */
export function childTransport({ command, args, env, folder, onLine }: ChildOptions): ChildTransport {
  let child: ChildProcessWithoutNullStreams | null = null
  let ended: Promise<void> = Promise.resolve()
  const buffer = new ReadBuffer({ maxBufferSize: MESSAGE_MAX_BYTES })
  const stopAtExit = () => child && signal(child, 'SIGKILL')

  function takeIn(chunk: Buffer): void {
    try {
      buffer.append(chunk)
    } catch (error) {
      transport.onerror?.(error as Error)
      void transport.close()
      return
    }
    for (;;) {
      try {
        const message = buffer.readMessage()
        if (message === null) return
        transport.onmessage?.(message)
      } catch (error) {
        // A line that is JSON and no message; the next one may be.
        transport.onerror?.(error as Error)
      }
    }
  }

  const transport: ChildTransport = {
    stderr: null,
    get pid() {
      return child?.pid ?? null
    },
    start: () =>
      new Promise((resolve, reject) => {
        const started = spawn(command, args, {
          env,
          cwd: folder,
          stdio: 'pipe',
          windowsHide: true,
          // A process group of its own, so that what it starts ends with it.
          detached: process.platform !== 'win32',
        })
        child = started
        ended = new Promise((resolveEnd) => started.once('exit', () => resolveEnd()))
        process.on('exit', stopAtExit)
        started.once('spawn', resolve)
        started.once('error', (error) => {
          reject(error)
          transport.onerror?.(error)
        })
        for (const pipe of [started.stdin, started.stdout, started.stderr]) {
          pipe.on('error', (error) => transport.onerror?.(error))
        }
        started.stdout.on('data', takeIn)
        readLines(started.stderr, onLine)
        started.once('close', () => {
          process.off('exit', stopAtExit)
          transport.onclose?.()
        })
      }),
    send: (message) =>
      new Promise((resolve, reject) => {
        if (!child?.stdin.writable) return reject(new Error('the server has ended'))
        child.stdin.write(serializeMessage(message), (error) => (error ? reject(error) : resolve()))
      }),
    async close() {
      const closing = child
      if (closing?.pid === undefined) return
      closing.stdin.end()
      for (const how of ['SIGTERM', 'SIGKILL'] as const) {
        if (await within(ended, PATIENCE_MS)) break
        signal(closing, how)
      }
      await ended
      // What it started may have outlived it, and holds the pipes.
      signal(closing, 'SIGKILL')
      for (const pipe of [closing.stdin, closing.stdout, closing.stderr]) pipe.destroy()
    },
  }
  return transport
}

function signal(child: ChildProcessWithoutNullStreams, how: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(how)
    else process.kill(-child.pid, how)
  } catch {
    // Nobody is left.
  }
}

function within(ended: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void ended.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}

/** A line that is longer than the bound is told once, by its beginning. */
function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = ''
  let skipping = false
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!skipping) onLine(line)
      skipping = false
    }
    if (rest.length <= LINE_MAX_CHARS) return
    if (!skipping) onLine(rest)
    skipping = true
    rest = ''
  })
  stream.on('end', () => {
    if (rest !== '' && !skipping) onLine(rest)
  })
}
