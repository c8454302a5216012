import { useState } from 'react'
import { $api, api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { TextArea } from '#host/desk/components/field.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import type { Attendee, Message } from './types.ts'

const PATH = '/api/meetings/{id}/attendees/{attendee}/messages'
const SAYINGS = ['Yes, that works for me.', 'Where will it take place?', 'Sorry, I cannot make it.']

/** Nobody real is at the other end: whoever tries it out reads their letters, and answers as they would. */
export function DemoMessages({ meeting, attendee }: { meeting: string; attendee: Attendee }) {
  const params = { path: { id: meeting, attendee: attendee.attendee_id } }
  const asked = $api.useQuery('get', PATH, { params })
  return (
    <section
      aria-label="Play this attendee"
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-dashed border-line bg-sunk p-4"
    >
      <h2>Play this attendee</h2>
      <p className="text-sm text-quiet">
        This is a practice meeting: the mailbox of {visible(attendee.full_name)} is on this machine, and you answer for
        them. It goes the same way as a real answer.
      </p>
      <QueryView query={asked}>
        {({ messages }) => (
          <>
            <Messages messages={messages} />
            <AnswerBox meeting={meeting} attendee={attendee} newest={messages[0]} />
          </>
        )}
      </QueryView>
    </section>
  )
}

function Messages({ messages }: { messages: Message[] }) {
  if (messages.length === 0)
    return (
      <p className="rounded-md border border-line bg-card px-3 py-2">
        Their mailbox is empty. A first mail has to be approved and sent.
      </p>
    )
  return (
    <ol aria-label="Letters in their mailbox" className="flex flex-col gap-2">
      {messages.map((message, i) => (
        <li key={message.message_id} className="rounded-md border border-line bg-card">
          <details open={i === 0}>
            <summary className="cursor-pointer px-3 py-2">
              <span className="font-medium break-words">{visible(message.subject)}</span>{' '}
              {message.invitation && <Badge tone="good">invitation</Badge>}{' '}
              <span className="text-sm text-quiet">
                <Timestamp at={message.at} near />
              </span>
            </summary>
            <p className="border-t border-line px-3 py-2 break-words whitespace-pre-wrap">{visible(message.text)}</p>
          </details>
        </li>
      ))}
    </ol>
  )
}

function AnswerBox(props: { meeting: string; attendee: Attendee; newest: Message | undefined }) {
  const { meeting, attendee, newest } = props
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)

  async function answer() {
    if (!newest) return
    setBusy(true)
    const params = { path: { id: meeting, attendee: attendee.attendee_id } }
    const body = { text, message_id: newest.message_id }
    try {
      const { data, error } = await api.POST(PATH, { params, body })
      if (!data) throw error
      notifyDone('Their answer is on its way.', 'It is read in a moment, like every mail.')
      setText('')
    } catch (error) {
      notifyRefused(asRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void answer()
      }}
    >
      <TextArea
        label={`Answer as ${visible(attendee.full_name)}`}
        hint="To their newest letter."
        rows={4}
        maxLength={10_000}
        disabled={!newest}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-1.5">
        {SAYINGS.map((saying) => (
          <button
            key={saying}
            type="button"
            disabled={!newest}
            onClick={() => setText(saying)}
            className="rounded-full border border-line bg-card px-2.5 py-0.5 text-sm text-quiet hover:text-ink disabled:opacity-55"
          >
            {saying}
          </button>
        ))}
      </div>
      <div>
        <Button kind="main" type="submit" busy={busy} disabled={!newest || text.trim() === ''}>
          Send their answer
        </Button>
      </div>
    </form>
  )
}
