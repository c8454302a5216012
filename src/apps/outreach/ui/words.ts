/** How this room writes what the database calls otherwise. */

const number = new Intl.NumberFormat(undefined)
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 })

export const count = (value: number) => number.format(value)
export const share = (value: number | null) => (value === null ? 'none' : percent.format(value))

/** `job_title_relevance` as words. */
export function spelled(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day of the campaign's own calendar: the same in every zone. */
export const dayOf = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`))

/** A duration as people say it. */
export function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)} h`
  return `${Math.round(seconds / 86_400)} days`
}
