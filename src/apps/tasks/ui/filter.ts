/** Which tasks are shown, in which order. It stands in the address. */
export interface Filter {
  status?: 'pending' | 'completed'
  sort?: 'newest' | 'oldest' | 'due' | 'priority'
  list?: string
  label?: string
  priority?: '1' | '2' | '3' | '4'
  search?: string
}

const CHOICES = {
  status: ['pending', 'completed'],
  sort: ['newest', 'oldest', 'due', 'priority'],
  priority: ['1', '2', '3', '4'],
} as const

export function readFilter(search: Record<string, unknown>): Filter {
  const filter: Record<string, string> = {}
  for (const [name, values] of Object.entries(CHOICES)) {
    const given = String(search[name] ?? '')
    if (values.some((value) => value === given)) filter[name] = given
  }
  // The router reads `?list=5` as a number; a list may be called so.
  for (const name of ['list', 'label', 'search']) {
    const given = search[name]
    if ((typeof given === 'string' || typeof given === 'number') && given !== '') filter[name] = String(given)
  }
  return filter
}
