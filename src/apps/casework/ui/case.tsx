import { createLazyRoute, Link, Outlet } from '@tanstack/react-router'
import { Badge, Status } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Page } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { TabLinks } from '#host/desk/components/tabs.tsx'
import { WorkspaceActions } from '#host/desk/components/workspace-actions.tsx'
import { OpenCase } from './open-case.tsx'
import type { Board } from './types.ts'
import { useCase } from './use-case.ts'
import { sayCase, sayConflict } from './words.ts'

export const Route = createLazyRoute('/cases/$id')({ component: CasePage })

function CasePage() {
  const { id } = Route.useParams()
  const asked = useCase(id)
  const name = readable(asked.data?.name ?? 'Case')
  return (
    <Page title={name} actions={asked.data && <WorkspaceActions noun="case" workspace={asked.data} />}>
      <QueryView query={asked}>
        {(board) => (
          <>
            <CaseStatus board={board} />
            <TabLinks label={`Parts of ${name}`} tabs={tabsOf(board)} />
            {board.case ? <Outlet /> : <OpenCase id={id} />}
          </>
        )}
      </QueryView>
    </Page>
  )
}

function CaseStatus({ board }: { board: Board }) {
  const { id, status, status_reason, stopped, goal, name } = board
  const said = sayCase(board.case?.status ?? null)
  const check = board.case ? sayConflict(board.case.conflict) : null
  const matter = typeof goal.matter === 'string' && goal.matter !== name ? goal.matter : null
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-2 text-quiet">
      {stopped && <Status of="stopped" />}
      {status !== 'active' && status !== 'completed' && <Status of={status} />}
      <Badge tone={said.tone}>{said.text}</Badge>
      {board.waivers.length > 0 ? (
        <Badge tone="warn">conflict waived</Badge>
      ) : (
        check && <Badge tone={check.tone}>{check.text}</Badge>
      )}
      {matter && <span className="break-words">{readable(matter)}</span>}
      {status_reason && <span className="break-words">· {readable(status_reason)}</span>}
      <Link to="/ledger/$workspace" params={{ workspace: id }} className="text-sm md:ml-auto">
        Its ledger
      </Link>
    </div>
  )
}

function tabsOf({ id, case: own, promotions, bundles }: Board) {
  const at = `/cases/${id}`
  return [
    { to: at, text: 'Overview' },
    { to: `${at}/form`, text: 'Intake form' },
    { to: `${at}/documents`, text: 'Documents', count: own?.documents ?? 0, whole: true as const },
    { to: `${at}/interview`, text: 'Interview' },
    { to: `${at}/facts`, text: 'Facts', count: own?.facts ?? 0 },
    { to: `${at}/matrix`, text: 'Matrix' },
    { to: `${at}/promotion`, text: 'Promotion', count: promotions.length },
    { to: `${at}/export`, text: 'Export', count: bundles.length },
  ]
}
