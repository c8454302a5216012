import type { Database } from '#storage/database.ts'
import type { Sealer } from '#storage/journal/sealer.ts'
import type { SegmentTools } from '#storage/segments.ts'
import { systemClock } from '#system/clock.ts'

/** What closing, detaching and attaching segments need of this installation. */
export function segmentTools(database: Database, journal: Sealer): SegmentTools {
  return {
    owner: database.pool('owner'),
    auditor: database.pool('auditor'),
    now: () => new Date(systemClock.nowMs()).toISOString(),
    wait: (ms) => systemClock.after(ms),
    rootAt: (workspace, seq) => journal.rootAt(workspace, seq),
    state: (statement) => journal.state(statement),
    async changeCatalog(reason, change) {
      // Sealed as far as it stands: what leaves the database can no longer be sealed from it.
      await journal.sealMoved()
      return journal.changeCatalog(reason, change)
    },
  }
}
