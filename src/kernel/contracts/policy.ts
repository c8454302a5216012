import { type Static, Type } from 'typebox'
import { closed, list, oneOf, text, UPPER_SNAKE, UpperName } from './closed.ts'

/** The shape of `policy/lanes.yaml` and `policy/roles.yaml`. Whether the names in them exist is checked at start. */

const unique = { uniqueItems: true }
const FieldName = Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 64 })
/** A tool (`send_message`, `dictation.start`), a proposal's action type, or a table action (`append:transcripts`). */
const ActionName = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_.:/-]*$', maxLength: 128 })
const Fields = list(FieldName, 30, unique)

export const Lane = closed(
  {
    purpose: Type.Optional(text(500)),
    callers: list(UpperName, 50, { minItems: 1, ...unique }),
    actions: list(ActionName, 200, { minItems: 1, ...unique }),
    scope: Fields,
    // What a caller must name beyond the lane's own scope.
    scope_for: Type.Optional(byUpperName(Fields)),
    prohibits: Type.Optional(Fields),
    approval: oneOf(['none', 'exact_bytes', 'two_people']),
    // Only these wait for the grant; the lane's other actions name it in their scope, as `approval`.
    approval_on: Type.Optional(list(ActionName, 50, { minItems: 1, ...unique })),
    approvers: Type.Optional(list(UpperName, 50, { minItems: 1, ...unique })),
    presence: Type.Optional(oneOf(['not_needed', 'required'])),
    risk: Type.Optional(oneOf(['low', 'medium', 'high'])),
    // What is read back from outside once it was done; whoever approves it is told.
    evidence: Type.Optional(text(500)),
    // What its actions do to what is there; programs that ask are told (the annotations of MCP tools).
    effect: Type.Optional(oneOf(['read', 'add', 'change', 'remove'])),
  },
  {
    if: { properties: { approval: { enum: ['exact_bytes', 'two_people'] } }, required: ['approval'] },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
    then: { required: ['approvers'] },
  },
)
export type Lane = Static<typeof Lane>

export const Role = closed({ kind: oneOf(['agent', 'human', 'system']), purpose: text(500, 1) })
export type Role = Static<typeof Role>

export const LanesFile = byUpperName(Lane, { title: 'LanesFile', minProperties: 1 })
export type LanesFile = Static<typeof LanesFile>

export const RolesFile = byUpperName(Role, { title: 'RolesFile', minProperties: 1 })
export type RolesFile = Static<typeof RolesFile>

function byUpperName<T extends Type.TSchema>(value: T, options: Type.TSchemaOptions = {}) {
  return Type.Record(Type.String({ pattern: UPPER_SNAKE }), value, {
    additionalProperties: false,
    maxProperties: 200,
    ...options,
  })
}
