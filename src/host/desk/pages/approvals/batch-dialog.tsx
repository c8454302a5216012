import { useState } from 'react'
import type { Approval } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { visible } from '../../components/bytes.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { inFull, readAction } from './action.ts'

interface Props {
  approvals: Approval[]
  close(): void
  approve(them: Approval[]): void
}

/** Drafts of one template, each shown whole. What is approved is what stood here: nothing that came later. */
export function BatchDialog({ approvals, close, approve }: Props) {
  const [shown] = useState(approvals)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter(({ approval }) => !left.has(approval))

  function toggle(id: string) {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  return (
    <Dialog open onClose={close} title={`${shown.length} alike`} description="Read each; leave out what is not right.">
      <ul className="flex flex-col divide-y divide-line overflow-auto rounded-md border border-line">
        {shown.map((one) => (
          <li key={one.approval}>
            <label className="flex gap-3 px-3 py-2">
              <input
                type="checkbox"
                className="mt-1 size-4 shrink-0"
                checked={!left.has(one.approval)}
                onChange={() => toggle(one.approval)}
              />
              <span className="min-w-0 break-words">
                <span className="block text-xs text-quiet">{visible(one.recipient ?? one.action)}</span>
                {visible(inFull(readAction(one.content)) ?? one.content)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <Button onClick={close}>Cancel</Button>
        <Button kind="main" disabled={chosen.length === 0} onClick={() => approve(chosen)}>
          Approve {chosen.length}
        </Button>
      </div>
    </Dialog>
  )
}
