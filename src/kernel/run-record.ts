import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { ErrorInfo } from '#kernel/contracts/closed.ts'
import type { RunKind, RunRecord } from '#kernel/contracts/run-record.ts'
import type { Row, RunRow } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from './system-workspace.ts'

/** A row of kernel.runs, read as JSON. */
export interface StoredRun extends RunRow {
  workspace_id: string
  correlation_id: string | null
  client_session_id: string | null
  taxonomy_versions: NonNullable<RunRecord['taxonomy_versions']> | null
  started_at: string | null
  completed_at: string | null
  error: ErrorInfo | null
  inputs_artifacts: ArtifactRef[]
  outputs_artifacts: ArtifactRef[]
  nondeterminism: RunRecord['nondeterminism'] | null
  data_classification: string | null
  metadata: Row
}

/** The stored row as the run_record that the contract describes. The workspace is the case; the house is none. */
export function toRunRecord(row: StoredRun): RunRecord {
  const { started_at, completed_at } = row
  return withoutNulls({
    run_id: row.run_id,
    parent_run_id: row.parent_run_id,
    root_run_id: row.root_run_id,
    run_kind: row.run_kind as RunKind,
    run_name: row.run_name,
    case_id: row.workspace_id === SYSTEM_WORKSPACE ? null : row.workspace_id,
    client_session_id: row.client_session_id,
    correlation_id: row.correlation_id,
    actor: withoutNulls({
      actor_type: row.actor_type,
      actor_id: row.actor_id,
      role_id: row.role_id,
      lane_id: row.lane_id,
    }),
    contract_version: 'v1' as const,
    policy_versions: { lanes: row.lanes_pin, roles: row.roles_pin },
    taxonomy_versions: row.taxonomy_versions ?? null,
    created_at_utc: row.created_at,
    started_at_utc: started_at,
    completed_at_utc: completed_at,
    duration_ms: started_at && completed_at ? Math.max(0, Date.parse(completed_at) - Date.parse(started_at)) : null,
    status: row.status,
    error: row.error,
    inputs_artifacts_json: row.inputs_artifacts,
    outputs_artifacts_json: row.outputs_artifacts,
    parameters_hash_sha256: row.parameters_hash,
    nondeterminism: row.nondeterminism ?? null,
    data_classification: row.data_classification,
    metadata_json: row.metadata,
  })
}

type WithoutNulls<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null>
}

function withoutNulls<T extends object>(value: T): WithoutNulls<T> {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== null)) as WithoutNulls<T>
}

/** A row about to enter kernel.artifacts, as runs and audit speak of it. */
export function toArtifactRef(workspace: string, row: Row): ArtifactRef {
  return {
    artifact_id: row.artifact_id as string,
    artifact_kind: row.artifact_type as string,
    hash_sha256: row.hash as string,
    ...(workspace === SYSTEM_WORKSPACE ? {} : { case_id: workspace }),
    scope: workspace === SYSTEM_WORKSPACE ? 'shared' : 'case',
    content_type: row.content_type as string,
    byte_size: row.byte_size as number,
    created_at_utc: row.created_at as string,
    hash_source: row.hash_source as ArtifactRef['hash_source'],
    ...(row.lineage ? { lineage: row.lineage as ArtifactRef['lineage'] } : {}),
  }
}
