import { useRef, useState } from 'react'
import { queryClient } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { send } from '#host/desk/api/send.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import type { Board } from '../types.ts'
import { caseQuery, useWho } from '../use-case.ts'
import { counted } from '../words.ts'

/** A pack asks fewer questions than this. */
const MOST = 200
const WAIT_MS = 300
const WAITS = 200

/** A client may stop at any time: what was not asked yet is left out, one question after the other. */
export function LeaveOutTheRest({ board, disabled }: { board: Board; disabled: boolean }) {
  const { id } = board
  const who = useWho()
  const [asking, setAsking] = useState(false)
  const [left, setLeft] = useState<number | null>(null)
  const stopped = useRef(false)

  async function leaveOut() {
    setAsking(false)
    stopped.current = false
    let done = 0
    try {
      for (; done < MOST && !stopped.current; done++) {
        setLeft(done)
        const turn = await nextTurn(id)
        if (!turn) break
        const content = { role: who.roleFor('keep'), turn_id: turn, skip: true }
        const result = await send(id, 'case.answer', content)
        if (!result.ok) return notifyRefused(result.refusal)
      }
      notifyDone(`${counted(done, 'question')} left out.`)
    } catch (error) {
      notifyRefused(asRefusal(error))
    } finally {
      setLeft(null)
    }
  }

  return (
    <>
      {left === null ? (
        <div>
          <Button disabled={disabled} onClick={() => setAsking(true)}>
            End the session ...
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <span role="status" className="text-quiet">
            {left} left out so far ...
          </span>
          <Button
            onClick={() => {
              stopped.current = true
            }}
          >
            Go on asking
          </Button>
        </div>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="End the session?"
        description="Every question that is still to come is left out. What was said becomes the transcript, and the notes name what is open."
      >
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>Go on asking</Button>
          <Button kind="main" onClick={() => void leaveOut()}>
            End it
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** The question that waits now; null when there is none any more. The next one comes a moment after an answer. */
async function nextTurn(id: string): Promise<string | null> {
  for (let i = 0; i < WAITS; i++) {
    const board = await queryClient.fetchQuery({ ...caseQuery(id), staleTime: 0 })
    const turn = board.turns.find(({ waits, audio }) => waits && !audio)
    if (turn) return turn.turn_id
    if (board.session?.status !== 'open') return null
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  return null
}
