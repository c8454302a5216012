import { compileSchema } from '#kernel/validate.ts'
import { TimeZone } from '#packs/tasks/contracts.ts'

/** Where a client may name the zone of the person, per call. */
export const TIME_ZONE_META = 'lanewright/time-zone'

/** A zone that nobody knows is refused: read in another zone, "tomorrow" would be another day. */
export function isTimeZone(value: unknown): value is string {
  if (compileSchema(TimeZone)(value) !== null) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value as string })
    return true
  } catch {
    return false
  }
}
