import { randomBytes } from 'node:crypto'
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '#system/process.ts'
import { isFull } from './disk-files.ts'
import { noSpace } from './refusals.ts'

/** Files for a while. Each lies in a folder of its own that says which process made it, so that a dead one's can go. */
export interface Scratch {
  /** `path` names no file yet; whatever is there when `use` has ended goes. */
  with<T>(use: (path: string) => Promise<T>): Promise<T>
  sweep(): Promise<void>
}

/** A process that was restarted in a container has the number of the one before it. */
const MINE = `${process.pid}-${randomBytes(4).toString('hex')}`
const NAME = /^lanewright-case-((\d+)-[0-9a-f]{8})-\w+$/

export function openScratch(root: string): Scratch {
  return {
    async with(use) {
      const folder = await mkdtemp(join(root, `lanewright-case-${MINE}-`)).catch((error) => {
        throw isFull(error) ? noSpace(error) : error
      })
      try {
        return await use(join(folder, 'file'))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async sweep() {
      for (const name of await readdir(root)) {
        const [, maker, pid] = NAME.exec(name) ?? []
        if (maker === undefined || maker === MINE) continue
        if (Number(pid) !== process.pid && isAlive(Number(pid))) continue
        const path = join(root, name)
        if (await isOurs(path)) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

/** Below a folder that all users share, others may have made something of that name. */
async function isOurs(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => null)
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid())
}
