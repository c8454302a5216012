import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { layoutOf, openDataFolder, privateFolder, writePrivate } from '#system/private-folder.ts'
import { isAlive } from '#system/process.ts'

/** Where the running server of a data folder is, for other commands of the same person. Readable by nobody else. */
export interface Running {
  pid: number
  port: number
  token: string
}

const noteOf = (dataDir: string) => join(layoutOf(dataDir).run, 'server.json')

/** A new secret for every start: an old note opens nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export async function announce(dataDir: string, running: Running): Promise<() => Promise<void>> {
  const folder = await openDataFolder(dataDir)
  // The folder belongs to the account of the embedded server; only a folder without one is ours to make.
  await privateFolder(layoutOf(folder).run)
  const note = noteOf(folder)
  await writePrivate(note, `${JSON.stringify(running)}\n`)
  return async () => {
    if ((await readNote(note))?.token === running.token) await rm(note, { force: true })
  }
}

/** The server that runs on this folder now, if its note and its process are still there. */
export async function findRunning(dataDir: string): Promise<Running | undefined> {
  const note = await readNote(noteOf(dataDir))
  return note && note.pid !== process.pid && isAlive(note.pid) ? note : undefined
}

/** The port of a server on this folder, this process's own included. */
export async function announcedPorts(dataDir: string): Promise<number[]> {
  const note = await readNote(noteOf(dataDir))
  return note ? [note.port] : []
}

async function readNote(path: string): Promise<Running | undefined> {
  try {
    const { pid, port, token } = JSON.parse(await readFile(path, 'utf8')) as Partial<Running>
    const whole = Number.isSafeInteger(pid) && Number.isSafeInteger(port) && /^[\w-]{43}$/.test(String(token))
    return whole ? { pid: pid as number, port: port as number, token: token as string } : undefined
  } catch {
    return undefined
  }
}
