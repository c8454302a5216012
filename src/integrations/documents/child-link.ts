import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Extraction, PageText } from '#kernel/ports/documents.ts'
import { type Limits, MOST_CHARS } from './limits.ts'
import { readLines } from './lines.ts'
import { MOST_LINE_BYTES, type Request, readSaid, type Said } from './messages.ts'
import { type RefusalName, refusalOf } from './refusals.ts'

/** One child that reads files one after another, and never two at once. */
export interface Reader {
  /** It ended, had to be ended, or has done enough: another must take its place. */
  readonly isSpent: boolean
  /** How many files it has begun. */
  readonly files: number
  read(path: string, signal: AbortSignal): Promise<Extraction>
  end(): Promise<void>
}

/** Also what V8 writes when its part of the memory is used up. */
const MEMORY_WORDS = /holds more memory than it may|out of memory|Allocation failed/i
const MOST_LAST_WORDS = 16 * 1024
/** A child that keeps so much of its memory after a file would hold the next one's against it. */
const KEPT_SHARE = 0.6
const GRACE_MS = 200

let count = 0

export function startReader(program: URL, limits: Limits): Reader {
  const child = startChild(program, limits)
  const last = lastWords(child)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  const started = Promise.withResolvers<void>()
  // Told to whoever waits for it first.
  started.promise.catch(() => {})
  const answers = child.stdio[3] as Socket
  let handle: ((said: Said) => void) | null = null
  let [isSpent, files] = [false, 0]

  const kill = () => {
    isSpent = true
    child.kill('SIGKILL')
  }
  const late = setTimeout(kill, limits.startMs)
  child.once('error', (error) => {
    kill()
    started.reject(notStarted(error.message))
  })
  child.once('close', () => {
    isSpent = true
    clearTimeout(late)
    started.reject(notStarted(last()))
  })
  readLines(answers, MOST_LINE_BYTES, (line) => {
    const said = line === null ? null : readSaid(line)
    if (said === null) return kill()
    if (said.kind !== 'ready') return handle?.(said)
    clearTimeout(late)
    started.resolve()
  })
  /** While it reads, the program waits for it; an idle child holds nobody up. */
  const hold = (isHeld: boolean) => {
    for (const one of [child, child.stdin as Socket, child.stderr as Socket, answers]) isHeld ? one.ref() : one.unref()
  }
  hold(false)

  async function read(path: string, signal: AbortSignal): Promise<Extraction> {
    files++
    hold(true)
    try {
      await Promise.race([started.promise, aborted(signal)])
      if (signal.aborted) return refuse('stopped')
      const file = followFile(++count, limits)
      const request: Request = { id: file.id, path, recognizeAllMs: limits.recognizeAllMs }
      handle = file.handle
      signal.addEventListener('abort', file.stop)
      void ended.then(() => file.give(MEMORY_WORDS.test(last()) ? 'too_large' : 'broken'))
      child.stdin?.write(`${JSON.stringify(request)}\n`)
      const { extraction, keeps } = await file.outcome
      signal.removeEventListener('abort', file.stop)
      if (keeps === null) kill()
      else if (files >= limits.filesPerChild || keeps > limits.memoryBytes * KEPT_SHARE) isSpent = true
      return extraction
    } finally {
      handle = null
      hold(false)
    }
  }

  return {
    get isSpent() {
      return isSpent
    },
    get files() {
      return files
    },
    read,
    async end() {
      hold(true)
      kill()
      await ended
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

interface FileOutcome {
  extraction: Extraction
  /** What the child holds after it, in bytes; null for a child that is not to be trusted with another. */
  keeps: number | null
}

/** Gathers what a child says about one file, and gives up when it says nothing for too long. */
function followFile(id: number, limits: Limits) {
  const { promise, resolve } = Promise.withResolvers<FileOutcome>()
  const pages: PageText[] = []
  let [chars, isOver] = [0, false]
  const give = (name: RefusalName) => finish({ extraction: refuse(name), keeps: null })
  const late = () => give('too_slow')
  const total = setTimeout(late, limits.totalMs)
  // Where this program itself was held up, what the child said meanwhile is heard first.
  const wait = (ms: number) =>
    setTimeout(() => {
      step = setTimeout(late, GRACE_MS)
    }, ms)
  let step = wait(limits.stepMs)
  const finish = (outcome: FileOutcome) => {
    isOver = true
    clearTimeout(total)
    clearTimeout(step)
    resolve(outcome)
  }
  const handle = (said: Said) => {
    if (isOver) return
    if (said.kind === 'ready' || said.id !== id) return give('broken')
    clearTimeout(step)
    const isRecognizing = said.kind === 'step' && said.patience === 'recognise'
    step = wait(isRecognizing ? limits.recognizeMs : limits.stepMs)
    if (said.kind === 'page') {
      const { page, text, method } = said
      chars += text.length
      if (page !== pages.length + 1 || chars > MOST_CHARS) return give('broken')
      pages.push({ page, text, method })
    } else if (said.kind === 'refused')
      finish({ extraction: { ok: false, refusal: said.refusal }, keeps: said.heldBytes })
    else if (said.kind === 'done') {
      const { contentType, about, attachments, notices } = said
      const extracted = { contentType, pages, about, attachments, notices }
      finish({ extraction: { ok: true, extracted }, keeps: said.heldBytes })
    }
  }
  return { id, handle, give, stop: () => give('stopped'), outcome: promise }
}

function startChild(program: URL, limits: Limits): ChildProcess {
  const suffix = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const shut = new URL(`./child/no-network.${suffix}`, import.meta.url)
  // It may read files, and load the libraries that draw and recognise. It may write none, and start no program.
  const may = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker']
  const flags = [...may, `--max-old-space-size=${limits.heapMb}`, '--no-warnings', `--require=${fileURLToPath(shut)}`]
  const child = spawn(process.execPath, [...flags, fileURLToPath(program), String(limits.memoryBytes)], {
    env: process.env.PATH === undefined ? {} : { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  // A child that ends while it is spoken to is noticed by its end.
  for (const pipe of child.stdio) pipe?.on('error', () => {})
  return child
}

function lastWords(child: ChildProcess): () => string {
  let words = ''
  child.stderr?.setEncoding('latin1').on('data', (chunk: string) => {
    words = (words + chunk).slice(-MOST_LAST_WORDS)
  })
  return () => words
}

const refuse = (name: RefusalName): Extraction => ({ ok: false, refusal: refusalOf(name) })

function notStarted(words: string): Failure {
  const message = `What reads documents could not be started: ${words.trim().slice(-500) || 'it ended without a word'}`
  return new Failure('document.not_started', message, 'See what it says, and start Lanewright again.')
}
