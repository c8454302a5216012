import { expect, test } from 'vitest'
import type { PersistArtifactProposal } from '#kernel/contracts/proposals.ts'
import type { State } from '#kernel/ports/store.ts'
import { decideArtifact } from './artifact.ts'

const figures = { leads: { total: 2 }, messages: { sent: 1 } }

function keep(artifact_type: string, artifact_key: string, content: object, counted: object | null = figures) {
  const state = { artifacts: [], app: { figures: counted } } as unknown as State
  const proposal = { action_type: 'persist_artifact', artifact: { artifact_type, artifact_key, content } }
  const decision = decideArtifact(state, proposal as PersistArtifactProposal)
  return decision.kind === 'refuse' ? decision.error.code : decision.kind
}

test('a report has the figures that were counted, in any order of their keys, and words of its own at most [O-pain.2]', () => {
  const report = (content: object, counted?: object | null) =>
    keep('analysis_result', 'campaign_report', content, counted)
  expect(report({ figures })).toBe('write')
  expect(report({ figures: { messages: { sent: 1 }, leads: { total: 2 } }, summary: 'It went well.' })).toBe('write')
  expect(report({ figures: { ...figures, messages: { sent: 2 } } })).toBe('report.figures')
  expect(report({ figures: { ...figures, extra: 1 } })).toBe('report.figures')
  expect(report({})).toBe('report.figures')
  expect(report({ figures, grade: 'excellent' })).toBe('report.shape')
  expect(report({ figures, summary: { sent: 9000 } })).toBe('report.shape')
})

test('there is no report before its time [O-pain.2]', () => {
  expect(keep('analysis_result', 'campaign_report', { figures }, null)).toBe('report.not_now')
  expect(keep('analysis_result', 'other_findings', { said: 'anything' }, null)).toBe('write')
})

test('a scoring that cannot be applied is not kept, under either of its names [S001-20.3.1]', () => {
  for (const type of ['lead_scoring_config', 'scoring_algorithm']) {
    expect(keep(type, 'scoring', { criteria: { profile_completeness: { weight: 1 } } })).toBe('write')
    expect(keep(type, 'scoring', { criteria: { profile_completeness: { weight: 0.9 } } })).toBe('scoring.weights')
    expect(keep(type, 'scoring', { anything: 'else' })).toBe('scoring.config')
  }
})

test('a script is its code and nothing beside it', () => {
  expect(keep('python_script', 'sum', { code: 'print(1)' })).toBe('write')
  expect(keep('python_script', 'sum', { code: 'print(1)', run_now: true })).toBe('script.shape')
  expect(keep('python_script', 'sum', { code: ['print(1)'] })).toBe('script.shape')
})
