import { useTable } from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Refused } from '#host/desk/components/query-view.tsx'
import { columns, features, firstWay, ORDER_OF } from './lead-columns.tsx'
import type { Lead, LeadOrder, LeadSearch } from './types.ts'
import { goesOn, isSearch, useFound, useWholeTable } from './use-lead-rows.ts'
import { useTallList } from './use-tall-list.ts'
import { count } from './words.ts'

const ROW_PX = 40
const GRID =
  'grid grid-cols-[5.5rem_minmax(9rem,2fr)_minmax(8rem,2fr)_minmax(8rem,1.5fr)_7rem_11rem] items-center gap-3 px-3'

interface Props {
  campaign: string
  asked: LeadSearch
  onOrder(order: LeadOrder, direction: 'ascending' | 'descending'): void
  onOpen(lead: string): void
}

/** A million rows, of which a screenful is drawn. Arrow keys move, Enter opens, a head sorts. */
export function LeadsTable({ campaign, asked, onOrder, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ first: 0, last: 40 })
  const [active, setActive] = useState(0)
  const searching = isSearch(asked)
  const whole = useWholeTable(campaign, asked, searching ? 0 : seen.first, searching ? 0 : seen.last)
  const found = useFound(campaign, asked, searching)
  const rows = searching ? found : whole
  const list = useTallList(box, rows.count, ROW_PX)

  useEffect(() => setSeen({ first: list.first, last: list.last }), [list.first, list.last])
  const more = goesOn(rows, list.last)
  useEffect(() => {
    if (more) found.search?.goOn()
  })
  // Another order or filter begins at its top.
  const wanted = JSON.stringify([asked.order, asked.direction, asked.statuses, asked.search, asked.low, asked.high])
  useEffect(() => {
    if (wanted && box.current) box.current.scrollTop = 0
    setActive(0)
  }, [wanted])

  const data = useMemo(
    () => list.rows.map(({ index }) => rows.row(index)).filter((lead): lead is Lead => lead !== undefined),
    [list.rows, rows],
  )
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id })
  const drawn = new Map(table.getRowModel().rows.map((row) => [row.id, row]))

  function press(event: KeyboardEvent) {
    const screen = Math.max(1, Math.floor((box.current?.clientHeight ?? ROW_PX) / ROW_PX) - 1)
    const moves: Record<string, number> = {
      ...{ ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows.count - 1 },
      ...{ PageDown: active + screen, PageUp: active - screen },
    }
    const lead = rows.row(active)
    if (event.key === 'Enter' && lead) {
      // What opens takes the focus, and the same press would act on it.
      event.preventDefault()
      return onOpen(lead.id)
    }
    const to = moves[event.key]
    if (to === undefined || rows.count === 0) return
    event.preventDefault()
    const next = Math.min(Math.max(to, 0), rows.count - 1)
    setActive(next)
    list.scrollTo(next)
  }

  const { order = 'score' } = asked
  const { direction = firstWay(order) } = asked
  if (rows.error) return <Refused error={rows.error} />
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-x-auto rounded-lg border border-line bg-card">
        {/* biome-ignore lint/a11y/useSemanticElements: a table of a million rows that draws forty of them */}
        <div
          ref={box}
          role="grid"
          tabIndex={0}
          aria-label="Leads"
          aria-rowcount={rows.search?.more ? -1 : rows.count + 1}
          aria-activedescendant={rows.row(active) ? `lead-${active}` : undefined}
          onKeyDown={press}
          className="h-[max(20rem,calc(100vh-23rem))] min-w-4xl overflow-y-auto outline-offset-[-2px]"
        >
          {table.getHeaderGroups().map((group) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and names its row
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={group.id}
              role="row"
              aria-rowindex={1}
              className={`${GRID} sticky top-0 z-10 h-10 border-b border-line bg-sunk text-sm font-semibold`}
            >
              {group.headers.map((header) => (
                <Head
                  key={header.id}
                  text={String(header.column.columnDef.header)}
                  order={ORDER_OF[header.id]}
                  sorted={ORDER_OF[header.id] === order ? direction : null}
                  onOrder={onOrder}
                />
              ))}
            </div>
          ))}
          <div className="relative" style={{ height: list.heightPx }}>
            {list.rows.map(({ index, topPx }) => {
              const row = drawn.get(rows.row(index)?.id ?? '')
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and names its row
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useKeyWithClickEvents: Enter does the same, on the grid
                <div
                  key={index}
                  id={`lead-${index}`}
                  role="row"
                  aria-rowindex={index + 2}
                  aria-selected={index === active}
                  onClick={() => {
                    setActive(index)
                    if (row) onOpen(row.id)
                  }}
                  className={`${GRID} absolute inset-x-0 cursor-pointer border-b border-line hover:bg-sunk aria-selected:bg-lane-soft`}
                  style={{ height: ROW_PX, transform: `translateY(${topPx}px)` }}
                >
                  {row ? (
                    row.getAllCells().map((cell) => (
                      // biome-ignore lint/a11y/useSemanticElements: see above
                      // biome-ignore lint/a11y/useFocusableInteractive: see above
                      <div key={cell.id} role="gridcell" className="min-w-0">
                        <table.FlexRender cell={cell} />
                      </div>
                    ))
                  ) : (
                    // biome-ignore lint/a11y/useSemanticElements: see above
                    // biome-ignore lint/a11y/useFocusableInteractive: see above
                    <div role="gridcell" aria-colspan={columns.length} className="text-quiet">
                      ...
                    </div>
                  )}
                </div>
              )
            })}
          </div>
        </div>
      </div>
      <p role="status" className="text-sm text-quiet">
        {result(rows.count, list.seen, rows.search)}
      </p>
    </div>
  )
}

function result(
  all: number,
  seen: { first: number; last: number },
  search: { more: boolean; busy: boolean } | null,
): string {
  if (search?.busy) return `Looking ... ${count(all)} found so far.`
  if (search?.more) return `${count(all)} found so far; there may be more below.`
  if (all === 0) return search ? 'Nobody was found.' : 'No leads here.'
  return `${count(Math.min(seen.first + 1, all))} to ${count(Math.min(seen.last + 1, all))} of ${count(all)}.`
}

interface HeadProps {
  text: string
  order: LeadOrder | undefined
  sorted: 'ascending' | 'descending' | null
  onOrder: Props['onOrder']
}

function Head({ text, order, sorted, onOrder }: HeadProps) {
  const turned = sorted === 'ascending' ? 'descending' : 'ascending'
  return (
    // biome-ignore lint/a11y/useSemanticElements: the head of a grid that draws itself
    // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
    <div role="columnheader" aria-sort={order ? (sorted ?? 'none') : undefined} className="min-w-0">
      {order ? (
        <button
          type="button"
          onClick={() => onOrder(order, sorted ? turned : firstWay(order))}
          className={`flex items-center gap-1 hover:text-lane ${order === 'score' ? 'ml-auto' : ''}`}
        >
          {text}
          {sorted === 'ascending' && <ArrowUp aria-hidden className="size-3.5" />}
          {sorted === 'descending' && <ArrowDown aria-hidden className="size-3.5" />}
        </button>
      ) : (
        text
      )}
    </div>
  )
}
