import { Link } from '@tanstack/react-router'
import { Badge } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import type { Fact } from './types.ts'

/** Where a fact stands: the source opens at the very words. */
export function FactPlace({ id, fact }: { id: string; fact: Fact }) {
  const { document_id, document, page, start, end } = fact
  if (document_id === null || page === null || start === null || end === null)
    return <Badge tone="warn">unsupported</Badge>
  return (
    <Link
      to="/cases/$id/documents/$document"
      params={{ id, document: document_id }}
      search={{ page, from: start, to: end }}
      className="break-words"
    >
      {readable(document ?? 'source')}, page {page}
    </Link>
  )
}

/** When it happened, as the source writes it. */
export function happenedOn({ happened }: Fact): string | null {
  const { text, from } = (happened ?? {}) as { text?: unknown; from?: unknown }
  const day = typeof from === 'string' ? from : null
  return typeof text === 'string' ? readable(text) : day
}
