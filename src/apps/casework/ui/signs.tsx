import { Badge } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import type { CaseDocument } from './types.ts'

const KINDS: Record<CaseDocument['signs'][number]['kind'], string> = {
  legend: 'Legend',
  lawyer: 'Lawyer',
  advice: 'Legal advice',
  litigation: 'Litigation',
  file_name: 'File name',
  not_read: 'Not read',
}

/** What in a document says that it may be privileged, in its own words. */
export function Signs({ signs }: { signs: CaseDocument['signs'] }) {
  if (signs.length === 0) return null
  return (
    <ul aria-label="Signs of privilege" className="flex flex-col gap-1 text-sm">
      {signs.map(({ kind, quote, page }) => (
        <li key={`${kind}${quote}`} className="break-words">
          <span className="text-quiet">
            {KINDS[kind]}
            {page !== null && page > 1 ? `, page ${page}` : ''}:
          </span>{' '}
          {kind === 'not_read' ? readable(quote) : <q>{readable(quote)}</q>}
        </li>
      ))}
    </ul>
  )
}

/** How a production treats a document, and whether an attorney has to decide first. */
export function TreatmentBadge({ document: { decision, is_undecided, stage } }: { document: CaseDocument }) {
  if (is_undecided) return <Badge tone="bad">{stage === 'received' ? 'not read yet' : 'decision needed'}</Badge>
  if (decision === 'withhold') return <Badge tone="warn">withhold</Badge>
  if (decision === 'redact') return <Badge tone="warn">redact</Badge>
  return <Badge tone="good">include</Badge>
}
