import { expect } from 'vitest'
import { type ImportReport, previewLeads, readLeads } from '#apps/outreach/domain/leads/import.ts'
import type { LeadFile } from '#apps/outreach/domain/leads/lead-file.ts'
import type { LeadRow } from '#apps/outreach/domain/leads/lead-row.ts'

/** Files in memory, handed over in pieces, and what becomes of them. */

export function fileOf(bytes: Uint8Array | string, chunkBytes = 1000): LeadFile {
  const all = Buffer.from(bytes as string)
  return {
    name: 'leads.csv',
    sizeBytes: all.length,
    async *open() {
      for (let at = 0; at < all.length; at += chunkBytes) yield all.subarray(at, at + chunkBytes)
    },
  }
}

export async function readAll(file: LeadFile, mapping = {}) {
  let n = 0
  const read = readLeads(file, { mapping, newId: () => `id-${++n}`, as: (row) => row })
  const rows: LeadRow[] = []
  const sizes: number[] = []
  for (let step = await read.next(); ; step = await read.next()) {
    if (step.done) return { rows, sizes, end: step.value }
    rows.push(...step.value.rows)
    sizes.push(step.value.rows.length)
  }
}

export async function report(text: string | Uint8Array, mapping = {}): Promise<ImportReport & { leads: LeadRow[] }> {
  const { rows, end } = await readAll(fileOf(text), mapping)
  if ('refused' in end) throw new Error(end.refused.message)
  return { ...end, leads: rows }
}

export async function refusal(bytes: Uint8Array | string): Promise<string> {
  const { end } = await readAll(fileOf(bytes))
  const preview = await previewLeads(fileOf(bytes))
  if (!('refused' in end)) throw new Error('the file was taken')
  expect(end.refused.message).not.toBe('')
  expect(end.refused.next).not.toBe('')
  if ('refused' in preview) expect(preview.refused.code).toBe(end.refused.code)
  return end.refused.code
}
