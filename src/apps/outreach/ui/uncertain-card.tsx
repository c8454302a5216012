import { Badge } from '#host/desk/components/badge.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { Settle } from '#host/desk/components/settle.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { CampaignDetail } from './types.ts'

/** Nobody knows whether it happened. It is never done again by itself: a person looks in the network, and says. */
export function UncertainCard({ campaign, effect }: { campaign: string; effect: CampaignDetail['uncertain'][number] }) {
  const { effect: intent_id, tool, recipient, since } = effect

  return (
    <Card className="border-l-4 border-l-warn">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span>
          <Badge tone="warn">uncertain</Badge> Did <code>{tool}</code> happen?
        </span>
        <span className="text-sm text-quiet">
          <Timestamp at={since} near />
        </span>
      </p>
      {recipient && <p className="break-all text-quiet">{visible(recipient)}</p>}
      <Settle workspace={campaign} intent={intent_id} />
    </Card>
  )
}
