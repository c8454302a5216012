import type { TaskDetails } from '../../../contracts.ts'

/** One removable piece of a parse: `text` is what stood there, joining words included, `value` what it was read as. */
export interface Chip {
  kind: 'due' | 'priority' | 'label' | 'recurrence' | 'reminder' | 'list'
  text: string
  start: number
  end: number
  value: string
}

export function noDetails(): TaskDetails {
  return { due_on: null, due_at: null, priority: null, labels: [], recurrence: null, remind_at: null, list: null }
}
