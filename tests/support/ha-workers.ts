import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export interface Workers {
  /** kill -9; it is started again at once, as a supervisor would. */
  kill(n: number): boolean
  journals: string[]
  /** Every head that was acknowledged to a worker, with the time. */
  heads(): Array<{ atMs: number; hash: string }>
  starts(): number
  /** SIGTERM to those that are alive: what they end with, and the end of what they said. */
  stop(): Promise<Array<{ code: number | null; said: string }>>
}

/** Real `lanewright worker` processes, each with folders of its own, kept alive. */
export function startWorkers(folder: string, count: number, databaseUrl: string, outside: string): Workers {
  const children: Array<ChildProcess | undefined> = []
  let starts = 0
  let stopping = false
  const witness = (n: number) => join(folder, `worker${n}.heads`)
  const journal = (n: number) => join(folder, `worker${n}.journal`)
  const result = (n: number) => join(folder, `worker${n}.log`)
  const begin = (n: number) => {
    starts += 1
    const log = openSync(result(n), 'a')
    const child = spawn(
      process.execPath,
      [
        '--conditions=lanewright-source',
        ...['--import', join(import.meta.dirname, 'ha-witness.ts'), join(root, 'src/host/cli/main.ts'), 'worker'],
        ...['--data', join(folder, `worker${n}`), '--journal', journal(n), '--concurrency', '8'],
        ...['--app', join(import.meta.dirname, 'ha-app.ts')],
      ],
      {
        stdio: ['ignore', log, log],
        env: {
          ...{ PATH: process.env.PATH, HOME: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') },
          LANEWRIGHT_NEW_JOURNAL: 'a worker of this cluster',
          ...{ DATABASE_URL: databaseUrl, LANEWRIGHT_HA_OUTSIDE: outside, LANEWRIGHT_HA_WITNESS: witness(n) },
        },
      },
    )
    children[n] = child
    child.once('exit', () => {
      if (stopping || children[n] !== child) return
      // A start that fails, because no server takes writes for the moment, is tried again a little later.
      setTimeout(() => stopping || begin(n), 500)
    })
  }
  for (let n = 0; n < count; n++) begin(n)
  return {
    kill: (n) => children[n]?.kill('SIGKILL') ?? false,
    journals: Array.from({ length: count }, (_, n) => journal(n)),
    heads: () =>
      Array.from({ length: count }, (_, n) => witness(n))
        .filter((file) => existsSync(file))
        .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1))
        .map((line) => ({ atMs: Number(line.split(' ')[0]), hash: line.split(' ')[1] ?? '' })),
    starts: () => starts,
    async stop() {
      stopping = true
      return Promise.all(
        children.flatMap((child, n) => {
          if (child?.exitCode !== null || child.signalCode !== null) return []
          const ended = once(child, 'exit')
          child.kill('SIGTERM')
          return ended.then(([code]) => ({ code, said: readFileSync(result(n), 'utf8').slice(-500) }))
        }),
      )
    },
  }
}
