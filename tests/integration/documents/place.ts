import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { type DocumentsOptions, openDocuments } from '#integrations/documents/documents.ts'
import type { ExtractedText, Extraction } from '#kernel/ports/documents.ts'

export const never = new AbortController().signal

/** Documents that are closed, and files that are gone, when the tests of a file are done. */
export function openPlace(options: DocumentsOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-documents-'))
  const documents = openDocuments(options)
  let count = 0
  afterAll(async () => {
    await documents.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const put = (bytes: Uint8Array | string): string => {
    const path = join(folder, `file-${++count}`)
    writeFileSync(path, bytes)
    return path
  }
  const extract = (bytes: Uint8Array | string, signal = never): Promise<Extraction> =>
    documents.extract({ path: put(bytes), name: 'a.bin', contentType: 'application/octet-stream' }, signal)
  return { documents, folder, put, extract, read: async (bytes: Uint8Array | string) => textOf(await extract(bytes)) }
}

export function textOf(extraction: Extraction): ExtractedText {
  if (!extraction.ok) throw new Error(`refused: ${extraction.refusal.code}`)
  return bounded(extraction.extracted)
}

/** What is promised of every text, whatever it came from. */
function bounded(extracted: ExtractedText): ExtractedText {
  expect(extracted.pages.length).toBeLessThanOrEqual(5_000)
  for (const [i, { page, text }] of extracted.pages.entries()) {
    expect(page).toBe(i + 1)
    expect(text.length).toBeLessThanOrEqual(200_000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
    expect(text.isWellFormed()).toBe(true)
    expect(text.normalize('NFC') === text).toBe(true)
  }
  return extracted
}

/** A refusal that a person can do something with. */
export function refusalIn(extraction: Extraction): string {
  if (extraction.ok) return `read: ${extraction.extracted.contentType}`
  const { code, message, next } = extraction.refusal
  expect(code).toMatch(/^document\.[a-z_]+$/)
  for (const words of [message, next]) expect(words).toMatch(/^[A-Z].{10,}\.$/s)
  return code
}
