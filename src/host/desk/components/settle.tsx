import { useState } from 'react'
import { send } from '../api/send.ts'
import { notifyDone, notifyRefused } from '../shell/notices.ts'
import { Button } from './button.tsx'

/** Nobody knows whether it happened, and it is never done again by itself: a person looks outside, and says. */
export function Settle({ workspace, intent }: { workspace: string; intent: string }) {
  const [busy, setBusy] = useState(false)

  async function settle(outcome: 'verified' | 'not_done') {
    setBusy(true)
    const result = await send(workspace, 'effect.settle', { intent_id: intent, outcome })
    setBusy(false)
    if (result.ok) notifyDone(outcome === 'verified' ? 'Recorded: it happened.' : 'Recorded: it did not happen.')
    else notifyRefused(result.refusal)
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button busy={busy} onClick={() => void settle('verified')}>
        I looked: it happened
      </Button>
      <Button busy={busy} onClick={() => void settle('not_done')}>
        I looked: it did not
      </Button>
    </div>
  )
}
