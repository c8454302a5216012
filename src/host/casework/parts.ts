import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type VerifiedBundle, verifyBundle } from '#integrations/bagit/verify-bag.ts'
import { type Bag, type WrittenBag, writeBag } from '#integrations/bagit/write-bag.ts'
import { type OpenDocuments, openDocuments } from '#integrations/documents/documents.ts'
import { identify } from '#integrations/documents/identify.ts'
import { openEmbeddedTranscriber } from '#integrations/speech/embedded.ts'
import { openEndpointTranscriber } from '#integrations/speech/endpoint.ts'
import { embeddedSpeechLack } from '#integrations/speech/weights.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { ArtifactFiles } from '#kernel/ports/artifacts.ts'
import type { Transcriber } from '#kernel/ports/transcriber.ts'
import { openDatabaseArtifacts } from '#storage/artifacts/database.ts'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import { loadKey, type SigningKey } from '#storage/journal/keys.ts'
import { findSeal, type SealingLines } from '#storage/journal/sealing-lines.ts'
import { sealSource } from '#storage/seals.ts'
import type { Lanewright } from '../open.ts'
import type { SpeechChoice } from '../speech-choice.ts'

/** The outer parts that cases are worked with; nothing here knows what a case is. */

export function openFiles(lw: Lanewright, dataDir: string, store: 'disk' | 'database'): Promise<ArtifactFiles> {
  return store === 'disk'
    ? openDiskArtifacts({ folder: join(dataDir, 'cases') })
    : openDatabaseArtifacts({ pool: lw.database.pool('app') })
}

/** People wait for their turn while a document of their case is read: no scan may take hours. */
const READ_LIMITS = { recognizeAllMs: 10 * 60_000, totalMs: 12 * 60_000 }

export function openReaders(): OpenDocuments {
  return openDocuments({ limits: READ_LIMITS })
}

/** What writes speech down: the server that was named, else the embedded engine; null where that cannot be had. */
export async function openSpeech(
  choice?: SpeechChoice,
  secret: (name: string) => Promise<string | null> = async () => null,
): Promise<(Transcriber & { close?(): Promise<void> }) | null> {
  if (!choice) return (await embeddedSpeechLack()) ? null : openEmbeddedTranscriber()
  const { url, model, keySecret, keyFile } = choice
  const key = async () => {
    const word = keySecret ? await secret(keySecret) : (await readFile(keyFile as string, 'utf8')).trim()
    // Told as `speech.no_key` by whoever asks for it.
    if (!word) throw new Error('there is no key')
    return word
  }
  return openEndpointTranscriber({ url, model, key: () => (keySecret || keyFile ? key() : undefined) })
}

/** What a file is, by its beginning. */
export function identifyHead(head: Uint8Array): string | Failure {
  const result = identify(head)
  if ('contentType' in result) return result.contentType
  return new Failure(result.refusal.code, result.refusal.message, result.refusal.next)
}

/** Writes a package, and says what is wrong with one. */
export function packBag(path: string, bag: Bag): Promise<WrittenBag> {
  return writeBag(path, bag)
}

export async function problemOf(path: string): Promise<string | null> {
  const { ok, problems } = await verifyBundle(path)
  const [first] = problems
  return ok ? null : `${first?.path}: ${first?.message}`
}

/** What anybody would find out about a package with nothing but its file. */
export async function checkPackage(path: string): Promise<Omit<VerifiedBundle, 'notices'>> {
  const { notices: _notices, ...checked } = await verifyBundle(path)
  return checked
}

/** The key that the journal is signed with signs packages, too: one key to know. */
export async function signingKey({ journal }: Lanewright): Promise<SigningKey> {
  const key = await loadKey(journal.layout.key)
  if (key) return key
  throw new Failure('journal.key_missing', 'the key that signs is not there', 'Put it back, or state its loss.')
}

/** Seals the case as it stands, and finds the line that does: one that names no other case, since packages show it. */
export async function sealCase(
  { journal, database }: Lanewright,
  caseId: string,
): Promise<{ seq: number; sealed: SealingLines | null }> {
  const { rows } = await database
    .pool('auditor')
    .query(`select seq::text as seq, encode(hash, 'hex') as hash from kernel.heads where workspace_id = $1`, [caseId])
  const { seq, hash } = rows[0]
  await journal.sealAlone({ workspaceId: caseId, seq: BigInt(seq), hash })
  const wanted = { workspace: caseId, seq: Number(seq), alone: true as const }
  return { seq: Number(seq), sealed: await findSeal(journal.layout, wanted) }
}

const LEAVES_AT_ONCE = 2000

/** In small pages: each is a text and its bytes, and those of a large case together would be more than all the rest. */
export async function* leavesOf({ database }: Lanewright, caseId: string, upTo: number): AsyncGenerator<Buffer> {
  const source = sealSource(database.pool('auditor'), database.pool('app'))
  for (let from = 0; from < upTo; from += LEAVES_AT_ONCE)
    yield* source.leaves(caseId, BigInt(from), BigInt(Math.min(from + LEAVES_AT_ONCE, upTo)))
}

const PART_BYTES = 64 * 1024

/** A file through one buffer: who asks for a part is done with the one before. */
export async function* partsOfFile(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.allocUnsafe(PART_BYTES)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, PART_BYTES, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
