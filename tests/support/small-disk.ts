import { execFileSync } from 'node:child_process'
import { mkdirSync, statfsSync } from 'node:fs'

const PAGE_KB = 4

/** A disk of its own that is as full as it is told to be. */
export interface SmallDisk {
  folder: string
  /** So much room is left, in kB; whole pages of it. */
  leave(kb: number): void
  roomy(): void
  remove(): void
}

/** Null where no file system may be mounted. */
export function makeSmallDisk(folder: string, sizeMb: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true })
  const mount = (...words: string[]) => execFileSync('mount', words, { stdio: 'pipe' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', folder)
  } catch {
    return null
  }
  return {
    folder,
    leave(kb) {
      const { blocks, bfree, bsize } = statfsSync(folder)
      const used = ((blocks - bfree) * bsize) / 1024
      mount('-o', `remount,size=${Math.ceil((used + kb) / PAGE_KB) * PAGE_KB}k`, folder)
    },
    roomy: () => void mount('-o', `remount,size=${sizeMb}m`, folder),
    // What still runs on it goes on until it ends.
    remove: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  }
}
