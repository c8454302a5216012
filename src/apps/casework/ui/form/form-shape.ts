/** A form by its definition and the JSON Schema that it is checked with, as far as a page fills it in. */

export interface FieldDefinition {
  /** `employer.name`; `key_dates[ended]` is the date of that kind. */
  field: string
  label: string
  required: boolean | object
  /** What the client is asked. */
  ask: string
}

export interface FormDefinition {
  version: string
  title: string
  sections: Array<{ title: string; fields: FieldDefinition[] }>
  schema: Node
}

export interface Node {
  type?: string
  enum?: string[]
  format?: string
  pattern?: string
  maxLength?: number
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
}

export type Value = string | boolean | Value[] | { [name: string]: Value } | undefined
export type Draft = { [name: string]: Value }

/** Dates of one kind are asked for one by one, and stand in the form as a list. */
export const ofKind = (field: string) => /^key_dates\[(\w+)\]$/.exec(field)?.[1]

export function nodeAt(schema: Node, field: string): Node | undefined {
  return field.split('.').reduce<Node | undefined>((node, name) => node?.properties?.[name], schema)
}

/** A day, a month or a year; a whole day; a moment. */
export type DateNode = 'partial' | 'day' | 'moment' | null

export function dateOf({ type, format, pattern }: Node): DateNode {
  if (type !== 'string') return null
  if (format === 'date-time') return 'moment'
  if (!pattern?.startsWith('^[0-9]{4}')) return null
  return pattern.includes('(') ? 'partial' : 'day'
}

export function valueAt(draft: Draft, field: string): Value {
  return field
    .split('.')
    .reduce<Value>(
      (value, name) => (typeof value === 'object' && !Array.isArray(value) ? (value as Draft)[name] : undefined),
      draft,
    )
}

/** The draft with another value at this place; nothing of the one before is changed. */
export function withValue(draft: Draft, field: string, value: Value): Draft {
  const [name = '', ...rest] = field.split('.')
  if (rest.length === 0) return { ...draft, [name]: value }
  const inner = draft[name]
  const own = typeof inner === 'object' && !Array.isArray(inner) ? (inner as Draft) : {}
  return { ...draft, [name]: withValue(own, rest.join('.'), value) }
}
