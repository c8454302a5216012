import { createHash } from 'node:crypto'
import { findFlips } from './locate-flip.ts'
import type { Findings, Problem } from './problems.ts'
import { type BagEntry, contentOfEntry } from './read-bag.ts'
import type { Source } from './source.ts'
import type { ZipEntry } from './walk-zip.ts'

/** Is this content, mended, what it was? Null where nobody can tell. */
export type Confirm = ((flip: { position: number; xor: number }) => Promise<boolean>) | null

/** Tells once that the content is not what was packed, and which byte it is when it is one. */
export async function reportDamage(path: string, entry: BagEntry, confirm: Confirm, findings: Findings): Promise<void> {
  if (entry.told) return
  entry.told = true
  findings.add(await describe(path, entry, findings.full() ? NOT_SEARCHED : confirm))
}

const NOT_SEARCHED: Confirm = async () => false

async function describe(path: string, entry: BagEntry, confirm: Confirm): Promise<Problem> {
  const { dataOffset, sizeBytes, crcWas, crcIs } = entry
  const code = 'content.damaged'
  const searched = confirm !== NOT_SEARCHED && crcWas !== undefined && crcIs !== undefined
  const flips = searched ? findFlips(crcWas, crcIs, sizeBytes) : []
  for (const flip of flips) {
    if (confirm ? !(await confirm(flip)) : flips.length > 1) continue
    const message = `byte ${flip.position} of it was changed`
    return { path, code, message, offset: dataOffset + flip.position }
  }
  const message = `its content was changed, between ${dataOffset} and ${dataOffset + sizeBytes} of the zip`
  return { path, code, message, offset: dataOffset }
}

/** By the hash that a manifest gives. */
export function confirmByHash(source: Source, entry: ZipEntry, sha256: string): NonNullable<Confirm> {
  return async ({ position, xor }) => {
    const hash = createHash('sha256')
    let at = 0
    for await (const part of contentOfEntry(source, entry)) {
      hash.update(position >= at && position < at + part.length ? mended(part, position - at, xor) : part)
      at += part.length
    }
    return hash.digest('hex') === sha256
  }
}

export function mended(bytes: Uint8Array, position: number, xor: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[position] = (copy[position] as number) ^ xor
  return copy
}
