import type { Change } from '#kernel/ports/store.ts'
import type { CreateInput } from '../../tools/bundle-tools.ts'
import type { PlaybookInput } from '../../tools/governance-tools.ts'
import { update } from './rows.ts'

/** An attorney's no ends the request or the ticket: another one is another question. */
export function rejected({ tool, input }: { tool: string; input: unknown }, { now }: { now: string }): Change[] {
  if (tool === 'export_bundle.create') {
    const { bundle_id } = input as CreateInput
    const problem = 'bundle.rejected: an attorney said no to it'
    return [update('export_requests', { bundle_id }, { status: 'failed', problem, updated_at: now })]
  }
  if (tool === 'append:shared_playbooks' || tool === 'append:shared_heuristics') {
    const { promotion_ticket_id } = input as PlaybookInput
    return [update('promotions', { promotion_ticket_id }, { status: 'refused', updated_at: now })]
  }
  return []
}
