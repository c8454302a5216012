import type { Command } from 'commander'
import type { Context, ExitCode, Runner } from '#host/cli/context.ts'
import { osUser } from '#host/cli/settings.ts'
import { isTimeZone } from '#host/time-zone.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

/** A command on one person's tasks: whose, and where that person's day begins. */
export interface PersonContext extends Context {
  user: string
  zone: string
}

export type PersonWork<A extends unknown[]> = (person: PersonContext, ...args: A) => Promise<ExitCode>

/** --user and --zone belong to `tasks` and mean the same before and after the word of a command. */
export function asPerson<A extends unknown[]>(run: Runner, work: PersonWork<A>) {
  return async (...args: [...A, Command]) => {
    const { user = osUser(), zone = machineZone() } = (args.at(-1) as Command).optsWithGlobals<{
      user?: string
      zone?: string
    }>()
    const person = { user: requireUser(user), zone: requireZone(zone) }
    await run<A>((context, ...rest) => work({ ...context, ...person }, ...rest))(...args)
  }
}

function requireUser(user: string): string {
  if (user.length >= 1 && user.length <= 200 && user.isWellFormed() && !/\p{Cc}/u.test(user)) return user
  throw new Failure('person.bad_name', 'a person has a name of 1 to 200 characters', 'Name one with --user.')
}

function machineZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function requireZone(zone: string): string {
  if (isTimeZone(zone)) return zone
  const next = 'Give its IANA name with --zone, as in Europe/Berlin.'
  throw new Failure('zone.unknown', `there is no time zone ${JSON.stringify(zone)}`, next)
}
