import { foldWords } from '../text/fold-name.ts'
import { type ChecklistItem, given, type IntakeChecklist, missing, unclear } from './checklist.ts'
import { contactDoubt, reachItems } from './contact-checks.ts'
import { dateItems } from './date-checks.ts'
import { documentItems, type UploadedFile } from './document-checks.ts'
import { conditionHolds, isGiven, valueAt } from './field-value.ts'
import type { FieldCondition, FormDefinition, FormField } from './form-definition.ts'
import type { ClientIntakeForm } from './form-schema.ts'
import { FORMS } from './forms/all.ts'

const SHORT_WORDS = 15

/** Holds the form against its definition, against the files that came with it, and against itself. `now` is a moment in UTC. */
export function completeness(form: ClientIntakeForm, uploads: readonly UploadedFile[], now: string): IntakeChecklist {
  const definition = FORMS.get(form.form_version)
  if (!definition) throw new Error('A form that was read names a form definition that exists.')
  const items = [
    ...definition.sections.flatMap(({ fields }) => fields.flatMap((field) => fieldItems(form, field, definition))),
    ...reachItems(form),
    ...namelessItems(form),
    ...dateItems(form, now),
    ...documentItems(form, uploads),
  ]
  return { version: definition.version, items, complete: items.every(({ status }) => status !== 'missing') }
}

function fieldItems(form: ClientIntakeForm, field: FormField, definition: FormDefinition): ChecklistItem[] {
  const value = valueAt(form, field.field)
  if (isGiven(value)) {
    const doubt = doubtAbout(field, value)
    return [doubt ? unclear(field.field, field.label, doubt, field.ask) : given(field.field, field.label)]
  }
  const { required } = field
  const needed = typeof required === 'boolean' ? required : conditionHolds(form, required)
  return needed ? [missing(field.field, field.label, whyNeeded(form, required, definition), field.ask)] : []
}

function whyNeeded(form: ClientIntakeForm, required: boolean | FieldCondition, definition: FormDefinition): string {
  if (typeof required === 'boolean') return 'Every case needs it.'
  const fields = definition.sections.flatMap((section) => section.fields)
  const label = fields.find(({ field }) => field === required.field)?.label ?? required.field
  if (required.is === undefined) return `It is needed because “${label}” is ${required.given ? '' : 'not '}filled in.`
  const value = valueAt(form, required.field)
  return `It is needed because “${label}” is ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)}.`
}

/** Why an answer does not answer; null when it seems to. */
function doubtAbout({ field, kind }: FormField, value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (kind === 'contact') return contactDoubt(field, value)
  if (kind !== 'text' && kind !== 'person') return null
  const words = foldWords(value)
  if (words.every((word) => !/\p{L}/u.test(word))) return 'There is no word in it.'
  if (field === 'narrative' && words.length < SHORT_WORDS && [...value].length < SHORT_WORDS * 5)
    return 'It is too short to tell what happened.'
  return null
}

/** People and companies without a name can neither be checked for conflicts nor asked. */
function namelessItems(form: ClientIntakeForm): ChecklistItem[] {
  const nameless = (list: string, label: string, entries: ReadonlyArray<{ name: string }>) =>
    entries.flatMap(({ name }, index) => {
      if (foldWords(name).length > 0) return []
      const why = `Number ${index + 1} in this list has no name.`
      return [missing(`${list}.${index}`, label, why, 'What is the full name?')]
    })
  return [
    ...nameless('opposing_parties', 'Other side', form.opposing_parties),
    ...nameless('related_people', 'Others who know', form.related_people),
  ]
}
