import { Link } from '@tanstack/react-router'
import { FileText, Image, Mic, ShieldAlert } from 'lucide-react'
import { Badge } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { sayBytes } from '#host/desk/pages/settings/facts.tsx'
import type { Case, CaseDocument } from './types.ts'
import { plainProblem, sayKind, sayStage } from './words.ts'

const ICONS = { image: Image, audio: Mic } as const

export function DocumentRow(props: { id: string; document: CaseDocument; status: Case['status'] | undefined }) {
  const { id, document, status } = props
  const { document_id, number, name, artifact_kind, byte_size, hash, stage, problem, pages, decision, is_undecided } =
    document
  const Icon = ICONS[artifact_kind as keyof typeof ICONS] ?? FileText
  const said = sayStage(stage, status)
  return (
    <div className="flex gap-3 px-4 py-2.5">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <Link
            to="/cases/$id/documents/$document"
            params={{ id, document: document_id }}
            className="min-w-0 font-medium break-words"
          >
            {readable(name)}
          </Link>
          <span className="flex flex-wrap gap-1">
            {(decision === 'withhold' || decision === 'redact' || (is_undecided && stage !== 'received')) && (
              <Badge tone={is_undecided ? 'bad' : 'warn'}>
                <ShieldAlert aria-hidden className="mr-1 inline size-3.5" />
                {is_undecided ? 'privilege decision needed' : decision === 'redact' ? 'redact' : 'privileged'}
              </Badge>
            )}
            <Badge tone={said.tone}>{said.text}</Badge>
          </span>
        </p>
        <p className="text-sm break-words text-quiet">
          No. {number}, {sayKind(artifact_kind)}, {sayBytes(byte_size)}
          {pages ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}, {readable(document.uploaded_by)},{' '}
          <Timestamp at={document.uploaded_at} />
        </p>
        <p className="truncate text-xs text-quiet" title={`SHA-256 ${hash}`}>
          SHA-256 <code>{hash}</code>
        </p>
        {problem && <p className="mt-0.5 text-sm break-words text-bad">{readable(plainProblem(problem))}</p>}
      </div>
    </div>
  )
}
