import { type Static, Type } from 'typebox'
import { closed, IsoTime, list, oneOf, text } from '#kernel/contracts/closed.ts'

/** A client's form as it comes in. What was not filled in is empty or absent: that is for the checklist, not a fault. */

export const MATTER_TYPES = [
  'discrimination',
  'harassment',
  'retaliation',
  'termination',
  'unpaid_wages',
  'leave',
  'whistleblowing',
  'union_activity',
  'contract',
  'other',
] as const
export type MatterType = (typeof MATTER_TYPES)[number]

export const PROTECTED_REASONS = [
  'race',
  'color',
  'religion',
  'sex',
  'pregnancy',
  'sexual_orientation',
  'gender_identity',
  'national_origin',
  'age',
  'disability',
  'genetic_information',
  'complaint_made',
  'other',
] as const
export type ProtectedReason = (typeof PROTECTED_REASONS)[number]

/** What can have happened on a day. `happened` is the wrong itself; where it went on, its last day counts. */
export const DATE_KINDS = [
  'hired',
  'happened',
  'complaint_made',
  'ended',
  'unpaid_from',
  'unpaid_until',
  'notice_to_sue_received',
  'hearing',
  'other',
] as const
export type DateKind = (typeof DATE_KINDS)[number]

export const DOCUMENT_KINDS = [
  'contract',
  'pay_record',
  'termination_letter',
  'review',
  'handbook',
  'email',
  'text_message',
  'agency_letter',
  'medical',
  'photo',
  'recording',
  'other',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** A day, a month or a year: people remember what they remember. */
const PartialDate = Type.String({ pattern: '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$' })
const WholeDate = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const Name = text(200)
const Names = list(Name, 20)

const Pay = closed({
  amount: Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$', maxLength: 15 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 }),
  per: oneOf(['hour', 'day', 'week', 'month', 'year']),
})

export const ClientIntakeForm = closed(
  {
    form_version: text(64, 1),
    client: closed({
      full_name: Name,
      aliases: Names,
      email: Type.Optional(text(320)),
      phone: Type.Optional(text(60)),
      address: Type.Optional(text(500)),
      date_of_birth: Type.Optional(WholeDate),
      language: Type.Optional(text(60)),
    }),
    matter_type: oneOf(MATTER_TYPES),
    employer: Type.Optional(
      closed({
        name: Name,
        address: Type.Optional(text(500)),
        /** Where the work is done: a state or a city. */
        work_place: Type.Optional(text(200)),
        sector: Type.Optional(oneOf(['private', 'federal', 'state_or_local', 'unknown'])),
        /** The sizes at which some laws begin to hold. */
        employees: Type.Optional(oneOf(['1-14', '15-19', '20-49', '50+', 'unknown'])),
        job_title: Type.Optional(text(200)),
        still_employed: Type.Optional(Type.Boolean()),
        pay: Type.Optional(Pay),
      }),
    ),
    opposing_parties: list(
      closed({
        name: Name,
        kind: oneOf(['person', 'organisation']),
        aliases: Type.Optional(Names),
        role: Type.Optional(text(200)),
      }),
      50,
    ),
    related_people: list(
      closed({
        name: Name,
        relation: oneOf(['witness', 'family', 'colleague', 'supervisor', 'other']),
        aliases: Type.Optional(Names),
      }),
      100,
    ),
    narrative: text(20_000),
    key_dates: list(closed({ what: oneOf(DATE_KINDS), date: PartialDate, note: Type.Optional(text(300)) }), 50),
    protected_reasons: list(oneOf(PROTECTED_REASONS), 20, { uniqueItems: true }),
    deadlines_known: Type.Optional(list(closed({ what: text(300), date: WholeDate }), 20)),
    agency_filing: Type.Optional(
      closed({ agency: text(200), filed_on: Type.Optional(PartialDate), number: Type.Optional(text(100)) }),
    ),
    other_attorney: Type.Optional(text(200)),
    wanted: text(2000),
    documents_listed: list(
      closed({ name: Name, kind: Type.Optional(oneOf(DOCUMENT_KINDS)), have: Type.Optional(oneOf(['yes', 'no'])) }),
      100,
    ),
    signed_at: Type.Optional(IsoTime),
  },
  { title: 'ClientIntakeForm' },
)
export type ClientIntakeForm = Static<typeof ClientIntakeForm>
