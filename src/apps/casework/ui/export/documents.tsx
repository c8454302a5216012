import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { PrivilegeDialog } from '../privilege.tsx'
import { Signs, TreatmentBadge } from '../signs.tsx'
import type { CaseDocument } from '../types.ts'
import { useWho } from '../use-case.ts'
import { counted } from '../words.ts'

const AT_ONCE = 100
const LEAVES = ['document', 'image', 'audio']

interface Props {
  id: string
  undecided: number
  /** Null for all of them. */
  chosen: ReadonlySet<string> | null
  choose(chosen: ReadonlySet<string> | null): void
}

/** The documents of the case, what a production does with each, and the decision where one is needed. */
export function ProductionDocuments({ id, undecided, chosen, choose }: Props) {
  const [after, setAfter] = useState(0)
  const [isOnlyUndecided, setOnlyUndecided] = useState(false)
  const [deciding, setDeciding] = useState<CaseDocument | null>(null)
  const query = {
    ...{ limit: String(AT_ONCE), after: String(after) },
    ...(isOnlyUndecided ? { undecided: 'true' as const } : {}),
  }
  const asked = $api.useQuery(
    'get',
    '/api/cases/{id}/documents',
    { params: { path: { id }, query } },
    { placeholderData: keepPreviousData },
  )
  const toggle = (one: string, isIn: boolean) => {
    const next = new Set(chosen)
    if (isIn) next.add(one)
    else next.delete(one)
    choose(next)
  }
  return (
    <Section title="Documents">
      {undecided > 0 && (
        <p role="status" className="rounded-lg border border-l-4 border-line border-l-bad bg-card px-4 py-3">
          <span className="font-semibold">{counted(undecided, 'document')} need a privilege decision.</span> A package
          that leaves the firm is refused while it holds one of them.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <label className="flex items-center gap-2">
          <input type="radio" name="which" checked={chosen === null} onChange={() => choose(null)} />
          All documents
        </label>
        <label className="flex items-center gap-2">
          <input type="radio" name="which" checked={chosen !== null} onChange={() => choose(new Set())} />
          Only chosen documents{chosen !== null && ` (${chosen.size})`}
        </label>
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={isOnlyUndecided}
            onChange={(event) => {
              setOnlyUndecided(event.target.checked)
              setAfter(0)
            }}
          />
          Show only what needs a decision
        </label>
      </div>
      <QueryView query={asked}>
        {({ documents }) => {
          const shown = documents.filter(({ artifact_kind }) => LEAVES.includes(artifact_kind))
          const last = documents.at(-1)
          return (
            <>
              {shown.length === 0 ? (
                <Empty title={isOnlyUndecided ? 'Every document is decided.' : 'There are no documents here.'} />
              ) : (
                <ul
                  aria-label="Documents of the package"
                  className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card"
                >
                  {shown.map((document) => (
                    <li key={document.document_id}>
                      <Line
                        id={id}
                        document={document}
                        isChosen={chosen?.has(document.document_id) ?? null}
                        choose={(isIn) => toggle(document.document_id, isIn)}
                        decide={() => setDeciding(document)}
                      />
                    </li>
                  ))}
                </ul>
              )}
              {(after > 0 || documents.length === AT_ONCE) && (
                <nav aria-label="Pages of the documents" className="flex gap-2">
                  {after > 0 && <Button onClick={() => setAfter(0)}>First page</Button>}
                  {documents.length === AT_ONCE && last && (
                    <Button onClick={() => setAfter(last.number)}>Next page</Button>
                  )}
                </nav>
              )}
            </>
          )
        }}
      </QueryView>
      {deciding && <PrivilegeDialog id={id} document={deciding} close={() => setDeciding(null)} />}
    </Section>
  )
}

interface LineProps {
  id: string
  document: CaseDocument
  /** Null where all documents are asked for. */
  isChosen: boolean | null
  choose(isIn: boolean): void
  decide(): void
}

function Line({ id, document, isChosen, choose, decide }: LineProps) {
  const { document_id, number, name, uploaded_at, pages, privilege_basis, privilege_by, decision, signs } = document
  const who = useWho()
  return (
    <div className="flex gap-3 px-4 py-2.5">
      {isChosen !== null && (
        <input
          type="checkbox"
          className="mt-1.5"
          aria-label={`Choose ${readable(name)}`}
          checked={isChosen}
          onChange={(event) => choose(event.target.checked)}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Link
            to="/cases/$id/documents/$document"
            params={{ id, document: document_id }}
            className="min-w-0 font-medium break-words"
          >
            {readable(name)}
          </Link>
          <span className="flex items-center gap-2">
            <TreatmentBadge document={document} />
            {who.roleFor('keep') && (
              <Button aria-label={`Decide on ${readable(name)}`} onClick={decide}>
                Decide ...
              </Button>
            )}
          </span>
        </div>
        <p className="text-sm break-words text-quiet">
          No. {number}, <Timestamp at={uploaded_at} />
          {pages ? `, ${counted(pages, 'page')}` : ''}
          {decision !== null && `, ${readable(privilege_basis ?? '')}, decided by ${readable(privilege_by ?? '')}`}
        </p>
        {document.is_undecided && signs.length === 0 && document.stage !== 'received' && (
          <p className="text-sm">No text could be read, so nobody has looked for signs of privilege.</p>
        )}
        <Signs signs={signs} />
      </div>
    </div>
  )
}
