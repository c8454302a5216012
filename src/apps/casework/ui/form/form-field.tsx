import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import { spelled } from '../words.ts'
import { type Draft, dateOf, type Node, type Value } from './form-shape.ts'

interface Props {
  node: Node
  label: string
  hint?: string | undefined
  value: Value
  change(value: Value): void
  /** Of this field, or of one within it by its path from here. */
  problem(path: string): string | undefined
}

/** One field of a form, by what its schema lets stand in it. */
export function FormField(props: Props) {
  const { node } = props
  if (node.type === 'boolean') return <YesOrNo {...props} />
  if (node.enum) return <Choice {...props} options={node.enum} />
  if (node.type === 'object') return <Group {...props} />
  if (node.type === 'array') {
    if (node.items?.enum) return <Several {...props} options={node.items.enum} />
    return node.items?.type === 'object' ? <Rows {...props} item={node.items} /> : <Lines {...props} />
  }
  return <Text {...props} />
}

function Text({ node, label, hint, value, change, problem }: Props) {
  const date = dateOf(node)
  const text = typeof value === 'string' ? value : ''
  const common = { label, hint, problem: problem(''), maxLength: node.maxLength }
  if (date === 'moment')
    return (
      <Input
        {...{ label, hint, problem: problem('') }}
        type="date"
        value={text.slice(0, 10)}
        onChange={(event) => change(event.target.value === '' ? '' : `${event.target.value}T12:00:00Z`)}
      />
    )
  if (date === 'day')
    return <Input {...common} type="date" value={text} onChange={(event) => change(event.target.value)} />
  if ((node.maxLength ?? 0) >= 2000)
    return <TextArea {...common} rows={5} value={text} onChange={(event) => change(event.target.value)} />
  const partial = date === 'partial' ? { placeholder: '2026-03-04, 2026-03 or 2026' } : {}
  return <Input {...common} {...partial} value={text} onChange={(event) => change(event.target.value)} />
}

function YesOrNo({ label, hint, value, change, problem }: Props) {
  return (
    <Select
      {...{ label, hint, problem: problem('') }}
      value={value === undefined || value === '' ? '' : String(value)}
      onChange={(event) => change(event.target.value === '' ? undefined : event.target.value === 'true')}
    >
      <option value="">not answered</option>
      <option value="true">yes</option>
      <option value="false">no</option>
    </Select>
  )
}

function Choice({ label, hint, value, change, problem, options }: Props & { options: string[] }) {
  return (
    <Select
      {...{ label, hint, problem: problem('') }}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => change(event.target.value === '' ? undefined : event.target.value)}
    >
      <option value="">not answered</option>
      {options.map((one) => (
        <option key={one} value={one}>
          {spelled(one)}
        </option>
      ))}
    </Select>
  )
}

/** Names and the like, one a line. */
function Lines({ label, hint, value, change, problem }: Props) {
  const lines = (Array.isArray(value) ? value : []).filter((one): one is string => typeof one === 'string')
  return (
    <TextArea
      {...{ label, hint: hint ? `${hint} One a line.` : 'One a line.', problem: problem('') }}
      rows={2}
      value={lines.join('\n')}
      onChange={(event) => change(event.target.value === '' ? [] : event.target.value.split('\n'))}
    />
  )
}

function Several({ label, hint, value, change, options }: Props & { options: string[] }) {
  const chosen = Array.isArray(value) ? value : []
  return (
    <Around label={label} hint={hint}>
      <div className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {options.map((one) => (
          <label key={one} className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={(event) =>
                change(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
            {spelled(one)}
          </label>
        ))}
      </div>
    </Around>
  )
}

function Group({ node, label, hint, value, change, problem }: Props) {
  const own = (typeof value === 'object' && !Array.isArray(value) ? value : {}) as Draft
  return (
    <Around label={label} hint={hint}>
      <Members {...{ node, own, change, problem }} />
    </Around>
  )
}

function Members(props: { node: Node; own: Draft; change(value: Draft): void; problem: Props['problem'] }) {
  const { node, own, change, problem } = props
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
      {Object.entries(node.properties ?? {}).map(([name, inner]) => (
        <FormField
          key={name}
          node={inner}
          label={NAMES[name] ?? spelled(name)}
          value={own[name]}
          change={(value) => change({ ...own, [name]: value })}
          problem={(path) => problem(path === '' ? name : `${name}.${path}`)}
        />
      ))}
    </div>
  )
}

const NAMES: Record<string, string> = {
  aliases: 'Other names',
  kind: 'Kind',
  have: 'Does the client have it',
  what: 'What it was',
  per: 'For each',
  filed_on: 'Filed on',
  number: 'Its number',
}

function Rows({ label, hint, value, change, problem, item }: Props & { item: Node }) {
  const rows = (Array.isArray(value) ? value : []) as Draft[]
  const set = (at: number, row: Draft) => change(rows.map((one, i) => (i === at ? row : one)))
  return (
    <Around label={label} hint={hint}>
      {rows.map((row, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place, and rows are added at the end
          key={at}
          className="flex items-end gap-3 rounded-md border border-line p-3"
        >
          <legend className="px-1 text-sm text-quiet">
            {label} {at + 1}
          </legend>
          <div className="min-w-0 flex-1">
            <Members
              node={item}
              own={row}
              change={(changed) => set(at, changed)}
              problem={(path) => problem(`${at}.${path}`)}
            />
          </div>
          <Button
            kind="quiet"
            aria-label={`Remove ${label} ${at + 1}`}
            onClick={() => change(rows.filter((_, i) => i !== at))}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => change([...rows, freshRow(item)])}>
          <Plus aria-hidden className="size-4" /> Add: {label}
        </Button>
      </div>
    </Around>
  )
}

/** What must be chosen begins with the first choice. */
function freshRow({ properties = {}, required = [] }: Node): Draft {
  const chosen = required.flatMap((name) => (properties[name]?.enum ? [[name, properties[name].enum[0]] as const] : []))
  return Object.fromEntries(chosen)
}

function Around({ label, hint, children }: { label: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 sm:col-span-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {hint && <p className="-mt-1 text-xs text-quiet">{hint}</p>}
      {children}
    </fieldset>
  )
}
