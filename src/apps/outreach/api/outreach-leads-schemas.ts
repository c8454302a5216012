import { type TSchema, Type } from 'typebox'
import { Count, closed, nullable, OpenObject, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import { LEAD_FIELDS, type LeadField } from '../domain/leads/columns.ts'
import { DIRECTIONS } from '../domain/leads/table-views.ts'
import { CURSOR_MAX, LEAD_STATUSES, TABLE_ORDERS } from '../services/lead-cursor.ts'
import type { SuppressionReason } from '../services/suppress.ts'

/** What may be asked about leads. */

const Person = Type.Optional(text(200, 1))
const Number_ = Type.String({ pattern: '^-?[0-9]{1,6}$' })
const Score_ = Type.String({ pattern: '^(100|[0-9]{1,2})(\\.[0-9]{1,2})?$', maxLength: 6 })
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
export const Preview = closed({ ...Upload.properties, campaign: Type.Optional(Named) })
/** Which column, by name or counted from 0, holds which field; null for none. */
export const MappingInput = closed(
  fields(Type.Union([text(200, 1), Type.Integer({ minimum: 0, maximum: 255 }), Type.Null()])),
)
export const List = closed({
  statuses: Type.Optional(text(100, 1)),
  order: Type.Optional(oneOf(TABLE_ORDERS)),
  direction: Type.Optional(oneOf(DIRECTIONS)),
  search: Type.Optional(text(200, 1)),
  score_low: Type.Optional(Score_),
  score_high: Type.Optional(Score_),
  limit: Type.Optional(Number_),
  after: Type.Optional(text(CURSOR_MAX, 1)),
  at: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$', maxLength: 9 })),
})
export const Add = closed({ person: Person, lead: closed(fields(text(16_384))) })
/** What a person corrects about a lead that was set aside. */
export const Retry = closed({
  person: Person,
  lead: Type.Optional(
    closed({
      full_name: Type.Optional(text(16_384)),
      profile_url: Type.Optional(text(16_384)),
      job_title: Type.Optional(text(16_384)),
      company: Type.Optional(text(16_384)),
      location: Type.Optional(text(16_384)),
      headline: Type.Optional(text(16_384)),
    }),
  ),
})
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

const Text = Type.String()
const Words = nullable(Text)
const Points = nullable(Type.Number())
const lead = {
  id: Uuid,
  full_name: Text,
  profile_url: Text,
  job_title: Words,
  company: Words,
  company_size_low: nullable(Type.Integer()),
  company_size_high: nullable(Type.Integer()),
  seniority: Words,
  location: Words,
  headline: Words,
  about: Words,
  active_on: Words,
  status: oneOf(LEAD_STATUSES),
  source: oneOf(['import', 'manual', 'discovered']),
  source_row: nullable(Type.Integer()),
  weight_score: Points,
  computed_score: Points,
  given_score: Points,
  score_reason: Words,
  score_by: Words,
  score_version: nullable(Type.Integer()),
  scored_on: Words,
  created_at: Text,
  updated_at: Words,
  points: Type.Integer(),
}
const Read = nullable(
  closed({
    full_name: Text,
    profile_url: Text,
    job_title: Words,
    company: Words,
    company_domain: Words,
    company_size_low: nullable(Type.Integer()),
    company_size_high: nullable(Type.Integer()),
    seniority: Words,
    location: Words,
    headline: Words,
    about: Words,
    active_on: Words,
  }),
)
const RowError = closed({ row: Count, column: Words, code: Text, message: Text }, { title: 'RowError' })
const Notice = closed({ code: Text, message: Text })
const Done = closed({ ok: Type.Literal(true) })

export const answers = {
  page: closed({
    leads: Type.Array(closed(lead, { title: 'Lead' })),
    counts: closed(Object.fromEntries(['total', ...LEAD_STATUSES].map((name) => [name, Count]))),
    /** Null where it is known only by reading all of them. */
    total: nullable(Count),
    next: nullable(Text),
  }),
  lead: closed(
    {
      ...lead,
      /** Decimal texts: binary fractions do not add up. */
      score_explanation: Type.Array(closed({ factor: Text, weight: Text, value: Text, part: Text })),
    },
    { title: 'LeadDetail' },
  ),
  preview: closed({
    header: Type.Array(Text),
    mapping: closed(fields(Count)),
    notices: Type.Array(Notice),
    rows: Type.Array(
      closed({
        row: Count,
        cells: Type.Array(Text),
        lead: Read,
        errors: Type.Array(RowError),
        warnings: Type.Array(RowError),
      }),
    ),
  }),
  imported: closed({
    rows: Count,
    imported: Count,
    skipped: Count,
    skipped_by_code: Type.Record(Text, Count),
    warned: Count,
    errors: Type.Array(RowError),
    warnings: Type.Array(RowError),
    notices: Type.Array(Notice),
    sha256: Text,
  }),
  importing: closed({ rows: nullable(Count) }),
  added: closed({ id: Uuid, warnings: Type.Array(RowError) }),
  done: Done,
  erased: closed({ campaigns: Count, rows: Count, cleaned: oneOf(['tables', 'files', 'later']) }),
  suppressed: closed({ before: Type.Boolean() }),
  ranking: closed({
    ranking: Type.Array(
      closed({
        lead_id: Uuid,
        full_name: Text,
        job_title: Words,
        company: Words,
        place_before: Count,
        place_after: Count,
        score_before: Points,
        score_after: Type.Number(),
      }),
    ),
  }),
} satisfies Record<string, TSchema>
