import type { LedgerEntry } from '#kernel/ledger.ts'
import type { LedgerHead } from './queries.ts'

export const EXPORT_FORMAT = 'lanewright ledger export 1'

export interface ExportHeader {
  format: typeof EXPORT_FORMAT
  workspace: string
  entries: string
  head: LedgerHead
}

/** JSON lines: a header, then every entry of both logs in order. Payloads stay as they were hashed; no key is in them. */
export async function* exportLines(
  workspace: string,
  head: LedgerHead,
  pages: AsyncIterable<LedgerEntry[]>,
): AsyncGenerator<string> {
  const header: ExportHeader = { format: EXPORT_FORMAT, workspace, entries: head.seq, head }
  yield `${JSON.stringify(header)}\n`
  for await (const page of pages) yield page.map(lineOf).join('')
}

function lineOf({ log, seq, at, about, id, payload, hash }: LedgerEntry): string {
  return `${JSON.stringify({ log, seq: seq.toString(), at, about, id, payload, hash })}\n`
}
