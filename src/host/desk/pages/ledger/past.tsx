import { keepPreviousData } from '@tanstack/react-query'
import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { $api } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Input } from '../../components/field.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { ExactTimestamp } from './facts.tsx'
import { fromLocal, toLocal } from './local-time.ts'
import { PastTable } from './past-table.tsx'
import type { PastSearch } from './search.ts'

export const Route = createLazyRoute('/ledger/$workspace/past')({ component: PastPage })

/** A slider moves faster than a past is rebuilt: only where it rests is asked for. */
const REST_MS = 250

function PastPage() {
  const { workspace } = Route.useParams()
  const search: PastSearch = Route.useSearch()
  const navigate = useNavigate({ from: '/ledger/$workspace/past' })
  const change = (more: PastSearch) => void navigate({ search: { ...search, ...more }, replace: true })
  const { at, since, table } = search
  const query = $api.useQuery(
    'get',
    '/api/workspaces/{id}/past',
    { params: { path: { id: workspace }, query: { ...(at ? { at } : {}), ...(since ? { since } : {}) } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <QueryView query={query}>
      {(past) => {
        const known = past.tables.filter((t) => t.rows > 0 || t.changed > 0 || t.table === table)
        // What the pack is about comes first.
        const tables = [...known.filter((t) => !isKernel(t)), ...known.filter(isKernel)]
        const shown = table ?? tables[0]?.table
        return (
          <div className="flex flex-col gap-5">
            <section
              aria-label="Point in time"
              className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4"
            >
              <Slider past={past} move={(seq) => change({ at: seq })} />
              <div className="flex flex-wrap items-end gap-3">
                <Input
                  label="At this moment"
                  type="datetime-local"
                  step={1}
                  value={toLocal(past.at ?? undefined)}
                  onChange={(e) => change({ at: fromLocal(e.target.value) })}
                />
                <Input
                  key={`since${since}`}
                  label="Mark what changed since entry"
                  inputMode="numeric"
                  defaultValue={since ?? ''}
                  onBlur={(e) => change({ since: /^\d+$/.test(e.target.value) ? e.target.value : undefined })}
                />
                <Button onClick={() => change({ since: past.seq })}>Mark from here</Button>
                <Button onClick={() => change({ at: undefined })}>Now</Button>
              </div>
            </section>
            <div className="grid items-start gap-5 lg:grid-cols-[minmax(12rem,1fr)_minmax(0,4fr)]">
              <ul
                aria-label="Tables at this point"
                className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-card"
              >
                {tables.map(({ table: name, rows, changed }) => (
                  <li key={name}>
                    <button
                      type="button"
                      aria-current={name === shown || undefined}
                      onClick={() => change({ table: name })}
                      className="flex w-full flex-col px-3 py-1.5 text-left hover:bg-sunk aria-current:bg-lane-soft"
                    >
                      <span className="font-medium break-all">{name}</span>
                      <span className="text-xs text-quiet">
                        {changed > 0 && <span className="font-semibold text-info">{changed} changed, </span>}
                        {rows} {rows === 1 ? 'row' : 'rows'}
                      </span>
                    </button>
                  </li>
                ))}
                {tables.length === 0 && <li className="p-3 text-quiet">No table had a row.</li>}
              </ul>
              {shown && <PastTable workspace={workspace} table={shown} at={past.seq} since={since} />}
            </div>
          </div>
        )
      }}
    </QueryView>
  )
}

const isKernel = ({ table }: { table: string }) => table.startsWith('kernel.')

function Slider({
  past,
  move,
}: {
  past: { seq: string; at: string | null; first: string; head: string }
  move(seq: string): void
}) {
  const [value, setValue] = useState(past.seq)
  useEffect(() => setValue(past.seq), [past.seq])
  useEffect(() => {
    if (value === past.seq) return
    const rest = setTimeout(() => move(value), REST_MS)
    return () => clearTimeout(rest)
  })
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor="past-slider" className="flex flex-wrap items-baseline justify-between gap-2 font-medium">
        <span>
          After entry {value} of {past.head}
        </span>
        <span className="text-sm font-normal text-quiet">
          {value !== past.seq ? 'Rebuilding ...' : past.at ? <ExactTimestamp at={past.at} /> : 'before the first entry'}
        </span>
      </label>
      <input
        id="past-slider"
        type="range"
        min={Number(past.first)}
        max={Number(past.head)}
        value={Number(value)}
        onChange={(event) => setValue(event.target.value)}
        className="w-full accent-lane"
      />
    </div>
  )
}
