import { closed, Type, text } from 'lanewright'

/** Keys that people choose and files are named after. */
export const LetterKey = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })

/** The agent writes a draft. Nothing leaves the house by this. */
export const DraftLetter = closed(
  {
    action_type: Type.Literal('draft_letter'),
    task_id: Type.Optional(Type.String({ format: 'uuid' })),
    letter_key: LetterKey,
    body: text(2000, 20),
  },
  { title: 'DraftLetter' },
)

/** The agent asks for a draft to be posted. It names the draft and nothing else: text and recipient come from the row. */
export const SendLetter = closed(
  {
    action_type: Type.Literal('send_letter'),
    task_id: Type.Optional(Type.String({ format: 'uuid' })),
    letter_key: LetterKey,
  },
  { title: 'SendLetter' },
)
