import { useEffect, useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Input, Select } from '#host/desk/components/field.tsx'
import type { Filter } from './filter.ts'
import type { Task } from './types.ts'

const AFTER_MS = 250

export function Filters(props: { filter: Filter; tasks: Task[]; onChange: (more: Filter) => void }) {
  const { filter, tasks, onChange } = props
  const lists = namesOf(
    tasks.map(({ list }) => list),
    filter.list,
  )
  const labels = namesOf(
    tasks.flatMap((task) => task.labels),
    filter.label,
  )
  const pick = (name: keyof Filter) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value || undefined })
  // What nothing here has is not asked for.
  const more = lists.length > 0 || labels.length > 0 || filter.priority || tasks.some(({ priority }) => priority)
  const active = Object.keys(filter).filter((name) => name !== 'sort')
  return (
    <search className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      <Search value={filter.search ?? ''} onChange={(search) => onChange({ search })} />
      <Select label="Status" value={filter.status ?? ''} onChange={pick('status')}>
        <option value="">All</option>
        <option value="pending">Open</option>
        <option value="completed">Completed</option>
      </Select>
      <Select label="Order" value={filter.sort ?? 'newest'} onChange={pick('sort')}>
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
        <option value="due">By due day</option>
        <option value="priority">By priority</option>
      </Select>
      {more && (
        <>
          <Select label="List" value={filter.list ?? ''} onChange={pick('list')}>
            <option value="">All</option>
            {lists.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <Select label="Label" value={filter.label ?? ''} onChange={pick('label')}>
            <option value="">All</option>
            {labels.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <Select label="Priority" value={filter.priority ?? ''} onChange={pick('priority')}>
            <option value="">All</option>
            {['1', '2', '3', '4'].map((priority) => (
              <option key={priority}>{priority}</option>
            ))}
          </Select>
        </>
      )}
      {active.length > 0 && (
        <div className="col-span-full">
          <Button
            kind="quiet"
            onClick={() => onChange(Object.fromEntries(active.map((name) => [name, undefined])) as Filter)}
          >
            Show all tasks
          </Button>
        </div>
      )}
    </search>
  )
}

/** The list follows a moment after the last key. */
function Search({ value, onChange }: { value: string; onChange: (value: string | undefined) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text || undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, value, onChange])
  return (
    <Input
      label="Search"
      type="search"
      maxLength={200}
      value={text}
      placeholder="Words of a task"
      onChange={(event) => setText(event.target.value)}
    />
  )
}

function namesOf(names: Array<string | null>, chosen: string | undefined): string[] {
  const known = new Set(names.filter((name) => name !== null))
  if (chosen) known.add(chosen)
  return [...known].sort((a, b) => a.localeCompare(b))
}
