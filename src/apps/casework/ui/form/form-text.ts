import { type Draft, dateOf, type FormDefinition, type Node, ofKind, type Value } from './form-shape.ts'

interface KeyDate {
  what: string
  date: string
  [name: string]: Value
}

/** Where dates of one kind stand while the form is filled in. */
const ASKED = 'asked_dates'

/** A form that was filed, laid out for filling in: the first date of each kind that is asked for stands in its own field. */
export function draftOf(form: Draft, definition: FormDefinition): Draft {
  const asked: Record<string, string> = {}
  const kinds = new Set(definition.sections.flatMap(({ fields }) => fields.map(({ field }) => ofKind(field))))
  const dates = (Array.isArray(form.key_dates) ? form.key_dates : []) as KeyDate[]
  const rest = dates.filter(({ what, date, ...more }) => {
    if (!kinds.has(what) || what in asked || Object.keys(more).length > 0) return true
    asked[what] = date
    return false
  })
  return { ...form, key_dates: rest, [ASKED]: asked }
}

export const askedDate = (draft: Draft, kind: string) => ((draft[ASKED] ?? {}) as Record<string, string>)[kind] ?? ''
export const withAskedDate = (draft: Draft, kind: string, date: string): Draft => ({
  ...draft,
  [ASKED]: { ...(draft[ASKED] as Draft), [kind]: date },
})

/** The form as it is filed: what was left empty is left out where it may be, and empty where it must stand. */
export function formOf(draft: Draft, { version, schema }: FormDefinition): Draft {
  const { [ASKED]: asked, ...own } = draft
  const dates = Object.entries((asked ?? {}) as Record<string, string>)
    .filter(([, date]) => date.trim() !== '')
    .map(([what, date]) => ({ what, date: date.trim() }))
  const listed = Array.isArray(own.key_dates) ? own.key_dates : []
  const whole = { ...own, form_version: version, key_dates: [...dates, ...listed] }
  return pruned(whole, schema) as Draft
}

function pruned(value: Value, node: Node): Value {
  if (node.type === 'object') {
    const given = (typeof value === 'object' && !Array.isArray(value) ? value : {}) as Draft
    const members = Object.entries(node.properties ?? {}).flatMap(([name, inner]) => {
      const kept = pruned(given[name], inner)
      const isNeeded = node.required?.includes(name) === true
      return isEmpty(kept) && !isNeeded ? [] : [[name, kept ?? emptyOf(inner)] as const]
    })
    return Object.fromEntries(members)
  }
  if (node.type === 'array') {
    const entries = (Array.isArray(value) ? value : []).map((entry) => pruned(entry, node.items ?? {}))
    return entries.filter((entry) => !isBlank(entry, node.items ?? {}))
  }
  return typeof value === 'string' && node.enum === undefined && dateOf(node) !== null ? value.trim() : value
}

function emptyOf(node: Node): Value {
  if (node.type === 'array') return []
  return node.type === 'object' ? {} : ''
}

/** Nothing was written: an object of which nothing is filled in, too. */
function isEmpty(value: Value): boolean {
  if (value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

/** A row that was added and left alone: what stands in it is only what a list begins with. */
function isBlank(entry: Value, { properties }: Node): boolean {
  if (!properties) return isEmpty(entry)
  const written = Object.entries(entry as Draft).filter(([name]) => properties[name]?.enum === undefined)
  return written.every(([, value]) => isEmpty(value))
}

/** Where something is wrong, as the one who checked it says: `/employer/pay/amount: ...`. */
export function pathIn(message: string): string | null {
  const found = /^\/([\w/]+)/.exec(message)
  return found ? (found[1] as string).replaceAll('/', '.') : null
}
