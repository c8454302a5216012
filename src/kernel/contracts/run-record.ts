import { type Static, Type } from 'typebox'
import { ArtifactRef } from './artifact-ref.ts'
import { Count, closed, ErrorInfo, Id, IsoTime, list, OpenObject, oneOf, Sha256Hex, text, UpperName } from './closed.ts'

export const RUN_KINDS = [
  'orchestrator',
  'agent',
  'tool_gateway',
  'db_write',
  'db_read',
  'promotion',
  'export',
  'override',
  'system',
] as const
export type RunKind = (typeof RUN_KINDS)[number]

export const RUN_STATUSES = ['created', 'running', 'completed', 'failed', 'cancelled', 'denied'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** Where a run may go from each status. A terminal status leads nowhere: a retry is a new run. */
export const RUN_TRANSITIONS: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  created: ['running', 'denied', 'cancelled'],
  running: ['completed', 'failed', 'denied', 'cancelled'],
  completed: [],
  failed: [],
  cancelled: [],
  denied: [],
}

/** How a terminal status reads in the audit log; `cancelled` also needs its reason. */
export const OUTCOME_OF_STATUS = {
  completed: 'success',
  failed: 'failure',
  denied: 'deny',
  cancelled: 'failure',
} as const satisfies Partial<Record<RunStatus, string>>

export const ActorType = oneOf(['agent', 'human', 'system'])

export const Actor = closed({
  actor_type: ActorType,
  actor_id: Id,
  role_id: Type.Optional(UpperName),
  lane_id: Type.Optional(UpperName),
})
export type Actor = Static<typeof Actor>

export const ContractVersion = Type.Literal('v1')

/** The content hashes of the policy files that the run started under. */
export const PolicyVersions = closed({ lanes: Sha256Hex, roles: Sha256Hex })
export type PolicyVersions = Static<typeof PolicyVersions>

const Version = text(100, 1)
export const TaxonomyVersions = closed({
  coa: Type.Optional(Version),
  tags: Type.Optional(Version),
  entities: Type.Optional(Version),
})

/** An export reads a whole case: the bound is far above the largest case that was tried. */
export const RUN_ARTIFACTS_MAX = 100_000

/** A governed unit of work. Times of what has not happened yet are absent. */
export const RunRecord = closed(
  {
    run_id: Id,
    parent_run_id: Type.Optional(Id),
    root_run_id: Id,
    run_kind: oneOf(RUN_KINDS),
    run_name: Type.Optional(text(200)),
    case_id: Type.Optional(Id),
    client_session_id: Type.Optional(Id),
    correlation_id: Type.Optional(Id),
    actor: Actor,
    contract_version: ContractVersion,
    policy_versions: PolicyVersions,
    taxonomy_versions: Type.Optional(TaxonomyVersions),
    created_at_utc: IsoTime,
    started_at_utc: Type.Optional(IsoTime),
    completed_at_utc: Type.Optional(IsoTime),
    duration_ms: Type.Optional(Count),
    status: oneOf(RUN_STATUSES),
    error: Type.Optional(ErrorInfo),
    inputs_artifacts_json: list(ArtifactRef, RUN_ARTIFACTS_MAX),
    outputs_artifacts_json: list(ArtifactRef, RUN_ARTIFACTS_MAX),
    parameters_hash_sha256: Type.Optional(Sha256Hex),
    nondeterminism: Type.Optional(
      closed({
        is_nondeterministic: Type.Boolean(),
        reasons: list(text(500), 20),
        replay_strategy: oneOf(['record_and_replay', 'best_effort', 'not_replayable']),
      }),
    ),
    data_classification: Type.Optional(text(64, 1)),
    metadata_json: Type.Optional(OpenObject),
  },
  { title: 'RunRecord' },
)
export type RunRecord = Static<typeof RunRecord>
