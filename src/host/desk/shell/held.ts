import { useSyncExternalStore } from 'react'

/** One value of the whole page, and everybody who shows it. */
export function held<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(listen, get),
  }
}
