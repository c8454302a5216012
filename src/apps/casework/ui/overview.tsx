import { createLazyRoute } from '@tanstack/react-router'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { CaseState } from './case-state.tsx'
import { IntakeView } from './intake-view.tsx'
import { Overrides } from './overrides.tsx'
import { People } from './people.tsx'
import type { Board } from './types.ts'
import { useCase } from './use-case.ts'
import { Waits } from './waits.tsx'

export const Route = createLazyRoute('/cases/$id/')({ component: OverviewPage })

function OverviewPage() {
  const { id } = Route.useParams()
  return <QueryView query={useCase(id)}>{(board) => <Glance board={board} />}</QueryView>
}

function Glance({ board }: { board: Board }) {
  return (
    <div className="grid grid-cols-1 items-start gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-7">
        <Waits board={board} />
        <IntakeView board={board} />
      </div>
      <div className="flex min-w-0 flex-col gap-7">
        <CaseState board={board} />
        <People board={board} />
        <Overrides board={board} />
      </div>
    </div>
  )
}
