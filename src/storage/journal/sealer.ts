import type { JournalLine, SealedHead } from '#kernel/contracts/journal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { chainHash, genesis } from '#kernel/ledger/ledger.ts'
import { appendLeaf, rootOf, treeOf } from '#kernel/ledger/merkle.ts'
import type { Journal } from '#kernel/ports/journal.ts'
import type { LogStart, MirroredSeal, SealSource } from '../seals.ts'
import type { JournalFile } from './file.ts'
import type { JournalLayout } from './folder.ts'

export interface Sealer extends Journal {
  readonly layout: JournalLayout
  /** Ids of all keys that ever signed this journal, the first one first. */
  keys(): string[]
  /** A line that seals this workspace and no other, for whoever is shown the line and must not learn of others. */
  sealAlone(head: { workspaceId: string; seq: bigint; hash: string }): Promise<void>
  /** Seals every head that moved since its last seal; how many. */
  sealMoved(): Promise<number>
  /** The Merkle tree over the entries 1 to `seq` of a workspace. */
  rootAt(workspace: string, seq: bigint): Promise<{ root: string; peaks: string[] }>
  /** Makes a change of the catalog, and states the one that it leaves before anything is sealed under it. */
  changeCatalog<T>(reason: string, change: () => Promise<T>): Promise<T>
  /** The code of what keeps heads from being sealed now; null while they are. */
  trouble(): string | null
  /** What this process has written: lines with seals, one fsync each, and the heads in them. */
  written(): { lines: number; heads: number }
  close(): Promise<void>
}

export interface SealerOptions {
  log(line: string): void
  /** How often heads that moved are sealed without being asked; 0 for never. */
  everyMs: number
  /** What the caller has just read, so that the first seal need not look. */
  catalog?: KnownCatalog
}

/** The fingerprint to seal with, and the last line of the journal that was known when it was asked for. */
export interface KnownCatalog {
  fingerprint: string
  line: number
}

type Head = { workspace: string; seq: bigint; hash: string }
interface Waiting {
  what: Head
  /** Wants a line of its own, also where a line with others covers it. */
  alone?: true
  done(): void
  failed(error: unknown): void
}

const HEADS_A_LINE = 1000
const MIRROR_KEEPS = 10_000
const TRIES = 20

/**
 * Seals heads: all that wait share one line and one fsync. Where a head does not follow from the one sealed before, it
 * is refused, so that a changed log is never sealed over.
 */
