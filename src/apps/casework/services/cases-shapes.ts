import { type Static, type TSchema, Type } from 'typebox'
import {
  Count,
  closed,
  nullable,
  OpenObject,
  oneOf,
  Sha256Hex,
  text,
  UpperName,
  Uuid,
} from '#kernel/contracts/closed.ts'
import { BUNDLE_KINDS, BUNDLE_STATUSES } from '#kernel/contracts/export-bundle.ts'
import { CaseGoal, CaseItems } from '../contracts.ts'
import { DOCUMENT_KINDS } from '../domain/decide/case.ts'
import { FINDING_KINDS } from '../domain/governance/finding.ts'

/** What is asked and answered about cases, over HTTP as in this process. */

const Text = Type.String()
const Timestamp = Type.String({ format: 'date-time' })
const Status = oneOf(['initializing', 'active', 'paused', 'completed', 'error'])
const CaseStatus = oneOf(['intake', 'needs_more', 'accepted', 'rejected', 'closed'])
const Conflict = oneOf(['unknown', 'no', 'possible', 'yes'])
const many = <T extends TSchema>(one: T) => Type.Array(one)

export const NewCase = closed(
  {
    ...CaseGoal.properties,
    /** Of the list of cases; without one, what the matter is called. */
    name: Type.Optional(text(200, 1)),
    role: UpperName,
  },
  { title: 'NewCase' },
)
export type NewCase = Static<typeof NewCase>

const { artifact_kind: _kind, ...uploaded } = CaseItems['case.upload'].properties
/** Bytes that were uploaded become a document of the case. */
export const NewDocument = closed({ ...uploaded, artifact_kind: oneOf(DOCUMENT_KINDS) }, { title: 'NewCaseDocument' })
export type NewDocument = Static<typeof NewDocument>

export const CaseLine = closed(
  {
    id: Uuid,
    name: Text,
    status: Status,
    status_reason: nullable(Text),
    stopped: Type.Boolean(),
    created_at: Timestamp,
    matter: Text,
    matter_type: Text,
    /** Null until somebody has opened it. */
    case: nullable(CaseStatus),
    conflict: nullable(Conflict),
    documents: Count,
    unreadable: Count,
    facts: Count,
    waiting: closed({ approvals: Count, uncertain: Count }),
  },
  { title: 'CaseLine' },
)
export type CaseLine = Static<typeof CaseLine>

const Note = closed({
  note_id: Uuid,
  kind: oneOf(['intake_summary', 'intake_checklist', 'interview_notes']),
  round: Count,
  created_at: Timestamp,
  content: OpenObject,
})

const Session = closed({
  client_session_id: Uuid,
  number: Count,
  status: oneOf(['open', 'answered', 'closed']),
  prompt_pack: Text,
  consent_by: nullable(Text),
  consent_at: nullable(Timestamp),
  consent_recording: nullable(Type.Boolean()),
  dictation_id: nullable(Uuid),
})

const Turn = closed({
  turn_id: Uuid,
  number: Count,
  question: Text,
  answer: nullable(Text),
  source: nullable(oneOf(['typed', 'dictated'])),
  skipped: Type.Boolean(),
  problem: nullable(Text),
  /** Nobody has answered it yet. */
  waits: Type.Boolean(),
  /** A recording waits to be written down. */
  audio: Type.Boolean(),
})

const Entity = closed({
  entity_id: Uuid,
  kind: oneOf(['person', 'organisation']),
  side: oneOf(['client', 'opposing', 'related', 'unknown']),
  name: Text,
  details: OpenObject,
})

const Finding = closed({
  kind: oneOf(FINDING_KINDS),
  code: Text,
  start: Count,
  end: Count,
  what: Text,
  source: Type.Optional(closed({ id: Text, start: Count, end: Count })),
})

const Promotion = closed({
  promotion_ticket_id: Uuid,
  status: oneOf(['open', 'denied', 'refused', 'promoted']),
  signed_off_by: Text,
  findings: many(Finding),
  /** What was to be shared; the findings point into its text. */
  candidate_document_id: Uuid,
  title: Text,
  insight: Text,
  /** For people to read; null until it has ended. */
  receipt: nullable(Text),
  updated_at: Timestamp,
})

