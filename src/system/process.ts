import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'

/** Is the process running? One that ended and was never collected by its parent is not. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return !/^[ZX]/.test(fields.slice(fields.lastIndexOf(')') + 2))
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EACCES'
    }
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * What runs under a process id that an old server left behind: `ours` is a PostgreSQL on this folder, `foreign` some
 * other program that got the number since, `unknown` could not be seen.
 */
export function identify(pid: number, folder: string): 'ours' | 'foreign' | 'gone' | 'unknown' {
  if (!isAlive(pid)) return 'gone'
  const words = commandOf(pid)
  if (words === undefined) return 'unknown'
  if (!/^postgres(\.exe)?$/.test(basename(words[0] ?? ''))) return 'foreign'
  if (sameFolder(`/proc/${pid}/cwd`, folder)) return 'ours'
  const place = words.indexOf('-D')
  return place > 0 && sameFolder(words[place + 1] ?? '', folder) ? 'ours' : 'unknown'
}

function commandOf(pid: number): string[] | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    // Folder names may hold spaces: what stands between -D and -p is one word.
    const line = execFileSync('ps', ['-p', String(pid), '-o', 'command='], {
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
      timeout: 2000,
    }).trim()
    const parts = /^(.*?postgres) -D (.*) -p \d+$/.exec(line)
    return parts ? [parts[1] ?? '', '-D', parts[2] ?? ''] : [line]
  } catch {
    return undefined
  }
}

function sameFolder(left: string, right: string): boolean {
  try {
    const [a, b] = [statSync(left), statSync(right)]
    return a.ino === b.ino && a.dev === b.dev
  } catch {
    return false
  }
}
