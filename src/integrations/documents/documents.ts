import { stat } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Documents, Extraction } from '#kernel/ports/documents.ts'
import { type Reader, startReader } from './child-link.ts'
import { identify } from './identify.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import { refusalOf } from './refusals.ts'

export interface DocumentsOptions {
  /** How many files are read at the same time, each in a child of its own. */
  children?: number
  limits?: Partial<Limits>
  /** What a child runs; another one only to see what happens when it misbehaves. */
  program?: URL
}

export type OpenDocuments = Documents & { close(): Promise<void> }

/** Two, so that a scan of many pages does not hold up what needs no recognising. */
const CHILDREN = 2
const MOST_WAITING = 20_000

interface Place {
  reader: Reader | null
  isBusy: boolean
  idle: NodeJS.Timeout | undefined
}

const PROGRAM = new URL(`./child/main.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

/** Text out of documents. Children start with the first file, and end when there is nothing to do. */
export function openDocuments(options: DocumentsOptions = {}): OpenDocuments {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const program = options.program ?? PROGRAM
  const places: Place[] = Array.from({ length: options.children ?? CHILDREN }, () => ({
    ...{ reader: null, isBusy: false, idle: undefined },
  }))
  const waiting: Array<(place: Place) => void> = []
  const closing = new AbortController()

  /** Null where the signal came first. */
  function takePlace(signal: AbortSignal): Promise<Place | null> {
    const free = places.find(({ isBusy }) => !isBusy)
    if (free) {
      free.isBusy = true
      clearTimeout(free.idle)
      return Promise.resolve(free)
    }
    const { promise, resolve } = Promise.withResolvers<Place | null>()
    const leave = () => {
      waiting.splice(waiting.indexOf(take), 1)
      resolve(null)
    }
    const take = (place: Place) => {
      signal.removeEventListener('abort', leave)
      resolve(place)
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(take)
    return promise
  }

  function leavePlace(place: Place): void {
    const next = waiting.shift()
    if (next) next(place)
    else {
      place.isBusy = false
      place.idle = setTimeout(() => void endReader(place), limits.idleMs).unref()
    }
  }

  async function readIn(place: Place, path: string, signal: AbortSignal): Promise<Extraction> {
    if (place.reader?.isSpent) await endReader(place)
    const reader = place.reader ?? startReader(program, limits)
    place.reader = reader
    const extraction = await reader.read(path, signal)
    if (reader.isSpent) await endReader(place)
    // What earlier files left behind may have been too much, and this one not at fault: it gets a child of its own.
    const isInDoubt = !extraction.ok && reader.files > 1 && reader.isSpent && IN_DOUBT.has(extraction.refusal.code)
    return isInDoubt ? readIn(place, path, signal) : extraction
  }

  return {
    identify: (head) => identify(head),
    async extract({ path }, signal) {
      if (closing.signal.aborted) throw closed()
      if (waiting.length >= MOST_WAITING) return { ok: false, refusal: refusalOf('busy') }
      await checkFile(path)
      const either = AbortSignal.any([signal, closing.signal])
      const place = either.aborted ? null : await takePlace(either)
      if (place === null) return { ok: false, refusal: refusalOf('stopped') }
      try {
        return await readIn(place, path, either)
      } finally {
        if (closing.signal.aborted) await endReader(place)
        leavePlace(place)
      }
    },
    async close() {
      closing.abort()
      for (const place of places) clearTimeout(place.idle)
      await Promise.all(places.map(endReader))
    },
  }
}

const IN_DOUBT = new Set(['document.too_large', 'document.broken'])

async function endReader(place: Place): Promise<void> {
  const { reader } = place
  place.reader = null
  await reader?.end()
}

/** A pipe or a device would be waited for, and a file that is missing is no fault of the document. */
async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found?.isFile()) return
  throw new Failure('document.missing', 'There is no file where the document should be.', 'Check the data folder.')
}

const closed = () =>
  new Failure('document.closed', 'The reading of documents was closed.', 'This is a defect; report it.')
