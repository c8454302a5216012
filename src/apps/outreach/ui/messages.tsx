import { useInfiniteQuery } from '@tanstack/react-query'
import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router'
import { api } from '#host/desk/api/client.ts'
import { Badge, Status } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { Empty } from '#host/desk/components/page.tsx'
import { Refused, Waiting } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { MessageView } from './message-view.tsx'
import { MESSAGE_STATUSES, type Message } from './types.ts'
import { WhyLink } from './why-link.tsx'

export const Route = createLazyRoute('/campaigns/$id/messages')({ component: MessagesPage })

const PAGE = '50'

function MessagesPage() {
  const { id } = Route.useParams()
  const { status, message } = Route.useSearch()
  const navigate = useNavigate()
  const asked = useInfiniteQuery({
    queryKey: ['messages', id, status],
    initialPageParam: undefined as Message | undefined,
    queryFn: async ({ pageParam: last, signal }) => {
      const after = last ? { after_at: last.approved_at, after_id: last.message_id } : {}
      const query = { limit: PAGE, ...(status ? { status } : {}), ...after }
      const { data, error } = await api.GET('/api/campaigns/{id}/messages', {
        params: { path: { id }, query },
        signal,
      })
      if (!data) throw error
      return data.messages
    },
    getNextPageParam: (page) => (page.length === Number(PAGE) ? page.at(-1) : undefined),
  })
  const messages = asked.data?.pages.flat() ?? []
  const go = (search: { status?: Message['status']; message?: string }) =>
    void navigate({ to: '/campaigns/$id/messages', params: { id }, search })
  const kept = status ? { status } : {}
  return (
    <div className="flex flex-col gap-3">
      <p className="text-quiet">
        The exact words that a person approved, and what became of them. What waits for a yes stands in{' '}
        <Link to="/approvals" search={{ workspace: id }} className="underline">
          Approvals
        </Link>
        .
      </p>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Status</legend>
        {[undefined, ...MESSAGE_STATUSES].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={status === one}
            onClick={() => go(one ? { status: one } : {})}
            className="rounded-full border border-line px-3 py-0.5 text-sm text-quiet aria-pressed:border-lane aria-pressed:bg-lane-soft aria-pressed:text-lane"
          >
            {one ?? 'all'}
          </button>
        ))}
      </fieldset>
      {asked.error && !asked.data ? (
        <Refused error={asked.error} again={() => void asked.refetch()} />
      ) : asked.isPending ? (
        <Waiting />
      ) : messages.length === 0 ? (
        <Empty title="No messages here." />
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
          {messages.map((one) => (
            <li key={one.message_id} className="flex flex-col gap-1 px-4 py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-2">
                <button
                  type="button"
                  className="min-w-0 truncate text-left font-medium text-lane hover:underline"
                  onClick={() => go({ ...kept, message: one.message_id })}
                >
                  {readable(one.lead.full_name)}
                  <span className="font-normal text-quiet">
                    {' '}
                    {[one.lead.job_title, one.lead.company]
                      .filter(Boolean)
                      .map((text) => visible(text as string))
                      .join(', ')}
                  </span>
                </button>
                <span className="flex items-center gap-2 text-sm text-quiet">
                  {one.variant && <Badge>{one.variant}</Badge>}
                  {one.author === 'human' && <Badge tone="info">edited</Badge>}
                  step {one.step}
                  <Status of={one.status} />
                  <Timestamp at={one.sent_at ?? one.approved_at} near />
                </span>
              </div>
              <p className="break-words whitespace-pre-wrap">{visible(one.text)}</p>
              <p>
                <WhyLink campaign={id} message={one.message_id} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {asked.hasNextPage && (
        <div>
          <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            Older ones
          </Button>
        </div>
      )}
      <Dialog open={message !== undefined} onClose={() => go(kept)} title="One message">
        {message && <MessageView campaign={id} message={message} />}
      </Dialog>
    </div>
  )
}
