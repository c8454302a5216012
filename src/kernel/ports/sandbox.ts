import type { Refusal } from '#kernel/contracts/refusal.ts'

export interface ScriptLimits {
  wallMs: number
  memoryBytes: number
  /** Of standard output and of standard error, each. */
  outputBytes: number
  processes: number
}

export const SCRIPT_LIMITS: ScriptLimits = {
  wallMs: 60_000,
  memoryBytes: 256 * 1024 * 1024,
  outputBytes: 256 * 1024,
  processes: 32,
}

export type ScriptEnd = 'finished' | 'failed' | 'timed_out' | 'out_of_memory' | 'too_much_output' | 'cancelled'

export interface ScriptResult {
  end: ScriptEnd
  exitCode: number | null
  stdout: string
  stderr: string
  wallMs: number
}

/** Runs a script that somebody approved, away from everything else: no network, no host files, no environment. */
export interface Sandbox {
  /** What isolates here, or why the feature is off. */
  ready(): Promise<{ ok: true; isolation: string } | { ok: false; refusal: Refusal }>
  /** `input` is given as JSON on standard input. Throws only when the sandbox itself could not be started. */
  run(script: string, input: unknown, limits: ScriptLimits, signal: AbortSignal): Promise<ScriptResult>
}
