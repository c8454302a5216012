import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { $api, api } from '#host/desk/api/client.ts'
import type { Lead, LeadPage, LeadSearch } from './types.ts'

export const PAGE = 100
/** A search goes on by itself until so many are there; then it waits for somebody to scroll. */
const FILL = 100

export interface LeadRows {
  /** How many rows the table has; of a search, how many are known so far. */
  count: number
  row(index: number): Lead | undefined
  counts: LeadPage['counts'] | undefined
  error: unknown
  /** Null for a whole table. */
  search: { more: boolean; busy: boolean; goOn(): void } | null
}

type Query = NonNullable<Parameters<typeof queryOf>[0]>

function queryOf(asked: LeadSearch) {
  const { order, direction, statuses, search, low, high } = asked
  return {
    limit: String(PAGE),
    ...(order ? { order } : {}),
    ...(direction ? { direction } : {}),
    ...(statuses ? { statuses: statuses.join(',') } : {}),
    ...(search ? { search } : {}),
    ...(low ? { score_low: low } : {}),
    ...(high ? { score_high: high } : {}),
  }
}

/** A whole table is read where it is looked at: any of its pages by position, each on its own. */
export function useWholeTable(campaign: string, asked: Query, first: number, last: number): LeadRows {
  const pages = useMemo(() => {
    const from = Math.floor(first / PAGE)
    return [0, ...Array.from({ length: Math.floor(last / PAGE) - from + 1 }, (_, i) => from + i)].filter(
      (page, i, all) => all.indexOf(page) === i,
    )
  }, [first, last])
  const found = useQueries({
    queries: pages.map((page) =>
      $api.queryOptions('get', '/api/campaigns/{id}/leads', {
        params: { path: { id: campaign }, query: { ...queryOf(asked), ...(page ? { at: String(page * PAGE) } : {}) } },
      }),
    ),
  })
  const head = found[0]?.data
  const byPage = new Map(pages.map((page, i) => [page, found[i]?.data?.leads]))
  return {
    count: head?.total ?? 0,
    row: (index) => byPage.get(Math.floor(index / PAGE))?.[index % PAGE],
    counts: head?.counts,
    error: found.find(({ error, data }) => error && !data)?.error ?? null,
    search: null,
  }
}

/** What is searched for is found page after page; how many there are is known at the end. */
export function useFound(campaign: string, asked: Query, active: boolean): LeadRows {
  const query = queryOf(asked)
  const found = useInfiniteQuery({
    queryKey: ['leads found', campaign, query],
    enabled: active,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const params = { path: { id: campaign }, query: { ...query, ...(pageParam ? { after: pageParam } : {}) } }
      const { data, error } = await api.GET('/api/campaigns/{id}/leads', { params, signal })
      if (!data) throw error
      return data
    },
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const rows = useMemo(() => found.data?.pages.flatMap(({ leads }) => leads) ?? [], [found.data])
  return {
    count: rows.length,
    row: (index) => rows[index],
    counts: found.data?.pages[0]?.counts,
    error: found.data ? null : found.error,
    search: {
      more: found.hasNextPage,
      busy: found.isFetching,
      goOn: () => {
        if (found.hasNextPage && !found.isFetching) void found.fetchNextPage()
      },
    },
  }
}

export function isSearch({ search, low, high }: LeadSearch): boolean {
  return search !== undefined || low !== undefined || high !== undefined
}

/** Whether a search that found little so far goes on without being asked. */
export function goesOn({ count, search }: LeadRows, lastSeen: number): boolean {
  return search?.more === true && !search.busy && (count < FILL || lastSeen > count - PAGE / 2)
}
