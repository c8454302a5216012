import { type Static, type TSchema, Type } from 'typebox'
import { Count, closed, nullable, OpenObject, oneOf, Sha256Hex, Uuid } from '#kernel/contracts/closed.ts'
import { ARTIFACT_KINDS } from '../domain/decide/case.ts'
import { TREATMENTS } from '../domain/export/production.ts'
import { Transcript } from '../domain/interview/transcript-schema.ts'
import { RELATIONS } from '../domain/mapping/contracts.ts'
import { SIGN_KINDS } from '../domain/privilege/lexicon.ts'

/** The file of a case, and what was taken out of it. */

const Text = Type.String()
const Timestamp = Type.String({ format: 'date-time' })
const many = <T extends TSchema>(one: T) => Type.Array(one)

const document = {
  document_id: Uuid,
  number: Count,
  /** What runs and tickets call it. */
  artifact_id: Uuid,
  artifact_kind: oneOf([...ARTIFACT_KINDS, 'transcript']),
  name: Text,
  content_type: Text,
  hash: Sha256Hex,
  byte_size: Count,
  stage: oneOf(['received', 'read', 'mapped', 'unreadable', 'kept']),
  problem: nullable(Text),
  pages: nullable(Count),
  about: OpenObject,
  privileged: Type.Boolean(),
  privilege_basis: nullable(Text),
  privilege_by: nullable(Text),
  /** What happens to it in a production; null while nobody decided. */
  decision: nullable(oneOf(TREATMENTS)),
  passages: many(Text),
  /** What in it says that it may be privileged. */
  signs: many(closed({ kind: oneOf(SIGN_KINDS), quote: Text, page: nullable(Count) })),
  /** No production leaves with it before an attorney has decided. */
  is_undecided: Type.Boolean(),
  uploaded_by: Text,
  uploaded_at: Timestamp,
}
export const CaseDocument = closed(document, { title: 'CaseDocument' })
export const DocumentPage = closed({ ...document, page: Count, text: nullable(Text) }, { title: 'CaseDocumentPage' })
export type DocumentPage = Static<typeof DocumentPage>

export const DocumentList = closed({ documents: many(CaseDocument), total: Count })
export type DocumentList = Static<typeof DocumentList>

/** Who decided something about a fact, and why. */
const Decided = closed({ by: Text, reason: Text })

export const Fact = closed(
  {
    fact_id: Uuid,
    number: Count,
    statement: Text,
    status: oneOf(['supported', 'unsupported']),
    document_id: nullable(Uuid),
    document: nullable(Text),
    page: nullable(Count),
    /** Code units of the page's text. */
    start: nullable(Count),
    end: nullable(Count),
    happened: nullable(OpenObject),
    entities: many(Type.Unknown()),
    elements: many(
      closed({
        coa_id: Text,
        element_id: Text,
        relation: oneOf(RELATIONS),
        weight: Count,
        /** The person who mapped it; null for what the mapping agent found. */
        mapped_by: nullable(Text),
      }),
    ),
    /** The sentence of the source, where a person has corrected it. */
    original: nullable(Text),
    rejected: nullable(Decided),
    corrected: nullable(Decided),
    added_by: nullable(Text),
  },
  { title: 'CaseFact' },
)

export const FactList = closed({ facts: many(Fact), total: Count })
export type FactList = Static<typeof FactList>

export const Matrix = closed(
  {
    round: Count,
    coa_version: Text,
    rows: many(
      closed({
        coa_id: Text,
        element_id: Text,
        status: oneOf(['supported', 'thin', 'gap']),
        missing: Text,
        facts: many(Fact),
      }),
    ),
    summary: nullable(Text),
  },
  { title: 'CaseMatrix' },
)
export type Matrix = Static<typeof Matrix>

export const TranscriptList = closed({
  transcripts: many(
    closed({
      transcript_id: Uuid,
      client_session_id: Uuid,
      version: Count,
      corrected_by: nullable(Text),
      created_at: Timestamp,
      content: Transcript,
    }),
  ),
})
export type TranscriptList = Static<typeof TranscriptList>
