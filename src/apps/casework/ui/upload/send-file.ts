import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { sendChunk } from './send-chunk.ts'
import { forget, remember, startedBefore } from './unfinished.ts'

/** A server lets one request take half a minute: small enough for a slow line, and what a broken one brought is kept. */
const CHUNK_BYTES = 2_000_000
const AGAIN_MS = 1500
/** Some hours without an answer; then a person says when to go on. */
const MOST_TRIES = 10_000
/** So much can be hashed here without filling the memory; above that the server alone computes it. */
const HASHED_BYTES = 64_000_000

export interface Progress {
  sentBytes: number
  /** Nobody answers; it goes on by itself when somebody does. */
  isBroken: boolean
}

export type Arrived = { sha256: string; sizeBytes: number } | { refused: Refusal } | 'stopped'

/** The bytes of a file into the store of a case, from where they stand, through lost connections. */
export async function sendFile(
  caseId: string,
  file: File,
  { signal, listener }: { signal: AbortSignal; listener(progress: Progress): void },
): Promise<Arrived> {
  const hash = file.size <= HASHED_BYTES ? hashOf(file) : Promise.resolve(null)
  hash.catch(() => null)
  let upload = startedBefore(caseId, file)?.uploadId ?? null
  let offset: number | null = null
  for (let tries = 0; tries < MOST_TRIES; ) {
    if (signal.aborted) return 'stopped'
    if (offset === null) {
      const status = await uploadStatus(caseId, file, upload, signal)
      if (status === 'unknown') upload = null
      else if (status === 'lost') {
        tries += 1
        listener({ sentBytes: 0, isBroken: true })
        await pause(signal)
      } else if ('refused' in status) return status
      else {
        upload = status.upload
        offset = status.offset
      }
      continue
    }
    const from: number = offset
    listener({ sentBytes: from, isBroken: false })
    if (from >= file.size) return finished(caseId, upload as string, await hash.catch(() => null))
    const chunk = file.slice(from, from + CHUNK_BYTES)
    const url = `/api/cases/${caseId}/uploads/${upload}`
    const sent = await sendChunk(url, from, chunk, {
      signal,
      sent: (bytes) => listener({ sentBytes: from + bytes, isBroken: false }),
    })
    if (sent === 'stopped') return 'stopped'
    if (sent === 'lost' || ('refused' in sent && GO_ON.has(sent.refused.code))) {
      tries += 1
      listener({ sentBytes: from, isBroken: sent === 'lost' })
      offset = null
      await pause(signal)
    } else if ('refused' in sent) return sent
    else {
      tries = 0
      offset = sent.offset
    }
  }
  return { refused: asRefusal(null) }
}

/** Somebody else's piece, or the rest of our own that was cut off: it is asked where it stands. */
const GO_ON = new Set(['upload.offset', 'upload.busy', 'upload.cut', 'upload.incomplete'])

type UploadStatus = { upload: string; offset: number } | { refused: Refusal } | 'unknown' | 'lost'

async function uploadStatus(
  caseId: string,
  file: File,
  upload: string | null,
  signal: AbortSignal,
): Promise<UploadStatus> {
  try {
    if (upload === null) {
      const body = { name: nameOf(file), size_bytes: file.size }
      const begun = await api.POST('/api/cases/{id}/uploads', { params: { path: { id: caseId } }, body, signal })
      if (!begun.data) return { refused: asRefusal(begun.error) }
      const { upload_id: uploadId, offset } = begun.data
      remember({ caseId, uploadId, name: file.name, sizeBytes: file.size, modified: file.lastModified })
      return { upload: uploadId, offset }
    }
    const params = { path: { id: caseId, upload } }
    const status = await api.GET('/api/cases/{id}/uploads/{upload}', { params, signal })
    if (status.data) return { upload, offset: status.data.offset }
    const refusal = asRefusal(status.error)
    if (refusal.code === 'desk.no_answer') return 'lost'
    forget(upload)
    return refusal.code === 'upload.unknown' ? 'unknown' : { refused: refusal }
  } catch {
    return 'lost'
  }
}

async function finished(caseId: string, upload: string, sha256: string | null): Promise<Arrived> {
  const params = { path: { id: caseId, upload } }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      const body = sha256 === null ? {} : { sha256 }
      const done = await api.POST('/api/cases/{id}/uploads/{upload}/finish', { params, body })
      forget(upload)
      if (!done.data) return { refused: asRefusal(done.error) }
      return { sha256: done.data.sha256, sizeBytes: done.data.size_bytes }
    } catch {
      await pause()
    }
  }
  return { refused: asRefusal(null) }
}

export async function abandon(caseId: string, file: File): Promise<void> {
  const begun = startedBefore(caseId, file)
  if (begun) await abandonUpload(caseId, begun.uploadId)
}

export async function abandonUpload(caseId: string, upload: string): Promise<void> {
  forget(upload)
  await api.DELETE('/api/cases/{id}/uploads/{upload}', { params: { path: { id: caseId, upload } } }).catch(() => {})
}

/** A name is data: half a character in it could not be sent. */
export function nameOf({ name }: Pick<File, 'name'>): string {
  return [...(name.toWellFormed() || 'file')].slice(0, 300).join('')
}

async function hashOf(file: File): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
}

export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function pause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AGAIN_MS)
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
