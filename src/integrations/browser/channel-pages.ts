import type { ChannelLimits, ChannelTrouble, Relation } from '#kernel/ports/channel.ts'

/**
 * Something on a page: by role and name as a person meets it, or by a selector where the page gives it neither.
 * `{name}` in a name stands for the person's full name as the profile shows it.
 */
export type Place = ({ role: string; name?: string; level?: number } | { css: string }) & { within?: Place }

/** A place that is there, and whose text begins so where that matters. */
export interface Sign {
  place: Place
  begins?: string
}

/** Everything a network's pages are known by. The driver has none of these words: a site that changes changes data. */
export interface ChannelPages {
  name: string
  isDemo: boolean
  limits: ChannelLimits
  hosts: string[]
  /** Scheme and host of the network. */
  base: string
  /** With `{query}`, `{page}` and `{slug}`. */
  paths: { account: string; search: string; profile: string; thread: string; signIn?: string }
  /** Whose account it is; `signIn` only where nobody real is at the other end. */
  account: Place
  signIn?: { email: Place; password: Place; submit: Place; failed: Place }
  search: { list: Place; link: Place; empty: Place | null; next: Place }
  profile: {
    fullName: Place
    headline: Place | null
    company: Place | null
    location: Place | null
    about: Place | null
    activity: Place | null
    /** Days in the text of the activity, as its first group. */
    activeDays: RegExp
  }
  /** The first that is seen tells how we stand. */
  relation: Array<Sign & { relation: Relation }>
  connect: {
    /** Clicked one after the other until the dialog is there. */
    open: Place[]
    dialog: Place
    /** A button that makes the note's field appear. */
    addNote: Place | null
    note: Place
    send: Place
    /** Sends without a note, where that is another button. */
    sendBare: Place | null
  }
  /** The note that went with a request, where the network shows it. */
  sentNote: Place | null
  /** `person` shows on the thread's page whose it is; `name` of it is compared with the profile's. */
  thread: {
    person: Place
    list: Place
    item: Place
    /** An item that is ours also matches this. */
    mine: string
    text: Place
    time: { place: Place; attribute: string } | null
    field: Place
    send: Place
  }
  /** The network says that it did not do it. */
  declined: Array<Sign & { trouble?: ChannelTrouble }>
  missing: Sign[]
  troubles: Array<{ trouble: ChannelTrouble; path?: string; sign?: Sign }>
}
