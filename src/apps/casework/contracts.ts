import { type Static, Type } from 'typebox'
import { Count, closed, list, oneOf, Sha256Hex, text, UpperName, Uuid } from '#kernel/contracts/closed.ts'
import { ARTIFACT_KINDS, STRUCTURED_KINDS } from './domain/decide/case.ts'
import { TREATMENTS } from './domain/export/production.ts'
import { Day } from './domain/mapping/contracts.ts'
import { STATEMENT_MAX } from './domain/mapping/pinpoint.ts'

/** The goal of a case's workspace: what it is about. Names and stories come with the client's form. */
export const CaseGoal = closed(
  {
    matter: text(200, 1),
    matter_type: oneOf(['employment']),
    coa_version: Type.Optional(text(100, 1)),
    prompt_pack: Type.Optional(text(100, 1)),
  },
  { title: 'CaseGoal' },
)
export type CaseGoal = Static<typeof CaseGoal>

/** Which conflict is passed over, who consented, and the consent in its own words. */
export const ConflictWaiver = closed({
  names: list(text(300, 1), 100, { minItems: 1 }),
  given_by: text(200, 1),
  words: text(4000, 1),
})
export type ConflictWaiver = Static<typeof ConflictWaiver>

const role = UpperName
const name = text(300, 1)
const reason = text(2000, 1)

/** What people send to a case, each under the role that they act in. */
export const CaseItems = {
  'case.open': closed({ role }),
  /** Bytes that lie in the store of the case already. */
  'case.upload': closed({
    role,
    artifact_kind: oneOf(ARTIFACT_KINDS),
    name,
    content_type: text(255, 1),
    sha256: Sha256Hex,
    size_bytes: Count,
    /** What the sender says it belongs to; another case than this one is refused. */
    case_id: Type.Optional(Uuid),
  }),
  /** A small file of a known shape, whole. */
  'case.file': closed({
    role,
    artifact_kind: oneOf(STRUCTURED_KINDS),
    name,
    text: text(100_000, 2),
    /** Of a promotion ticket: the insight that it is about. */
    candidate_document_id: Type.Optional(Uuid),
  }),
  'case.consent': closed({
    role,
    client_session_id: Uuid,
    consent_by: text(200, 1),
    words: text(2000, 1),
    recording: Type.Boolean(),
  }),
  'case.answer': closed({
    role,
    turn_id: Uuid,
    text: Type.Optional(text(20_000, 1)),
    document_id: Type.Optional(Uuid),
    skip: Type.Optional(Type.Literal(true)),
  }),
  'case.dictate': closed({ role, client_session_id: Uuid, step: oneOf(['start', 'stop']) }),
  'case.correct': closed({
    role,
    transcript_id: Uuid,
    edits: list(closed({ turn: Type.Integer({ minimum: 1, maximum: 1000 }), text: text(20_000) }), 200, {
      minItems: 1,
    }),
  }),
  'case.mark': closed({
    role,
    document_id: Uuid,
    decision: oneOf(TREATMENTS),
    /** Of what is withheld or redacted: the privilege. Of what is included: why it is not privileged. */
    basis: text(300, 1),
    /** Of a redaction: the words that stay here, as they are in the text. */
    passages: Type.Optional(list(text(2000, 2), 50, { minItems: 1 })),
  }),
  /** A person's decisions about facts. `restore` takes a rejection back. */
  'case.reject_fact': closed({ role, fact_id: Uuid, reason, restore: Type.Optional(Type.Literal(true)) }),
  /** How it reads now; the sentence of the source stays beside it. */
  'case.correct_fact': closed({
    role,
    fact_id: Uuid,
    statement: text(STATEMENT_MAX, 1),
    date: Type.Optional(closed({ from: Type.Optional(Day), to: Type.Optional(Day), text: text(80, 1) })),
    entities: Type.Optional(list(text(200, 1), 12)),
    reason,
  }),
  /** Which element it bears on; `none` takes it away from there. */
  'case.map_fact': closed({
    role,
    fact_id: Uuid,
    coa_id: text(100, 1),
    element_id: text(100, 1),
    relation: oneOf(['supports', 'weighs_against', 'none']),
    reason,
  }),
  /** A fact that nobody has found: the quote must be on that page. */
  'case.add_fact': closed({
    role,
    document_id: Uuid,
    page: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    quote: text(STATEMENT_MAX, 1),
    reason,
  }),
  'case.decide': closed({
    role,
    decision: oneOf(['accept', 'reject', 'request_more']),
    reason,
    /** Where the conflict check found something, a case is accepted with the written consent alone. */
    waiver: Type.Optional(ConflictWaiver),
  }),
  'case.override': closed({
    role,
    action: oneOf(['override.enable', 'override.disable', 'rerun.force', 'taxonomy.unlock']),
    override_ticket_id: Type.Optional(text(200, 1)),
    override_reason: Type.Optional(reason),
    what: Type.Optional(oneOf(['intake', 'mapping'])),
  }),
  'case.close': closed({ role, reason: Type.Optional(reason) }),
}
export type CaseItem = keyof typeof CaseItems
export type ItemContent<K extends CaseItem> = Static<(typeof CaseItems)[K]>
