import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type NetworkEvent, readEvent } from './events.ts'

const LF = 0x0a

/**
 * The log of what happened. `append` comes back once the line is on the disk: only then may anybody be answered. It
 * blocks on purpose. With nothing else running between a rule's check and its line, two requests cannot both pass.
 */
export interface Log {
  append(event: NetworkEvent): void
  close(): void
}

/** Opens the log and answers what stands in it; what a crash left half written at the end is cut off. */
export function openLog(path: string): { log: Log; events: NetworkEvent[] } {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0)
  const file = openSync(path, flags, 0o600)
  try {
    const { events, sizeBytes } = readLog(readFileSync(file), path)
    if (fstatSync(file).size > sizeBytes) ftruncateSync(file, sizeBytes)
    fsyncSync(file)
    syncFolder(dirname(path))
    return { log: appender(file, sizeBytes), events }
  } catch (error) {
    closeSync(file)
    throw error
  }
}

/** Nobody was ever answered for a last line without its end, or one that cannot be read. Earlier ones must be whole. */
function readLog(bytes: Buffer, path: string): { events: NetworkEvent[]; sizeBytes: number } {
  const events: NetworkEvent[] = []
  let from = 0
  for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, from)) {
    const event = readEvent(bytes.subarray(from, end))
    if (!event) {
      if (bytes.indexOf(LF, end + 1) >= 0) throw damaged(path, events.length + 1)
      break
    }
    events.push(event)
    from = end + 1
  }
  return { events, sizeBytes: from }
}

function appender(file: number, startBytes: number): Log {
  let sizeBytes = startBytes
  let state: 'open' | 'broken' | 'closed' = 'open'
  return {
    append(event) {
      if (state !== 'open') throw unwritable(state)
      const line = Buffer.from(`${JSON.stringify(event)}\n`)
      // A line that the next start could not read would take all later ones with it.
      if (!readEvent(line.subarray(0, -1))) throw new TypeError(`This is no event of the log: ${event.kind}.`)
      try {
        for (let done = 0; done < line.length; ) done += writeSync(file, line, done)
        fsyncSync(file)
        sizeBytes += line.length
      } catch (error) {
        // After a failed write nobody knows what is on the disk; the next start reads it and decides.
        state = 'broken'
        tryTruncate(file, sizeBytes)
        throw unwritable(state, error)
      }
    },
    close() {
      if (state === 'closed') return
      state = 'closed'
      closeSync(file)
    },
  }
}

function tryTruncate(file: number, sizeBytes: number): void {
  try {
    ftruncateSync(file, sizeBytes)
  } catch {
    // The log stays broken, and the next start cuts off what is half written.
  }
}

/** The name of a new file is on the disk only when its folder is. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, constants.O_RDONLY)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function damaged(path: string, line: number): Failure {
  const next = 'Put the file back from a copy, or start with an empty folder.'
  return new Failure('demo.log_damaged', `Line ${line} of ${path} cannot be read.`, next)
}

function unwritable(state: string, cause?: unknown): Failure {
  const next = 'Free some space on the disk if it is full, and start the practice network again.'
  return new Failure('demo.log_unwritable', `The log is ${state} and takes nothing more.`, next, cause)
}
