/** Text from outside as PostgreSQL can keep it: at most `max` units, no NUL, no half characters. */
export function storableText(text: string, max = Number.POSITIVE_INFINITY): string {
  return text.slice(0, max).replaceAll('\0', '\uFFFD').toWellFormed()
}

/** Can every text in this JSON value be stored as it is? */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner))
}
