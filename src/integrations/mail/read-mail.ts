import { Worker } from 'node:worker_threads'
import type { ReceivedMail } from '#kernel/ports/mailer.ts'
import { bareMail, type ReadOptions } from './received.ts'

/** More is not given to the library: what it would still find are attachments, and those are not opened. */
export const MOST_BYTES = 10 * 1024 * 1024
/** Of one mail, from the moment the thread takes it up. */
const READ_MS = 1_500
/** For a thread to start, on a machine that is busy with other things. */
const START_MS = 20_000
const MEMORY_MB = 256

interface Answer {
  id: number
  kind: 'begun' | 'early' | 'read' | 'failed'
  mail?: ReceivedMail
}

export type ReadMail = (raw: Uint8Array | AsyncIterable<Uint8Array>, options?: ReadOptions) => Promise<ReceivedMail>

/**
 * Reads a mail, whatever it is: never a throw, never over two seconds once its turn has come. What had to be given up
 * stands in `notices`.
 */
export const readMail: ReadMail = createReader(
  new URL(`./mail-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
)

/** One thread, one mail at a time. A thread that does not answer is ended, and another takes its place. */
export function createReader(program: URL): ReadMail {
  let thread: Worker | null = null
  let queue: Promise<unknown> = Promise.resolve()
  const start = () => {
    const fresh = startThread(program)
    fresh.once('exit', () => {
      if (thread === fresh) thread = null
    })
    thread = fresh
    return fresh
  }
  return async (raw, options = { trustedServers: [] }) => {
    const { bytes, cut } = raw instanceof Uint8Array ? bounded(raw) : await collect(raw)
    const turn = queue.then(() =>
      readInThread(thread ?? start(), bytes, options, (stuck) => {
        void stuck.terminate()
        start()
      }),
    )
    queue = turn
    const mail = await turn
    return cut ? { ...mail, notices: [...mail.notices, 'mail.cut'] } : mail
  }
}

function bounded(raw: Uint8Array): { bytes: Uint8Array; cut: boolean } {
  return { bytes: raw.subarray(0, MOST_BYTES), cut: raw.byteLength > MOST_BYTES }
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<{ bytes: Uint8Array; cut: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reading = (async () => {
    for await (const chunk of stream) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > MOST_BYTES) return true
    }
    return false
  })().catch(() => true)
  const timer = Promise.withResolvers<boolean>()
  const stop = setTimeout(() => timer.resolve(true), READ_MS)
  const cut = await Promise.race([reading, timer.promise])
  clearTimeout(stop)
  return { bytes: bounded(Buffer.concat(chunks)).bytes, cut }
}

let count = 0

function readInThread(
  worker: Worker,
  raw: Uint8Array,
  options: ReadOptions,
  replace: (stuck: Worker) => void,
): Promise<ReceivedMail> {
  const id = ++count
  return new Promise((resolve) => {
    let early: ReceivedMail | null = null
    let timer = setTimeout(() => give('mail.not_read'), START_MS)
    const finish = (mail: ReceivedMail) => {
      clearTimeout(timer)
      worker.off('message', handle).off('exit', gone).off('error', gone)
      worker.unref()
      resolve(mail)
    }
    const give = (notice: string) => {
      replace(worker)
      finish(early ? { ...early, notices: [...early.notices, notice] } : bareMail(raw, options, [notice]))
    }
    const gone = () => give('mail.not_read')
    const handle = (answer: Answer) => {
      if (answer.id !== id) return
      if (answer.kind === 'begun') {
        clearTimeout(timer)
        timer = setTimeout(() => give('mail.took_too_long'), READ_MS)
      } else if (answer.kind === 'early') early = answer.mail as ReceivedMail
      else finish(answer.kind === 'read' ? (answer.mail as ReceivedMail) : bareMail(raw, options, ['mail.not_read']))
    }
    worker.on('message', handle).once('exit', gone).once('error', gone)
    worker.ref()
    worker.postMessage({ id, raw, options })
  })
}

function startThread(program: URL): Worker {
  const worker = new Worker(program, {
    // It reads what strangers wrote: it needs nothing of our environment.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // Told to whoever waits for it; nobody waits for an idle one.
  worker.on('error', () => {})
  worker.unref()
  return worker
}
