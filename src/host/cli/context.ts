import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Io } from './io.ts'
import type { Out } from './out.ts'
import { type Settings, settingsFrom } from './settings.ts'

export interface Context {
  settings: Settings
  out: Out
  io: Io
}

/** 0: good. 1: what was checked or asked for is not good. 2: wrong use, or the surroundings do not allow it. */
export type ExitCode = number

/** A command: its arguments, then its own options. Whatever it throws is told by the program and ends with 2. */
export type Work<A extends unknown[]> = (context: Context, ...args: A) => Promise<ExitCode>

export type Runner = <A extends unknown[]>(work: Work<A>) => (...args: [...A, Command]) => Promise<void>

/** `ended` is given the exit code. */
export function createRunner(io: Io, out: Out, ended: (code: ExitCode) => void): Runner {
  return <A extends unknown[]>(work: Work<A>) =>
    async (...args: [...A, Command]) => {
      const command = args.at(-1) as Command
      const settings = settingsFrom(command.optsWithGlobals(), io.env, io.cwd())
      ended(await work({ settings, out, io }, ...(args.slice(0, -1) as A)))
    }
}

const LISTS = {
  workspace: '`lanewright workspaces`',
  approval: '`lanewright approve`',
  person: "the person column of the app's table",
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

export function requireUuid(text: string, what: 'workspace' | 'approval' | 'person'): string {
  if (isUuid(text)) return text.toLowerCase()
  const list = LISTS[what]
  throw new Failure(
    `${what}.bad_id`,
    `${JSON.stringify(text)} is no id of ${what === 'approval' ? 'an' : 'a'} ${what}`,
    `Copy it from ${list}.`,
  )
}
