const MARK = '…'

const MOST_ITEMS = 1000

/** The same JSON value with no text longer than `most` characters and no list of more than a thousand. */
export function shorten<T>(value: T, most: number): { value: T; shortened: boolean } {
  let shortened = false
  const cut = (inner: unknown): unknown => {
    if (typeof inner === 'string') {
      if (inner.length <= most) return inner
      shortened = true
      return `${inner.slice(0, most).toWellFormed()}${MARK}`
    }
    if (Array.isArray(inner)) {
      if (inner.length > MOST_ITEMS) shortened = true
      return inner.slice(0, MOST_ITEMS).map(cut)
    }
    if (inner === null || typeof inner !== 'object') return inner
    return Object.fromEntries(Object.entries(inner).map(([name, part]) => [name, cut(part)]))
  }
  return { value: cut(value) as T, shortened }
}
