import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Calendar, EventText, PutResult, Reader, StoredEvent } from '#kernel/ports/calendar.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import { appendLock } from '#system/lock.ts'
import { listEvents, makeFolder, readEvent, removeEventFile, sweepDrafts, writeEventFile } from './folder-files.ts'
import { checkRange, gatherBusy } from './gather.ts'
import { guardedWrites, notDone } from './put-guard.ts'

export interface FolderOptions {
  name: string
  /** One .ics file an event; files that a person puts there count too. */
  folder: string
  text: EventText
  reader: Reader
  clock: Pick<Clock, 'nowMs'>
}

interface Found {
  path: string
  etag: null
  stored: StoredEvent
}

const BUSY = { code: 'calendar.busy', message: 'Other processes have been writing to this calendar for too long.' }

/** The built-in calendar: no server and no account, and on the disk before anybody is answered. */
export async function openFolderCalendar(options: FolderOptions): Promise<Calendar> {
  const { folder, text, reader } = options
  await makeFolder(folder)
  const lock = await appendLock(folder)
  await lock.hold(() => sweepDrafts(folder))

  const pathOf = (uid: string) => join(folder, `lw-${createHash('sha256').update(uid).digest('hex').slice(0, 40)}.ics`)

  async function find(uid: string, signal: AbortSignal): Promise<Found | null> {
    signal.throwIfAborted()
    const own = await readEvent(pathOf(uid))
    if (own !== null) return { path: pathOf(uid), etag: null, stored: readStored(own) }
    for (const name of await listEvents(folder)) {
      const path = join(folder, name)
      const ics = await readEvent(path)
      const stored = ics?.includes(uid) ? text.read(ics, reader) : null
      if (stored?.uid === uid) return { path, etag: null, stored }
    }
    return null
  }

  function readStored(ics: string): StoredEvent {
    const stored = text.read(ics, reader)
    if (stored) return stored
    throw new Failure('calendar.unreadable', 'The event in the calendar cannot be read.', 'Look at its file.')
  }

  async function* events(signal: AbortSignal): AsyncGenerator<string> {
    for (const name of await listEvents(folder)) {
      signal.throwIfAborted()
      const ics = await readEvent(join(folder, name))
      if (ics !== null) yield ics
    }
  }

  /** One process at a time looks and writes; what fails before the rename was not done. */
  async function change(work: () => Promise<PutResult>, signal: AbortSignal): Promise<PutResult> {
    signal.throwIfAborted()
    try {
      return await lock.hold(work)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const isBusy = error.code === 'journal.busy'
      return notDone(isBusy ? { ...BUSY, next: error.next } : error)
    }
  }

  const writes = guardedWrites<Found>({
    find,
    async write(event, found) {
      const ics = text.write(event, new Date(options.clock.nowMs()).toISOString())
      await writeEventFile(found?.path ?? pathOf(event.uid), ics)
      return { outcome: 'done', etag: null }
    },
    async erase(_, { path }) {
      await removeEventFile(path)
      return { outcome: 'done', etag: null }
    },
  })

  return {
    name: options.name,
    async busy(range, signal) {
      checkRange(range)
      return gatherBusy(events(signal), (ics) => text.busy(ics, range, reader), range, signal)
    },
    put: (event, signal) => change(() => writes.put(event, signal), signal),
    get: writes.get,
    remove: (uid, signal) => change(() => writes.remove(uid, signal), signal),
    close: () => lock.close(),
  }
}
