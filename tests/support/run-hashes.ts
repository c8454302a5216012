import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Row } from '#kernel/ports/store.ts'

/** Hashes of requests, parameters and responses, computed from what is recorded and from nothing of the product. */

// biome-ignore lint/suspicious/noExplicitAny: rows as the database gives them
type Json = any
type Rows = <T extends Row>(sql: string, values?: unknown[]) => Promise<T[]>

/** RFC 8785 for what stands in requests: no numbers but integers, no lone surrogates. */
function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const keys = Object.keys(value).filter((key) => value[key] !== undefined)
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const hashOf = (value: Json) => sha256(canonical(value))

const still = ({ created_at_utc: _at, lineage, ...ref }: Json) => {
  if (!lineage) return ref
  const { run_id: _run, ...origin } = lineage
  return { ...ref, lineage: origin }
}

const requestOf = (workspace: string, run: Json, agent_name: string, parameters: Json) => ({
  agent_name,
  case_id: workspace,
  policy_versions: { lanes: run.lanes_pin, roles: run.roles_pin },
  taxonomy_versions: run.taxonomy_versions ?? undefined,
  input_artifacts: run.inputs_artifacts.map(still),
  parameters,
})

const responseOf = (outcome: string, agent_name: string, outputs: Json[], error: Json) => ({
  ...{ outcome, agent_name, output_artifacts: outputs.map(still), error: error ?? null },
})

export interface Checked {
  runs: number
  calls: number
  answered: number
}

/** Every agent run and every answer of a workspace; how many there were. `role` is the agent's where it has no task. */
export async function expectRunHashes(rows: Rows, workspace: string, role: string): Promise<Checked> {
  const runs = (
    await rows<Json>('select to_jsonb(r) as run from kernel.runs r where workspace_id = $1', [workspace])
  ).map(({ run }) => run)
  const tasks = new Map<string, Json>(
    (await rows<Json>('select task_id, metadata from kernel.tasks where workspace_id = $1', [workspace])).map((t) => [
      t.task_id,
      t.metadata,
    ]),
  )
  const events = (
    await rows<Json>('select payload::jsonb as p from kernel.audit_log where workspace_id = $1 order by seq', [
      workspace,
    ])
  ).map(({ p }) => p)
  const parametersOf = (run: Json) => {
    const { agent: _agent, key: _key, failed_run_id: _failed, ...parameters } = tasks.get(run.task_id) ?? {}
    return parameters
  }

  const agents = runs.filter(({ run_kind }) => run_kind === 'agent')
  for (const run of agents) {
    expect(run.parameters_hash).toBe(hashOf(parametersOf(run)))
    const own = events.filter((e) => e.run_id === run.run_id && e.target?.target_type === 'run')
    const start = own.find((e) => e.target.operation === 'start')
    expect(start.request_hash_sha256).toBe(hashOf(requestOf(workspace, run, run.role_id, parametersOf(run))))
    if (run.completed_at === null) continue
    const end = own.find((e) => e.target.operation === run.status)
    const outcome = { completed: 'success', denied: 'deny' }[run.status as string] ?? 'failure'
    expect(end.response_hash_sha256).toBe(hashOf(responseOf(outcome, run.role_id, run.outputs_artifacts, run.error)))
  }

  const calls = await rows<Json>(
    'select to_jsonb(c) as call from kernel.agent_calls c where workspace_id = $1 order by called_at, call_id',
    [workspace],
  )
  const recorded = events.filter((e) => ['agent', 'proposal'].includes(e.target?.target_type) && e.request_hash_sha256)
  expect(recorded).toHaveLength(calls.length)
  const left = [...recorded]
  for (const { call } of calls) {
    const run = runs.find(({ run_id }) => run_id === call.run_id)
    const agent = run.run_kind === 'agent' ? run.role_id : role
    const asked = run.run_kind === 'agent' ? parametersOf(run) : { snapshot_hash_sha256: call.snapshot_hash }
    const answer = call.output_hash && {
      ...{ artifact_id: call.output_hash, artifact_kind: 'agent_response', hash_sha256: call.output_hash },
      ...{ case_id: workspace, scope: 'case', byte_size: call.output_bytes, hash_source: 'bytes' },
    }
    if (call.output) expect(sha256(call.output)).toBe(call.output_hash)
    const at = left.findIndex(
      (event) =>
        event.run_id === call.run_id &&
        event.request_hash_sha256 === hashOf(requestOf(workspace, run, agent, asked)) &&
        event.response_hash_sha256 ===
          (answer ? hashOf(responseOf(event.outcome, agent, [answer], event.error)) : undefined),
    )
    expect(at, `no event has the hashes of call ${call.call_id}: ${canonical(call.verdict)}`).toBeGreaterThanOrEqual(0)
    left.splice(at, 1)
  }
  return { runs: agents.length, calls: calls.length, answered: calls.filter(({ call }) => call.output_hash).length }
}
