import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { $api } from '../../api/client.ts'
import type { Approval } from '../../api/types.ts'
import { Asked } from '../../parts/asked.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty, Page } from '../../parts/page.tsx'
import { useKeys } from '../../parts/use-keys.ts'
import { tellDone, tellRefused } from '../../shell/notices.ts'
import { alike } from './alike.ts'
import { BatchDialog } from './batch-dialog.tsx'
import { decide } from './decide.ts'
import { ApprovalDetail } from './detail.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ApprovalList } from './list.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import type { Search } from './search.ts'

export const Route = createLazyRoute('/approvals')({ component: ApprovalsPage })

function ApprovalsPage() {
  const { workspace }: Search = Route.useSearch()
  const query = $api.useQuery('get', '/api/approvals')
  return (
    <Page title="Approvals">
      <Asked query={query}>
        {({ approvals }) => {
          const shown = workspace ? approvals.filter((a) => a.workspace === workspace) : approvals
          if (shown.length > 0) return <Waiting approvals={shown} />
          return <Empty title="Nothing waits for your yes.">What an agent may not do by itself comes here first.</Empty>
        }}
      </Asked>
    </Page>
  )
}

type Open = 'reject' | 'edit' | 'batch' | null

/** One list and one that is read. Whoever was read goes when the database says so; then the next one is read. */
function Waiting({ approvals }: { approvals: Approval[] }) {
  const search: Search = Route.useSearch()
  const navigate = useNavigate({ from: '/approvals' })
  const [place, setPlace] = useState(0)
  const [open, setOpen] = useState<Open>(null)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const found = approvals.findIndex(({ approval }) => approval === search.approval)
  const at = found >= 0 ? found : Math.min(place, approvals.length - 1)
  const current = approvals[at] as Approval

  useEffect(() => setPlace(at), [at])

  function read(index: number) {
    const next = approvals[Math.max(0, Math.min(index, approvals.length - 1))] as Approval
    void navigate({ search: { ...search, approval: next.approval }, replace: true })
  }

  async function settle(them: Approval[], decision: 'grant' | 'reject', reason?: string) {
    setOpen(null)
    setBusy((now) => new Set([...now, ...them.map(({ approval }) => approval)]))
    const told = await Promise.all(them.map((one) => decide(one, decision, one.approvers[0] ?? 'OWNER', reason)))
    setBusy((now) => new Set([...now].filter((id) => !them.some(({ approval }) => approval === id))))
    const refused = told.flatMap((one) => (one.ok ? [] : [one.refusal]))
    for (const refusal of refused.slice(0, 3)) tellRefused(refusal)
    const done = them.length - refused.length
    if (done > 0) tellDone(`${decision === 'grant' ? 'Approved' : 'Rejected'}${done > 1 ? `: ${done}` : '.'}`)
  }

  const same = alike(current, approvals)
  const isSent = busy.has(current.approval)
  useKeys(
    {
      j: () => read(at + 1),
      k: () => read(at - 1),
      // What is on its way already is not said twice.
      a: () => !isSent && void settle([current], 'grant'),
      r: () => !isSent && setOpen('reject'),
      e: () => !isSent && setOpen('edit'),
      b: () => setOpen('batch'),
    },
    { moving: 'jk' },
  )

  const chosen = search.approval !== undefined
  return (
    <>
      <p className="text-sm text-quiet max-md:hidden">
        Keys: <kbd>j</kbd> and <kbd>k</kbd> next and previous, <kbd>a</kbd> approve, <kbd>e</kbd> edit, <kbd>r</kbd>{' '}
        reject, <kbd>b</kbd> all alike.
      </p>
      <div className="grid items-start gap-5 md:grid-cols-[minmax(15rem,1fr)_2fr]">
        <div className={chosen ? 'max-md:hidden' : ''}>
          <ApprovalList approvals={approvals} current={current.approval} busy={busy} read={read} />
        </div>
        <div className={chosen ? '' : 'max-md:hidden'}>
          <div className="mb-3 md:hidden">
            <Button onClick={() => void navigate({ search: { workspace: search.workspace } })}>Back to the list</Button>
          </div>
          <ApprovalDetail
            approval={current}
            busy={isSent}
            alike={same.length}
            approve={() => void settle([current], 'grant')}
            open={setOpen}
          />
        </div>
      </div>
      {open === 'reject' && (
        <RejectDialog close={() => setOpen(null)} reject={(why) => void settle([current], 'reject', why)} />
      )}
      {open === 'edit' && <EditDialog approval={current} close={() => setOpen(null)} />}
      {open === 'batch' && (
        <BatchDialog approvals={same} close={() => setOpen(null)} approve={(them) => void settle(them, 'grant')} />
      )}
    </>
  )
}
