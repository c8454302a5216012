import { createLazyRoute, Link } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import { Badge, Status } from '../../components/badge.tsx'
import { visible } from '../../components/bytes.tsx'
import { Empty, Page } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { workKind } from '../../components/work-place.ts'

export const Route = createLazyRoute('/ledger')({ component: ChooseWorkspace })

function ChooseWorkspace() {
  const query = $api.useQuery('get', '/api/workspaces')
  return (
    <Page title="Ledger">
      <p className="max-w-prose text-quiet">
        Everything that ever happened, in order, chained and sealed. Choose whose ledger you want to read.
      </p>
      <QueryView query={query}>
        {({ workspaces }) =>
          workspaces.length === 0 ? (
            <Empty title="There is no workspace yet.">
              Its ledger begins with its first entry. <Link to="/today">Start a sample</Link>.
            </Empty>
          ) : (
            <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
              {workspaces.map(({ workspace, name, pack: app, status, created_at }) => (
                <li key={workspace}>
                  <Link
                    to="/ledger/$workspace/runs"
                    params={{ workspace }}
                    className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 text-ink no-underline hover:bg-sunk"
                  >
                    <span className="min-w-0 truncate font-medium">{visible(name)}</span>
                    <span className="flex items-center gap-2 text-sm text-quiet">
                      <Timestamp at={created_at} />
                      <Badge>{workKind(app)}</Badge>
                      <Status of={status} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Page>
  )
}
