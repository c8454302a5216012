import { useQueryClient } from '@tanstack/react-query'
import { Bell, Circle, CircleCheck, Pencil, Repeat, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { notifyRefused } from '#host/desk/shell/notices.ts'
import { callTool, lookAgain, notify } from './acts.ts'
import { Confirm } from './confirm.tsx'
import type { Filter } from './filter.ts'
import { reopen } from './reopen.ts'
import type { Confirmation, Task } from './types.ts'
import { isOverdue, sayRule, sayWhen } from './when.ts'

export function TaskRow(props: { task: Task; onEdit: (task: Task) => void; onShow: (filter: Filter) => void }) {
  const { task, onEdit, onShow } = props
  const { task_id, description, status } = task
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState<Confirmation | null>(null)
  const done = status === 'completed'

  async function act(work: () => Promise<void>) {
    setBusy(true)
    await work()
    await lookAgain(queries)
    setBusy(false)
  }
  const toggle = () =>
    act(async () => void notify(done ? await reopen(task_id) : await callTool('complete_task', { task_id })))
  const remove = () =>
    act(async () => {
      const asked = await callTool('delete_task', { task_id })
      if (!asked.ok) notify(asked)
      else if (asked.asks) setAsks(asked.asks)
    })
  async function keepIt() {
    if (!asks) return
    setAsks(null)
    // Closing the question is a no: nothing waits for a yes that nobody sees.
    const params = { path: { id: asks.confirmation_id } }
    const { error } = await api.POST('/api/tasks/confirmations/{id}', { params, body: { yes: false } })
    if (error) notifyRefused(asRefusal(error))
  }

  const Check = done ? CircleCheck : Circle
  return (
    <div className="group flex items-start gap-2 px-3 py-2">
      <button
        type="button"
        disabled={busy}
        aria-label={`${done ? 'Reopen' : 'Complete'}: ${description}`}
        title={done ? 'Reopen' : 'Complete'}
        onClick={() => void toggle()}
        className="mt-0.5 rounded-full p-0.5 text-lane hover:bg-lane-soft disabled:opacity-50"
      >
        <Check aria-hidden className="size-5" />
      </button>
      <div className="min-w-0 flex-1">
        <p dir="auto" className={`break-words ${done ? 'text-quiet line-through' : ''}`}>
          {readable(description)}
        </p>
        <Details task={task} onShow={onShow} />
      </div>
      <RowButton label={`Edit: ${description}`} busy={busy} onClick={() => onEdit(task)}>
        <Pencil aria-hidden className="size-4" />
      </RowButton>
      <RowButton label={`Delete: ${description}`} busy={busy} onClick={() => void remove()}>
        <Trash2 aria-hidden className="size-4" />
      </RowButton>
      {asks && (
        <Dialog
          open
          onClose={() => void keepIt()}
          title="Are you sure?"
          description="You find it again in the history."
        >
          <Confirm confirmation={asks} onDone={() => setAsks(null)} />
        </Dialog>
      )}
    </div>
  )
}

function RowButton(props: { label: string; busy: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" className="px-1.5" aria-label={props.label} busy={props.busy} onClick={props.onClick}>
      {props.children}
    </Button>
  )
}

function Details({ task, onShow }: { task: Task; onShow: (filter: Filter) => void }) {
  const { due_on, due_at, priority, labels, list, recurrence, remind_at, completed_at, status } = task
  const when = due_at ?? due_on
  if (!when && !priority && labels.length === 0 && !list && !recurrence && !remind_at && !completed_at) return null
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-quiet">
      {when && (
        <span className={isOverdue(task) ? 'font-semibold text-bad' : ''}>
          {isOverdue(task) ? 'was due' : 'due'} <time dateTime={when}>{sayWhen(when)}</time>
        </span>
      )}
      {recurrence && (
        <span className="inline-flex items-center gap-1">
          <Repeat aria-hidden className="size-3" /> {sayRule(recurrence)}
        </span>
      )}
      {remind_at && status === 'pending' && (
        <span className="inline-flex items-center gap-1">
          <Bell aria-hidden className="size-3" />{' '}
          {remind_at === due_at ? 'reminds then' : `reminds ${sayWhen(remind_at)}`}
        </span>
      )}
      {completed_at && (
        <span>
          completed <time dateTime={completed_at}>{sayWhen(completed_at)}</time>
        </span>
      )}
      {priority && <Badge tone={priority === 1 ? 'bad' : priority === 2 ? 'warn' : 'plain'}>priority {priority}</Badge>}
      {list && (
        <FilterButton label={`Only list ${list}`} onClick={() => onShow({ list })}>
          ~{list}
        </FilterButton>
      )}
      {labels.map((label) => (
        <FilterButton key={label} label={`Only label ${label}`} onClick={() => onShow({ label })}>
          #{label}
        </FilterButton>
      ))}
    </p>
  )
}

function FilterButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="rounded px-1 text-info hover:bg-info-soft"
    >
      {children}
    </button>
  )
}
