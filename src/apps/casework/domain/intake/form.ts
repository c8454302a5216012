import type { Refusal } from '#kernel/contracts/refusal.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { escapePointer, quote } from '#kernel/ledger/explain.ts'
import { parseStrict } from '#kernel/parse.ts'
import { storableText } from '#kernel/text.ts'
import { compileSchema } from '#kernel/validate.ts'
import { daySpan } from '../text/day.ts'
import { normalizeText } from '../text/normalize.ts'
import { ClientIntakeForm } from './form-schema.ts'
import { FORMS } from './forms/all.ts'

/** `path` is a JSON pointer into the form. */
export type FormRefusal = Refusal & { path: string }
export type ReadForm = { ok: true; form: ClientIntakeForm } | { ok: false; refusals: FormRefusal[] }

export const FORM_MAX_BYTES = 256 * 1024
const MAX_DEPTH = 8
const MAX_REFUSALS = 50

/** Reads a form from its bytes, or from a value that somebody parsed. Every field that is wrong is told, not only the first. */
export function readForm(input: Uint8Array | unknown): ReadForm {
  const text = input instanceof Uint8Array || typeof input === 'string' ? input : textOf(input)
  if (text === null) return refused('form.not_json', '', 'The form is no JSON value.', 'Send the form as JSON.')
  const parsed = parseStrict(text, { maxBytes: FORM_MAX_BYTES, maxDepth: MAX_DEPTH })
  if (!parsed.ok) return refused(parsed.error.code, parsed.error.path, parsed.error.message, parsed.error.next)
  const value = normalized(parsed.value)
  const refusals = errorsIn(ClientIntakeForm, value, '')
  if (refusals.length > 0) return { ok: false, refusals: refusals.slice(0, MAX_REFUSALS) }
  const form = value as ClientIntakeForm
  if (!FORMS.has(form.form_version)) {
    const known = [...FORMS.keys()].join(', ')
    const message = `There is no form ${quote(form.form_version)}.`
    return refused('form.unknown_version', '/form_version', message, `Use one of: ${known}.`)
  }
  const noDays = datesOf(form).filter(({ date }) => daySpan(date) === null)
  if (noDays.length === 0) return { ok: true, form }
  return { ok: false, refusals: noDays.slice(0, MAX_REFUSALS).map(({ path, date }) => noSuchDay(path, date)) }
}

/** Null for what has no JSON: a function, a circle, half a character. */
function textOf(value: unknown): string | null {
  try {
    return canonicalText(value)
  } catch {
    return null
  }
}

// The depth was bounded by the parser.
function normalized(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value)
  if (Array.isArray(value)) return value.map(normalized)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normalized(inner)]))
}

interface Shape {
  properties?: Record<string, object>
  required?: string[]
  items?: object
  maxItems?: number
}

/** One refusal for each field or list entry that is wrong: that is how a form is corrected. */
function errorsIn(schema: object, value: unknown, path: string): FormRefusal[] {
  const { properties, required = [], items, maxItems = 0 } = schema as Shape
  if (properties && isObject(value)) return memberErrors(properties, required, value, path)
  if (items && Array.isArray(value) && value.length <= maxItems) {
    const errors = value.flatMap((item, index) => errorsIn(items, item, `${path}/${index}`))
    if (errors.length > 0) return errors
  }
  const error = compileSchema(schema)(value)
  if (!error) return []
  const where = path ? quote(path) : 'The form'
  return [{ code: error.code, path: `${path}${error.path}`, message: `${where}: ${error.message}`, next: error.next }]
}

function memberErrors(
  properties: Record<string, object>,
  required: readonly string[],
  value: Record<string, unknown>,
  path: string,
): FormRefusal[] {
  const at = (name: string) => `${path}/${escapePointer(storableText(name, 100))}`
  const missing = required.filter((name) => !Object.hasOwn(value, name))
  const extra = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
  return [
    ...missing.map((name) =>
      refusal('form.member_missing', at(name), `${at(name)} is missing.`, `Add ${name}, empty if there is no answer.`),
    ),
    ...extra
      .slice(0, MAX_REFUSALS)
      .map((name) => refusal('form.member_unknown', at(name), `The form has no ${quote(name)}.`, 'Leave it out.')),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      Object.hasOwn(value, name) ? errorsIn(inner, value[name], at(name)) : [],
    ),
  ]
}

function datesOf(form: ClientIntakeForm): Array<{ path: string; date: string }> {
  const dated = (list: string, entries: ReadonlyArray<{ date: string }> = []) =>
    entries.map(({ date }, index) => ({ path: `/${list}/${index}/date`, date }))
  const single = (path: string, date: string | undefined) => (date === undefined ? [] : [{ path, date }])
  return [
    ...single('/client/date_of_birth', form.client.date_of_birth),
    ...single('/agency_filing/filed_on', form.agency_filing?.filed_on),
    ...dated('key_dates', form.key_dates),
    ...dated('deadlines_known', form.deadlines_known),
  ]
}

function noSuchDay(path: string, date: string): FormRefusal {
  const next = 'Give a day, a month or a year that was or will be: 2025-03-14, 2025-03 or 2025.'
  return refusal('form.no_such_day', path, `No calendar of ours has ${quote(date)}.`, next)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refusal(code: string, path: string, message: string, next: string): FormRefusal {
  return { code, path, message, next }
}

function refused(code: string, path: string, message: string, next: string): ReadForm {
  return { ok: false, refusals: [refusal(code, path, message, next)] }
}
