import type { Sealer } from '#adapters/journal/sealer.ts'
import type { Database } from '#adapters/postgres/database.ts'
import type { SegmentTools } from '#adapters/postgres/segments.ts'
import { systemClock } from '#adapters/system/clock.ts'

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
