import { Type } from 'typebox'
import type { SuppressionReason } from '#apps/outreach/suppress.ts'
import { closed, nullable, OpenObject, oneOf, text, Uuid } from '#contracts/closed.ts'
import { LEAD_FIELDS, type LeadField } from '#packs/outreach/leads/columns.ts'

/** What may be asked about leads. */

const Person = Type.Optional(text(200, 1))
const Number_ = Type.String({ pattern: '^-?[0-9]{1,6}$' })
const fields = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) =>
  Object.fromEntries(LEAD_FIELDS.map((field) => [field, Type.Optional(schema)])) as Record<
    LeadField,
    ReturnType<typeof Type.Optional<T>>
  >

export const MAPPING_MAX = 8192

/** What is no id is refused with the word for it, by whoever looks for it. */
const Named = text(100, 1)
export const ById = closed({ id: Named })
export const ByLead = closed({ id: Named, lead: Named })
export const ByPerson = closed({ person: Person })
export const Upload = closed({
  name: Type.Optional(text(300)),
  person: Person,
  mapping: Type.Optional(text(MAPPING_MAX)),
})
/** Which column, by name or counted from 0, holds which field; null for none. */
export const MappingGiven = closed(
  fields(Type.Union([text(200, 1), Type.Integer({ minimum: 0, maximum: 255 }), Type.Null()])),
)
export const List = closed({
  statuses: Type.Optional(text(100, 1)),
  limit: Type.Optional(Number_),
  after_points: Type.Optional(Number_),
  after_id: Type.Optional(Uuid),
})
export const Add = closed({ person: Person, lead: closed(fields(text(16_384))) })
/** Null takes the person's score back. */
export const Score = closed({
  person: Person,
  score: nullable(Type.Number({ minimum: 0, maximum: 100 })),
  reason: Type.Optional(text(1000)),
})
export const Erase = closed({ person: Person, reason: text(2000, 1), everywhere: Type.Optional(Type.Boolean()) })
export const Diff = closed({
  config: OpenObject,
  top: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  on_date: Type.Optional(text(10, 10)),
})
const whom = { campaign: Type.Optional(Named), kind: oneOf(['profile', 'company']), key: text(4096, 1) }
/** That somebody was erased is told by an erasure alone. */
const SAID_REASONS = ['opt_out', 'person', 'bounced', 'complaint'] as const satisfies readonly SuppressionReason[]
/** Without a campaign it holds in all of them. */
export const Suppress = closed({ person: Person, why: Type.Optional(oneOf(SAID_REASONS)), ...whom })
export const Allow = closed({ person: Person, ...whom })
