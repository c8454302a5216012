import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { $api } from '../../api/client.ts'
import type { Run } from '../../api/types.ts'
import { Status } from '../../components/badge.tsx'
import { visible } from '../../components/bytes.tsx'
import { Empty } from '../../components/page.tsx'
import { Refused, Waiting } from '../../components/query-view.tsx'
import { sentence } from '../../components/sentence.ts'
import { Timestamp } from '../../components/timestamp.tsx'
import type { RunsSearch } from './search.ts'

interface Tree {
  workspace: string
  chosen: string | undefined
  open: ReadonlySet<string>
  toggle(run: string, open: boolean): void
  choose(run: string): void
}

interface Props extends Pick<Tree, 'workspace' | 'chosen' | 'choose'> {
  filters: RunsSearch
  /** The runs above the chosen one, itself included: they stand open. */
  above: string[]
}

/** Runs below the run that began them, newest first. Arrow keys walk, open and close. */
export function RunTree({ workspace, filters, chosen, above, choose }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const toOpen = above.slice(0, -1).join()
  useEffect(() => {
    if (toOpen) setOpen((now) => new Set([...now, ...toOpen.split(',')]))
  }, [toOpen])
  const toggle = (run: string, open: boolean) =>
    setOpen((now) => (open ? new Set([...now, run]) : new Set([...now].filter((id) => id !== run))))

  function walk(event: KeyboardEvent) {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = step(event.key, items, at, toggle)
    if (next === undefined) return
    event.preventDefault()
    next?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the items below arrive here
    <div ref={box} onKeyDown={walk} className="rounded-lg border border-line bg-card py-1.5">
      <Branch tree={{ workspace, chosen, open, toggle, choose }} filters={filters} level={1} />
    </div>
  )
}

/** Where a key leads: an item, nowhere (null), or it is none of ours (undefined). */
function step(key: string, items: HTMLElement[], at: number, toggle: Tree['toggle']): HTMLElement | null | undefined {
  const here = items[at]
  if (!here) return undefined
  const level = Number(here.getAttribute('aria-level'))
  const expanded = here.getAttribute('aria-expanded')
  const run = here.dataset.run ?? ''
  switch (key) {
    case 'ArrowDown':
      return items[at + 1] ?? null
    case 'ArrowUp':
      return items[at - 1] ?? null
    case 'Home':
      return items[0] ?? null
    case 'End':
      return items.at(-1) ?? null
    case 'ArrowRight':
      if (expanded === 'false') toggle(run, true)
      return expanded === 'true' ? (items[at + 1] ?? null) : null
    case 'ArrowLeft':
      if (expanded === 'true') {
        toggle(run, false)
        return null
      }
      return items.slice(0, at).findLast((item) => Number(item.getAttribute('aria-level')) < level) ?? null
    case 'Enter':
    case ' ':
      here.click()
      return null
    default:
      return undefined
  }
}

function Branch({
  tree,
  parent,
  filters,
  level,
}: {
  tree: Tree
  parent?: string
  filters?: RunsSearch
  level: number
}) {
  const query = $api.useInfiniteQuery(
    'get',
    '/api/workspaces/{id}/runs',
    {
      params: {
        path: { id: tree.workspace },
        query: { limit: '50', ...(parent ? { parent } : {}), ...given(filters) },
      },
    },
    {
      pageParamName: 'before',
      initialPageParam: null,
      getNextPageParam: (last: { next: string | null }) => last.next ?? undefined,
    },
  )
  if (query.error) return <Refused error={query.error} again={() => void query.refetch()} />
  if (!query.data) return level === 1 ? <Waiting /> : null
  const runs = query.data.pages.flatMap((page) => page.runs)
  if (runs.length === 0 && !query.hasNextPage) return level === 1 ? <Empty title="No run is like this." /> : null
  const items = (
    <>
      {runs.map((run, index) => (
        <Item key={run.run} tree={tree} run={run} level={level} first={level === 1 && index === 0} />
      ))}
      {query.hasNextPage && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree's keys press it
        <li
          role="treeitem"
          aria-level={level}
          aria-selected={false}
          tabIndex={runs.length === 0 ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation()
            void query.fetchNextPage()
          }}
          className="cursor-pointer px-3 py-1.5 font-medium text-lane hover:bg-sunk"
        >
          {query.isFetchingNextPage
            ? 'Looking ...'
            : runs.length === 0
              ? 'None so far: look further back'
              : 'Older ones'}
        </li>
      )}
    </>
  )
  return level === 1 ? (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree is a list of lists
    <ul role="tree" aria-label="Runs">
      {items}
    </ul>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a group of a tree
    <ul role="group">{items}</ul>
  )
}

function given(filters: RunsSearch = {}) {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

function Item({ tree, run, level, first }: { tree: Tree; run: Run; level: number; first: boolean }) {
  const open = tree.open.has(run.run)
  const chosen = tree.chosen === run.run
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree's keys press it
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={chosen}
      {...(run.has_children ? { 'aria-expanded': open } : {})}
      data-run={run.run}
      tabIndex={chosen || (first && tree.chosen === undefined) ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation()
        event.currentTarget.focus()
        tree.choose(run.run)
      }}
      className="group/item outline-offset-[-2px]"
    >
      <div
        className={`flex cursor-pointer items-center gap-2 py-1.5 pr-3 ${chosen ? 'bg-lane-soft' : 'hover:bg-sunk'}`}
        style={{ paddingLeft: `${level * 1.1 - 0.4}rem` }}
      >
        <Chevron run={run} open={open} toggle={tree.toggle} />
        <span className="min-w-0 flex-1 truncate">
          <span className="font-medium">{sentence(run.name ?? run.kind)}</span>{' '}
          <span className="text-sm text-quiet">
            {run.name ? `${run.kind.replaceAll('_', ' ')}, ` : ''}
            {visible(run.actor)}
          </span>
        </span>
        {run.lane && <code className="text-xs text-quiet max-sm:hidden">{run.lane}</code>}
        <Status of={run.status} />
        <span className="text-xs text-quiet max-sm:hidden">
          <Timestamp at={run.created_at} near />
        </span>
      </div>
      {open && <Branch tree={tree} parent={run.run} level={level + 1} />}
    </li>
  )
}

/** For the mouse; the keyboard has its arrows. */
function Chevron({ run, open, toggle }: { run: Run; open: boolean; toggle: Tree['toggle'] }) {
  if (!run.has_children) return <span aria-hidden className="w-4 shrink-0" />
  return (
    <span
      aria-hidden
      onClick={(event) => {
        event.stopPropagation()
        toggle(run.run, !open)
      }}
      className="w-4 shrink-0 text-center text-quiet hover:text-ink"
    >
      {open ? '▾' : '▸'}
    </span>
  )
}
