import type { PersistArtifactProposal } from '#kernel/contracts/proposals.ts'
import { decidePersistArtifact, refuse, storedArtifactType } from '#kernel/decide.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { compileScoring } from '../leads/scoring-config.ts'
import { campaignOf } from './campaign.ts'
import { REPORT_KEY } from './goal.ts'

const CONTENT = '/artifact/content'

/** What is kept under a name that means something must be what the name says; then it waits for a person like any other. */
export function decideArtifact(state: State, proposal: PersistArtifactProposal): Decision {
  const { artifact_key, content } = proposal.artifact
  const type = storedArtifactType(proposal.artifact.artifact_type)
  const compiled = type === 'lead_scoring_config' ? compileScoring(content) : null
  if (compiled && 'refused' in compiled) return { kind: 'refuse', error: { ...compiled.refused, path: CONTENT } }
  if (type === 'python_script' && (typeof content.code !== 'string' || Object.keys(content).length !== 1))
    return refuse(
      'script.shape',
      'a script is an object with its code and nothing else',
      'Give {"code": "..."}.',
      CONTENT,
    )
  if (type === 'analysis_result' && artifact_key === REPORT_KEY) {
    const error = reportError(state, content)
    if (error) return error
  }
  return decidePersistArtifact(state, proposal)
}

/** The numbers of a report are counted by the database; an agent adds words at most. */
function reportError(state: State, { figures, summary, ...rest }: Record<string, unknown>): Decision | null {
  const counted = campaignOf(state).figures
  if (counted === null) return refuse('report.not_now', 'the report is the last task', 'Work on the current task.')
  if (Object.keys(rest).length > 0 || (summary !== undefined && typeof summary !== 'string'))
    return refuse(
      'report.shape',
      'a report has figures, and a summary in words',
      'Give {"figures", "summary"}.',
      CONTENT,
    )
  return canonicalText(figures ?? null) === canonicalText(counted)
    ? null
    : refuse('report.figures', 'these are not the figures that were counted', 'Take those of the snapshot.', CONTENT)
}