const Bundle = closed({
  bundle_id: Uuid,
  kind: oneOf(BUNDLE_KINDS),
  reason: Text,
  status: oneOf(['requested', ...BUNDLE_STATUSES]),
  problem: nullable(Text),
  package_hash: nullable(Sha256Hex),
  package_bytes: nullable(Count),
  counts: OpenObject,
  updated_at: Timestamp,
})

const FlaggedName = closed({
  name: Text,
  side: oneOf(['client', 'opposing', 'related']),
  answer: oneOf(['yes', 'possible']),
})

const Waiver = closed({
  answer: oneOf(['yes', 'possible']),
  names: many(Text),
  given_by: Text,
  words: Text,
  recorded_by: Text,
  recorded_at: Timestamp,
})

const Override = closed({ action: Text, ticket: Text, reason: Text, person: Text, at: Timestamp })

export const CaseBoard = closed(
  {
    id: Uuid,
    name: Text,
    status: Status,
    status_reason: nullable(Text),
    created_at: Timestamp,
    goal: OpenObject,
    stopped: Type.Boolean(),
    case: nullable(
      closed({
        status: CaseStatus,
        coa_version: Text,
        coa_hash: Sha256Hex,
        conflict: Conflict,
        documents: Count,
        facts: Count,
        map_round: Count,
        intake_round: Count,
        decided_by: nullable(Text),
        decided_at: nullable(Timestamp),
        decision_reason: nullable(Text),
        closed_by: nullable(Text),
      }),
    ),
    unread: Count,
    unreadable: Count,
    /** Documents that no production may hold before an attorney has decided on their privilege. */
    undecided: Count,
    /** Names of this case that the last conflict check is about. */
    flagged: many(FlaggedName),
    waivers: many(Waiver),
    notes: many(Note),
    session: nullable(Session),
    turns: many(Turn),
    entities: many(Entity),
    promotions: many(Promotion),
    bundles: many(Bundle),
    overrides: many(Override),
  },
  { title: 'CaseBoard' },
)
export type CaseBoard = Static<typeof CaseBoard>

export const BundleCheck = closed(
  {
    ok: Type.Boolean(),
    bundle_id: nullable(Text),
    kind: nullable(oneOf(BUNDLE_KINDS)),
    entries: Count,
    signed_by: nullable(Text),
    problems: many(closed({ path: Text, code: Text, message: Text, offset: Type.Optional(Count) })),
  },
  { title: 'BundleCheck' },
)
export type BundleCheck = Static<typeof BundleCheck>

/** What a case can be made of, for whoever fills in forms. */
export const Reference = closed(
  {
    matter_types: many(Text),
    taxonomies: many(
      closed({
        version: Text,
        title: Text,
        jurisdiction: Text,
        causes: many(closed({ id: Text, title: Text, elements: many(closed({ id: Text, title: Text, needs: Text })) })),
      }),
    ),
    prompt_packs: many(closed({ version: Text, title: Text, consent: Text })),
    forms: many(closed({ version: Text, title: Text, sections: many(OpenObject), schema: OpenObject })),
    bundle_kinds: many(oneOf(BUNDLE_KINDS)),
    /** Whether recordings can be written down here. */
    speech: Type.Boolean(),
  },
  { title: 'CaseReference' },
)
export type Reference = Static<typeof Reference>

export const Playbook = closed(
  {
    entries: many(
      closed({
        playbook_id: Uuid,
        title: Text,
        body: Text,
        tags: many(Text),
        promotion_ticket_id: Uuid,
        signed_off_by: Text,
        promoted_at: Timestamp,
      }),
    ),
    heuristics: many(
      closed({
        heuristic_id: Uuid,
        when: Text,
        advice: Text,
        promotion_ticket_id: Uuid,
        signed_off_by: Text,
        promoted_at: Timestamp,
      }),
    ),
  },
  { title: 'SharedPlaybook' },
)
export type Playbook = Static<typeof Playbook>
