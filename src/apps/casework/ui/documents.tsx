import { keepPreviousData } from '@tanstack/react-query'
import { createLazyRoute } from '@tanstack/react-router'
import { $api } from '#host/desk/api/client.ts'
import { Empty } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { DocumentRow } from './document-row.tsx'
import { HeldUp } from './held-up.tsx'
import { PAGE_SIZE, Pager } from './pager.tsx'
import { whoMay } from './roles.ts'
import { UploadBox } from './upload/upload-box.tsx'
import { useCase, useWho } from './use-case.ts'

export const Route = createLazyRoute('/cases/$id/documents')({ component: DocumentsPage })

function DocumentsPage() {
  const { id } = Route.useParams()
  const { after = 0 } = Route.useSearch()
  const who = useWho()
  const board = useCase(id).data
  const status = board?.case?.status
  const query = { limit: String(PAGE_SIZE), after: String(after) }
  // What stood there stays until the next page has come: nothing jumps.
  const asked = $api.useQuery(
    'get',
    '/api/cases/{id}/documents',
    { params: { path: { id }, query } },
    { placeholderData: keepPreviousData },
  )
  const role = who.roleFor('keep')
  const isEnded = status === 'closed' || status === 'rejected'
  return (
    <div className="flex flex-col gap-4">
      {isEnded ? (
        <p className="text-quiet">The case is ended: nothing more comes into its file.</p>
      ) : role ? (
        <UploadBox caseId={id} role={role} />
      ) : (
        who.roles.length > 0 && <p className="text-quiet">The file of a case is kept by {whoMay('keep')}.</p>
      )}
      {board && board.unread > 0 && <HeldUp board={board} />}
      <QueryView query={asked}>
        {({ documents, total }) =>
          total === 0 ? (
            <Empty title="The file is empty.">What is added comes here, with its SHA-256.</Empty>
          ) : (
            <>
              <ul
                aria-label="File of the case"
                className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card"
              >
                {documents.map((document) => (
                  <li key={document.document_id}>
                    <DocumentRow id={id} document={document} status={status} />
                  </li>
                ))}
              </ul>
              <Pager
                label="Pages of the file"
                to="/cases/$id/documents"
                {...{ id, after, shown: documents.length, total }}
              />
            </>
          )
        }
      </QueryView>
    </div>
  )
}
