/** What the form answers and what it does not, field by field, as an attorney and the client read it. */

export type ChecklistStatus = 'given' | 'missing' | 'unclear'

export interface ChecklistItem {
  /** A place in the form: `client.full_name`, `documents_listed.2`. */
  field: string
  label: string
  status: ChecklistStatus
  why: string
  /** What to ask the client; empty where there is nothing to ask. */
  ask: string
}

export interface IntakeChecklist {
  /** Of the form definition that was held against the form. */
  version: string
  items: ChecklistItem[]
  /** Nothing is missing. What is unclear is for a person to judge. */
  complete: boolean
}

export function given(field: string, label: string): ChecklistItem {
  return { field, label, status: 'given', why: 'It is filled in.', ask: '' }
}

export function missing(field: string, label: string, why: string, ask: string): ChecklistItem {
  return { field, label, status: 'missing', why, ask }
}

export function unclear(field: string, label: string, why: string, ask: string): ChecklistItem {
  return { field, label, status: 'unclear', why, ask }
}
