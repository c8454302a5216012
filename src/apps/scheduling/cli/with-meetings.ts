import { findRunning } from '#host/cli/running.ts'
import type { Settings } from '#host/cli/settings.ts'
import { type RemoteMeetings, remoteMeetings } from '../services/remote.ts'

/** Over the running server of this folder, else in this process. */
export async function withMeetings<T>(
  { settings }: { settings: Settings },
  work: (meetings: RemoteMeetings) => Promise<T>,
): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work(remoteMeetings(running))
  const [{ withLanewright }, { meetingsOf }, { mailServiceAt }] = await Promise.all([
    import('#host/cli/opening.ts'),
    import('../services/meetings.ts'),
    import('#host/scheduling/mail-service-at.ts'),
  ])
  return withLanewright(settings, async (lw) => {
    const mail = mailServiceAt(settings, () => {})
    mail.attach(lw)
    try {
      return await work(meetingsOf(lw, mail))
    } finally {
      await mail.close()
    }
  })
}
