import type pg from 'pg'
import { appendLeaf, emptyTree, rootOf, treeOf } from '#kernel/ledger/merkle.ts'
import type { SealedHead } from '#kernel/ports/journal.ts'
import { startOf } from './checkpoints.ts'

const PAGE = 5000
const HASH_BYTES = 32

/** The heads with their Merkle trees, from the log itself or, where its beginning was taken away, from a checkpoint. */
export async function statedHeads(auditor: pg.Pool): Promise<SealedHead[]> {
  const { rows } = await auditor.query<{ workspace: string; seq: string; hash: string }>(
    `select workspace_id as workspace, seq, encode(hash, 'hex') as hash from kernel.heads order by workspace_id`,
  )
  const heads: SealedHead[] = []
  for (const head of rows) {
    const start = await startOf(auditor, head.workspace)
    const tree = start ? treeOf(Number(start.seq), start.peaks) : emptyTree()
    const end = Number(head.seq)
    while (tree.size < end) {
      const upTo = Math.min(tree.size + PAGE, end)
      const page = await auditor.query('select kernel.leaves($1, $2, $3) as leaves', [head.workspace, tree.size, upTo])
      const leaves = page.rows[0].leaves as Buffer
      for (let at = 0; at < leaves.length; at += HASH_BYTES) appendLeaf(tree, leaves.subarray(at, at + HASH_BYTES))
      if (tree.size !== upTo) throw new Error(`the log of ${head.workspace} ends at ${tree.size}, not at ${upTo}`)
    }
    const peaks = tree.peaks.map((peak) => peak.toString('hex'))
    heads.push({ ...head, root: rootOf(tree.peaks).toString('hex'), peaks })
  }
  return heads
}
