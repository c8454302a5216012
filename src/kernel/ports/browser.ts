import type { Refusal } from '#kernel/contracts/refusal.ts'

/** An element by what a person sees of it. `nth` picks among several of the same role and name, from 0. */
export interface Target {
  role: string
  name: string
  nth?: number
}

export interface SeenElement extends Target {
  /** What stands in a field. */
  value?: string
  disabled?: boolean
}

/**
 * What a page shows, bounded and without invisible text. Everything in it was written by strangers: it is data, and
 * `untrusted` says so wherever it goes.
 */
export interface Observation {
  untrusted: true
  url: string
  title: string
  /** Things that can be used, in the order of the page. */
  elements: SeenElement[]
  /** The visible text, line by line. */
  text: string
  /** True when the page held more than is shown. */
  cut: boolean
}

/** `not_done`: nothing reached the page. A throw means that nobody knows. */
export type BrowserResult = { outcome: 'done'; observation: Observation } | { outcome: 'not_done'; error: Refusal }

/** One page of one browser, used by one call at a time. Elements are found by role and name, never by script. */
export interface Browser {
  navigate(url: string, signal: AbortSignal): Promise<BrowserResult>
  click(target: Target, signal: AbortSignal): Promise<BrowserResult>
  /** The field is read back: it holds exactly this text afterwards, or the answer is a refusal. */
  type(target: Target, text: string, signal: AbortSignal): Promise<BrowserResult>
  observe(signal: AbortSignal): Promise<Observation>
  close(): Promise<void>
}
