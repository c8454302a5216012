import { type RemoteMeetings, remoteMeetings } from '#apps/scheduling/remote.ts'
import { findRunning } from '../running.ts'
import type { Settings } from '../settings.ts'

/** Over the running server of this folder, else in this process. */
export async function withMeetings<T>(
  { settings }: { settings: Settings },
  work: (meetings: RemoteMeetings) => Promise<T>,
): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work(remoteMeetings(running))
  const [{ withLanewright }, { meetingsOf }, { postAt }] = await Promise.all([
    import('../opening.ts'),
    import('#apps/scheduling/meetings.ts'),
    import('#apps/scheduling/post-at.ts'),
  ])
  return withLanewright(settings, async (lw) => {
    const post = postAt(settings, () => {})
    post.attach(lw)
    try {
      return await work(meetingsOf(lw, post))
    } finally {
      await post.close()
    }
  })
}
