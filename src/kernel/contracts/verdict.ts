import { type Static, Type } from 'typebox'
import { closed, list, nullable, text } from './closed.ts'

export const PATH_MAX = 1000

const Code = Type.String({ pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$', maxLength: 100 })
/** A JSON pointer into the checked value; empty for the whole of it. */
const Pointer = text(PATH_MAX)

/** The validation error response: enough for an agent to do better at its next attempt. */
export const ValidationError = closed(
  {
    code: Code,
    path: Pointer,
    message: text(1000, 1),
    expected: text(2000, 1),
    next: text(1000, 1),
  },
  { title: 'ValidationError' },
)
export type ValidationError = Static<typeof ValidationError>

export const Warning = closed({ code: Code, path: Pointer, message: text(1000, 1) }, { title: 'Warning' })
export type Warning = Static<typeof Warning>

export const Verdict = closed(
  {
    ok: Type.Boolean(),
    // Null when the input could not be read as one of the known actions.
    action_type: nullable(text(64)),
    error: nullable(ValidationError),
    warnings: list(Warning, 50),
  },
  { title: 'Verdict' },
)
export type Verdict = Static<typeof Verdict>
