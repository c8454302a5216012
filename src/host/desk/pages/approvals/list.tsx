import type { Approval } from '../../api/types.ts'
import { Badge } from '../../components/badge.tsx'
import { visible } from '../../components/bytes.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { readAction } from './action.ts'
import { productionIn } from './production.tsx'

interface Props {
  approvals: Approval[]
  current: string
  busy: ReadonlySet<string>
  read(index: number): void
}

export function ApprovalList({ approvals, current, busy, read }: Props) {
  return (
    <ul
      aria-label="Waiting"
      className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-card"
    >
      {approvals.map((one, index) => {
        const words = readAction(one.content).words ?? (productionIn(one.content) && one.recipient)
        return (
          <li key={one.approval}>
            <button
              type="button"
              aria-current={one.approval === current || undefined}
              onClick={() => read(index)}
              className="flex w-full flex-col gap-0.5 px-3.5 py-2.5 text-left hover:bg-sunk aria-current:bg-lane-soft"
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="truncate font-semibold">{visible(one.workspace_name)}</span>
                <span className="text-xs text-quiet">
                  <Timestamp at={one.requested_at} near />
                </span>
              </span>
              <span className="line-clamp-2 text-sm break-words text-quiet">{visible(words ?? one.action)}</span>
              {(busy.has(one.approval) || one.replaces || one.people_needed > 1) && (
                <span className="flex flex-wrap gap-1">
                  {busy.has(one.approval) && <Badge tone="info">saving</Badge>}
                  {one.replaces && <Badge>edited</Badge>}
                  {one.people_needed > 1 && (
                    <Badge>
                      {one.granted_by.length} of {one.people_needed}
                    </Badge>
                  )}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
