import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { completeness } from '../intake/completeness.ts'
import { readForm } from '../intake/form.ts'
import type { ClientIntakeForm } from '../intake/form-schema.ts'
import { namesToCheck } from '../intake/names-to-check.ts'
import { triage } from '../intake/triage.ts'
import { caseOf, refOf } from './case.ts'
import type { WriteIntake } from './proposals.ts'
import { blobOf, insert, insertArtifact, jsonBytes, type Made, updateCase, write } from './rows.ts'

/** The form that the client sent, as it was read when it was kept. */
export function formOf(state: State): ClientIntakeForm | null {
  const { form } = caseOf(state)
  const read = form === null ? null : readForm(form)
  return read?.ok ? read.form : null
}

export function decideConflicts(state: State): Decision {
  const form = formOf(state)
  if (!form) return noForm()
  const { entities, uploads, conflict_checks } = caseOf(state)
  const names = namesToCheck(form, entities).slice(0, 4000)
  if (names.length === 0) return refuse('intake.no_names', 'nobody is named in the form', 'Ask for more.')
  const input = { case_id: state.workspace.id, number: conflict_checks + 1, names }
  const inputs = uploads
    .filter((d) => d.artifact_kind === 'client_intake_form')
    .map((d) => refOf(state.workspace.id, d))
  return { kind: 'tool', tool: 'conflict.check', input, inputs }
}

/** The summary is the agent's; the checklist and where the case goes next are worked out here, from the form alone. */
export function decideIntake(state: State, { summary }: WriteIntake): Decision {
  const form = formOf(state)
  const known = caseOf(state)
  const own = known.case
  if (!form || !own) return noForm()
  if (own.conflict === 'unknown')
    return refuse('intake.unchecked', 'nobody has asked for conflicts yet', 'Check for conflicts first.')
  if (own.requested_intake_round <= own.intake_round) return refuse('intake.done', 'this intake is summed up', 'Wait.')
  const round = own.requested_intake_round
  const from = known.uploads.map(({ artifact_id }) => artifact_id).slice(0, 200)
  const made = (type: string, bytes: Uint8Array): Made => ({
    ...{ artifact_type: type, artifact_key: `intake-${round}`, source: 'agent', content_type: 'application/json' },
    ...{ bytes, transformation: 'intake', derivedFrom: from },
  })
  const inputs = known.uploads.map((d) => refOf(state.workspace.id, d))
  // The moment that the intake began: what is worked out from it is the same whenever it is worked out again.
  const at = state.current_task?.created_at ?? state.workspace.created_at
  const checklist = completeness(form, known.uploads, at)
  const standing = triage(form, checklist, own.conflict, at)
  const parts = [
    made('intake_summary', jsonBytes({ summary, triage: standing, conflict: own.conflict })),
    made('intake_checklist', jsonBytes(checklist)),
  ]
  return write(
    state,
    'append:interview_notes',
    (context) => [
      ...parts.flatMap((part) => {
        const artifact_id = context.uuid()
        return [
          insertArtifact(part, artifact_id, context),
          insert('interview_notes', {
            ...{ note_id: context.uuid(), kind: part.artifact_type, round, artifact_id, hash: blobOf(part).hash },
            ...{ run_id: context.runId, created_at: context.now },
          }),
        ]
      }),
      updateCase(context, { intake_round: round }),
    ],
    { blobs: parts.map(blobOf), inputs },
  )
}

function noForm(): Decision {
  return refuse('intake.no_form', 'there is no form to sum up', 'Wait until the client has sent one.')
}
