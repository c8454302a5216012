import type { NewTask, Orchestrated, RunDetails } from '#ports/pack.ts'
import type { Row, State } from '#ports/store.ts'
import { type AgentName, agentOf, type CaseState, caseOf, refOf } from './case.ts'

/**
 * What is due in a case, first things first. The orchestrator starts it and does none of it: intake before a decision,
 * a session once there is consent, documents in batches, the map when facts are new, and what was asked for.
 */
export function orchestrate(state: State): Orchestrated | null {
  const known = caseOf(state)
  const own = known.case
  if (!own) return null
  if (own.intake_wanted > own.intake_round && own.status === 'intake' && known.form_document)
    return begin(
      'INTAKE_AGENT',
      'intake',
      `Sum up what the client sent (${own.intake_wanted})`,
      `intake:${own.intake_wanted}`,
    )
  if (own.status === 'accepted') return work(known, own)
  if (own.status !== 'closed' && own.status !== 'rejected') return null
  const last = state.eligible_tasks.find(({ metadata }) => metadata.work === 'ended')
  return last ? { start: last.task_id } : null
}

function work(known: CaseState, own: NonNullable<CaseState['case']>): Orchestrated | null {
  const { session, promotion, bundle, range } = known
  if (session?.consent_at)
    return begin(
      'INTERVIEW_AGENT',
      'interview',
      `Hear the client (session ${session.number})`,
      `heard:${session.client_session_id}`,
      {
        client_session_id: session.client_session_id,
      },
    )
  if (range) return batch(range.low, range.high)
  if (known.any_unweighed) return batch(own.documents, own.documents)
  if (own.facts > own.mapped_facts || own.map_wanted > own.map_round)
    return begin(
      'MAPPING_AGENT',
      'coa_map',
      `Map the causes of action (${own.map_round + 1})`,
      `map:${own.map_round + 1}`,
    )
  if (promotion)
    return begin(
      'GOVERNANCE_AGENT',
      'promotion',
      'Look at an insight for the shared playbook',
      `promotion:${promotion.promotion_ticket_id}`,
    )
  if (bundle) return begin('EXPORT_AGENT', 'export', 'Pack what was asked for', `bundle:${bundle.bundle_id}`)
  return null
}

function batch(from: number, to: number): Orchestrated {
  return {
    begin: {
      description: `Read documents ${from} to ${to} and take their facts`,
      required_effects: [{ kind: 'rows_exist', table: 'casework.mapped_up_to', where: { number: to }, at_least: 1 }],
      metadata: { agent: 'MAPPING_AGENT', work: 'documents', from, to },
    },
  }
}

function begin(agent: AgentName, work: string, description: string, reached: string, more: Row = {}): Orchestrated {
  const required_effects: NewTask['required_effects'] = [
    { kind: 'rows_exist', table: 'casework.reached', where: { name: reached }, at_least: 1 },
  ]
  return { begin: { description, required_effects, metadata: { agent, work, ...more } } }
}

export function roleOf(task: { metadata: Row } | null): string {
  return agentOf(task) ?? 'ORCHESTRATOR'
}

/** What an agent's run rests on: the session that it hears, the taxonomy that it sorts by, the documents that it reads. */
export function runOf(state: State, { metadata }: { metadata: Row }): RunDetails {
  const { case: own, session, named, uploads, batch: documents } = caseOf(state)
  const agent = agentOf({ metadata })
  const refs = (agent === 'MAPPING_AGENT' ? documents : agent === 'INTAKE_AGENT' ? uploads : Object.values(named)).map(
    (d) => refOf(state.workspace.id, d),
  )
  return {
    ...(agent === 'INTERVIEW_AGENT' && session ? { client_session_id: session.client_session_id } : {}),
    ...(agent === 'MAPPING_AGENT' && own ? { taxonomy_versions: { coa: own.coa_version } } : {}),
    ...(refs.length > 0 ? { inputs_artifacts: refs } : {}),
  }
}
