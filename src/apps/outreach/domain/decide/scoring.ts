import { Temporal } from 'temporal-polyfill'
import type { AnalyzeLeadsProposal } from '#kernel/contracts/proposals.ts'
import { storedJson } from '#kernel/decide.ts'
import { canonicalBytes, sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import { compileSchema } from '#kernel/validate.ts'
import { AnalysisParameters } from '../../contracts.ts'
import { type CompiledScoring, compileScoring, type ScoringConfig } from '../leads/scoring-config.ts'
import { campaignOf, goalOf } from './campaign.ts'

/** Where nobody said how: what is known about a person, whether they are there, and what they decide. */
export const DEFAULT_SCORING: ScoringConfig = {
  criteria: {
    profile_completeness: { weight: 0.4 },
    recent_activity: { weight: 0.3, days: 30 },
    seniority: { weight: 0.3, levels: ['senior', 'lead', 'manager', 'director', 'vp', 'c_level', 'owner'] },
  },
}

export const SCORING_KEY = 'scoring'

/** The configuration in force, or the one that the person set with the goal. */
export function configOf(state: State): ScoringConfig {
  const { scoring_config } = campaignOf(state)
  return (scoring_config?.content as ScoringConfig | undefined) ?? goalOf(state).scoring ?? DEFAULT_SCORING
}

/** Scoring by the campaign's own configuration needs nobody; another configuration is a person's decision. */
export function decideAnalysis(state: State, proposal: AnalyzeLeadsProposal): Decision {
  const parameters = proposal.parameters ?? {}
  const error = compileSchema(AnalysisParameters)(parameters)
  if (error) return { kind: 'refuse', error: { ...error, path: `/parameters${error.path}` } }
  if (proposal.analysis_type === 'categorize') return categorize(parameters.by)
  const base = configOf(state)
  const wanted = parameters.config ?? withWeights(base, parameters.weight_preferences)
  const compiled = compileScoring(wanted)
  if ('refused' in compiled) return { kind: 'refuse', error: { ...compiled.refused, path: '/parameters' } }
  const changed = sha256Hex(canonicalBytes(wanted)) !== sha256Hex(canonicalBytes(base))
  return applied(state, wanted as ScoringConfig, compiled.scoring, changed)
}

function categorize(by: unknown): Decision {
  return {
    kind: 'write',
    action: 'categorize_leads',
    make: ({ now, uuid }) => [
      {
        table: 'outreach.analyses',
        op: 'insert',
        rows: [{ analysis_id: uuid(), by: by ?? 'seniority', made_at: now }],
      },
    ],
  }
}

/** Other weights for criteria that the configuration has; one that is not named counts nothing any more. */
function withWeights(base: ScoringConfig, weights: unknown): unknown {
  if (weights === undefined) return base
  const given = weights as Record<string, number>
  const known = base.criteria as Record<string, object>
  return {
    criteria: Object.fromEntries(Object.entries(given).map(([name, weight]) => [name, { ...known[name], weight }])),
  }
}

function applied(state: State, config: ScoringConfig, scoring: CompiledScoring, changed: boolean): Decision {
  const { scoring_config, scoring: last } = campaignOf(state)
  const bytes = canonicalBytes(config)
  const hash = sha256Hex(bytes)
  const kept = scoring_config?.hash === hash
  const version = (scoring_config?.version ?? 0) + (kept ? 0 : 1)
  const { time_zone } = goalOf(state)
  return {
    kind: 'write',
    action: changed ? 'change_scoring' : 'apply_scoring',
    ...(kept ? {} : { blobs: [{ hash, bytes }], artifacts: [hash] }),
    say: `Leads scored by version ${version} of the configuration.`,
    make: ({ now, uuid, runId, author }) => {
      const artifact: Change = {
        table: 'kernel.artifacts',
        op: 'insert',
        rows: [
          {
            artifact_id: uuid(),
            artifact_type: 'lead_scoring_config',
            artifact_key: SCORING_KEY,
            version,
            // The first one is what the person set with the goal.
            source: changed && author === 'agent' ? 'agent' : 'user',
            ...storedJson(hash, bytes),
            run_id: runId,
            created_at: now,
            // About nobody: it outlives every lead.
            subject_id: null,
          },
        ],
      }
      const row = {
        scoring_id: uuid(),
        number: (last?.number ?? 0) + 1,
        config: scoring,
        config_version: version,
        on_date: Temporal.Instant.from(now).toZonedDateTimeISO(time_zone).toPlainDate().toString(),
        scored_at: now,
      }
      return [...(kept ? [] : [artifact]), { table: 'outreach.scorings', op: 'insert', rows: [row] }]
    },
  }
}
