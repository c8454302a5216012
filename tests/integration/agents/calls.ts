import { hashCanonical } from '#kernel/ledger/canonical.ts'
import type { AgentCall } from '#kernel/ports/agent.ts'

export const TASK_ID = '660e8400-e29b-41d4-a716-446655440001'

export const SNAPSHOT = {
  campaign: { id: '550e8400-e29b-41d4-a716-446655440000', name: 'Spring outreach', status: 'active' },
  current_task: { id: TASK_ID, description: 'Write to the third lead', status: 'in-progress', preconditions: [] },
  pending_tasks: [{ id: '770e8400-e29b-41d4-a716-446655440002', description: 'Follow up a week later' }],
  leads_summary: {
    total: 100,
    pending: 97,
    contacted: 3,
    responded: 0,
    current_lead: {
      id: '880e8400-e29b-41d4-a716-446655440003',
      full_name: 'Jane Doe',
      profile_url: 'https://example.org/in/janedoe',
    },
  },
  recent_audit_log: [{ action_type: 'browser_navigate', timestamp: '2026-01-06T10:00:00Z', success: true }],
}

export const NO_OP = { action_type: 'no_op', reason: 'awaiting_user_input' }

/** A call as the controller makes it; whatever is not given is usual. */
export function callWith(parts: Partial<AgentCall> = {}): AgentCall {
  const snapshot = parts.snapshot ?? SNAPSHOT
  return {
    workspaceId: '550e8400-e29b-41d4-a716-446655440000',
    snapshot,
    snapshotHash: hashCanonical(snapshot),
    rules: 'Be brief. Never write to a lead twice in a day.',
    errors: [],
    maxBytes: 64 * 1024,
    signal: new AbortController().signal,
    ...parts,
  }
}

export function textOf({ bytes }: { bytes: Uint8Array }): string {
  return Buffer.from(bytes).toString('utf8')
}
