import type { Draft } from './draft.ts'

/** What a part of the form is given: the meeting as it stands, how to change it, and what is wrong at which field. */
export interface FormPart {
  draft: Draft
  change(changed: Partial<Draft>): void
  problem(path: string): string | undefined
}
