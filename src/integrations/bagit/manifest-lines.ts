import { boundedLines } from '#kernel/ledger/lines.ts'

export interface ManifestLine {
  sha256: string
  path: string
}

/** RFC 8493, 2.1.3: CR, LF and the percent sign are percent-encoded in a path, and nothing else is. */
const LINE = /^([0-9a-f]{64}) {2}((?:[^%]|%0A|%0D|%25)+)$/
const MOST_LINE_BYTES = 16 * 1024

/** The lines of a manifest; null for each that is none. */
export async function* manifestLines(content: AsyncIterable<Uint8Array>): AsyncGenerator<ManifestLine | null> {
  for await (const batch of boundedLines(content, MOST_LINE_BYTES))
    for (const line of batch) yield line && readManifestLine(line.toString('utf8'))
}

export function readManifestLine(line: string): ManifestLine | null {
  const [, sha256, path] = LINE.exec(line) ?? []
  if (sha256 === undefined || path === undefined) return null
  return {
    sha256,
    path: path.replace(/%(0A|0D|25)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  }
}
