import { existsSync } from 'node:fs'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Sandbox, ScriptLimits, ScriptResult } from '#kernel/ports/sandbox.ts'
import { NOBODY, type Programs, SYSTEM_PROGRAMS } from './bubblewrap.ts'
import { execute } from './execute.ts'
import { syscallFilter } from './syscalls.ts'

export const SCRIPT_MAX_BYTES = 4 * 1024 * 1024
export const INPUT_MAX_BYTES = 16 * 1024 * 1024

/** The greatest delay that a timer takes. */
const MAX_WALL_MS = 2 ** 31 - 1

type Ready = Awaited<ReturnType<Sandbox['ready']>>

/** Runs Python in bubblewrap where that isolates, and nowhere else. */
export function pythonSandbox(options: Partial<Programs> & { platform?: NodeJS.Platform } = {}): Sandbox {
  const { platform = process.platform, ...given } = options
  const programs: Programs = { ...SYSTEM_PROGRAMS, ...given }
  let known: Promise<Ready> | undefined

  /** What works stays; what does not is tried again, because somebody may have installed it since. */
  async function ready(): Promise<Ready> {
    known ??= probe(programs, platform)
    const answer = await known
    if (!answer.ok) known = undefined
    return answer
  }

  return {
    ready,
    async run(script, input, limits, signal) {
      checkLimits(limits)
      const state = await ready()
      if (!state.ok) throw new Failure(state.refusal.code, state.refusal.message, state.refusal.next)
      if (signal.aborted) return unstarted('cancelled', '')
      const given = JSON.stringify(input) ?? 'null'
      const problem = scriptProblem(script) ?? inputProblem(given)
      if (problem) return unstarted('failed', `${problem}\n`)
      return execute({ programs, filter: filterHere(), script: Buffer.from(script), input: given, limits, signal })
    },
  }
}

function unstarted(end: ScriptResult['end'], stderr: string): ScriptResult {
  return { end, exitCode: null, stdout: '', stderr, wallMs: 0 }
}

/** What Python would read other than the person who approved it. */
function scriptProblem(script: string): string | undefined {
  if (script.includes('\0')) return 'The script holds a NUL character; Python would not read past it.'
  if (!script.isWellFormed()) return 'The script holds half a character (a lone surrogate) and cannot be written down.'
  if (Buffer.byteLength(script) > SCRIPT_MAX_BYTES) return `The script is longer than ${SCRIPT_MAX_BYTES} bytes.`
  return undefined
}

function inputProblem(input: string): string | undefined {
  return Buffer.byteLength(input) > INPUT_MAX_BYTES ? `The input is longer than ${INPUT_MAX_BYTES} bytes.` : undefined
}

function checkLimits(limits: ScriptLimits): void {
  const whole = Object.values(limits).every((value) => Number.isSafeInteger(value) && value > 0)
  if (!whole || limits.wallMs > MAX_WALL_MS) throw new RangeError('Limits of a script are whole numbers above zero.')
}

function filterHere(): Buffer {
  const filter = syscallFilter()
  if (!filter) throw new Error(`no filter of system calls for ${process.arch}`)
  return filter
}

/** Looks around from inside. Only if nothing of the host is seen, the word isolation is deserved. */
const PROBE = `
import os, platform, socket
seen = [path for path in ('/etc', '/home', '/root', '/proc', '/sys', '/usr/bin/env') if os.path.lexists(path)]
try:
    socket.socket(socket.AF_INET)
    seen.append('network')
except PermissionError:
    pass
for folder in ('/', '/run', '/dev', '/usr/lib'):
    if os.access(folder, os.W_OK):
        seen.append('writable ' + folder)
seen += [] if os.getuid() == ${NOBODY} and os.getpid() == 1 else ['other identity']
print(platform.python_version(), *seen)
`
const PROBE_LIMITS: ScriptLimits = { wallMs: 20_000, memoryBytes: 256 * 1024 * 1024, outputBytes: 4096, processes: 4 }

async function probe(programs: Programs, platform: NodeJS.Platform): Promise<Ready> {
  if (platform !== 'linux') return noIsolation(`Lanewright isolates Python on Linux only, and this is ${platform}.`)
  if (!existsSync(programs.bwrap)) return noIsolation(`Bubblewrap is not installed (${programs.bwrap}).`)
  const filter = syscallFilter()
  if (!filter) return noIsolation(`The system calls of this machine (${process.arch}) are not known.`)
  if (!existsSync(programs.python)) {
    const next = 'Install python3 (apt-get install python3), then try again.'
    return refusal({ code: 'python.missing', message: `Python is not installed (${programs.python}).`, next })
  }
  const script = Buffer.from(PROBE)
  const signal = new AbortController().signal
  try {
    const ran = await execute({ programs, filter, script, input: 'null', limits: PROBE_LIMITS, signal })
    const [version, ...seen] = ran.stdout.trim().split(' ')
    if (ran.end !== 'finished') return noIsolation(`A trial ${ran.end}: ${ran.stderr.trim().slice(-300)}`)
    if (seen.length > 0) return noIsolation(`A trial saw what it must not see: ${seen.join(' ')}.`)
    return { ok: true, isolation: `bubblewrap around Python ${version}` }
  } catch (error) {
    return noIsolation(error instanceof Error ? error.message : String(error))
  }
}

function noIsolation(message: string): Ready {
  const next =
    'On Linux install bubblewrap and let unprivileged users make namespaces ' +
    '(Ubuntu: an AppArmor profile for bwrap; containers: a seccomp profile that allows it). Until then no script runs.'
  return refusal({ code: 'python.no_isolation', message, next })
}

function refusal(refusal: Refusal): Ready {
  return { ok: false, refusal }
}
