import { useQueryClient } from '@tanstack/react-query'
import { createLazyRoute } from '@tanstack/react-router'
import { $api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Badge, type Tone } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Empty } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import { lookAgain } from './acts.ts'
import type { Change } from './types.ts'

export const Route = createLazyRoute('/tasks/history')({ component: History })

const WORDS: Record<Change['operation'], [string, Tone]> = {
  add: ['added', 'good'],
  update: ['changed', 'info'],
  complete: ['completed', 'good'],
  reopen: ['reopened', 'info'],
  delete: ['deleted', 'bad'],
  undo: ['taken back', 'warn'],
  import: ['imported', 'good'],
}

function History() {
  const asked = $api.useQuery('get', '/api/tasks/history', { params: { query: { limit: '100' } } })
  return (
    <QueryView query={asked}>
      {({ history }) =>
        history.length === 0 ? (
          <Empty title="Nothing was changed yet.">Every change stands here, and can be taken back.</Empty>
        ) : (
          <ol
            aria-label="Changes, newest first"
            className="min-h-0 flex-1 divide-y divide-line overflow-auto rounded-lg border border-line bg-card"
          >
            {history.map((change) => (
              <Line key={change.history_id} change={change} />
            ))}
          </ol>
        )
      }
    </QueryView>
  )
}

function Line({ change }: { change: Change }) {
  const { history_id, operation, before, after, by, at, undone } = change
  const queries = useQueryClient()
  const restore = $api.useMutation('post', '/api/tasks/history/{id}/restore', {
    onSuccess: ({ reply }) => notifyDone(reply),
    onError: (error) => notifyRefused(asRefusal(error)),
    onSettled: () => lookAgain(queries),
  })
  const [word, tone] = WORDS[operation]
  const words = (after ?? before)?.description ?? 'a task that was erased'
  const renamed = before && after && before.description !== after.description ? before.description : null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p dir="auto" className={`break-words ${undone ? 'text-quiet line-through' : ''}`}>
          {readable(words)}
        </p>
        {renamed && (
          <p dir="auto" className="text-sm break-words text-quiet">
            before: {readable(renamed)}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-2 text-xs text-quiet">
          <Badge tone={tone}>{word}</Badge> {by === 'chat' ? 'in the chat' : 'by you'} <Timestamp at={at} near />
          {undone && <Badge tone="warn">taken back</Badge>}
        </p>
      </div>
      {!undone && operation !== 'undo' && (
        <Button
          busy={restore.isPending}
          aria-label={`Take back: ${word} ${words}`}
          onClick={() => restore.mutate({ params: { path: { id: history_id } }, body: {} })}
        >
          Take back
        </Button>
      )}
    </li>
  )
}
