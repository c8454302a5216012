import { type Static, Type } from 'typebox'
import { closed, Id, IsoTime, list, oneOf, text } from '#kernel/contracts/closed.ts'
import { BUNDLE_KINDS } from '#kernel/contracts/export-bundle.ts'

/** Known forms of numbers and addresses that are looked for by code. */
export const REDACTION_PATTERNS = ['email', 'phone', 'us_ssn', 'iban', 'card_number'] as const
export type RedactionPattern = (typeof REDACTION_PATTERNS)[number]

export const MOST_DOCUMENTS = 100_000

/** Places of a page's text by code units, as a pinpoint gives them. */
export const RedactionSpan = closed({
  document_id: Id,
  page: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  start: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  end: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
})
export type RedactionSpan = Static<typeof RedactionSpan>

/** What nobody outside may read. The words themselves never leave the house: the bundle names only the profile. */
export const RedactionProfile = closed({
  profile: Id,
  /** Whole words in any case, over line breaks and hyphens inside a page. */
  terms: Type.Optional(list(text(200, 1), 200)),
  patterns: Type.Optional(list(oneOf(REDACTION_PATTERNS), REDACTION_PATTERNS.length)),
  /** A form: # a digit, @ a letter, * up to 64 letters or digits, all else as it stands. No regular expressions. */
  shapes: Type.Optional(list(text(100, 2), 50)),
  spans: Type.Optional(list(RedactionSpan, 100_000)),
  /** A document whose text is not wholly known cannot be searched: its native stays here unless this says otherwise. */
  unsearched: Type.Optional(oneOf(['withhold_native', 'produce'])),
})
export type RedactionProfile = Static<typeof RedactionProfile>

export const DESIGNATIONS = ['CONFIDENTIAL', 'HIGHLY CONFIDENTIAL', 'PRIVILEGED'] as const
export type Designation = (typeof DESIGNATIONS)[number]

/** What an attorney is asked to approve: which documents leave, to whom, why, and what is taken out of them. */
export const ExportRequest = closed(
  {
    bundle_kind: oneOf(BUNDLE_KINDS),
    export_reason: text(2000, 1),
    /** Without ids and filters: every document of the case. With both: those listed that pass. */
    document_ids: Type.Optional(list(Id, MOST_DOCUMENTS, { minItems: 1 })),
    filters: Type.Optional(
      closed({
        received_from: Type.Optional(IsoTime),
        received_before: Type.Optional(IsoTime),
        content_types: Type.Optional(list(text(255, 1), 50, { minItems: 1 })),
      }),
    ),
    designation: Type.Optional(oneOf(DESIGNATIONS)),
    redaction: Type.Optional(RedactionProfile),
    bates: closed({
      prefix: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,18}[A-Za-z_-]$|^[A-Za-z]$', maxLength: 20 }),
      start: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
      digits: Type.Integer({ minimum: 4, maximum: 10 }),
    }),
  },
  { title: 'ExportRequest' },
)
export type ExportRequest = Static<typeof ExportRequest>
