import { useSyncExternalStore } from 'react'

/** One value of the whole page, and everybody who shows it. */
export function held<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  const listen = (told: () => void) => {
    listeners.add(told)
    return () => listeners.delete(told)
  }
  const get = () => value
  return {
    get,
    set(next: T) {
      value = next
      for (const told of listeners) told()
    },
    use: () => useSyncExternalStore(listen, get),
  }
}
