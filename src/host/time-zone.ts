import { TimeZone } from '#apps/tasks/contracts.ts'
import { compileSchema } from '#kernel/validate.ts'

/** A zone that nobody knows is none: read in another zone, "tomorrow" would be another day. */
export function isTimeZone(value: unknown): value is string {
  if (compileSchema(TimeZone)(value) !== null) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value as string })
    return true
  } catch {
    return false
  }
}
