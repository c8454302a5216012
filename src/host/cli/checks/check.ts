import { Failure } from '#kernel/contracts/refusal.ts'

/** One thing that was looked at. What is not ok says what to do. */
export interface Check {
  name: string
  state: 'ok' | 'warn' | 'bad'
  says: string
  next?: string
}

export const good = (name: string, says: string): Check => ({ name, state: 'ok', says })
export const warn = (name: string, says: string, next: string): Check => ({ name, state: 'warn', says, next })
export const bad = (name: string, says: string, next: string): Check => ({ name, state: 'bad', says, next })

export function broken(name: string, error: unknown): Check {
  if (error instanceof Failure) return bad(name, `${error.code}: ${error.message}`, error.next)
  const message = error instanceof Error ? error.message : String(error)
  return bad(name, message, 'Run it again with LANEWRIGHT_DEBUG=1 and report what it prints.')
}
