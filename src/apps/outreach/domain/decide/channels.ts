import type { ChannelLimits } from '#kernel/ports/channel.ts'
import type { CHANNELS } from '../../contracts.ts'

/** What each channel takes, as its pages have it: a draft that does not fit is not shown to anybody. */
export const CHANNEL_LIMITS: Record<(typeof CHANNELS)[number], ChannelLimits> = {
  demo: { note: 200, message: 8000 },
  linkedin: { note: 200, message: 8000 },
}
