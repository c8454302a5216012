import { agentRequest, taskParameters } from '#kernel/agent-request.ts'
import type { AgentRequest } from '#kernel/contracts/agent-exchange.ts'
import type { SnapshotView } from '#kernel/ports/app.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { requestHash } from '#kernel/request-hash.ts'
import { answersShown } from '#kernel/snapshot.ts'
import { type AgentName, agentOf, type CaseState, caseOf } from './case.ts'
import { pinnedTaxonomy } from './mapping.ts'

/** What an agent of a case is given: the request by its contract, and as much of the case as its task is about. */
export interface CaseSnapshot {
  agent: AgentName | null
  request: AgentRequest | null
  now: string
  work: Row
  /** What a person answered for this task. */
  answers?: Array<{ question: string; answer: string }>
}

export function buildSnapshot(state: State, nowMs: number): SnapshotView {
  const known = caseOf(state)
  const agent = agentOf(state.current_task)
  const rows: Record<string, Array<[string, string]>> = {}
  if (known.case) rows['casework.cases'] = [[known.case.case_id, known.case.row_version]]
  if (agent === 'INTERVIEW_AGENT' && known.session)
    rows['casework.sessions'] = [[known.session.client_session_id, known.session.row_version]]
  if (agent === 'MAPPING_AGENT')
    rows['casework.documents'] = known.batch.map((d) => [d.document_id, d.row_version] as [string, string])
  if (agent === 'GOVERNANCE_AGENT' && known.promotion)
    rows['casework.promotions'] = [[known.promotion.promotion_ticket_id, known.promotion.row_version]]
  if (agent === 'EXPORT_AGENT' && known.bundle)
    rows['casework.export_requests'] = [[known.bundle.bundle_id, known.bundle.row_version]]
  const snapshot: CaseSnapshot = {
    agent,
    request: agent ? requestOf(state, agent) : null,
    // The day is enough for what depends on the time, and the same snapshot all day long.
    now: `${new Date(nowMs).toISOString().slice(0, 10)}T00:00:00.000Z`,
    work: agent ? WORK[agent](known, state) : {},
    ...answersShown(state.questions.filter((q) => agent !== null && q.task_id === state.current_task?.task_id)),
  }
  return { snapshot, rows }
}

/** Seed 004, 2.1. The hash says what was asked, not when or in which run. */
function requestOf(state: State, agent: AgentName): AgentRequest | null {
  const run = state.runs.find((r) => r.run_kind === 'agent' && r.task_id === state.current_task?.task_id)
  if (!run?.parent_run_id) return null
  const parameters = taskParameters(state.current_task?.metadata ?? {})
  const request = agentRequest(state.workspace.id, run, agent, parameters)
  return { ...request, request_hash_sha256: requestHash(request) }
}

/** Which transaction wrote a row is the database's affair: the same case is the same snapshot, and the same hash. */
function bare<T extends { row_version: string }>(row: T | null): Omit<T, 'row_version'> | null {
  if (!row) return null
  const { row_version: _version, ...rest } = row
  return rest
}

const WORK: Record<AgentName, (known: CaseState, state: State) => Row> = {
  INTAKE_AGENT: ({ case: own, form, uploads, entities }, state) => ({
    conflict: own?.conflict,
    round: own?.intake_wanted,
    began: state.current_task?.created_at,
    form,
    uploads: uploads.map(({ name, artifact_kind, content_type }) => ({ name, artifact_kind, content_type })),
    entities: entities.map(({ kind, name, folded, side }) => ({ kind, name, folded, side })),
  }),
  INTERVIEW_AGENT: ({ session, turns, form, transcripts, notes, entities }) => ({
    session: bare(session),
    turns,
    form,
    transcript: transcripts.find((t) => t.client_session_id === session?.client_session_id) ?? null,
    noted: notes.some((n) => n.kind === 'interview_notes' && n.client_session_id === session?.client_session_id),
    entities: entities.map(({ kind, name, folded, side }) => ({ kind, name, folded, side })),
  }),
  MAPPING_AGENT: (known, state) => ({
    what: state.current_task?.metadata.work,
    taxonomy: pinnedTaxonomy(known) ? known.case?.coa_version : null,
    documents: known.batch.map(({ document_id, artifact_kind, content_type, stage }) => ({
      ...{ document_id, artifact_kind, content_type, stage },
    })),
    reading: known.reading,
    facts: known.unweighed,
    elements: known.elements,
    entities: known.entities.map(({ kind, name, side, details }) => ({
      kind,
      name,
      side,
      aliases: details.aliases ?? [],
    })),
    rejected: known.rejected_facts,
  }),
  GOVERNANCE_AGENT: ({ promotion, ticket, candidate }) => ({ promotion: bare(promotion), ticket, candidate }),
  EXPORT_AGENT: ({ bundle, request, contents }) => ({ bundle: bare(bundle), request, contents }),
}
