import type pg from 'pg'
import type { Lanewright } from '#host/open.ts'
import { segmentTools as realTools } from '#host/segments.ts'
import { leafHash } from '#kernel/ledger/ledger.ts'
import { appendLeaf, emptyTree, rootOf } from '#kernel/ledger/merkle.ts'
import type { CheckpointStatement, SegmentTools } from '#storage/segments.ts'
import { entriesOf } from '../integration/ledger/ledger-rows.ts'

export interface RecordingTools extends SegmentTools {
  statements: CheckpointStatement[]
  catalogs: string[]
}

/** The tools of the product itself, with its own journal; what they say is remembered too. */
export function toolsOf(lw: Lanewright, more: Partial<SegmentTools> = {}): RecordingTools {
  const real = realTools(lw.database, lw.journal)
  const statements: CheckpointStatement[] = []
  const catalogs: string[] = []
  return {
    ...real,
    statements,
    catalogs,
    async state(statement) {
      const stated = await real.state(statement)
      statements.push(statement)
      return stated
    },
    async changeCatalog(reason, change) {
      const changed = await real.changeCatalog(reason, change)
      catalogs.push(reason)
      return changed
    },
    ...more,
  }
}

/** Tools with a journal that only remembers; anything may be replaced, to break in the middle. */
export function segmentTools(owner: pg.Pool, auditor: pg.Pool, more: Partial<SegmentTools> = {}): RecordingTools {
  const statements: CheckpointStatement[] = []
  const catalogs: string[] = []
  return {
    statements,
    catalogs,
    owner,
    auditor,
    now: () => '2026-03-01T12:00:00.000Z',
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 50))),
    async rootAt(workspace, seq) {
      const tree = emptyTree()
      for (const e of await entriesOf(auditor, workspace)) {
        if (BigInt(e.seq) <= seq)
          appendLeaf(tree, leafHash({ ...e, log: e.log as 'event' | 'audit', workspace, seq: BigInt(e.seq) }))
      }
      return { root: rootOf(tree.peaks).toString('hex'), peaks: tree.peaks.map((p) => p.toString('hex')) }
    },
    async state(statement) {
      statements.push(statement)
      return { line: statements.length }
    },
    async changeCatalog(reason, change) {
      const changed = await change()
      catalogs.push(reason)
      return changed
    },
    ...more,
  }
}
