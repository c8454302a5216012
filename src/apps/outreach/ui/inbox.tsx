import { useInfiniteQuery } from '@tanstack/react-query'
import { createLazyRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#host/desk/api/client.ts'
import { send } from '#host/desk/api/send.ts'
import { Badge, Status } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Card, Empty } from '#host/desk/components/page.tsx'
import { Refused, Waiting } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import type { Reply } from './types.ts'

export const Route = createLazyRoute('/campaigns/$id/inbox')({ component: InboxPage })

const PAGE = '30'
const CHOICE =
  'rounded-full border border-line px-3 py-0.5 text-sm text-quiet no-underline aria-[current=page]:border-lane aria-[current=page]:bg-lane-soft aria-[current=page]:text-lane'

function InboxPage() {
  const { id } = Route.useParams()
  const { unread } = Route.useSearch()
  const asked = useInfiniteQuery({
    queryKey: ['replies', id, unread],
    initialPageParam: undefined as Reply | undefined,
    queryFn: async ({ pageParam: last, signal }) => {
      const after = last ? { after_at: last.seen_at, after_id: last.reply_id } : {}
      const query = { limit: PAGE, ...(unread ? { unread } : {}), ...after }
      const { data, error } = await api.GET('/api/campaigns/{id}/replies', {
        params: { path: { id }, query },
        signal,
      })
      if (!data) throw error
      return data
    },
    getNextPageParam: ({ replies }) => (replies.length === Number(PAGE) ? replies.at(-1) : undefined),
  })
  if (asked.error && !asked.data) return <Refused error={asked.error} again={() => void asked.refetch()} />
  if (asked.isPending) return <Waiting />
  const replies = asked.data?.pages.flatMap((page) => page.replies) ?? []
  const counts = asked.data?.pages[0]?.counts
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <nav aria-label="Replies" className="flex gap-1.5">
          <Link
            to="/campaigns/$id/inbox"
            params={{ id }}
            search={{}}
            activeOptions={{ exact: true }}
            className={CHOICE}
          >
            all {counts?.total}
          </Link>
          <Link to="/campaigns/$id/inbox" params={{ id }} search={{ unread: 'true' }} className={CHOICE}>
            unread {counts?.unread}
          </Link>
        </nav>
        <p className="text-sm text-quiet">
          {counts?.people} {counts?.people === 1 ? 'person' : 'people'} answered, {counts?.opted_out} asked to be left
          alone. You answer in the network itself.
        </p>
      </div>
      {replies.length === 0 ? (
        <Empty title={unread ? 'Everything is read.' : 'Nobody has answered yet.'} />
      ) : (
        <ul className="flex flex-col gap-3">
          {replies.map((reply) => (
            <li key={reply.reply_id}>
              <OneReply campaign={id} reply={reply} />
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
    </div>
  )
}

/** Their words are shown as text; whatever they say, nobody here follows them. */
function OneReply({ campaign, reply }: { campaign: string; reply: Reply }) {
  const [busy, setBusy] = useState(false)
  const { reply_id, lead, text, opts_out, seen_at, read_at, read_by, before } = reply

  async function read() {
    setBusy(true)
    const result = await send(campaign, 'outreach.read_reply', { reply_id })
    setBusy(false)
    if (result.ok) notifyDone('Read.', result.outcome ?? 'It is heard when the work goes on.')
    else notifyRefused(result.refusal)
  }

  return (
    <Card className={read_at ? '' : 'border-l-4 border-l-info'}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <Link
            to="/campaigns/$id/leads"
            params={{ id: campaign }}
            search={{ lead: lead.id }}
            className="font-semibold"
          >
            {readable(lead.full_name)}
          </Link>
          <span className="text-quiet">{readable(lead.company ?? '')}</span>
          <Status of={lead.status} />
          {opts_out && <Badge tone="bad">asked to be left alone</Badge>}
        </span>
        <span className="text-sm text-quiet">
          <Timestamp at={seen_at} near />
        </span>
      </div>
      <blockquote className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-wrap">
        {visible(text)}
      </blockquote>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <details className="min-w-0">
          <summary className="cursor-pointer text-sm text-quiet">What they had been sent ({before.length})</summary>
          <ol className="mt-1 flex flex-col gap-1 text-sm">
            {before.map(({ message_id, step, text: sent, sent_at }) => (
              <li key={message_id} className="break-words">
                Step {step}, <Timestamp at={sent_at} />: {visible(sent)}
              </li>
            ))}
          </ol>
        </details>
        {read_at ? (
          <span className="text-sm text-quiet">
            Read by {read_by}, <Timestamp at={read_at} near />
          </span>
        ) : (
          <Button busy={busy} onClick={() => void read()}>
            Mark as read
          </Button>
        )}
      </div>
    </Card>
  )
}
