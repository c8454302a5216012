import { expect, test } from 'vitest'
import type { AnalyzeLeadsProposal } from '#kernel/contracts/proposals.ts'
import { canonicalBytes, sha256Hex } from '#kernel/ledger/canonical.ts'
import type { MakeContext } from '#kernel/ports/decision.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { decideAnalysis } from './scoring.ts'

const BASE = { criteria: { profile_completeness: { weight: 1 } } }
const OTHER = { criteria: { profile_completeness: { weight: 0.5 }, recent_activity: { weight: 0.5, days: 30 } } }
const kept = { version: 3, hash: sha256Hex(canonicalBytes(BASE)), content: BASE }
const context: MakeContext = {
  // In Berlin it is the next day already.
  now: '2026-03-02T23:30:00.000Z',
  uuid: () => '0198c0de-0000-7000-8000-000000000001',
  runId: 'run',
  author: 'agent',
  approvalId: null,
}

function analyze(analysis_type: string, parameters: Row | undefined, scoring_config: object | null) {
  const state = {
    workspace: { goal: { time_zone: 'Europe/Berlin', scoring: BASE } },
    app: { scoring_config, scoring: null },
  } as unknown as State
  const proposal = { action_type: 'analyze_leads', analysis_type, ...(parameters ? { parameters } : {}) }
  const decision = decideAnalysis(state, proposal as AnalyzeLeadsProposal)
  if (decision.kind === 'refuse') return decision.error.code
  if (decision.kind !== 'write') return decision.kind
  const rows = (table: string) =>
    decision.make(context).flatMap((c) => (c.table === table && c.op === 'insert' ? c.rows : []))
  return { action: decision.action, artifacts: rows('kernel.artifacts'), scorings: rows('outreach.scorings') }
}

test('the scoring of the goal needs nobody: it is kept as version 1 of the person, and applied [S001-20.3.1]', () => {
  expect(analyze('prioritize', undefined, null)).toMatchObject({
    action: 'apply_scoring',
    artifacts: [{ artifact_type: 'lead_scoring_config', version: 1, source: 'user' }],
    scorings: [{ number: 1, config_version: 1, on_date: '2026-03-03' }],
  })
})

test('the scoring in force is applied again without a new version [S001-20.3.1]', () => {
  expect(analyze('prioritize', {}, kept)).toMatchObject({
    action: 'apply_scoring',
    artifacts: [],
    scorings: [{ config_version: 3 }],
  })
  const reordered = { config: { criteria: { profile_completeness: { weight: 1 } } } }
  expect(analyze('score_update', reordered, kept)).toMatchObject({ action: 'apply_scoring', artifacts: [] })
})

test('another scoring is another action, which a lane keeps for a person, and a new version by the agent [S001-20.3.1]', () => {
  expect(analyze('score_update', { config: OTHER }, kept)).toMatchObject({
    action: 'change_scoring',
    artifacts: [{ version: 4, source: 'agent', status: 'approved' }],
    scorings: [{ config_version: 4 }],
  })
})

test('weights that do not sum to one, criteria that are not known and other words are refused [O-score.2]', () => {
  expect(analyze('score_update', { weight_preferences: { profile_completeness: 0.4 } }, kept)).toBe('scoring.weights')
  expect(analyze('score_update', { weight_preferences: { profile_completeness: 1 } }, kept)).toMatchObject({
    action: 'apply_scoring',
  })
  expect(analyze('score_update', { config: { criteria: { charm: { weight: 1 } } } }, kept)).toBe('scoring.config')
  expect(analyze('score_update', { config: OTHER, apply_now: true }, kept)).toMatch(/^schema\./)
})
