import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import { Refused } from '#host/desk/components/query-view.tsx'
import { callTool, type Done, lookAgain, notify } from './acts.ts'
import { changesOf, type Draft, draftOf, problemIn } from './draft.ts'
import type { Task } from './types.ts'
import { sayRule } from './when.ts'

/** Everything that a task carries. Only what was changed is sent. */
export function EditDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(task))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Done | null>(null)
  const queries = useQueryClient()
  const changes = changesOf(task, draft)
  const problem = problemIn(draft)
  const set = (name: keyof Draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value })

  async function save() {
    setBusy(true)
    const done = await callTool('update_task', { task_id: task.task_id, ...changes })
    await lookAgain(queries)
    setBusy(false)
    setFailed(done)
    if (!done.ok) return
    notify(done)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Edit the task">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextArea label="Task" rows={2} maxLength={1000} value={draft.description} onChange={set('description')} />
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Input label="Due day" type="date" value={draft.day} onChange={set('day')} />
          <Input label="Due time" type="time" value={draft.time} disabled={draft.day === ''} onChange={set('time')} />
          <Input label="Reminder" type="datetime-local" value={draft.remind} onChange={set('remind')} />
          <Select label="Priority" value={draft.priority} onChange={set('priority')}>
            <option value="">None</option>
            <option value="1">1, the highest</option>
            <option value="2">2</option>
            <option value="3">3</option>
            <option value="4">4</option>
          </Select>
          <Input label="List" maxLength={100} value={draft.list} onChange={set('list')} />
          <Input label="Labels" value={draft.labels} hint="With blanks between them." onChange={set('labels')} />
        </div>
        <Select
          label="Repeats"
          value={draft.recurrence}
          hint="More is possible in the chat: every 2 weeks, every month on the 1st."
          onChange={set('recurrence')}
        >
          <option value="">Never</option>
          {[...new Set([...RULES, ...(task.recurrence ? [task.recurrence] : [])])].map((rule) => (
            <option key={rule} value={rule}>
              {sayRule(rule)}
            </option>
          ))}
        </Select>
        {problem && (
          <p role="alert" className="text-sm font-medium text-bad">
            {problem}
          </p>
        )}
        {failed && !failed.ok && <Refused error={failed.refusal} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="main"
            type="submit"
            busy={busy}
            disabled={problem !== null || Object.keys(changes).length === 0}
          >
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const RULES = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY']
