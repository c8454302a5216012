import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Caught {
  name: string
  caught: { seeds: number; rule: string; what: string } | null
}

/** In a process of its own: each bug is planted into copies of our modules while they are loaded. */
export async function catchMutants(chosen: string[], log: (line: string) => void) {
  const found = new Map<string, Caught['caught']>()
  const program = join(import.meta.dirname, 'run.ts')
  const child = spawn(process.execPath, ['--conditions=lanewright-source', program, ...chosen], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { name, caught } = JSON.parse(line) as Caught
    found.set(name, caught)
    log(caught ? `${name}: caught at seed ${caught.seeds}, ${caught.rule}: ${caught.what}` : `${name}: NOT CAUGHT`)
  }
  return { found, ended: child.exitCode ?? (await once(child, 'exit'))[0] }
}
