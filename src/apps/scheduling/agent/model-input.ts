import type { ModelPart } from '#kernel/ports/app.ts'

const operation = (path: string): ModelPart[] => [
  { path: `${path}.title`, holds: 'Title of the meeting' },
  { path: `${path}.description`, holds: 'Description of the meeting' },
  { path: `${path}.location`, holds: 'Place or link of the meeting' },
  { path: `${path}.duration`, holds: 'Length in minutes' },
  { path: `${path}.timezone`, holds: 'Time zone of the meeting' },
  { path: `${path}.date`, holds: 'Begin and end of the proposed time' },
]

/** What a request to a model contains of a meeting: one attendee, and numbers of the others. */
export const modelInput: readonly ModelPart[] = [
  { path: 'turn', holds: 'Whether a decision or a mail is asked for' },
  ...operation('input.operation'),
  { path: 'input.operation.others', holds: 'How many other attendees are required and have confirmed' },
  { path: 'input.attendee.email', holds: 'Email address of the attendee' },
  { path: 'input.attendee.name', holds: 'Name of the attendee' },
  { path: 'input.attendee.required', holds: 'Whether the attendee is required' },
  { path: 'input.attendee.default_language', holds: 'Language of the attendee' },
  { path: 'input.attendee.time_zone', holds: 'Time zone of the attendee' },
  { path: 'input.attendee.asked_since', holds: 'Since when this time is asked about' },
  { path: 'input.conv_history', holds: 'Every mail exchanged with the attendee: addresses, full text, times' },
  { path: 'input.now', holds: 'The present time' },
  { path: 'context.next_action', holds: 'Kind of mail to write' },
  { path: 'context.attendee_email', holds: 'Email address of the attendee' },
  { path: 'context.attendee_name', holds: 'Name of the attendee' },
  { path: 'context.attendee', holds: 'Language of the attendee' },
  { path: 'context.conv_history', holds: 'Every mail exchanged with the attendee: addresses, full text, times' },
  ...operation('context.scheduling_operation'),
  { path: 'answers', holds: 'Questions of the model to a person, with the answers given' },
]
