import { useInfiniteQuery } from '@tanstack/react-query'
import { createLazyRoute } from '@tanstack/react-router'
import { $api, api } from '#host/desk/api/client.ts'
import { Badge, type Tone } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView, Refused, Waiting } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { QuestionCard } from './question-card.tsx'

export const Route = createLazyRoute('/campaigns/$id/chat')({ component: ChatPage })

const PAGE = '50'
const WHO: Record<string, { text: string; tone: Tone }> = {
  controller: { text: 'controller', tone: 'plain' },
  agent: { text: 'agent', tone: 'info' },
  user: { text: 'you', tone: 'good' },
}

/** What happened, told by the controller; the agent only says why. Nothing is read back from here: it is a picture. */
function ChatPage() {
  const { id } = Route.useParams()
  const questions = $api.useQuery('get', '/api/campaigns/{id}/questions', { params: { path: { id } } })
  return (
    <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Said id={id} />
      <Section title="Questions">
        <QueryView query={questions}>
          {({ questions: all }) =>
            all.length === 0 ? (
              <Empty title="Nobody asked anything." />
            ) : (
              all.map((question) => <QuestionCard key={question.id} campaign={id} question={question} />)
            )
          }
        </QueryView>
      </Section>
    </div>
  )
}

function Said({ id }: { id: string }) {
  const asked = useInfiniteQuery({
    queryKey: ['chat', id],
    initialPageParam: undefined as { said_at: string; id: string } | undefined,
    queryFn: async ({ pageParam: last, signal }) => {
      const query = { limit: PAGE, ...(last ? { before_at: last.said_at, before_id: last.id } : {}) }
      const { data, error } = await api.GET('/api/campaigns/{id}/chat', {
        params: { path: { id }, query },
        signal,
      })
      if (!data) throw error
      return data.chat
    },
    getNextPageParam: (page) => (page.length === Number(PAGE) ? page.at(-1) : undefined),
  })
  const lines = asked.data?.pages.flat() ?? []
  return (
    <Section title="What was said">
      {asked.error && !asked.data ? (
        <Refused error={asked.error} again={() => void asked.refetch()} />
      ) : asked.isPending ? (
        <Waiting />
      ) : lines.length === 0 ? (
        <Empty title="Nothing was said yet." />
      ) : (
        <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
          {lines.map(({ id: line, author, text, said_at }) => (
            <li key={line} className="flex flex-col gap-0.5 px-4 py-2.5">
              <span className="flex items-baseline justify-between gap-2 text-xs text-quiet">
                <Badge tone={WHO[author]?.tone ?? 'plain'}>{WHO[author]?.text ?? author}</Badge>
                <Timestamp at={said_at} near />
              </span>
              <p className="break-words whitespace-pre-wrap">{visible(text)}</p>
            </li>
          ))}
        </ol>
      )}
      {asked.hasNextPage && (
        <div>
          <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            Earlier
          </Button>
        </div>
      )}
    </Section>
  )
}
