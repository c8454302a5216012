/** A moment as the field of the browser shows it: in the person's own zone, without naming it. */
export function toLocal(at: string | undefined): string {
  if (at === undefined) return ''
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 19)
}

export function fromLocal(value: string): string | undefined {
  if (value === '') return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
