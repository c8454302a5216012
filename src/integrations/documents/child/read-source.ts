import { open } from 'node:fs/promises'
import { DOCX, identify, PDF } from '../identify.ts'
import { HEAD_BYTES, MOST_FILE_BYTES } from '../limits.ts'
import { Refused, refused } from '../refusals.ts'
import type { Inside, Outlet, Source } from './outlet.ts'

type Read = (source: Source, out: Outlet) => Promise<Inside>

/** Loaded when the first of its kind comes: most children never see most kinds. */
const READERS: Record<string, () => Promise<Read>> = {
  [PDF]: async () => (await import('./pdf.ts')).readPdf,
  [DOCX]: async () => (await import('./docx.ts')).readDocx,
  'message/rfc822': async () => (await import('./mail.ts')).readMailFile,
  'text/html': async () => (await import('./text.ts')).readHtmlFile,
  'image/png': async () => (await import('./picture.ts')).readPicture,
  'image/jpeg': async () => (await import('./picture.ts')).readPicture,
  'image/tiff': async () => (await import('./tiff.ts')).readTiff,
}
const readText = async () => (await import('./text.ts')).readTextFile

/** Says again by its bytes what the file is: what was said of it when it came is not proof. */
export async function readSource(path: string, out: Outlet): Promise<Inside & { contentType: string }> {
  const { head, sizeBytes } = await headOf(path)
  const identified = identify(head)
  if ('refusal' in identified) throw new Refused(identified.refusal)
  const { contentType } = identified
  if (sizeBytes > MOST_FILE_BYTES) throw refused('too_large', `The file has ${sizeBytes} bytes, over the limit.`)
  if (/^(audio|video)\//.test(contentType)) throw refused('no_text')
  const read = await (READERS[contentType] ?? readText)()
  return { contentType, ...(await read({ path, sizeBytes, contentType }, out)) }
}

async function headOf(path: string): Promise<{ head: Uint8Array; sizeBytes: number }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(Math.min(size, HEAD_BYTES)), position: 0 })
    return { head: buffer.subarray(0, bytesRead), sizeBytes: size }
  } finally {
    await file.close()
  }
}
