import { canonicalBytes, sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Change, Row, State } from '#kernel/ports/store.ts'

type Write = Extract<Decision, { kind: 'write' }>

/** A write of this case under its name in the lanes. */
export function write(state: State, action: string, make: Write['make'], more: Partial<Write> = {}): Decision {
  const { scope, ...rest } = more
  return { kind: 'write', action, scope: { case_id: state.workspace.id, ...scope }, make, ...rest }
}

/** A person said no to this, for the task at hand: nobody is asked twice. */
export function wasRejected({ rejections, current_task }: State, action: string): boolean {
  return rejections.some((no) => no.action === action && no.task_id === current_task?.task_id)
}

export function insert(table: string, ...rows: Row[]): Change {
  return { table: `casework.${table}`, op: 'insert', rows }
}

export function update(table: string, where: Row, row: Row): Change {
  return { table: `casework.${table}`, op: 'update', where, row }
}

export function updateCase(context: Pick<MakeContext, 'now'>, row: Row): Change {
  return update('cases', {}, { ...row, updated_at: context.now })
}

/** What an agent or a person made: its bytes by their hash, and the artifact that stands for them. */
export interface Made {
  artifact_type: string
  artifact_key: string
  version?: number
  source: 'user' | 'agent'
  content_type: string
  bytes: Uint8Array
  transformation: string
  derivedFrom: string[]
}

export function artifactRow(made: Made, id: string, { now, runId }: Pick<MakeContext, 'now' | 'runId'>): Row {
  return {
    artifact_id: id,
    artifact_type: made.artifact_type,
    artifact_key: made.artifact_key,
    version: made.version ?? 1,
    source: made.source,
    status: made.source === 'user' ? 'approved' : 'pending',
    hash: sha256Hex(made.bytes),
    hash_source: 'bytes',
    content_type: made.content_type,
    byte_size: made.bytes.length,
    lineage: { derived_from: made.derivedFrom, transformation: made.transformation, run_id: runId },
    run_id: runId,
    created_at: now,
  }
}

export function insertArtifact(made: Made, id: string, context: Pick<MakeContext, 'now' | 'runId'>): Change {
  return { table: 'kernel.artifacts', op: 'insert', rows: [artifactRow(made, id, context)] }
}

export function blobOf({ bytes }: Pick<Made, 'bytes'>): { hash: string; bytes: Uint8Array } {
  return { hash: sha256Hex(bytes), bytes }
}

export function jsonBytes(value: unknown): Uint8Array {
  return canonicalBytes(value)
}
