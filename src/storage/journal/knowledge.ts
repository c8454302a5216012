import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { JournalLine } from '#kernel/contracts/journal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { JournalKnowledge, Signer } from '#kernel/ports/statements.ts'
import type { JournalLayout } from './folder.ts'
import { keyInForce, keyLost } from './keys.ts'
import { readJournal } from './reader.ts'

/** What the journal says to a restore, every line of it checked; null where there is none. A damaged one is refused. */
export async function readKnowledge(layout: JournalLayout): Promise<JournalKnowledge | null> {
  const read = await readJournal(layout, false)
  if (!read) return null
  if (read.bad) {
    const next = 'Name another copy of the journal with --journal DIR, or an empty folder to begin a new one.'
    throw new Failure('journal.damaged', `line ${read.bad.line} of ${layout.lines}: ${read.bad.problem}`, next)
  }
  const heads = [...read.anchors].map(([workspace, anchors]) => ({
    workspace,
    seq: String(Math.max(...anchors.map((a) => Number(a.seq)))),
  }))
  const { installation, keys } = read.walk
  return { installation, keys: [...keys.keys()], heads, erasures: await erasuresIn(layout) }
}

/** People who were erased stay erased, whatever was restored or begun anew since. */
async function erasuresIn({ lines }: JournalLayout): Promise<JournalKnowledge['erasures']> {
  const found: JournalKnowledge['erasures'] = []
  for await (const text of createInterface({ input: createReadStream(lines), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!text.includes('"kind":"erasure"')) continue
    const line = JSON.parse(text) as JournalLine
    if (line.kind === 'erasure') found.push({ workspace: line.body.workspace, person: line.body.person })
  }
  return found
}

/** The key that the journal is signed with now. */
export async function signerOf(layout: JournalLayout): Promise<Signer> {
  const read = await readJournal(layout, true)
  if (!read || read.walk.n === 0) {
    const next = 'Name the journal of this database with --journal DIR, or start the product once to begin one.'
    throw new Failure('journal.missing', `there is no journal in ${layout.folder}, and so no key to sign with`, next)
  }
  const key = await keyInForce(layout, read.walk.key)
  if (!key) throw keyLost(layout)
  return key
}
