import type { Sealer } from '#adapters/journal/sealer.ts'
import { nearestTo } from '#adapters/postgres/checkpoints.ts'
import type { Database } from '#adapters/postgres/database.ts'
import { catalogFingerprint, sealSource } from '#adapters/postgres/seals.ts'
import type { SegmentTools } from '#adapters/postgres/segments.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { appendLeaf, emptyTree, rootOf, treeOf } from '#kernel/merkle.ts'

/** What closing, detaching and attaching segments need of this installation. */
export function segmentTools(database: Database, journal: Sealer): SegmentTools {
  const auditor = database.pool('auditor')
  const { leaves } = sealSource(auditor, database.pool('app'))
  return {
    owner: database.pool('owner'),
    auditor,
    now: () => new Date(systemClock.nowMs()).toISOString(),
    wait: (ms) => systemClock.after(ms),
    async rootAt(workspace, seq) {
      const before = await nearestTo(auditor, workspace, seq)
      const tree = before ? treeOf(Number(before.seq), before.peaks) : emptyTree()
      for await (const leaf of leaves(workspace, before?.seq ?? 0n, seq)) appendLeaf(tree, leaf)
      return { root: rootOf(tree.peaks).toString('hex'), peaks: tree.peaks.map((peak) => peak.toString('hex')) }
    },
    state: (statement) => journal.state(statement),
    async changeCatalog(reason, change) {
      // Sealed as far as it stands: what leaves the database can no longer be sealed from it.
      await journal.sealMoved()
      const changed = await change()
      await journal.state({ kind: 'catalog', body: { fingerprint: await catalogFingerprint(auditor), reason } })
      return changed
    },
  }
}
