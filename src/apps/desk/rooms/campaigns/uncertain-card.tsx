import { useState } from 'react'
import { send } from '../../api/send.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { visible } from '../../parts/bytes.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Card } from '../../parts/page.tsx'
import { tellDone, tellRefused } from '../../shell/notices.ts'
import type { Whole } from './types.ts'

/** Nobody knows whether it happened. It is never done again by itself: a person looks in the network, and says. */
export function UncertainCard({ campaign, effect }: { campaign: string; effect: Whole['uncertain'][number] }) {
  const [busy, setBusy] = useState(false)
  const { effect: intent_id, tool, recipient, since } = effect

  async function settle(outcome: 'verified' | 'not_done') {
    setBusy(true)
    const told = await send(campaign, 'effect.settle', { intent_id, outcome })
    setBusy(false)
    if (told.ok) tellDone(outcome === 'verified' ? 'Recorded: it happened.' : 'Recorded: it did not happen.')
    else tellRefused(told.refusal)
  }

  return (
    <Card className="border-l-4 border-l-warn">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span>
          <Badge tone="warn">uncertain</Badge> Did <code>{tool}</code> happen?
        </span>
        <span className="text-sm text-quiet">
          <Moment at={since} near />
        </span>
      </p>
      {recipient && <p className="break-all text-quiet">{visible(recipient)}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void settle('verified')}>
          I looked: it happened
        </Button>
        <Button busy={busy} onClick={() => void settle('not_done')}>
          I looked: it did not
        </Button>
      </div>
    </Card>
  )
}
