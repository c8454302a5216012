import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { ScriptEnd, ScriptLimits, ScriptResult } from '#kernel/ports/sandbox.ts'
import { bubblewrapWords, FD, NOBODY, type Programs } from './bubblewrap.ts'
import { offerToKernel, usesTooMuch } from './memory.ts'
import { MEMORY_EXIT, startText } from './start.ts'

export interface Work {
  programs: Programs
  filter: Buffer
  script: Buffer
  /** JSON. */
  input: string
  limits: ScriptLimits
  signal: AbortSignal
}

const WATCH_MS = 25
const STATUS_BYTES = 4096
const GONE_WAIT_MS = 2
const STUCK_MS = 5000

/** The first process of the sandbox. A number may be given to another process; with its start time it is that one. */
interface Init {
  pid: number
  born: string | undefined
}

/** Runs one script to its end, and resolves when nothing of it is left. */
export async function execute(work: Work): Promise<ScriptResult> {
  const { limits, signal } = work
  const began = performance.now()
  const child = start(work)
  let init: Init | undefined
  let forced: ScriptEnd | undefined

  // Before bubblewrap has told the first process it is left alone: what it had begun might outlive it.
  function stop(end: ScriptEnd): void {
    forced ??= end
    if (init) killAll(init)
    else setTimeout(() => child.kill('SIGKILL'), STUCK_MS).unref()
  }

  const status = followStatus(child, (pid) => {
    init = { pid, born: statOf(pid)?.born }
    offerToKernel(pid)
    if (forced) killAll(init)
  })
  const [stdout, stderr] = [1, 2].map((fd) =>
    collect(child.stdio[fd] as Readable, limits.outputBytes, () => stop('too_much_output')),
  ) as [Collected, Collected]
  const clock = setTimeout(() => stop('timed_out'), limits.wallMs)
  const watch = setInterval(() => {
    if (init && !forced && usesTooMuch(init.pid, limits.memoryBytes)) stop('out_of_memory')
  }, WATCH_MS)
  const cancel = () => stop('cancelled')
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()

  try {
    await closed(child)
    if (init) await gone(init)
  } finally {
    clearTimeout(clock)
    clearInterval(watch)
    signal.removeEventListener('abort', cancel)
  }
  const exitCode = forced ? null : status().exitCode
  if (!forced && exitCode === undefined) throw notStarted(stderr.text())
  const end = forced ?? (exitCode === 0 ? 'finished' : exitCode === MEMORY_EXIT ? 'out_of_memory' : 'failed')
  const wallMs = Math.round(performance.now() - began)
  return { end, exitCode: exitCode ?? null, stdout: stdout.text(), stderr: stderr.text(), wallMs }
}

/** Root never runs a script: the kernel does not count the processes of root, and nobody owns less. */
function start({ programs, filter, script, input, limits }: Work): ChildProcess {
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const stdio = Array.from({ length: FD.status + 1 }, () => 'pipe' as const)
  const child = spawn(programs.bwrap, bubblewrapWords(programs.python), { ...identity, cwd: '/', env: {}, stdio })
  give(child.stdio[0], input)
  give(child.stdio[FD.start], startText(limits))
  give(child.stdio[FD.script], script)
  give(child.stdio[FD.filter], filter)
  return child
}

/** A script need not read what it is given, and may end at any moment: a broken pipe is no error. */
function give(stream: unknown, content: string | Buffer): void {
  const writable = stream as Writable
  writable.on('error', () => {})
  writable.end(content)
}

interface Status {
  exitCode?: number
}

/** Bubblewrap tells the first process before that runs, and the exit code only if the script was really begun. */
function followStatus(child: ChildProcess, begun: (pid: number) => void): () => Status {
  let text = ''
  let seen = false
  const stream = child.stdio[FD.status] as Readable
  stream.on('error', () => {})
  stream.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString('latin1')).slice(0, STATUS_BYTES)
    const pid = /"child-pid": (\d+)/.exec(text)?.[1]
    if (pid === undefined || seen) return
    seen = true
    begun(Number(pid))
  })
  return () => {
    const code = /"exit-code": (\d+)/.exec(text)?.[1]
    return code === undefined ? {} : { exitCode: Number(code) }
  }
}

interface Collected {
  text(): string
}

function collect(stream: Readable, limitBytes: number, tooMuch: () => void): Collected {
  const chunks: Buffer[] = []
  let kept = 0
  stream.on('error', () => {})
  stream.on('data', (chunk: Buffer) => {
    const room = limitBytes - kept
    if (room > 0) chunks.push(chunk.subarray(0, room))
    kept = Math.min(limitBytes, kept + chunk.length)
    if (chunk.length > room) tooMuch()
  })
  return { text: () => Buffer.concat(chunks).toString('utf8') }
}

/** The end of the first process ends its whole namespace. */
function killAll(init: Init): void {
  try {
    if (isThere(init)) process.kill(init.pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function closed(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}

/** The kernel lets the first process of a namespace end only after all the others. */
async function gone(init: Init): Promise<void> {
  while (isThere(init)) await pause(GONE_WAIT_MS)
}

function isThere({ pid, born }: Init): boolean {
  const now = statOf(pid)
  return now !== undefined && now.born === born && now.state !== 'Z'
}

function statOf(pid: number): { state?: string; born?: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], born: fields[19] }
  } catch {
    return undefined
  }
}

function notStarted(stderr: string): Failure {
  const message = `The sandbox could not be started: ${stderr.trim().slice(0, 500) || 'bubblewrap ended without a word'}`
  return new Failure('python.not_started', message, 'See what bubblewrap says, and start Lanewright again.')
}
