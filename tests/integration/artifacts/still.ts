import fs from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { devNull } from 'node:os'

// biome-ignore lint/suspicious/noExplicitAny: any function of these objects
type Owner = any

const CHANGING = ['mkdir', 'mkdtemp', 'open', 'rename', 'rm', 'chmod']
const OF_FILES = ['write', 'writeFile', 'truncate', 'sync', 'datasync']

/**
 * Lets work do so many steps that change something on the disk; from then on nothing of it ever comes back, as if its
 * process had been killed there: no handler runs, nothing is cleaned up. Answers whether it came to its end.
 */
export async function killedAtStep(step: number, work: () => Promise<void>): Promise<'ended' | 'killed'> {
  const file = await open(devNull, 'w')
  await file.close()
  const owners: Array<[Owner, string[]]> = [
    [Object.getPrototypeOf(file), OF_FILES],
    [fs.promises, CHANGING],
  ]
  const real = owners.map(([owner, names]) => names.map((name) => [name, owner[name]] as const))
  const { promise: killed, resolve: kill } = Promise.withResolvers<'killed'>()
  const opened: FileHandle[] = []
  let steps = 0
  for (const [i, [owner]] of owners.entries())
    for (const [name, original] of real[i]!)
      owner[name] = function (this: unknown, ...args: unknown[]) {
        steps++
        if (steps > step) {
          kill('killed')
          return new Promise(() => {})
        }
        const done = original.apply(this, args)
        return name === 'open' ? done.then((handle: FileHandle) => opened.push(handle) && handle) : done
      }
  syncBuiltinESMExports()
  try {
    return await Promise.race([work().then(() => 'ended' as const), killed])
  } finally {
    for (const [i, [owner]] of owners.entries()) for (const [name, original] of real[i]!) owner[name] = original
    syncBuiltinESMExports()
    // As the system does with the files of the dead.
    for (const handle of opened) await handle.close()
  }
}
