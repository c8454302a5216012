import { expect, test } from 'vitest'
import type { State } from '#kernel/ports/store.ts'
import type { Campaign, WorkLead } from './campaign.ts'
import { buildSnapshot, type CampaignSnapshot, rest } from './snapshot.ts'

const NOW = Date.parse('2026-03-02T09:00:00.000Z')
const GOAL = { audience: 'a', offer: 'o', sender: 's', channel: 'demo', steps: [] }
const EMPTY: Campaign = {
  act: null,
  lead: null,
  discover: null,
  message: null,
  asked: {},
  counts: { total: 0, pending: 0, contacted: 0, responded: 0 },
  set_aside: { total: 0, leads: [] },
  misses: 0,
  open_drafts: 0,
  scoring: null,
  scoring_config: null,
  analysis: null,
  page: null,
  named: {},
  scripts: {},
  figures: null,
  report_turned_down: false,
}

function stateOf(work: string | null, app: Partial<Campaign> = {}, more: Partial<State> = {}): State {
  return {
    workspace: { id: 'w', name: 'Spring', status: 'active', goal: GOAL },
    counts: { pending: 0 },
    current_task: { task_id: 't', description: 'Do it', status: 'in_progress', preconditions: [], metadata: { work } },
    eligible_tasks: [],
    recent_audit: [],
    artifacts: [],
    approvals: [],
    rejections: [],
    questions: [],
    uncertain: [],
    app: { ...EMPTY, ...app },
    ...more,
  } as unknown as State
}
const shown = (state: State) => buildSnapshot(state).snapshot as CampaignSnapshot

test('artifacts are listed by type and key; the content is that of what the task in progress names [S001-8.3]', () => {
  const artifacts = ['tone', 'budget'].map((artifact_key) => ({
    artifact_type: 'context',
    artifact_key,
    status: 'approved',
  }))
  const more = { artifacts } as unknown as Partial<State>
  expect(shown(stateOf(null, { named: { 'context/tone': '{"tone":"plain"}' } }, more)).available_artifacts).toEqual([
    { artifact_type: 'context', artifact_key: 'tone', content: { tone: 'plain' } },
    { artifact_type: 'context', artifact_key: 'budget' },
  ])
})

test('a page is shown to a task that somebody made up, cut to its bounds, and to no standard task [O-10.1]', () => {
  const observation = {
    untrusted: true,
    url: 'https://network.example/',
    title: 'Home',
    elements: Array.from({ length: 61 }, (_, n) => ({ role: 'link', name: `L${n}` })),
    text: 'x'.repeat(6001),
    cut: false,
  }
  const page = JSON.stringify({ observation })
  const seen = shown(stateOf(null, { page })).work.page
  expect(seen).toMatchObject({ untrusted: true, cut: true })
  expect([seen?.elements.length, seen?.text.length]).toEqual([60, 6000])
  expect(shown(stateOf('draft', { page })).work.page).toBeNull()
  expect(shown(stateOf(null, { page: '{"obs' })).work.page).toBeNull()
})

test('nobody is asked where only an arrival or a time can help', () => {
  const due = (due_at: string) => ({ act: 'look', lead: { standing: { due_at } } as unknown as WorkLead }) as const
  expect(rest(stateOf('leads'), NOW)).toEqual({})
  expect(rest(stateOf('draft'), NOW)).toEqual({})
  expect(rest(stateOf('wait', due('2026-03-03T09:00:00.000Z')), NOW)).toEqual({ until: '2026-03-03T09:00:00.000Z' })
  expect(rest(stateOf('wait', due('2026-03-02T09:00:00.000Z')), NOW)).toBeNull()
  expect(rest(stateOf('draft', { act: 'draft' }), NOW)).toBeNull()
  expect(rest(stateOf(null), NOW)).toBeNull()
  expect(rest(stateOf('score'), NOW)).toBeNull()
  const rejections = [{ task_id: 't', approval_id: 'a', action: 'persist_artifact', reason: 'no' }]
  expect(rest(stateOf('report', { report_turned_down: true }, { rejections }), NOW)).toEqual({})
  // A no to something else does not end the work.
  for (const work of ['score', 'report']) expect(rest(stateOf(work, {}, { rejections }), NOW), work).toBeNull()
})
