import type { FieldCondition } from './form-definition.ts'
import type { ClientIntakeForm } from './form-schema.ts'

const OF_KIND = /^([a-z_]+)\[([a-z_]+)\]$/

/** What stands at a place of the form; undefined where nothing does. `key_dates[ended]` gives the dates of that kind. */
export function valueAt(form: ClientIntakeForm, field: string): unknown {
  const selected = OF_KIND.exec(field)
  if (selected) {
    const entries = member(form, selected[1]!)
    return Array.isArray(entries) ? entries.filter((entry) => member(entry, 'what') === selected[2]) : undefined
  }
  return field.split('.').reduce<unknown>(member, form)
}

/** Is there an answer? Blanks, an empty list and an object of empty answers are none; `false` is one. */
export function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isGiven)
  if (value !== null && typeof value === 'object') return Object.values(value).some(isGiven)
  return value !== undefined && value !== null
}

export function conditionHolds(form: ClientIntakeForm, { field, is, given }: FieldCondition): boolean {
  const value = valueAt(form, field)
  if (given !== undefined && isGiven(value) !== given) return false
  return is === undefined || is.some((one) => one === value || (Array.isArray(value) && value.includes(one)))
}

function member(value: unknown, name: string): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}
