import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { AgentName } from '../domain/decide/case.ts'
import type { CaseSnapshot } from '../domain/decide/snapshot.ts'
import { exportNext } from './export-agent.ts'
import { governanceNext } from './governance-agent.ts'
import { intakeNext } from './intake-agent.ts'
import { interviewNext } from './interview-agent.ts'
import { mappingNext } from './mapping-agent.ts'
import type { Proposed } from './proposed.ts'

const AGENTS: Record<AgentName, (snapshot: CaseSnapshot) => Proposed> = {
  INTAKE_AGENT: intakeNext,
  INTERVIEW_AGENT: interviewNext,
  MAPPING_AGENT: mappingNext,
  GOVERNANCE_AGENT: governanceNext,
  EXPORT_AGENT: exportNext,
}

/** The five agents of a case by the book: the same snapshot always gives the same proposal, with no model and no network. */
export const caseworkAgent: Agent = {
  name: 'casework',
  async propose({ snapshot }) {
    return { bytes: new TextEncoder().encode(canonicalText(nextScripted(snapshot as CaseSnapshot))) }
  },
}

export function nextScripted(snapshot: CaseSnapshot): Proposed {
  return snapshot.agent ? AGENTS[snapshot.agent](snapshot) : WAIT
}

const WAIT: Proposed = { action_type: 'no_op', reason: 'awaiting_user_input' }
