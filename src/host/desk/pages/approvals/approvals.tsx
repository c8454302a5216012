import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { $api, queryClient } from '../../api/client.ts'
import type { SendResult } from '../../api/send.ts'
import type { Approval } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { Empty, Page } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { notifyDone, notifyRefused } from '../../shell/notices.ts'
import { alike } from './alike.ts'
import { BatchDialog } from './batch-dialog.tsx'
import { decide } from './decide.ts'
import { ApprovalDetail } from './detail.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ApprovalList } from './list.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { type Search, selectedIn } from './search.ts'
import { useShown } from './use-shown.ts'

export const Route = createLazyRoute('/approvals')({ component: ApprovalsPage })

function ApprovalsPage() {
  const { workspace }: Search = Route.useSearch()
  const query = $api.useQuery('get', '/api/approvals')
  return (
    <Page title="Approvals">
      <QueryView query={query}>
        {({ approvals }) => {
          const shown = workspace ? approvals.filter((a) => a.workspace === workspace) : approvals
          if (shown.length > 0) return <Waiting approvals={shown} />
          return <Empty title="Nothing waits for your yes.">What an agent may not do by itself comes here first.</Empty>
        }}
      </QueryView>
    </Page>
  )
}

/** A dialog is about the approval that was shown when it was opened, whatever the list becomes meanwhile. */
type Open = { kind: 'reject' | 'edit' | 'batch'; about: Approval } | null

/** One list and one that is read. Whoever was read goes when the database says so; then the next one is read. */
function Waiting({ approvals }: { approvals: Approval[] }) {
  const search: Search = Route.useSearch()
  const navigate = useNavigate({ from: '/approvals' })
  const [place, setPlace] = useState(0)
  const [kept, setKept] = useState<string>()
  const [open, setOpen] = useState<Open>(null)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  // Whoever is being read stays, also when others come in before them.
  const found = [search.approval, kept].map((id) => selectedIn(approvals, id)).find((index) => index >= 0)
  const at = found ?? Math.min(place, approvals.length - 1)
  const current = approvals[at] as Approval

  useEffect(() => {
    setPlace(at)
    setKept(current.approval)
  }, [at, current.approval])

  function read(index: number) {
    const next = approvals[Math.max(0, Math.min(index, approvals.length - 1))] as Approval
    void navigate({ search: { ...search, approval: next.approval }, replace: true })
  }

  /** What is decided goes from the list; then the one that stood below it is read. */
  async function settle(them: Approval[], decision: 'grant' | 'reject', reason?: string) {
    setOpen(null)
    setBusy((now) => new Set([...now, ...them.map(({ approval }) => approval)]))
    const result = await Promise.all(them.map((one) => decide(one, decision, one.approvers[0] ?? 'OWNER', reason)))
    // What is decided stays so until it has left the list; what was refused, or waits for a second person, is open again.
    const open = them.filter((_, i) => !isDecided(result[i]))
    setBusy((now) => new Set([...now].filter((id) => !open.some(({ approval }) => approval === id))))
    void queryClient.invalidateQueries($api.queryOptions('get', '/api/approvals'))
    const refused = result.flatMap((one) => (one.ok ? [] : [one.refusal]))
    for (const refusal of refused.slice(0, 3)) notifyRefused(refusal)
    const done = them.length - refused.length
    if (done > 0) notifyDone(`${decision === 'grant' ? 'Approved' : 'Rejected'}${done > 1 ? `: ${done}` : '.'}`)
  }

  const same = alike(current, approvals)
  const isDeciding = approvals.some(({ approval }) => busy.has(approval))
  const shown = useShown(current)
  /** The keys decide on what has been on the screen, one at a time: whatever is pressed too early does nothing. */
  const isReady = !isDeciding && shown
  const start = (kind: NonNullable<Open>['kind']) => setOpen({ kind, about: current })
  useKeys(
    {
      j: () => read(at + 1),
      k: () => read(at - 1),
      a: () => isReady && void settle([current], 'grant'),
      r: () => isReady && start('reject'),
      e: () => isReady && start('edit'),
      b: () => isReady && start('batch'),
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
        <div className={`min-w-0 ${chosen ? 'max-md:hidden' : ''}`}>
          <ApprovalList approvals={approvals} current={current.approval} busy={busy} read={read} />
        </div>
        <div className={`min-w-0 ${chosen ? '' : 'max-md:hidden'}`}>
          <div className="mb-3 md:hidden">
            <Button onClick={() => void navigate({ search: { workspace: search.workspace } })}>Back to the list</Button>
          </div>
          <ApprovalDetail
            approval={current}
            busy={isDeciding}
            ready={isReady}
            alike={same.length}
            approve={() => void settle([current], 'grant')}
            open={start}
          />
        </div>
      </div>
      {open?.kind === 'reject' && (
        <RejectDialog close={() => setOpen(null)} reject={(why) => void settle([open.about], 'reject', why)} />
      )}
      {open?.kind === 'edit' && (
        <EditDialog
          approval={open.about}
          close={() => setOpen(null)}
          edited={(approval) => void navigate({ search: { ...search, approval }, replace: true })}
        />
      )}
      {open?.kind === 'batch' && (
        <BatchDialog
          approvals={alike(open.about, approvals)}
          close={() => setOpen(null)}
          approve={(them) => void settle(them, 'grant')}
        />
      )}
    </>
  )
}

const isDecided = (recorded: SendResult | undefined) =>
  recorded?.ok === true && (recorded.outcome === 'granted' || recorded.outcome === 'rejected')
