import { useSyncExternalStore } from 'react'
import type { Refusal } from '#contracts/refusal.ts'

/** What just happened, told in a corner and to screen readers. Refusals stay until they are closed. */
export interface Notice {
  id: number
  tone: 'done' | 'refused'
  title: string
  detail?: string
}

const SHOWN_MS = 6000
const MOST = 4

let notices: Notice[] = []
let count = 0
const listeners = new Set<() => void>()

function become(next: Notice[]): void {
  notices = next.slice(-MOST)
  for (const told of listeners) told()
}

export function dismiss(id: number): void {
  become(notices.filter((notice) => notice.id !== id))
}

export function tellDone(title: string, detail?: string): void {
  const id = ++count
  become([...notices, { id, tone: 'done', title, ...(detail ? { detail } : {}) }])
  setTimeout(() => dismiss(id), SHOWN_MS)
}

export function tellRefused({ message, next, code }: Refusal): void {
  become([...notices, { id: ++count, tone: 'refused', title: message, detail: `${next} (${code})` }])
}

export function useNotices(): Notice[] {
  return useSyncExternalStore(
    (told) => {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    () => notices,
  )
}
