import { lstatSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Keeps compiled code from one start to the next, which halves the time that importing the product takes. Call it before the
 * imports that it is for. Cached code is run without a look at its source, so it is only read from a private folder of the
 * account that runs; without one nothing is cached. NODE_COMPILE_CACHE names another folder, as in every Node.js program.
 */
export function keepCompiledCode(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.NODE_COMPILE_CACHE !== undefined) return null
  const folder = join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'lanewright')
  if (!isPrivate(folder)) return null
  return enableCompileCache(folder).directory ?? null
}

function isPrivate(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { uid, mode } = lstatSync(folder)
    if (process.getuid === undefined) return true
    return uid === process.getuid() && (mode & 0o022) === 0
  } catch {
    return false
  }
}
