import type { Field } from './field.ts'
import { caseworkField } from './fields/casework.ts'
import { lettersField } from './fields/letters.ts'
import { outreachField } from './fields/outreach.ts'
import { schedulingField } from './fields/scheduling.ts'
import { tasksField } from './fields/tasks.ts'

/** Where a storm can be raised: the app of the examples, and every real one. */
export const FIELDS: Readonly<Record<string, (dataDir: string) => Field>> = {
  letters: lettersField,
  outreach: outreachField,
  tasks: tasksField,
  scheduling: schedulingField,
  casework: caseworkField,
}
