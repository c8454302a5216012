import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect } from 'vitest'
import { pythonSandbox } from '#integrations/python/sandbox.ts'
import { SCRIPT_LIMITS, type ScriptLimits, type ScriptResult } from '#kernel/ports/sandbox.ts'

export const sandbox = pythonSandbox()

/** Where nothing isolates there is nothing to test, and the reason is said. */
export function needSandbox(): void {
  beforeEach(async (context) => {
    const state = await sandbox.ready()
    if (!state.ok) context.skip(state.refusal.message)
  })
}

interface Given {
  input?: unknown
  limits?: Partial<ScriptLimits>
  signal?: AbortSignal
}

export function run(script: string, given: Given = {}): Promise<ScriptResult> {
  const signal = given.signal ?? new AbortController().signal
  return sandbox.run(script, given.input ?? null, { ...SCRIPT_LIMITS, ...given.limits }, signal)
}

/** What a script that came to its end printed, as JSON. */
export async function answerOf(script: string, given: Given = {}): Promise<unknown> {
  const result = await run(script, given)
  expect(result, result.stderr).toMatchObject({ end: 'finished', exitCode: 0 })
  return JSON.parse(result.stdout)
}

/** Words for a script: `call` asks the kernel directly, `attempt` tells what an act came to. */
export const PROBES = `
import ctypes, errno, json, os, sys
libc = ctypes.CDLL(None, use_errno=True)
def call(name, *words):
    ctypes.set_errno(0)
    if getattr(libc, name)(*words) == -1:
        raise OSError(ctypes.get_errno(), name)
    return 'done'
def attempt(act):
    try:
        return repr(act())
    except OSError as error:
        return errno.errorcode.get(error.errno, str(error.errno))
`

/** A name that a process of a script can carry, and that is seen from outside. */
export function newMarker(): string {
  return `lw${randomBytes(6).toString('hex')}`
}

export const carry = (marker: string) => `libc.prctl(15, b'${marker}', 0, 0, 0)\n`

export function carriers(marker: string): number {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && nameOf(pid) === marker).length
}

function nameOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}

export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5)
}
