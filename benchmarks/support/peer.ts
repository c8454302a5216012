import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Wrapped to our durable points in the cheapest way; wrapped with its own defaults; or one plain step of its own. */
export type Form = 'wrapped' | 'default' | 'natural'

/** What a step is about, as our own recorded step has it: the same bytes for everybody. */
export interface Material {
  snapshot: unknown
  proposal: unknown
  intent: unknown
  receipt: unknown
}

export interface Peer {
  pid: number
  /** So many steps in each workspace, all workspaces at once; how long it took. */
  run(form: Form, workspaces: string[], steps: number): Promise<number>
  /** Fails where a wrapped step does not have its two durable points. */
  prove(): Promise<void>
  close(): Promise<void>
}

const folder = new URL('../peers/', import.meta.url)

/** The peers are no dependency of ours: they are installed here, by their own lock, when they are first wanted. */
export function installPeers(): void {
  const made = changedMs('package-lock.json')
  if (changedMs('node_modules/.package-lock.json') >= made) return
  console.log('Installing the peers into benchmarks/peers/node_modules (npm ci, 220 MB) ...')
  const ran = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (ran.status !== 0) {
    console.error('The peers could not be installed. Next: see that npm reaches its registry, then run it again.')
    process.exit(2)
  }
}

/** When a file there was last written; 0 where there is none. */
function changedMs(file: string): number {
  return statSync(new URL(file, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Each in a process of its own, which ends with ours. */
export async function openPeer(
  name: string,
  options: { url: string; material: Material; connections: number },
): Promise<Peer> {
  const child = fork(fileURLToPath(new URL('host.mjs', folder)), [name], { execArgv: ['--no-deprecation'] })
  const ask = talk(name, child)
  await ask('up')
  await ask('open', options)
  return {
    pid: child.pid!,
    run: async (form, workspaces, steps) => (await ask('run', { form, workspaces, steps })).ms as number,
    prove: async () => {
      await ask('prove')
    },
    close: async () => {
      await ask('close')
    },
  }
}

function talk(name: string, child: ChildProcess) {
  const waiting = new Map<unknown, { done(answer: Record<string, unknown>): void; failed(error: Error): void }>()
  let asked = 0
  child.on('message', (answer: { id: unknown; error?: string }) => {
    const { done, failed } = waiting.get(answer.id) ?? {}
    waiting.delete(answer.id)
    if (answer.error) failed?.(new Error(`${name}: ${answer.error}`))
    else done?.(answer as Record<string, unknown>)
  })
  child.on('exit', (code) => {
    for (const { failed } of waiting.values()) failed(new Error(`${name} ended with ${code}`))
  })
  return (what: 'up' | 'open' | 'prove' | 'run' | 'close', rest: object = {}) =>
    new Promise<Record<string, unknown>>((done, failed) => {
      const id = what === 'up' ? 'up' : ++asked
      waiting.set(id, { done, failed })
      if (what !== 'up') child.send({ id, ask: what, ...rest })
    })
}
