import { createLazyRoute, Link } from '@tanstack/react-router'
import { BookOpen, Plus } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { Badge, Status } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Card, Empty, Page } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { StartSample } from './start-sample.tsx'
import type { CaseLine } from './types.ts'
import { counted, sayCase, sayConflict, spelled } from './words.ts'

export const Route = createLazyRoute('/cases')({ component: CasesPage })

const LINK = 'inline-flex min-h-8 items-center gap-1.5 rounded-md px-3 py-1 font-medium no-underline'
const MAIN = `${LINK} bg-lane text-on-lane hover:brightness-110`

function CasesPage() {
  const asked = $api.useQuery('get', '/api/cases')
  return (
    <Page
      title="Cases"
      actions={
        <>
          <Link to="/cases/playbook" className={`${LINK} border border-line bg-card text-ink hover:bg-sunk`}>
            <BookOpen aria-hidden className="size-4" /> Shared playbook
          </Link>
          <Link to="/cases/new" className={MAIN}>
            <Plus aria-hidden className="size-4" /> New case
          </Link>
        </>
      }
    >
      <QueryView query={asked}>
        {({ cases }) =>
          cases.length === 0 ? (
            <Empty title="No case yet.">
              <p>
                The client's form and documents come in and are hashed on arrival. What is missing is named, an attorney
                decides, facts are mapped with the place where each stands, and what leaves can be checked by anybody.
              </p>
              <p className="mt-4 flex justify-center">
                <StartSample />
              </p>
            </Empty>
          ) : (
            <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
              {cases.map((line) => (
                <li key={line.id} className="min-w-0">
                  <Line line={line} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Page>
  )
}

function Line({ line }: { line: CaseLine }) {
  const { id, name, matter, matter_type, status, stopped, created_at, conflict, documents, unreadable, facts } = line
  const { approvals, uncertain } = line.waiting
  const said = sayCase(line.case)
  const check = conflict && conflict !== 'unknown' ? sayConflict(conflict) : null
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link to="/cases/$id" params={{ id }} className="block truncate text-base font-semibold">
            {readable(name)}
          </Link>
          <p className="truncate text-sm text-quiet">
            {name !== matter && `${readable(matter)} · `}
            {spelled(matter_type)} · <Timestamp at={created_at} near />
          </p>
        </div>
        <span className="flex shrink-0 flex-wrap justify-end gap-1">
          {stopped && <Status of="stopped" />}
          {status !== 'active' && status !== 'completed' && <Status of={status} />}
          <Badge tone={said.tone}>{said.text}</Badge>
        </span>
      </div>
      <dl className="grid grid-cols-3 gap-2 text-center">
        {[
          ['in the file', documents],
          ['facts', facts],
          ['not readable', unreadable],
        ].map(([what, n]) => (
          <div key={what} className="rounded-md bg-sunk px-1 py-1.5">
            <dd className="text-lg font-semibold tabular-nums">{n?.toLocaleString()}</dd>
            <dt className="text-xs text-quiet">{what}</dt>
          </div>
        ))}
      </dl>
      <p className="mt-auto flex flex-wrap gap-1.5">
        {check && <Badge tone={check.tone}>{check.text}</Badge>}
        {line.case === 'intake' && check && <Badge tone="warn">waits for an attorney</Badge>}
        {approvals > 0 && <Badge tone="warn">{approvals} to approve</Badge>}
        {uncertain > 0 && <Badge tone="warn">{counted(uncertain, 'uncertain effect')}</Badge>}
      </p>
    </Card>
  )
}
