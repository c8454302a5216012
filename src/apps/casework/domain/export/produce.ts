import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { ExportDocument, PageText } from './document.ts'
import { type Redactor, redactPages, redactText } from './redact.ts'
import { termFinder } from './redact-finders.ts'

/** A document as it will be given out: its text, and whether its native may go with it. */
export interface Produced {
  /** Pages in order with a form feed between them. */
  text: string
  redactions: number
  /** Something was taken out, or nobody can tell whether something should be: only text is given. */
  textOnly: boolean
  /** The name that it came with, as it may be told. */
  filename: string
}

const MOST_NAME = 255

export function produce(
  document: ExportDocument,
  profile: Redactor,
  {
    unsearched = 'withhold_native',
    outward,
  }: { unsearched?: 'withhold_native' | 'produce' | undefined; outward: boolean },
): { ok: true; produced: Produced } | { ok: false; page: number } | { ok: false; passage: number } {
  // Privileged passages stay here; a package of the house is whole.
  const finders = (outward ? (document.passages ?? []) : []).map(termFinder)
  const missing = finders.findIndex((find) => !document.pages.some(({ text }) => find(text).length > 0))
  if (missing !== -1) return { ok: false, passage: missing + 1 }
  const find = (text: string) => [...profile.find(text), ...finders.flatMap((finder) => finder(text))]
  const redactor = { ...profile, searches: profile.searches || finders.length > 0, find }
  const redacted = redactPages(document.document_id, document.pages, redactor)
  if (!redacted.ok) return { ok: false, page: redacted.bad.page }
  const name = redactText(document.name.slice(0, MOST_NAME).toWellFormed().normalize('NFC'), redactor.find)
  const redactions = redacted.count + name.count
  const blind = redactor.searches && !document.text_complete && unsearched === 'withhold_native'
  return {
    ok: true,
    produced: {
      text: textFile(redacted.pages, document.page_count),
      redactions,
      textOnly: redactions > 0 || blind,
      filename: name.text,
    },
  }
}

/** One number a page, so a page without text is there too. */
export function textFile(pages: readonly PageText[], pageCount: number): string {
  const texts = new Map(pages.map(({ page, text }) => [page, text]))
  const all = Array.from({ length: pagesOf(pages, pageCount) }, (_, i) => texts.get(i + 1) ?? '')
  return all.join('\f').toWellFormed()
}

/** What has text has at least the pages that the text stands on. */
export function pagesOf(pages: readonly PageText[], pageCount: number): number {
  return pages.reduce((most, { page }) => Math.max(most, page), Math.max(1, pageCount))
}

/** Stands in the place of a native that stays here. */
export function slipSheet(begbates: string): string {
  return `${begbates}\n\nProduced as redacted text. The native file is withheld.\n`
}

/** Of a text as UTF-8, without making its bytes. */
export function hashOf(text: string): { sha256: string; sizeBytes: number } {
  return { sha256: sha256Hex(text), sizeBytes: Buffer.byteLength(text, 'utf8') }
}
