import { useInfiniteQuery } from '@tanstack/react-query'
import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Empty } from '#host/desk/components/page.tsx'
import { Refused, Waiting } from '#host/desk/components/query-view.tsx'
import { EditDialog } from './edit.tsx'
import { type Filter, readFilter } from './filter.ts'
import { Filters } from './filters.tsx'
import { TaskRow } from './row.tsx'
import type { Task } from './types.ts'

export const Route = createLazyRoute('/tasks/')({ component: TaskList })

const PAGE = '100'
const ROW_PX = 56
const AHEAD = 20

function TaskList() {
  const filter = readFilter(Route.useSearch())
  const navigate = useNavigate()
  const show = (more: Filter) =>
    void navigate({ to: '/tasks', search: readFilter({ ...filter, ...more }), replace: true })
  const asked = useTasks(filter)
  const tasks = asked.data?.pages.flatMap((page) => page.tasks) ?? []
  const total = asked.data?.pages[0]?.total ?? 0
  const filtered = Object.keys(filter).some((name) => name !== 'sort')
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <Filters filter={filter} tasks={tasks} onChange={show} />
      {asked.isPending && <Waiting />}
      {asked.error && !asked.data && <Refused error={asRefusal(asked.error)} again={() => void asked.refetch()} />}
      {asked.data && tasks.length === 0 && (
        <Empty title={filtered ? 'No task is like this.' : 'No tasks yet.'}>
          {filtered ? 'Take a filter away.' : 'Write one into the chat: "remind me to call mom tomorrow at 5".'}
        </Empty>
      )}
      {tasks.length > 0 && (
        <Rows tasks={tasks} total={total} onEnd={() => asked.hasNextPage && void asked.fetchNextPage()} onShow={show} />
      )}
    </div>
  )
}

/** Page after page; a change asks for all that is shown again. */
function useTasks(filter: Filter) {
  return useInfiniteQuery({
    queryKey: ['get', '/api/tasks', filter],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) }
      const { data, error } = await api.GET('/api/tasks', { params: { query }, signal })
      if (!data) throw error
      return data
    },
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: (before) => before,
  })
}

function Rows(props: { tasks: Task[]; total: number; onEnd: () => void; onShow: (filter: Filter) => void }) {
  const { tasks, total, onEnd, onShow } = props
  const box = useRef<HTMLElement>(null)
  const [edited, setEdited] = useState<Task | null>(null)
  const rows = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => tasks[index]?.task_id ?? index,
    overscan: 8,
  })
  const items = rows.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const atEnd = last >= tasks.length - AHEAD && tasks.length < total
  useEffect(() => {
    if (atEnd) onEnd()
  }, [atEnd, onEnd])
  return (
    <>
      <p role="status" className="text-xs text-quiet">
        {total.toLocaleString()} {total === 1 ? 'task' : 'tasks'}
      </p>
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label="Tasks"
        className="min-h-0 flex-1 overflow-auto rounded-lg border border-line bg-card"
      >
        <ul className="relative" style={{ height: rows.getTotalSize() }}>
          {items.map(({ index, start, key }) => (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 border-b border-line last:border-b-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <TaskRow task={tasks[index] as Task} onEdit={setEdited} onShow={onShow} />
            </li>
          ))}
        </ul>
      </section>
      {edited && <EditDialog key={edited.task_id} task={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
