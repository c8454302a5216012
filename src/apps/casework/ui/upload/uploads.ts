import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { type SendResult, waitForResult } from '#host/desk/api/send.ts'
import { held } from '#host/desk/shell/held.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { CaseRole } from '../roles.ts'
import { contentTypeOf, kindOf } from './content-type.ts'
import { abandon, nameOf, sendFile } from './send-file.ts'

/** A file on its way into a case. It goes on while its person looks at other pages. */
export interface Upload {
  key: string
  caseId: string
  name: string
  sizeBytes: number
  sentBytes: number
  /** `sent`: the bytes are there, and nobody works on the case just now. */
  state: 'queued' | 'sending' | 'broken' | 'adding' | 'done' | 'sent' | 'refused'
  sha256: string | null
  refusal: Refusal | null
}

const uploads = held<Upload[]>([])
export const useUploads = uploads.use

interface Queued {
  key: string
  file: File
  role: CaseRole
  stop: AbortController
}

const queue: Queued[] = []
let working = false

function change(key: string, changed: Partial<Upload>): void {
  uploads.set(uploads.get().map((one) => (one.key === key ? { ...one, ...changed } : one)))
}

/** One after the other: a line that is shared makes none of them faster. */
export function addFiles(caseId: string, files: readonly File[], role: CaseRole): void {
  for (const file of files) {
    const key = crypto.randomUUID()
    queue.push({ key, file, role, stop: new AbortController() })
    const fresh: Upload = {
      ...{ key, caseId, name: nameOf(file), sizeBytes: file.size, sentBytes: 0 },
      ...{ state: 'queued', sha256: null, refusal: null },
    }
    uploads.set([...uploads.get(), fresh])
  }
  void work()
}

export function stopUpload(key: string): void {
  const found = queue.find((one) => one.key === key)
  found?.stop.abort()
  const shown = uploads.get().find((one) => one.key === key)
  if (found && shown) void abandon(shown.caseId, found.file)
  dismissUpload(key)
}

export function dismissUpload(key: string): void {
  uploads.set(uploads.get().filter((one) => one.key !== key))
}

async function work(): Promise<void> {
  if (working) return
  working = true
  try {
    for (let next = queue[0]; next; next = queue[0]) {
      await bring(next)
      queue.shift()
    }
  } finally {
    working = false
  }
}

async function bring({ key, file, role, stop }: Queued): Promise<void> {
  const caseId = uploads.get().find((one) => one.key === key)?.caseId
  if (stop.signal.aborted || caseId === undefined) return
  change(key, { state: 'sending' })
  const arrived = await sendFile(caseId, file, {
    signal: stop.signal,
    listener: ({ sentBytes, isBroken }) =>
      change(key, isBroken ? { state: 'broken' } : { state: 'sending', sentBytes }),
  }).catch((error: unknown) => ({ refused: asRefusal(error) }))
  if (arrived === 'stopped') return
  if ('refused' in arrived) return change(key, { state: 'refused', refusal: arrived.refused })
  change(key, { state: 'adding', sha256: arrived.sha256, sentBytes: file.size })
  const processed = await addDocument(caseId, file, role, arrived)
  if (!processed.ok) change(key, { state: 'refused', refusal: processed.refusal })
  else change(key, { state: processed.outcome === null ? 'sent' : 'done' })
}

/** The bytes are there; now they become a document of the file, if the controller lets them. */
export async function addDocument(
  caseId: string,
  file: File,
  role: CaseRole,
  { sha256, sizeBytes }: { sha256: string; sizeBytes: number },
): Promise<SendResult> {
  const content_type = contentTypeOf(file)
  const named = { artifact_kind: kindOf(content_type), name: nameOf(file), content_type }
  const body = { role, ...named, sha256, size_bytes: sizeBytes }
  try {
    const added = await api.POST('/api/cases/{id}/documents', { params: { path: { id: caseId } }, body })
    if (!added.data) return { ok: false, refusal: asRefusal(added.error) }
    return await waitForResult(caseId, added.data.item)
  } catch (error) {
    return { ok: false, refusal: asRefusal(error) }
  }
}
