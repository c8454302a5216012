import { Failure } from '#kernel/contracts/refusal.ts'
import type { Anchor } from '#kernel/ledger/journal-walk.ts'
import type { JournalLayout } from './folder.ts'
import { type ReadJournal, readJournal, type StatedCheckpoint } from './reader.ts'

/** The journal of another node, and where it lies. */
export interface OtherJournal extends ReadJournal {
  folder: string
}

/** Named by a person, so one that is not there is no answer. One that is named twice, or is ours, counts once. */
export async function readOthers(own: ReadJournal, layouts: JournalLayout[], since: boolean): Promise<OtherJournal[]> {
  const seen = new Set([firstKey(own)])
  const others: OtherJournal[] = []
  for (const layout of layouts) {
    const read = await readJournal(layout, since)
    if (!read)
      throw new Failure('journal.missing', `there is no journal in ${layout.folder}`, 'Name the folder of a journal.')
    if (seen.has(firstKey(read))) continue
    seen.add(firstKey(read))
    others.push({ ...read, folder: layout.folder })
  }
  return others
}

const firstKey = ({ walk }: ReadJournal) => [...walk.keys.keys()][0] ?? ''

/** What the nodes stated, each in its own journal, as one: every head that any of them stands for. */
export function allAnchors(journals: ReadJournal[]): Map<string, Anchor[]> {
  if (journals.length === 1) return (journals[0] as ReadJournal).anchors
  const all = new Map<string, Anchor[]>()
  for (const journal of journals) {
    const restores = journals.filter((other) => other !== journal).flatMap((other) => other.restores)
    for (const [workspace, anchors] of journal.anchors) {
      const standing = anchors.filter((anchor) => !restores.some((restore) => takesBack(restore, anchor)))
      if (standing.length > 0) all.set(workspace, [...(all.get(workspace) ?? []), ...standing])
    }
  }
  for (const anchors of all.values()) anchors.sort((a, b) => Number(a.seq) - Number(b.seq) || a.line - b.line)
  return all
}

export function statedCheckpoints(journals: ReadJournal[]): StatedCheckpoint[] {
  return journals.flatMap((journal) => {
    const restores = journals.filter((other) => other !== journal).flatMap((other) => other.restores)
    return journal.checkpoints.filter((checkpoint) => !restores.some((restore) => takesBack(restore, checkpoint)))
  })
}

/** A restore that one node stated took back what the others had sealed before. */
function takesBack(
  { at, upTo }: ReadJournal['restores'][number],
  sealed: { workspace: string; seq: string; at: string },
) {
  return sealed.at < at && Number(sealed.seq) > (upTo.get(sealed.workspace) ?? -1)
}

/**
 * Changes of the catalog are stated by the node that made them; the others only see them. What a node saw without a word
 * of its own was in force then by the word of another, or was accepted by one later.
 */
export function catalogOf(journals: ReadJournal[]) {
  const unaccepted = journals.flatMap((journal) => {
    const stated = journals.flatMap((other) =>
      other.catalogs.map((catalog) => ({ ...catalog, byOther: other !== journal })),
    )
    return journal.walk.unaccepted.filter((seen) => {
      const before = stated.filter(({ at }) => at <= seen.at).reduce((a, b) => (b.at >= a.at ? b : a), NOTHING)
      const after = stated.filter(({ at, byOther }) => byOther && at > seen.at)
      return (
        before.fingerprint !== seen.fingerprint && !after.some(({ fingerprint }) => fingerprint === seen.fingerprint)
      )
    })
  })
  const last = journals
    .map(({ walk, catalogs }) => ({ fingerprint: walk.catalog, at: catalogs.at(-1)?.at ?? '' }))
    .reduce((a, b) => (b.at > a.at ? b : a))
  return { unaccepted, last: last.fingerprint }
}

const NOTHING = { fingerprint: '', at: '', byOther: false }
