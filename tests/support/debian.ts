import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Servers from the system's packages, run on loopback in a folder of their own, by an account without rights. */
export const PG15 = '/usr/lib/postgresql/15/bin'
const PROGRAMS = {
  'PostgreSQL 15': [`${PG15}/postgres`, `${PG15}/pg_basebackup`],
  PgBouncer: ['/usr/sbin/pgbouncer'],
  etcd: ['/usr/bin/etcd'],
  Patroni: ['/usr/bin/patroni'],
  faketime: ['/usr/bin/faketime'],
}

/** Why they cannot be used here; null when they can. */
export function lackOf(...names: Array<keyof typeof PROGRAMS>): string | null {
  const missing = names.filter((name) => !PROGRAMS[name].every((path) => existsSync(path)))
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : null
}

/** These servers refuse to run as root. */
export function account(): { uid: number; gid: number } {
  const { uid, gid } = userInfo()
  if (uid !== 0) return { uid, gid }
  const id = (word: string, name: string) => Number(execFileSync('id', [word, name], { encoding: 'utf8' }))
  const name = existsSync(PG15) ? 'postgres' : 'nobody'
  return { uid: id('-u', name), gid: id('-g', name) }
}

export interface Place {
  folder: string
  /** A folder in it that belongs to the servers. */
  below(name: string): string
  /** Ends every process that was started on the folder, and removes it. */
  clear(): Promise<void>
}

/** Found by the folder in their words: what a server starts itself ends with it. */
const GUARD = `read -r _
for p in /proc/[0-9]*; do
  case "$(tr '\\0' ' ' 2>/dev/null < "$p/cmdline")" in *"$FOLDER"*) kill -9 "\${p#/proc/}" 2>/dev/null ;; esac
done
rm -rf "$FOLDER"
exit 0`

/** The guard also acts when whoever made the place is killed. */
export function openPlace(name: string): Place {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const { uid, gid } = account()
  chownSync(folder, uid, gid)
  const env = { PATH: process.env.PATH, FOLDER: folder }
  const guard = spawn('sh', ['-c', GUARD], { stdio: ['pipe', 'ignore', 'ignore'], env, detached: true })
  const ended = once(guard, 'exit')
  return {
    folder,
    below(child) {
      const path = join(folder, child)
      mkdirSync(path, { mode: 0o700, recursive: true })
      chownSync(path, uid, gid)
      return path
    },
    async clear() {
      guard.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** Waits for something that happens by itself; the limit only ends what hangs. */
export async function happens<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = 60_000,
): Promise<T> {
  const end = performance.now() + limitMs
  let last: unknown
  for (;;) {
    try {
      const found = await look()
      if (found) return found
    } catch (error) {
      last = error
    }
    if (performance.now() > end) throw new Error(`${what}: it did not happen`, { cause: last })
    await pause(50)
  }
}
