import type { Browser } from '#kernel/ports/browser.ts'
import type { Channel } from '#kernel/ports/channel.ts'
import type { Sandbox } from '#kernel/ports/sandbox.ts'
import type { CHANNELS } from '../contracts.ts'
import type { Governor } from '../domain/decide/governor.ts'

export type ChannelName = (typeof CHANNELS)[number]

/** What the tools of a campaign reach outside with. Opened when it is first needed. */
export interface OutreachServices {
  channel(name: ChannelName): Promise<Channel>
  browser(name: ChannelName): Promise<Browser>
  /** Hosts whose pages may be opened for this channel. */
  hostsOf(name: ChannelName): string[]
  governorOf(name: ChannelName, account: string): Governor
  sandbox: Sandbox
  /** The bytes of an artifact; null where they are gone. */
  readBlob(workspace: string, hash: string): Promise<Uint8Array | null>
  /** What a script may know of the best leads: neither names nor addresses. */
  leadFacts(workspace: string, count: number): Promise<unknown[]>
}
