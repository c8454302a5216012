import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import type { PastRows } from '../../api/types.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { visible } from '../../components/bytes.tsx'
import { Empty } from '../../components/page.tsx'
import { Refused, Waiting } from '../../components/query-view.tsx'

interface Props {
  workspace: string
  table: string
  at: string
  since: string | undefined
}

/** The rows of one table as they were. What changed since the marked point says so in words, too. */
export function PastTable({ workspace, table, at, since }: Props) {
  const query = $api.useInfiniteQuery(
    'get',
    '/api/workspaces/{id}/past/rows',
    { params: { path: { id: workspace }, query: { table, at, limit: '50', ...(since ? { since } : {}) } } },
    {
      pageParamName: 'after',
      initialPageParam: null,
      getNextPageParam: (last: { next: string | null }) => last.next ?? undefined,
      placeholderData: keepPreviousData,
    },
  )
  if (query.error) return <Refused error={query.error} again={() => void query.refetch()} />
  const [first] = query.data?.pages ?? []
  if (!first) return <Waiting what="Rebuilding" />
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  if (rows.length === 0) return <Empty title={`${table} had no row then.`} />
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <section
        aria-label={`Rows of ${first.table}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="max-h-[65vh] overflow-auto rounded-lg border border-line bg-card"
      >
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">
            {first.table} after entry {first.seq}
          </caption>
          <thead className="sticky top-0 bg-sunk">
            <tr>
              <th scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                Made so by
              </th>
              {first.columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} workspace={workspace} table={first.table} columns={first.columns} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="flex flex-wrap items-center gap-3 text-sm text-quiet">
        {rows.length} {rows.length === 1 ? 'row' : 'rows'} shown.
        {query.hasNextPage && (
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            More rows
          </Button>
        )}
      </p>
    </div>
  )
}

function Row({
  workspace,
  table,
  columns,
  row,
}: {
  workspace: string
  table: string
  columns: string[]
  row: PastRows['rows'][number]
}) {
  const params = { workspace }
  const gone = row.row === null
  return (
    <tr className={`border-t border-line align-top ${gone ? 'bg-removed' : row.changed ? 'bg-added' : ''}`}>
      <td className="px-3 py-1.5 whitespace-nowrap">
        {row.seq ? (
          <Link to="/ledger/$workspace/why" params={params} search={{ seq: row.seq }} title="Why did this happen?">
            entry {row.seq}
          </Link>
        ) : (
          <Link to="/ledger/$workspace/why" params={params} search={{ table, row: row.id }}>
            why
          </Link>
        )}{' '}
        {gone ? <Badge tone="bad">removed</Badge> : row.changed ? <Badge tone="good">changed</Badge> : null}
      </td>
      {gone ? (
        <td colSpan={columns.length} className="px-3 py-1.5">
          {visible(row.id)}
        </td>
      ) : (
        columns.map((column) => (
          <td key={column} className="max-w-64 truncate px-3 py-1.5" title={cell(row.row?.[column])}>
            {cell(row.row?.[column])}
          </td>
        ))
      )}
    </tr>
  )
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return visible(typeof value === 'string' ? value : JSON.stringify(value))
}
