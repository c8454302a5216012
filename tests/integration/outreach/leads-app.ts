import { leadViews } from '#apps/outreach/domain/leads/views.ts'
import { scriptedAgent } from '#integrations/models/scripted.ts'
import { NoOpProposal } from '#kernel/contracts/proposals.ts'
import type { App } from '#kernel/ports/app.ts'
import { coreSnapshot } from '#kernel/snapshot.ts'

const LANES = `
PLAN:
  purpose: Wait.
  callers: [CLERK]
  actions: [no_op]
  scope: [workspace_id, run_id]
  approval: none
  risk: low
`
const ROLES = `
CLERK:
  kind: agent
  purpose: Waits.
`

/** Campaigns with leads and nothing else: an agent that waits, on the real tables. */
export const leadsApp: App = {
  name: 'outreach',
  title: 'Leads alone',
  sql: new URL('../../../src/apps/outreach/schema/', import.meta.url),
  policy: { lanes: { path: 'lanes.yaml', text: LANES }, roles: { path: 'roles.yaml', text: ROLES } },
  agent: scriptedAgent('waits', []),
  agentRole: 'CLERK',
  rules: 'Wait.',
  unplanned: true,
  actions: { no_op: NoOpProposal },
  tools: [],
  views: leadViews,
  buildSnapshot: (state) => ({ snapshot: coreSnapshot(state) }),
  rest: () => ({}),
}

export default leadsApp