export function createSealer(file: JournalFile, source: SealSource, options: SealerOptions): Sealer {
  const { walk } = file
  const heads: Waiting[] = []
  let working: Promise<void> | undefined
  let mirroring: Promise<void> = Promise.resolve()
  let unmirrored: MirroredSeal[] = []
  let catalog = options.catalog
  let changing: Promise<unknown> = Promise.resolve()
  let told = ''
  let trouble: string | null = null
  const written = { lines: 0, heads: 0 }

  const covered = ({ workspace, seq, hash }: Head) => {
    const known = walk.heads.get(workspace)
    if (!known || BigInt(known.seq) < seq) return false
    // As many entries, but others: sealing them fails.
    return BigInt(known.seq) > seq || known.hash === hash
  }

  async function work(): Promise<void> {
    while (heads.length > 0) {
      const first = heads.findIndex((waiting) => waiting.alone)
      const batch = heads.splice(0, first === 0 ? 1 : first < 0 ? HEADS_A_LINE : Math.min(first, HEADS_A_LINE))
      await write(batch).catch((error) => {
        for (const waiting of batch) waiting.failed(error)
      })
    }
    working = undefined
  }

  async function write(asked: Waiting[]): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const open = asked.filter((waiting) => waiting.alone || !covered(waiting.what))
      const sealed = await extendAll(open)
      if (sealed.length > 0) {
        await changing
        const { fingerprint, line } = catalog ?? (await look())
        const body = { catalog: fingerprint, heads: sealed.map((s) => s.head) }
        const lines = await file.append(() => {
          // Another process may have sealed further meanwhile, or stated another catalog: then ours goes on from there.
          const moved = sealed.some(({ from, head }) => (walk.heads.get(head.workspace)?.line ?? 0) !== from)
          if (walk.catalogLine > line) catalog = undefined
          return moved || !catalog ? null : [{ kind: 'seal', body }]
        })
        if (!lines) continue
        written.lines += lines.length
        written.heads += sealed.length
        mirror(lines)
      }
      for (const waiting of asked) if (covered(waiting.what)) waiting.done()
      return
    }
    throw new Failure('journal.busy', 'other processes write to the journal all the time', 'Try again.')
  }

  /** One head a workspace, the furthest. What cannot be extended fails for itself and holds up no other. */
  async function extendAll(asked: Waiting[]) {
    const furthest = new Map<string, Head>()
    for (const { what } of asked) {
      if ((furthest.get(what.workspace)?.seq ?? 0n) < what.seq) furthest.set(what.workspace, what)
    }
    const made = await Promise.all(
      [...furthest.values()].map(async (head) => {
        try {
          const known = walk.heads.get(head.workspace)
          // What was sealed further already is sealed as far again.
          if (known && BigInt(known.seq) > head.seq) return { from: known.line, head: sealedHead(known) }
          const base = known ? { ...known, seq: BigInt(known.seq) } : await source.start(head.workspace)
          const sealed = await extend(source, base, head).catch(async (error) => {
            // What came since our last seal may have been detached, where another machine's journal states it.
            const start = await source.start(head.workspace)
            if (!known || !start || start.seq <= BigInt(known.seq)) throw error
            return extend(source, start, head)
          })
          return { from: known?.line ?? 0, head: sealed }
        } catch (error) {
          for (const waiting of asked) if (waiting.what.workspace === head.workspace) waiting.failed(error)
          return null
        }
      }),
    )
    return made.filter((m) => m !== null)
  }

  function mirror(lines: JournalLine[]): void {
    for (const line of lines) {
      if (line.kind !== 'seal') continue
      unmirrored.push(...line.body.heads.map((h) => ({ ...h, key: line.key, line: line.n, at: line.at })))
    }
    if (unmirrored.length === 0) return
    mirroring = mirroring.then(async () => {
      const rows = unmirrored.splice(0)
      if (rows.length === 0) return
      await source.mirror(rows).catch(() => {
        unmirrored = [...rows, ...unmirrored].slice(-MIRROR_KEEPS)
      })
    })
  }

  async function look() {
    const line = walk.n
    catalog = { fingerprint: await source.fingerprint(), line }
    return catalog
  }

  function ask(head: Head, alone?: true): Promise<void> {
    if (!alone && covered(head)) return Promise.resolve()
    return new Promise((done, failed) => {
      heads.push({ what: head, done, failed, ...(alone ? { alone } : {}) })
      working ??= Promise.resolve().then(work)
    })
  }

  async function sealMoved(): Promise<number> {
    await changing
    // Whoever seals next looks at the catalog afresh. Looking costs as much as sealing a page, so nobody looks in vain.
    catalog = undefined
    const found = (await source.heads()).map((h) => ({ ...h, seq: BigInt(h.seq) }))
    const moved = found.filter((head) => !covered(head))
    const settled = await Promise.allSettled(moved.map((head) => ask(head)))
    const failure = settled.find((s) => s.status === 'rejected')
    if (failure) throw failure.reason
    return moved.length
  }

  function tell(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    trouble = error instanceof Failure ? error.code : 'journal.failed'
    if (message !== told) options.log(`heads could not be sealed: ${message}`)
    told = message
  }

  const stop = repeat(options.everyMs, () =>
    sealMoved().then(() => {
      told = ''
      trouble = null
    }, tell),
  )
  return {
    layout: file.layout,
    keys: () => [...walk.keys.keys()],
    seal: ({ workspaceId, seq, hash }) => ask({ workspace: workspaceId, seq, hash }),
    sealAlone: ({ workspaceId, seq, hash }) => ask({ workspace: workspaceId, seq, hash }, true),
    async state(statement) {
      const lines = await file.append(() => [statement])
      return { line: lines?.[0]?.n as number }
    },
    sealMoved,
    async rootAt(workspace, seq) {
      const known = walk.heads.get(workspace)
      const near =
        known && BigInt(known.seq) <= seq ? { ...known, seq: BigInt(known.seq) } : await source.start(workspace)
      const tree = treeOf(Number(near?.seq ?? 0), near?.peaks ?? [])
      for await (const leaf of source.leaves(workspace, near?.seq ?? 0n, seq)) appendLeaf(tree, leaf)
      return { root: rootOf(tree.peaks).toString('hex'), peaks: tree.peaks.map((peak) => peak.toString('hex')) }
    },
    changeCatalog(reason, change) {
      const made = changing.then(async () => {
        const result = await change()
        const fingerprint = await source.fingerprint()
        await file.append(() => [{ kind: 'catalog', body: { fingerprint, reason } }])
        return result
      })
      changing = made.catch(() => {})
      return made
    },
    trouble: () => trouble,
    written: () => ({ ...written }),
    async close() {
      await stop()
      await sealMoved().catch(tell)
      await working
      await mirroring
      await file.close()
    },
  }
}

/** The tree and the chain from one head to the next; the chain must end in the hash that the head has. */
async function extend(source: SealSource, base: LogStart | null, head: Head): Promise<SealedHead> {
  const tree = treeOf(Number(base?.seq ?? 0), base?.peaks ?? [])
  let hash = base ? Buffer.from(base.hash, 'hex') : genesis(head.workspace)
  for await (const leaf of source.leaves(head.workspace, base?.seq ?? 0n, head.seq)) {
    appendLeaf(tree, leaf)
    hash = chainHash(hash, leaf)
  }
  if (hash.toString('hex') !== head.hash) {
    const message = `entry ${head.seq} of ${head.workspace} does not follow from what was sealed before`
    throw new Failure('journal.not_the_same_log', message, 'Run `lanewright verify`; it names the first bad entry.')
  }
  const peaks = tree.peaks.map((peak) => peak.toString('hex'))
  return {
    workspace: head.workspace,
    seq: head.seq.toString(),
    hash: head.hash,
    root: rootOf(tree.peaks).toString('hex'),
    peaks,
  }
}

function sealedHead({ workspace, seq, hash, root, peaks }: SealedHead): SealedHead {
  return { workspace, seq, hash, root, peaks }
}

/** One after another, never two at once; stopping waits for the one under way. */
function repeat(everyMs: number, run: () => Promise<void>): () => Promise<void> {
  if (everyMs === 0) return async () => {}
  let timer: NodeJS.Timeout | undefined
  let under: Promise<void> = Promise.resolve()
  const next = () => {
    timer = setTimeout(() => {
      under = run().then(() => {
        if (timer) next()
      })
    }, everyMs).unref()
  }
  next()
  return async () => {
    clearTimeout(timer)
    timer = undefined
    await under
  }
}
