import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { chainHash, genesis } from '#kernel/ledger/ledger.ts'
import { type FileOptions, type JournalFile, openJournalFile } from '#storage/journal/file.ts'
import { type JournalLayout, openJournalFolder } from '#storage/journal/folder.ts'
import { createSealer, type Sealer } from '#storage/journal/sealer.ts'
import type { MirroredSeal, SealSource } from '#storage/seals.ts'

export const INSTALLATION = '11111111-1111-4111-8111-111111111111'
export const ONE = '0198c0de-0000-7000-8000-000000000001'
export const TWO = '0198c0de-0000-7000-8000-000000000002'

/** A log of leaves in memory, which grows and can be changed. */
export interface FakeLog extends SealSource {
  grow(workspace: string, entries: number): { workspaceId: string; seq: bigint; hash: string }
  logs: Map<string, Buffer[]>
  mirrored: MirroredSeal[]
  asked: Array<{ workspace: string; after: bigint; upto: bigint }>
}

export function fakeLog(): FakeLog {
  const logs = new Map<string, Buffer[]>()
  const hashOf = (workspace: string) =>
    (logs.get(workspace) ?? []).reduce(chainHash, genesis(workspace)).toString('hex')
  const fake: FakeLog = {
    logs,
    mirrored: [],
    asked: [],
    grow(workspace, entries) {
      const leaves = logs.get(workspace) ?? []
      for (let i = 0; i < entries; i++)
        leaves.push(
          createHash('sha256')
            .update(`${workspace} ${leaves.length + 1}`)
            .digest(),
        )
      logs.set(workspace, leaves)
      return { workspaceId: workspace, seq: BigInt(leaves.length), hash: hashOf(workspace) }
    },
    heads: async () =>
      [...logs].map(([workspace, leaves]) => ({ workspace, seq: String(leaves.length), hash: hashOf(workspace) })),
    async *leaves(workspace, after, upto) {
      fake.asked.push({ workspace, after, upto })
      yield* (logs.get(workspace) ?? []).slice(Number(after), Number(upto))
    },
    start: async () => null,
    fingerprint: async () => sha256Hex('catalog'),
    mirror: async (seals) => void fake.mirrored.push(...seals),
    mirroredUpTo: async () => 0,
  }
  return fake
}

export async function journalFolder(): Promise<JournalLayout> {
  const folder = mkdtempSync(join(tmpdir(), 'lw-journal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return openJournalFolder(join(folder, 'journal'))
}

export const now = () => new Date('2026-03-02T09:00:00.000Z')

/** A journal that was opened and knows its catalog. */
export async function openedJournal(layout: JournalLayout, options: Partial<FileOptions> = {}): Promise<JournalFile> {
  const file = await openJournalFile(layout, { now, log: () => {}, ...options })
  onTestFinished(() => file.close().catch(() => {}))
  if (file.walk.n > 0) return file
  await file.append((_walk, key) => [
    { kind: 'opened', body: { installation: INSTALLATION, public_key: key.publicKey, reason: 'a test' } },
    { kind: 'catalog', body: { fingerprint: sha256Hex('catalog'), reason: 'a test' } },
  ])
  return file
}

export async function sealerOn(layout: JournalLayout, log: SealSource, options: Partial<FileOptions> = {}) {
  const file = await openedJournal(layout, options)
  const sealer: Sealer = createSealer(file, log, { log: () => {}, everyMs: 0 })
  return { file, sealer }
}

export function linesOf({ lines }: JournalLayout) {
  return readFileSync(lines, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}
