import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'

/** libuv's numbers for "locked while open" on macOS and Windows; Node passes them on but does not name them. */
const LOCKED_WHILE_OPEN: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x20 | 0x04, win32: 0x10000000 }

/**
 * One process a folder: two would each remember half of what happened. The system's own lock dies with its process, so
 * kill -9 leaves nothing behind. On Linux flock(1) locks the open file that it inherits, which stays open here.
 */
export async function lockFile(path: string): Promise<FileHandle> {
  const whileOpen = LOCKED_WHILE_OPEN[process.platform]
  const flags = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (whileOpen ?? 0)
  const file = await open(path, flags, 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EAGAIN' || error.code === 'EBUSY' ? inUse(path) : error
  })
  try {
    if (whileOpen === undefined && !(await flock(file.fd))) throw inUse(path)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

async function flock(fd: number): Promise<boolean> {
  const child = spawn('flock', ['-x', '-n', '3'], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'ignore', fd],
  })
  const [code] = await once(child, 'exit').catch((cause) => {
    const next = 'Install util-linux, which has the program flock.'
    throw new Failure('demo.no_lock', 'The data folder cannot be locked: there is no flock.', next, cause)
  })
  return code === 0
}

function inUse(path: string): Failure {
  const next = 'Use the one that runs, or choose another folder.'
  return new Failure('demo.in_use', `Another practice network holds ${path}.`, next)
}
