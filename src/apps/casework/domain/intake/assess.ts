import { type CanonicalArtifact, canonicalArtifact } from '../text/canonical-artifact.ts'
import type { IntakeChecklist } from './checklist.ts'
import { completeness } from './completeness.ts'
import type { UploadedFile } from './document-checks.ts'
import type { ClientIntakeForm } from './form-schema.ts'
import type { NameToCheck } from './names-to-check.ts'
import { type IntakeSummary, intakeSummary } from './summary.ts'
import { type ConflictAnswer, type Triage, triage } from './triage.ts'

export interface IntakeAssessment {
  checklist: IntakeChecklist
  triage: Triage
  summary: IntakeSummary
  /** intake_summary and intake_checklist, as the case keeps them. */
  artifacts: CanonicalArtifact[]
}

/** The whole work of the intake agent on a form that was read, once the conflict check has answered or failed to. */
export function assessIntake(input: {
  form: ClientIntakeForm
  uploads: readonly UploadedFile[]
  conflict: ConflictAnswer
  now: string
}): IntakeAssessment {
  const { form, uploads, conflict, now } = input
  const checklist = completeness(form, uploads, now)
  const routed = triage(form, checklist, conflict, now)
  const summary = intakeSummary({ form, checklist, triage: routed, conflict })
  const artifacts = [canonicalArtifact('intake_summary', summary), canonicalArtifact('intake_checklist', checklist)]
  return { checklist, triage: routed, summary, artifacts }
}

/** What is asked of the conflict check, as an artifact: names and sides, nothing of the story. */
export function conflictCheckRequest(names: readonly NameToCheck[]): CanonicalArtifact {
  return canonicalArtifact('conflict_check_request', { names })
}
