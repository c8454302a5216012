import type { Uncertain } from '../../api/types.ts'
import { Badge } from '../../components/badge.tsx'
import { Bytes, laidOut, readable } from '../../components/bytes.tsx'
import { Card } from '../../components/page.tsx'
import { Settle } from '../../components/settle.tsx'
import { Timestamp } from '../../components/timestamp.tsx'

/** Something may have happened outside, and nobody knows. It is never done again by itself: a person looks and says. */
export function UncertainEffect({ effect }: { effect: Uncertain }) {
  const { workspace, workspace_name, intent_id, tool, request, evidence, created_at } = effect

  return (
    <Card className="border-l-4 border-l-warn">
      <div className="flex flex-wrap items-baseline justify-between gap-2 text-sm text-quiet">
        <span>
          <Badge tone="warn">Uncertain</Badge> {readable(workspace_name)}
        </span>
        <Timestamp at={created_at} near />
      </div>
      <p className="mt-1 font-semibold">
        Did this happen? <code>{tool}</code>
      </p>
      <p className="text-quiet">{evidence ?? 'It was begun, and nothing outside told how it ended.'}</p>
      <details className="mt-2">
        <summary className="cursor-pointer text-sm text-quiet">What was to be done</summary>
        <Bytes text={laidOut(request)} label="What was to be done" />
      </details>
      <Settle workspace={workspace} intent={intent_id} />
    </Card>
  )
}
