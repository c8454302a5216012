import { Link } from '@tanstack/react-router'
import { $api } from '#host/desk/api/client.ts'
import { visible } from '#host/desk/components/bytes.tsx'
import { Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { AddFact } from './fact-decisions.tsx'

const SHOWN = 100

interface DocumentFactsProps {
  id: string
  document: string
  /** The page that is shown; a fact can be added from it once its text is read. */
  page: number
  isRead: boolean
}

/** What was taken out of this document; each leads to its words. */
export function DocumentFacts({ id, document, page: shown, isRead }: DocumentFactsProps) {
  const query = { document_id: document, limit: String(SHOWN) }
  const asked = $api.useQuery('get', '/api/cases/{id}/facts', { params: { path: { id }, query } })
  return (
    <QueryView query={asked}>
      {({ facts }) =>
        facts.length === 0 && !isRead ? null : (
          <Section
            title={`Facts in it (${facts.length}${facts.length === SHOWN ? ' and more' : ''})`}
            actions={isRead && <AddFact id={id} document={document} page={shown} />}
          >
            {facts.length === 0 && <p className="text-quiet">No fact was taken from this document.</p>}
            <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card empty:hidden">
              {facts.map(({ fact_id, statement, page, start, end, rejected }) => (
                <li key={fact_id} className="flex items-baseline gap-3 px-4 py-2">
                  <span className={`min-w-0 flex-1 break-words ${rejected ? 'text-quiet line-through' : ''}`}>
                    {visible(statement)}
                  </span>
                  {page !== null && start !== null && end !== null && (
                    <Link
                      to="/cases/$id/documents/$document"
                      params={{ id, document }}
                      search={{ page, from: start, to: end }}
                      aria-label={`Show on page ${page}: ${visible(statement)}`}
                      className="shrink-0 text-sm"
                    >
                      page {page}
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          </Section>
        )
      }
    </QueryView>
  )
}
