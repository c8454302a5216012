import type { Answer } from '#host/desk/api/types.ts'

export type Conversation = Answer<'readConversation'>
export type Turn = Conversation['turns'][number]
export type Confirmation = NonNullable<Conversation['pending_confirmation']>
export type Task = Answer<'listTasks'>['tasks'][number]
export type Change = Answer<'listHistory'>['history'][number]
export type Chip = Answer<'parseTask'>['chips'][number]
