import type { RedactionProfile, RedactionSpan } from './contracts.ts'
import type { PageText } from './document.ts'
import { type Finder, patternFinder, type Span, shapeFinder, termFinder } from './redact-finders.ts'

export const REDACTED = '[REDACTED]'

/** A profile made ready: what to look for in every text, and places that were marked by hand. */
export interface Redactor {
  /** Something is looked for, so a document that cannot be searched is a risk. */
  searches: boolean
  find: Finder
  marked: (documentId: string) => readonly RedactionSpan[]
}

export function redactorOf(profile: RedactionProfile | undefined): Redactor {
  const finders: Finder[] = [
    ...(profile?.terms ?? []).map(termFinder),
    ...(profile?.shapes ?? []).map(shapeFinder),
    ...(profile?.patterns ?? []).map(patternFinder),
  ]
  const marked = Map.groupBy(profile?.spans ?? [], (span) => span.document_id)
  return {
    searches: finders.length > 0,
    find: (text) => finders.flatMap((finder) => finder(text)),
    marked: (id) => marked.get(id) ?? [],
  }
}

export function redactText(text: string, find: Finder): { text: string; count: number } {
  return replaceSpans(text, find(text))
}

export type RedactedPages = { ok: true; pages: PageText[]; count: number } | { ok: false; bad: RedactionSpan }

/** Every page with what was found and what was marked taken out. A mark outside of the text is told, never skipped. */
export function redactPages(documentId: string, pages: readonly PageText[], redactor: Redactor): RedactedPages {
  const marked = redactor.marked(documentId)
  const lengths = new Map(pages.map(({ page, text }) => [page, text.length]))
  const bad = marked.find(({ page, start, end }) => start >= end || end > (lengths.get(page) ?? 0))
  if (bad) return { ok: false, bad }
  let count = 0
  const redacted = pages.map(({ page, text }) => {
    const spans = [...redactor.find(text), ...marked.filter((span) => span.page === page)]
    const replaced = replaceSpans(text, spans)
    count += replaced.count
    return { page, text: replaced.text }
  })
  return { ok: true, pages: redacted, count }
}

/** Touching spans become one; no half character and no mark of a redacted letter is left over. */
export function replaceSpans(text: string, spans: readonly Span[]): { text: string; count: number } {
  if (spans.length === 0) return { text, count: 0 }
  const merged: Span[] = []
  for (const span of spans.map((one) => widen(text, one)).sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  let [kept, at] = ['', 0]
  for (const { start, end } of merged) {
    kept += text.slice(at, start) + REDACTED
    at = end
  }
  return { text: kept + text.slice(at), count: merged.length }
}

const MARK = /^\p{M}/u

function widen(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end]
  while (from > 0 && (isLow(text, from) || MARK.test(text.slice(from, from + 2)))) from -= 1
  while (to < text.length && (isLow(text, to) || MARK.test(text.slice(to, to + 2)))) to += 1
  return { start: from, end: to }
}

function isLow(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff && at > 0
}
