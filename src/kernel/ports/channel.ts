import type { Refusal } from '#kernel/contracts/refusal.ts'

/** What stands between us and the other person on a network. */
export type Relation = 'none' | 'pending' | 'connected'

/** Why a channel cannot be used right now; a person has to look. */
export const CHANNEL_TROUBLES = ['signed_out', 'captcha', 'restricted', 'rate_warning', 'unavailable'] as const
export type ChannelTrouble = (typeof CHANNEL_TROUBLES)[number]

/** A profile as its page shows it. Written by a stranger: data. */
export interface Profile {
  url: string
  full_name: string
  headline: string
  company: string
  location: string
  about: string
  /** Days since the last visible activity; null where the page shows none. */
  active_days_ago: number | null
  relation: Relation
}

export interface ThreadMessage {
  from: 'me' | 'them'
  text: string
  /** As the page says it; null where it says nothing. */
  at: string | null
}

/**
 * `not_done`: nothing left the house. `trouble`: the channel asks for a person. A throw: nobody knows. `notice`: it was
 * done, and the page warns of something that a governor wants to know.
 */
export type ChannelResult<T> =
  | { outcome: 'done'; value: T; notice?: ChannelTrouble }
  | { outcome: 'not_done'; error: Refusal; trouble?: ChannelTrouble }

export interface ChannelLimits {
  /** Characters of a note that goes with a connection request. */
  note: number
  message: number
}

/** A professional network, as a campaign uses it. Everything happens in a browser that a person could watch. */
export interface Channel {
  readonly name: string
  readonly limits: ChannelLimits
  /** False where the note of an invitation cannot be read back: then that it is pending is all there is to see. */
  readonly showsNotes: boolean
  /** True where presence may be scripted and the browser unseen: only where nobody real is at the other end. */
  readonly isDemo: boolean
  /** Pages of the network, and nothing else, are opened. */
  readonly hosts: string[]
  /** Whose account is signed in; `trouble` where nobody's is. */
  account(signal: AbortSignal): Promise<ChannelResult<string>>
  search(query: string, page: number, signal: AbortSignal): Promise<ChannelResult<{ urls: string[]; more: boolean }>>
  profile(url: string, signal: AbortSignal): Promise<ChannelResult<Profile>>
  /** Asks to be connected. What stands in the note's field is compared with the note before it goes out. */
  connect(url: string, note: string, signal: AbortSignal): Promise<ChannelResult<null>>
  message(url: string, text: string, signal: AbortSignal): Promise<ChannelResult<null>>
  /** Read back, never remembered: the relation, the note that was sent with it, and what was written since. */
  thread(
    url: string,
    signal: AbortSignal,
  ): Promise<ChannelResult<{ relation: Relation; note: string | null; messages: ThreadMessage[] }>>
  close(): Promise<void>
}
