import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Run } from '../../api/types.ts'
import { Status } from '../../components/badge.tsx'
import { visible } from '../../components/bytes.tsx'
import { Card, Empty } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { sentence } from '../../components/sentence.ts'
import { ExactTimestamp, Fact, Facts } from './facts.tsx'

export function RunDetail({
  workspace,
  query,
}: {
  workspace: string
  query: UseQueryResult<{ path: Run[] }, unknown> | null
}) {
  if (!query) return <Empty title="Choose a run.">What it was, who began it and under which policy stands here.</Empty>
  return (
    <QueryView query={query}>
      {({ path }) => <Detail workspace={workspace} run={path.at(-1) as Run} path={path} />}
    </QueryView>
  )
}

function Detail({ workspace, run, path }: { workspace: string; run: Run; path: Run[] }) {
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h2>{sentence(run.name ?? run.kind)}</h2>
        <Status of={run.status} />
      </header>
      {run.error && <p className="rounded-md bg-bad-soft p-2.5 text-sm break-words">{visible(run.error)}</p>}
      <Facts>
        <Fact name="Kind">{run.kind.replaceAll('_', ' ')}</Fact>
        <Fact name="Who">
          {visible(run.actor)} ({run.actor_type}
          {run.role ? `, ${run.role}` : ''})
        </Fact>
        <Fact name="Lane">{run.lane && <code>{run.lane}</code>}</Fact>
        <Fact name="Began">
          <ExactTimestamp at={run.created_at} />
        </Fact>
        <Fact name="Ended">{run.completed_at && <ExactTimestamp at={run.completed_at} />}</Fact>
        <Fact name="Below">
          {path.length > 1 &&
            path
              .slice(0, -1)
              .map((above) => sentence(above.name ?? above.kind))
              .join(', ')}
        </Fact>
        <Fact name="Lanes">
          <code title={run.lanes_pin}>{run.lanes_pin.slice(0, 12)}</code>
        </Fact>
        <Fact name="Roles">
          <code title={run.roles_pin}>{run.roles_pin.slice(0, 12)}</code>
        </Fact>
        <Fact name="Run">
          <code className="text-xs break-all">{run.run}</code>
        </Fact>
      </Facts>
      <p className="flex flex-wrap gap-4">
        <Link to="/ledger/$workspace/why" params={{ workspace }} search={{ run: run.run }}>
          Why did this happen?
        </Link>
        <Link to="/ledger/$workspace/entries" params={{ workspace }} search={{ entity: run.run }}>
          Its entries
        </Link>
      </p>
    </Card>
  )
}
