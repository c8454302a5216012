import type { Bundle } from '../domain/decide/case.ts'
import type { CaseSnapshot } from '../domain/decide/snapshot.ts'
import type { Proposed } from './proposed.ts'

const STEPS: Partial<Record<Bundle['status'], string>> = {
  wanted: 'create',
  created: 'validate',
  validated: 'sign',
  signed: 'finalize',
}

/** One step after another, each under the approval that the first was given. */
export function exportNext({ work }: CaseSnapshot): Proposed {
  const { bundle } = work as { bundle: Bundle | null }
  const step = bundle && STEPS[bundle.status]
  if (step) return { action_type: 'bundle', step }
  if (bundle?.status === 'finalized') return { action_type: 'write_bundle' }
  return { action_type: 'no_op', reason: 'preconditions_not_met' }
}
