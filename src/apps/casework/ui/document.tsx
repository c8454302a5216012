import { keepPreviousData } from '@tanstack/react-query'
import { createLazyRoute, Link } from '@tanstack/react-router'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { Button } from '#host/desk/components/button.tsx'
import { laidOut, readable } from '#host/desk/components/bytes.tsx'
import { DownloadLink } from '#host/desk/components/download-link.tsx'
import { Card, Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { Exact, Fact, sayBytes } from '#host/desk/pages/settings/facts.tsx'
import { About } from './about.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { MarkedText, type Span } from './marked-text.tsx'
import { PrivilegeDialog } from './privilege.tsx'
import { whoMay } from './roles.ts'
import { Signs, TreatmentBadge } from './signs.tsx'
import type { DocumentPage, PageSearch } from './types.ts'
import { useCase, useWho } from './use-case.ts'
import { plainProblem, sayKind, sayStage } from './words.ts'

export const Route = createLazyRoute('/cases/$id/documents/$document')({ component: OneDocument })

function OneDocument() {
  const { id, document } = Route.useParams()
  const search: PageSearch = Route.useSearch()
  const path = { id, document }
  const asked = $api.useQuery(
    'get',
    '/api/cases/{id}/documents/{document}',
    { params: { path, query: { page: String(search.page ?? 1) } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className="flex flex-col gap-4">
      <Link to="/cases/$id/documents" params={{ id }} className="inline-flex items-center gap-1.5 self-start text-sm">
        <ArrowLeft aria-hidden className="size-4" /> All documents
      </Link>
      <QueryView query={asked}>
        {(page) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Text id={id} page={page} search={search} />
            <div className="flex min-w-0 flex-col gap-6">
              <Beside id={id} page={page} />
              <DocumentFacts
                id={id}
                document={document}
                page={page.page}
                isRead={page.text !== null && page.text !== ''}
              />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  )
}

function Text({ id, page, search }: { id: string; page: DocumentPage; search: PageSearch }) {
  const { document_id, name, text, pages, stage, problem, page: number } = page
  const { from, to } = search
  const spans: Span[] =
    from !== undefined && to !== undefined && (search.page ?? 1) === number
      ? [{ start: from, end: to, label: 'The place where the fact stands' }]
      : []
  return (
    <Section
      title={readable(name)}
      actions={
        pages !== null &&
        pages > 1 && (
          <nav aria-label="Pages of the document" className="flex items-center gap-3">
            {number > 1 && (
              <Link
                to="/cases/$id/documents/$document"
                params={{ id, document: document_id }}
                search={{ page: number - 1 }}
              >
                Page before
              </Link>
            )}
            <span className="text-quiet tabular-nums">
              page {number} of {pages}
            </span>
            {number < pages && (
              <Link
                to="/cases/$id/documents/$document"
                params={{ id, document: document_id }}
                search={{ page: number + 1 }}
              >
                Next page
              </Link>
            )}
          </nav>
        )
      }
    >
      {text !== null && text !== '' ? (
        <MarkedText seek text={text} spans={spans} label={`Text of page ${number}`} />
      ) : stage === 'kept' ? (
        <StoredFile id={id} page={page} />
      ) : (
        <Empty title={stage === 'unreadable' ? 'No text could be read out of it.' : 'Its text is not read yet.'}>
          {problem ? readable(plainProblem(problem)) : 'It is read once the case is accepted.'}
        </Empty>
      )}
    </Section>
  )
}

const STRUCTURED = 'application/json'

/** A form, a ticket, a request: what was kept is its own text. */
function StoredFile({ id, page }: { id: string; page: DocumentPage }) {
  const isShown = page.content_type === STRUCTURED
  const asked = $api.useQuery(
    'get',
    '/api/cases/{id}/documents/{document}/file',
    { params: { path: { id, document: page.document_id } }, parseAs: 'text' },
    { enabled: isShown },
  )
  if (!isShown) return <Empty title="It is kept as it came.">No text is taken out of it.</Empty>
  return (
    <QueryView query={asked}>
      {(text) => <MarkedText text={laidOut(String(text))} spans={[]} label="What was filed" />}
    </QueryView>
  )
}

function Beside({ id, page }: { id: string; page: DocumentPage }) {
  const [marking, setMarking] = useState(false)
  const who = useWho()
  const status = useCase(id).data?.case?.status
  const { document_id, number, artifact_kind, content_type, byte_size, hash, stage } = page
  const isProducible = ['document', 'image', 'audio'].includes(artifact_kind)
  const notices = (page.about as { notices?: unknown }).notices
  return (
    <Card className="flex flex-col gap-4">
      <About>
        <Fact name="Number">{number}</Fact>
        <Fact name="Kind">
          {sayKind(artifact_kind)}, <code className="break-all">{readable(content_type)}</code>
        </Fact>
        <Fact name="Size">{sayBytes(byte_size)}</Fact>
        <Fact name="SHA-256">
          <Exact>{hash}</Exact>
        </Fact>
        <Fact name="Stage">{sayStage(stage, status).text}</Fact>
        <Fact name="Came in">
          <Timestamp at={page.uploaded_at} />, by {readable(page.uploaded_by)}
        </Fact>
        <Fact name="Privilege">
          {isProducible ? <TreatmentBadge document={page} /> : 'never produced'} {readable(page.privilege_basis ?? '')}
          {page.privilege_by && <span className="block text-sm text-quiet">by {readable(page.privilege_by)}</span>}
          <Signs signs={page.signs} />
        </Fact>
      </About>
      {Array.isArray(notices) && notices.length > 0 && (
        <ul className="list-disc pl-5 text-sm text-quiet">
          {notices.map((notice) => (
            <li key={String(notice)} className="break-words">
              {readable(String(notice))}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <DownloadLink
          path={`/api/cases/${id}/documents/${document_id}/file`}
          download
          className="inline-flex min-h-8 items-center gap-1.5 rounded-md border border-line bg-card px-3 py-1 font-medium text-ink no-underline hover:bg-sunk"
        >
          <Download aria-hidden className="size-4" /> Download the original
        </DownloadLink>
        {isProducible &&
          (who.roleFor('keep') ? (
            <Button onClick={() => setMarking(true)}>Decide on privilege ...</Button>
          ) : (
            <p className="text-sm text-quiet">Privilege is decided by {whoMay('keep')}.</p>
          ))}
      </div>
      {marking && <PrivilegeDialog id={id} document={page} close={() => setMarking(false)} />}
    </Card>
  )
}
