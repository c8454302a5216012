import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Input, Select } from '../../components/field.tsx'
import { Empty } from '../../components/page.tsx'
import { Refused, Waiting } from '../../components/query-view.tsx'
import { EntryDetail } from './entry-detail.tsx'
import { EntryList } from './entry-list.tsx'
import { fromLocal, toLocal } from './local-time.ts'
import type { EntriesSearch } from './search.ts'

export const Route = createLazyRoute('/ledger/$workspace/entries')({ component: Entries })

type Log = 'event' | 'audit'

function Entries() {
  const { workspace } = Route.useParams()
  const search: EntriesSearch = Route.useSearch()
  const navigate = useNavigate({ from: '/ledger/$workspace/entries' })
  const change = (more: EntriesSearch) => void navigate({ search: { ...search, ...more }, replace: true })
  const { seq, log, ...rest } = search
  const query = $api.useInfiniteQuery(
    'get',
    '/api/workspaces/{id}/entries',
    { params: { path: { id: workspace }, query: { limit: '100', ...(log ? { log: log as Log } : {}), ...rest } } },
    {
      pageParamName: 'before',
      initialPageParam: null,
      getNextPageParam: (last: { older: string | null }) => last.older ?? undefined,
    },
  )
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  const last = query.data?.pages.at(-1)
  return (
    <>
      <Filters search={search} change={change} />
      {query.error ? (
        <Refused error={query.error} again={() => void query.refetch()} />
      ) : !query.data ? (
        <Waiting />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex min-w-0 flex-col gap-2">
            {entries.length === 0 ? (
              <Empty title={query.hasNextPage ? 'None so far.' : 'No entry is like this.'}>
                {query.hasNextPage ? `Looked back to entry ${last?.older}.` : 'Take a filter away.'}
              </Empty>
            ) : (
              <EntryList
                entries={entries}
                chosen={seq}
                choose={(next) => change({ seq: next })}
                more={() => {
                  if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
                }}
              />
            )}
            <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-quiet">
              {entries.length} shown of entries {last?.first} to {last?.head}.
              {query.hasNextPage && (
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Look further back
                </Button>
              )}
            </p>
          </div>
          <EntryDetail workspace={workspace} seq={seq} />
        </div>
      )}
    </>
  )
}

function Filters({ search, change }: { search: EntriesSearch; change: (more: EntriesSearch) => void }) {
  return (
    <form
      aria-label="Filters"
      className="grid grid-cols-2 gap-3 md:grid-cols-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <Select label="Log" value={search.log ?? ''} onChange={(e) => change({ log: e.target.value || undefined })}>
        <option value="">both</option>
        <option value="event">row changes</option>
        <option value="audit">decisions and actions</option>
      </Select>
      <Input
        key={`about${search.about}`}
        label="About"
        placeholder="kernel.tasks, tool_call"
        defaultValue={search.about ?? ''}
        onBlur={(e) => change({ about: e.target.value.trim() || undefined })}
      />
      <Input
        key={`entity${search.entity}`}
        label="Row"
        placeholder="its id"
        defaultValue={search.entity ?? ''}
        onBlur={(e) => change({ entity: e.target.value.trim() || undefined })}
      />
      <Input
        label="From"
        type="datetime-local"
        step={1}
        value={toLocal(search.from)}
        onChange={(e) => change({ from: fromLocal(e.target.value) })}
      />
      <Input
        label="To"
        type="datetime-local"
        step={1}
        value={toLocal(search.to)}
        onChange={(e) => change({ to: fromLocal(e.target.value) })}
      />
    </form>
  )
}
