import type { Command } from 'commander'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { type Answered, requirePerson } from '../answers.ts'
import type { Context, ExitCode, Runner } from './context.ts'
import { osUser } from './settings.ts'

/** A command that a person gives: who does it. */
export interface LeadsContext extends Context {
  person: string
}

export type LeadsWork<A extends unknown[]> = (context: LeadsContext, ...args: A) => Promise<ExitCode>

/** --person belongs to `leads` and means the same before and after the word of a command. */
export function asDoer<A extends unknown[]>(run: Runner, work: LeadsWork<A>) {
  return async (...args: [...A, Command]) => {
    const { person = osUser() } = (args.at(-1) as Command).optsWithGlobals<{ person?: string }>()
    const doer = requirePerson(person)
    await run<A>((context, ...rest) => work({ ...context, person: doer }, ...rest))(...args)
  }
}

/** What was refused ends the command with its code and its next step. */
export function unwrap<T>(answer: Answered<T>): T {
  if (answer === null || typeof answer !== 'object' || !('refused' in answer)) return answer as T
  const { code, message, next } = answer.refused as Refusal
  throw new Failure(code, message, next)
}
