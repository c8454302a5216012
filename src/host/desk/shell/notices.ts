import type { Refusal } from '#kernel/contracts/refusal.ts'
import { held } from './held.ts'

/** What just happened, told in a corner and to screen readers. Refusals stay until they are closed or the page is left. */
export interface Notice {
  id: number
  tone: 'done' | 'refused'
  title: string
  detail?: string
}

const SHOWN_MS = 6000
const MOST = 4

const notices = held<Notice[]>([])
export const useNotices = notices.use
let count = 0

function become(next: Notice[]): void {
  notices.set(next.slice(-MOST))
}

export function dismiss(id: number): void {
  become(notices.get().filter((notice) => notice.id !== id))
}

/** What was refused on a page is not told on the next one. */
export function dismissRefused(): void {
  become(notices.get().filter(({ tone }) => tone !== 'refused'))
}

export function notifyDone(title: string, detail?: string): void {
  const id = ++count
  become([...notices.get(), { id, tone: 'done', title, ...(detail ? { detail } : {}) }])
  setTimeout(() => dismiss(id), SHOWN_MS)
}

export function notifyRefused({ message, next, code }: Refusal): void {
  become([...notices.get(), { id: ++count, tone: 'refused', title: message, detail: `${next} (${code})` }])
}
