import { Temporal } from 'temporal-polyfill'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { NewTask } from '#kernel/ports/app.ts'
import type { Row } from '#kernel/ports/store.ts'
import { compileSchema } from '#kernel/validate.ts'
import { MeetingGoal, type Window } from '../../contracts.ts'

/** A meeting begins with a goal that can be worked on, or not at all. */
export function checkGoal(goal: Row): Refusal | null {
  const error = compileSchema(MeetingGoal)(goal)
  if (error) return refusal('shape', `${error.path || 'the goal'}: ${error.message}`, error.next)
  const { time_zone, window, hours } = goal as unknown as MeetingGoal
  if (!isTimeZone(time_zone))
    return refusal('time_zone', `${JSON.stringify(time_zone)} is no time zone`, 'Write it like Europe/Berlin.')
  const misfit = window && windowError(window)
  if (misfit) return misfit
  if (hours && hours.from >= hours.to)
    return refusal('hours', 'the hours end before they begin', 'Give an earlier begin or a later end.')
  return null
}

export function windowError({ from, to }: Window): Refusal | null {
  if (!(Date.parse(from) < Date.parse(to)))
    return refusal('window', 'the window ends before it begins', 'Give an earlier begin or a later end.')
  return Date.parse(to) - Date.parse(from) > WINDOW_MOST_MS
    ? refusal('window', 'the window is longer than 90 days', 'Look within a shorter time.')
    : null
}

const WINDOW_MOST_MS = 90 * 24 * 3600 * 1000

export function isTimeZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

const refusal = (what: string, message: string, next: string): Refusal => ({ code: `goal.${what}`, message, next })

/** Three tasks, one after the other; each is done when the tables show it. */
export function standardTasks(): NewTask[] {
  const reached = (description: string, name: string): NewTask => ({
    description,
    required_effects: [{ kind: 'rows_exist', table: 'scheduling.reached', where: { name }, at_least: 1 }],
  })
  const tasks = [
    reached('Have a person choose the time of the meeting', 'chosen'),
    reached('Bring everybody who is required to a yes, and invite them', 'told'),
    reached('Look after the meeting until it begins', 'over'),
  ]
  return tasks.map((task, i) => (i === 0 ? task : { ...task, preconditions: [i - 1] }))
}
