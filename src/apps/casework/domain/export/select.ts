import type { ExportRequest } from './contracts.ts'

export interface Selectable {
  document_id: string
  received_at_utc: string
  content_type: string
}

/** Does the request ask for this document? Without ids and filters it asks for every one. */
export function isSelected({ document_ids, filters }: ExportRequest, document: Selectable): boolean {
  return (document_ids?.includes(document.document_id) ?? true) && passes({ filters }, document)
}

export function passes(
  { filters }: Pick<ExportRequest, 'filters'>,
  { received_at_utc, content_type }: Omit<Selectable, 'document_id'>,
): boolean {
  const at = Date.parse(received_at_utc)
  if (filters?.received_from !== undefined && at < Date.parse(filters.received_from)) return false
  if (filters?.received_before !== undefined && at >= Date.parse(filters.received_before)) return false
  return !filters?.content_types || filters.content_types.includes(content_type)
}

/** As they came in; the id decides where that does not. The order in which they were read plays no part. */
export function inOrder(
  a: { received_ms: number; document_id: string },
  b: { received_ms: number; document_id: string },
): number {
  return a.received_ms - b.received_ms || (a.document_id < b.document_id ? -1 : 1)
}
