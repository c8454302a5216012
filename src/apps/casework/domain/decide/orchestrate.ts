import type { NewTask, Orchestrated, RunDetails } from '#kernel/ports/app.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { type AgentName, agentOf, type CaseState, caseOf, refOf } from './case.ts'

/** Work that is due, and the key that it is known by. */
interface Due {
  key: string
  agent: AgentName
  work: string
  description: string
  done: NewTask['required_effects']
  more?: Row
}

/**
 * What is due in a case, first things first. The orchestrator starts it and does none of it: intake before a decision,
 * a session once there is consent, documents in batches, the map when facts are new, and what was asked for. What was
 * given up waits for a person, who lets it be tried again; the rest goes on.
 */
export function orchestrate(state: State): Orchestrated | null {
  const known = caseOf(state)
  const own = known.case
  if (!own) return null
  if (own.status === 'closed' || own.status === 'rejected') {
    // What was left behind is ended first: what is not due any more is done as soon as it is looked at.
    const [next] = state.eligible_tasks.toSorted((a, b) => Number(isEnd(a)) - Number(isEnd(b)))
    return next ? { start: next.task_id } : null
  }
  for (const due of own.status === 'accepted' ? work(known, own) : intake(known, own)) {
    const waiting = state.eligible_tasks.find(({ metadata }) => metadata.key === due.key)
    if (waiting) return { start: waiting.task_id }
    if (!known.blocked.includes(due.key)) return begin(due)
  }
  return null
}

const isEnd = ({ metadata }: { metadata: Row }) => metadata.work === 'ended'

type Own = NonNullable<CaseState['case']>

function* intake(known: CaseState, own: Own): Generator<Due> {
  if (own.status !== 'intake' || own.requested_intake_round <= own.intake_round || !known.form_document) return
  const key = `intake:${own.requested_intake_round}`
  yield {
    ...{ key, agent: 'INTAKE_AGENT', work: 'intake', done: reached(key) },
    description: `Sum up what the client sent (${own.requested_intake_round})`,
  }
}

function* work(known: CaseState, own: Own): Generator<Due> {
  const { session, promotion, bundle, range } = known
  if (session?.consent_at) {
    const { client_session_id, number } = session
    const key = `interview:${client_session_id}`
    yield {
      ...{ key, agent: 'INTERVIEW_AGENT', work: 'interview', done: reached(key), more: { client_session_id } },
      description: `Hear the client (session ${number})`,
    }
  }
  if (range) yield batch(range.low, range.high)
  else if (known.any_unweighed) yield batch(own.documents, own.documents)
  const isDecided = known.fact_decisions > known.mapped_decisions
  if (own.facts > own.mapped_facts || isDecided || own.requested_map_round > own.map_round) {
    const key = `map:${own.map_round + 1}`
    yield {
      ...{ key, agent: 'MAPPING_AGENT', work: 'coa_map', done: reached(key) },
      description: `Map the causes of action (${own.map_round + 1})`,
    }
  }
  // An insight is held against everything that the case holds, so everything is read first.
  if (promotion && !range) {
    const key = `promotion:${promotion.promotion_ticket_id}`
    yield {
      ...{ key, agent: 'GOVERNANCE_AGENT', work: 'promotion', done: reached(key) },
      description: 'Look at an insight for the shared playbook',
    }
  }
  if (bundle) {
    const key = `bundle:${bundle.bundle_id}`
    yield {
      ...{ key, agent: 'EXPORT_AGENT', work: 'export', done: reached(key) },
      description: 'Pack what was asked for',
    }
  }
}

function batch(from: number, to: number): Due {
  return {
    ...{ key: `documents:${from}`, agent: 'MAPPING_AGENT', work: 'documents', more: { from, to } },
    description: `Read documents ${from} to ${to} and take their facts`,
    done: [{ kind: 'rows_exist', table: 'casework.mapped_up_to', where: { number: to }, at_least: 1 }],
  }
}

function reached(name: string): Due['done'] {
  return [{ kind: 'rows_exist', table: 'casework.reached', where: { name }, at_least: 1 }]
}

function begin({ key, agent, work, description, done, more = {} }: Due): Orchestrated {
  return { begin: { description, required_effects: done, metadata: { agent, work, key, ...more } } }
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
