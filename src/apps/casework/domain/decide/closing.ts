import type { Closing } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import { caseOf } from './case.ts'
import { jsonBytes } from './rows.ts'

/** What the orchestrator leaves behind: how the case went, in numbers, and the runs that it started. */
export function closing(state: State): Closing {
  const { case: own, child_runs } = caseOf(state)
  const summary = {
    case_id: state.workspace.id,
    ...{ status: own?.status, documents: own?.documents, facts: own?.facts, coa_version: own?.coa_version },
    ...{ maps: own?.map_round, intakes: own?.intake_round, conflict: own?.conflict, agent_runs: child_runs.length },
  }
  return {
    artifact: {
      ...{ artifact_type: 'workflow_summary', artifact_key: 'case', content_type: 'application/json' },
      bytes: jsonBytes(summary),
    },
    metadata: { child_run_ids: child_runs },
  }
}
