import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import { Input, Select } from '../../components/field.tsx'
import { RunDetail } from './run-detail.tsx'
import { RunTree } from './run-tree.tsx'
import type { RunsSearch } from './search.ts'

export const Route = createLazyRoute('/ledger/$workspace/runs')({ component: Runs })

const KINDS = [
  'orchestrator',
  'agent',
  'tool_gateway',
  'db_write',
  'db_read',
  'promotion',
  'export',
  'override',
  'system',
]
const STATUSES = ['created', 'running', 'completed', 'failed', 'cancelled', 'denied']

function Runs() {
  const { workspace } = Route.useParams()
  const search: RunsSearch = Route.useSearch()
  const navigate = useNavigate({ from: '/ledger/$workspace/runs' })
  const change = (more: RunsSearch) => void navigate({ search: { ...search, ...more }, replace: true })
  const path = $api.useQuery(
    'get',
    '/api/workspaces/{id}/runs/{run}',
    { params: { path: { id: workspace, run: search.run ?? '' } } },
    { enabled: search.run !== undefined },
  )
  const { run, ...filters } = search
  return (
    <>
      <form aria-label="Filters" className="grid grid-cols-2 gap-3 md:grid-cols-4" onSubmit={(e) => e.preventDefault()}>
        <Select label="Kind" value={search.kind ?? ''} onChange={(e) => change({ kind: e.target.value || undefined })}>
          <option value="">all, as a tree</option>
          {KINDS.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </Select>
        <Select
          label="Status"
          value={search.status ?? ''}
          onChange={(e) => change({ status: e.target.value || undefined })}
        >
          <option value="">any</option>
          {STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </Select>
        <Input
          label="Lane"
          defaultValue={search.lane ?? ''}
          placeholder="SEND_MESSAGES"
          onBlur={(e) => change({ lane: e.target.value.trim() || undefined })}
        />
        <Input
          label="Who"
          defaultValue={search.actor ?? ''}
          placeholder="a person or an agent"
          onBlur={(e) => change({ actor: e.target.value.trim() || undefined })}
        />
      </form>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RunTree
          workspace={workspace}
          filters={filters}
          chosen={run}
          above={path.data?.path.map((line) => line.run) ?? []}
          choose={(id) => change({ run: id })}
        />
        <RunDetail workspace={workspace} query={run === undefined ? null : path} />
      </div>
    </>
  )
}
