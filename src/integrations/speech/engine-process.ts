import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { TranscriptSegment } from '#kernel/ports/transcriber.ts'
import type { FromChild, Job } from './child-talk.ts'
import type { SpeechCode } from './refusals.ts'

export interface EngineLimits {
  /** Without a word from it; a chunk takes some two seconds. */
  stallMs: number
  /** For all of a recording: this, and so many times its own length. */
  totalMs: number
  timesLength: number
  rssBytes: number
  /** An engine that nobody asks gives its memory back. */
  idleMs: number
}

/** Measured: half a gigabyte, and some fifteen seconds of speech a second; a busy machine is given many times that. */
export const ENGINE_LIMITS: EngineLimits = {
  stallMs: 120_000,
  totalMs: 300_000,
  timesLength: 4,
  rssBytes: 1024 ** 3,
  idleMs: 60_000,
}
const WATCH_MS = 250
const HEAP_MB = 512

export type Transcription = { ok: true; segments: TranscriptSegment[] } | { ok: false; code: SpeechCode }

export interface EngineProcess {
  /** One at a time. Ends with the signal's reason where that speaks first. */
  run(job: Omit<Job, 'id'>, signal: AbortSignal): Promise<Transcription>
  close(): Promise<void>
}

/** The engine in a process of its own: it may hang, crash or grow, and is ended for it; the next job starts another. */
export function openEngineProcess(program: URL, limits: EngineLimits): EngineProcess {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0
  let closed = false

  const start = (): ChildProcess => {
    const started = fork(program, {
      // It hears what strangers recorded: it needs nothing of our environment.
      env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Told to whoever waits for it; nobody waits for an idle one.
    started.on('error', () => {})
    started.once('exit', () => {
      if (child === started) child = null
    })
    child = started
    return started
  }
  const stop = async (): Promise<void> => {
    clearTimeout(idle)
    const stopped = child
    child = null
    if (!stopped || stopped.exitCode !== null || stopped.signalCode !== null) return
    stopped.ref()
    const gone = new Promise((resolve) => stopped.once('exit', resolve))
    if (stopped.kill('SIGKILL')) await gone
  }
  const rest = (resting: ChildProcess) => {
    resting.unref()
    resting.channel?.unref()
    idle = setTimeout(() => void stop(), limits.idleMs).unref()
  }

  return {
    close() {
      closed = true
      return stop()
    },
    async run(work, signal) {
      signal.throwIfAborted()
      if (closed) return { ok: false, code: 'speech.engine_failed' }
      clearTimeout(idle)
      const engine = child ?? start()
      engine.ref()
      engine.channel?.ref()
      const job = { ...work, id: ++count }
      try {
        const heard = await follow(engine, job, limits, signal)
        if (heard.over) await stop()
        else rest(engine)
        return heard.heard
      } catch (error) {
        await stop()
        throw error
      }
    },
  }
}

/** `over`: it does not answer as it should, and is to be ended. */
function follow(engine: ChildProcess, job: Job, limits: EngineLimits, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<{ over: boolean; heard: Transcription }>()
  const segments: TranscriptSegment[] = []
  const give = (code: SpeechCode) => resolve({ over: true, heard: { ok: false, code } })
  const weigh = (rssBytes: number) => rssBytes > limits.rssBytes && give('speech.out_of_memory')
  const late = () => give('speech.took_too_long')
  const gone = () => give('speech.engine_failed')
  const abort = () => reject(signal.reason)
  const stall = setTimeout(late, limits.stallMs)
  const total = setTimeout(late, limits.totalMs + limits.timesLength * job.wav.durationMs)
  const watch = setInterval(() => void rssOf(engine.pid).then(weigh), WATCH_MS)
  const handle = (message: FromChild) => {
    if (message.id !== job.id) return
    stall.refresh()
    if (message.kind === 'alive') weigh(message.rssBytes)
    else if (message.kind === 'segment') segments.push(message.segment)
    else if (message.kind === 'done') resolve({ over: false, heard: { ok: true, segments } })
    else resolve({ over: message.code === 'speech.engine_failed', heard: { ok: false, code: message.code } })
  }
  engine.on('message', handle).once('exit', gone).once('error', gone)
  signal.addEventListener('abort', abort, { once: true })
  engine.send(job, (error) => error && gone())
  return promise.finally(() => {
    engine.off('message', handle).off('exit', gone).off('error', gone)
    signal.removeEventListener('abort', abort)
    clearTimeout(stall)
    clearTimeout(total)
    clearInterval(watch)
  })
}

/** While the model works the child cannot tell its size; Linux can. Elsewhere it tells between two chunks. */
async function rssOf(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
