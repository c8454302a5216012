import type { ModelPart } from '#kernel/ports/app.ts'

/** What a request to a model contains of a turn of the chat. */
export const modelInput: readonly ModelPart[] = [
  { path: 'turn_id', holds: 'ID of the turn' },
  { path: 'context.user_id', holds: 'Your account name' },
  { path: 'context.message', holds: 'Your message' },
  { path: 'context.conversation_id', holds: 'ID of the conversation' },
  { path: 'context.message_history', holds: 'The last messages of the conversation, yours and the replies' },
  { path: 'context.pending_confirmation', holds: 'The deletion that waits for your confirmation, with the task text' },
  { path: 'now', holds: 'Time of your message' },
  { path: 'time_zone', holds: 'Your time zone' },
  { path: 'asked', holds: 'What the last reply asked you, with the words it was about' },
  { path: 'named', holds: 'The task that the waiting deletion is about' },
  { path: 'known', holds: 'Tasks whose words your message uses: text, status, dates, priority, labels, list' },
  { path: 'resolution.intent', holds: 'What the first step understood, with the words it took from your message' },
  {
    path: 'resolution.looked',
    holds: 'Tasks that your message may mean, and the first page of your list: text, status, dates, priority, labels',
  },
]
