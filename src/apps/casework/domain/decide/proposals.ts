import { type Static, Type } from 'typebox'
import { closed, list, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'

/** What the agents of a case may ask for, beside the facts and maps of `mapping/contracts.ts`. Nothing in it is trusted. */

const task_id = Type.Optional(Uuid)
const bare = <const A extends string>(action: A) => closed({ action_type: Type.Literal(action), task_id })

export const CheckConflicts = bare('check_conflicts')
export const WriteIntake = closed({
  action_type: Type.Literal('write_intake'),
  task_id,
  /** For an attorney. What is missing and what is urgent the controller finds itself, whatever stands here. */
  summary: text(40_000, 1),
})
export type WriteIntake = Static<typeof WriteIntake>

const named = (most: number) => Type.Optional(list(text(300, 1), most))
export const ProposedEntity = closed({
  kind: oneOf(['person', 'organisation']),
  name: text(200, 1),
  side: oneOf(['client', 'opposing', 'related', 'unknown']),
  ...{ aliases: named(20), emails: named(10), phones: named(10), addresses: named(10), identifiers: named(10) },
})
export type ProposedEntity = Static<typeof ProposedEntity>
export const WriteEntities = closed({
  action_type: Type.Literal('write_entities'),
  task_id,
  entities: list(ProposedEntity, 60, { minItems: 1 }),
})
export type WriteEntities = Static<typeof WriteEntities>

export const AskNext = bare('ask_next')
export const Dictation = closed({
  action_type: Type.Literal('dictation'),
  task_id,
  step: oneOf(['start', 'stop']),
})
export type Dictation = Static<typeof Dictation>
export const Transcribe = closed({ action_type: Type.Literal('transcribe'), task_id, turn_id: Uuid })
export type Transcribe = Static<typeof Transcribe>
export const WriteTranscript = bare('write_transcript')
export const WriteNotes = closed({
  action_type: Type.Literal('write_notes'),
  task_id,
  points: list(
    closed({ turn: Type.Integer({ minimum: 1, maximum: 1000 }), quote: text(500, 1), note: Type.Optional(text(500)) }),
    200,
  ),
  open_points: list(text(300, 1), 100),
})
export type WriteNotes = Static<typeof WriteNotes>

export const ReadDocuments = closed({
  action_type: Type.Literal('read_documents'),
  task_id,
  how: oneOf(['text.extract', 'ocr.run']),
  document_ids: list(Uuid, 10, { minItems: 1, uniqueItems: true }),
})
export type ReadDocuments = Static<typeof ReadDocuments>

export const ScanCandidate = bare('scan_candidate')
export const PromotePlaybook = bare('promote_playbook')
export const PromoteHeuristics = bare('promote_heuristics')

export const BundleStep = closed({
  action_type: Type.Literal('bundle'),
  task_id,
  step: oneOf(['create', 'validate', 'sign', 'finalize']),
})
export type BundleStep = Static<typeof BundleStep>
export const WriteBundle = bare('write_bundle')
