import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '#system/process.ts'

const MEMORY = '/dev/shm'
/** A whole run keeps less than a quarter of this at a time; the rest is for everybody else. */
const NEEDED_BYTES = 6 * 2 ** 30
const TMPFS = 0x01021994

/**
 * The folder below which a run puts its databases and files. A database is a thousand small files and tests make
 * hundreds of them: in memory where there is plenty of it, since no test asks what a power cut would leave.
 */
export function placeOfRun(): { path: string; remove(): void } {
  const base = hasQuotaInMemory() ? MEMORY : tmpdir()
  sweep(base)
  const path = mkdtempSync(join(base, `lw-run-${process.pid}-`))
  // As open as the system's own: other accounts must reach what is theirs below it.
  chmodSync(path, 0o1777)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) }
}

function hasQuotaInMemory(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === MEMORY)
    // Tests also start programs that they have put there.
    const runs = mount !== undefined && !/\bnoexec\b/.test(mount)
    return runs && type === TMPFS && Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES
  } catch {
    return false
  }
}

/** What a killed run left; memory does not come back by itself. */
function sweep(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = /^lw-run-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(base, name), { recursive: true, force: true })
  }
}
