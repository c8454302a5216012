import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { answer, lookAgain, notify } from './acts.ts'
import type { Confirmation } from './types.ts'

/** The question that waits. The buttons answer this one and no other, once, within its time. */
export function Confirm(props: {
  confirmation: Confirmation
  /** Where it was asked in the chat. */
  conversation?: string | null
  onDone?: () => void
}) {
  const { confirmation, conversation, onDone } = props
  const { task_description, expires_at } = confirmation
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  // One turn for each answer: pressed again after a lost connection it is the same one.
  const [turns] = useState(() => ({ yes: crypto.randomUUID(), no: crypto.randomUUID() }))
  const expired = useExpired(expires_at)

  async function decide(yes: boolean) {
    setBusy(true)
    const turn_id = yes ? turns.yes : turns.no
    const done = await answer(confirmation, yes, {
      turn_id,
      ...(conversation ? { conversation_id: conversation } : {}),
    })
    // In the chat the answer stands there already.
    if (!done.ok || !conversation) notify(done)
    await lookAgain(queries)
    setBusy(false)
    if (done.ok) onDone?.()
  }
  return (
    <section
      aria-label="Waits for your yes"
      className="mt-3 rounded-lg border border-l-4 border-line border-l-warn p-3"
    >
      <p dir="auto" className="font-semibold break-words">
        Delete '{task_description}'?
      </p>
      {expired ? (
        <p className="text-sm text-quiet">The time for an answer is over. Ask for it again; nothing was deleted.</p>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button kind="danger" busy={busy} onClick={() => void decide(true)}>
            Yes, delete it
          </Button>
          <Button busy={busy} onClick={() => void decide(false)}>
            No, keep it
          </Button>
        </div>
      )}
    </section>
  )
}

function useExpired(at: string): boolean {
  const [expired, setExpired] = useState(() => Date.parse(at) <= Date.now())
  useEffect(() => {
    const leftMs = Date.parse(at) - Date.now()
    setExpired(leftMs <= 0)
    if (leftMs <= 0) return
    const timer = setTimeout(() => setExpired(true), leftMs)
    return () => clearTimeout(timer)
  }, [at])
  return expired
}
