import { useQueryClient } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { $api, api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Button } from '#host/desk/components/button.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { notifyRefused } from '#host/desk/shell/notices.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { lookAgain } from './acts.ts'
import { Composer } from './composer.tsx'
import { Confirm } from './confirm.tsx'
import { Bubble, SaidAndAnswered } from './turn.tsx'
import type { Conversation, Turn } from './types.ts'
import { keep, sendMessage, storedUnsent, type Unsent } from './unsent.ts'

const PAGE = { params: { query: { limit: '50' } } }

/** The conversation as the database has it. What is on its way stands below it, and says so. */
export function Chat() {
  const asked = $api.useQuery('get', '/api/tasks/conversation', PAGE)
  return (
    <section aria-label="Chat" className="flex min-h-0 flex-col rounded-lg border border-line bg-card max-lg:h-[32rem]">
      <QueryView query={asked}>{(latest) => <Talk latest={latest} />}</QueryView>
    </section>
  )
}

function Talk({ latest }: { latest: Conversation }) {
  const queries = useQueryClient()
  const [unsent, setUnsent] = useState(storedUnsent)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // Of the turn that is on its way: another may be said as soon as this one has arrived.
  const [sentTurn, setSentTurn] = useState<string | null>(null)
  // A new conversation is one that nobody has spoken in yet.
  const [fresh, setFresh] = useState<string | null>(null)
  const here = fresh === null || fresh === latest.conversation_id
  const { turns, more, showMore } = useEarlier(here ? latest : null)
  const sending = unsent !== null && unsent.turn_id === sentTurn
  const arrived = unsent !== null && turns.some(({ turn_id }) => turn_id === unsent.turn_id)
  const end = useRef<HTMLDivElement>(null)
  const newest = turns.at(-1)
  const mark = `${newest?.turn_id} ${newest?.status} ${unsent?.turn_id} ${latest.pending_confirmation?.confirmation_id}`

  useEffect(() => {
    if (mark) end.current?.scrollIntoView({ block: 'nearest' })
  }, [mark])
  useEffect(() => {
    if (!arrived) return
    keep(null)
    setUnsent(null)
  }, [arrived])
  // An answer that takes longer than the request waits: it comes with the next look.
  const waiting = newest?.status === 'waiting'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void lookAgain(queries), 1500)
    return () => clearInterval(timer)
  }, [waiting, queries])

  async function send(next: Unsent) {
    keep(next)
    setUnsent(next)
    setRefusal(null)
    setSentTurn(next.turn_id)
    try {
      await sendMessage(next)
      setFresh(null)
    } catch (error) {
      setRefusal(asRefusal(error))
    }
    await lookAgain(queries)
    setSentTurn((turn) => (turn === next.turn_id ? null : turn))
  }
  function say(message: string, without: string[]) {
    const conversation_id = fresh ?? latest.conversation_id ?? crypto.randomUUID()
    void send({ turn_id: crypto.randomUUID(), conversation_id, message, without })
  }
  function discard() {
    keep(null)
    setUnsent(null)
    setRefusal(null)
  }

  const pending = here ? latest.pending_confirmation : null
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-2 pl-4">
        <h2>Chat</h2>
        <Button
          kind="quiet"
          disabled={turns.length === 0 || sending}
          onClick={() => {
            discard()
            setFresh(crypto.randomUUID())
          }}
        >
          <MessageSquarePlus aria-hidden className="size-4" /> New conversation
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div role="log" aria-label="What was said" tabIndex={0} className="min-h-0 flex-1 overflow-auto px-4 py-3">
        {more && (
          <div className="pb-2 text-center">
            <Button kind="quiet" onClick={() => void showMore()}>
              Show what was said before
            </Button>
          </div>
        )}
        {turns.length === 0 && !unsent && <Hello onSay={(message) => say(message, [])} />}
        <ol className="flex flex-col gap-3">
          {turns.map((turn) => (
            <SaidAndAnswered key={turn.turn_id} turn={turn} />
          ))}
          {unsent && !arrived && (
            <li className="flex flex-col items-end gap-1">
              <Bubble by="person" faint>
                {unsent.message}
              </Bubble>
              {sending ? (
                <p role="status" className="text-xs text-quiet">
                  Sending ...
                </p>
              ) : (
                <NotSent refusal={refusal} onAgain={() => void send(unsent)} onDiscard={discard} />
              )}
            </li>
          )}
        </ol>
        {pending && (
          <Confirm key={pending.confirmation_id} confirmation={pending} conversation={latest.conversation_id} />
        )}
        <div ref={end} />
      </div>
      <Composer busy={sending && !arrived} onSay={say} />
    </>
  )
}

function NotSent(props: { refusal: Refusal | null; onAgain: () => void; onDiscard: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-sm">
      <span className="text-bad">
        {props.refusal ? `${props.refusal.message} ${props.refusal.next}` : 'This was not answered.'}
      </span>
      <Button onClick={props.onDiscard}>Discard</Button>
      <Button kind="main" onClick={props.onAgain}>
        Send again
      </Button>
    </div>
  )
}

const EXAMPLES = [
  'remind me to call mom tomorrow at 5',
  'add pay the rent every month on the 1st',
  'what do I need to do?',
]

function Hello({ onSay }: { onSay: (message: string) => void }) {
  return (
    <div className="flex flex-col items-start gap-2 py-4 text-quiet">
      <p>
        Write what you mean. Nothing is deleted without a yes, and every change can be taken back. It needs no model and
        no network.
      </p>
      {EXAMPLES.map((example) => (
        <Button key={example} onClick={() => onSay(example)}>
          {example}
        </Button>
      ))}
    </div>
  )
}

/** The newest turns follow the database; what came before them does not change any more and is kept. */
function useEarlier(latest: Conversation | null) {
  const [earlier, setEarlier] = useState<{ of: string | null; turns: Turn[]; cursor: string | null } | null>(null)
  const id = latest?.conversation_id ?? null
  const known = earlier?.of === id ? earlier : null
  const cursor = known ? known.cursor : (latest?.next_cursor ?? null)
  async function showMore() {
    if (!id || !cursor) return
    const query = { conversation_id: id, before: cursor, limit: '50' }
    const { data, error } = await api.GET('/api/tasks/conversation', { params: { query } })
    if (!data) return notifyRefused(asRefusal(error))
    setEarlier({ of: id, turns: [...(known?.turns ?? []), ...data.turns], cursor: data.next_cursor })
  }
  // Newest first as they came, and each once: a turn leaves the newest page when another is said.
  const all = new Map([...(latest?.turns ?? []), ...(known?.turns ?? [])].map((turn) => [turn.turn_id, turn]))
  return { turns: [...all.values()].reverse(), more: cursor !== null, showMore }
}
