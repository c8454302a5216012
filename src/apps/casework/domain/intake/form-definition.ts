export type FieldKind = 'text' | 'date' | 'person' | 'list' | 'choice' | 'money' | 'contact'

/** Holds when the field has one of these values, or when it is (or is not) filled in. */
export interface FieldCondition {
  field: string
  is?: readonly (string | boolean)[]
  given?: boolean
}

export interface FormField {
  /** A place in the form: `employer.name`; `key_dates[ended]` is the dates of that kind. */
  field: string
  label: string
  kind: FieldKind
  required: boolean | FieldCondition
  /** What to ask the client when it is missing. */
  ask: string
}

export interface FormDefinition {
  version: string
  title: string
  sections: ReadonlyArray<{ title: string; fields: readonly FormField[] }>
}
