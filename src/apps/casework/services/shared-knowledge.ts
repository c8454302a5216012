import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { inSystemWorkspace } from '#kernel/controller/system-workspace.ts'
import type { Change } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import type { SharedEntry, SharedKnowledge } from '../tools/services.ts'

/** The playbook that all cases share, in the house: a run of its own there, which names the case and none of its words. */
export function sharedKnowledgeOf(lw: () => Lanewright): SharedKnowledge {
  const find: SharedKnowledge['find'] = async (ticketId) => {
    const { rows } = await lw()
      .database.pool('auditor')
      .query(
        `select (select p.playbook_id from casework.shared_playbooks p where p.workspace_id = $1 and p.promotion_ticket_id = $2) as playbook_id,
          (select p.text_hash from casework.shared_playbooks p where p.workspace_id = $1 and p.promotion_ticket_id = $2) as text_hash,
          (select count(*)::integer from casework.shared_heuristics h where h.workspace_id = $1 and h.promotion_ticket_id = $2) as heuristics`,
        [SYSTEM_WORKSPACE, ticketId],
      )
    return rows[0]
  }
  return {
    find,
    async append(entry) {
      const product = lw()
      const before = await find(entry.ticketId)
      // A second try of the same ticket finds what the first one wrote.
      if (entry.playbook && before.playbook_id !== null) return
      if (entry.heuristics && before.heuristics > 0) return
      const pins = await product.deps.store.activePins('casework')
      if (!pins) throw new Failure('policy.unknown', 'no policy is in force for casework', 'Start the product again.')
      const work = { name: 'promotion', rule: 'promotion.approved', pins, kind: 'promotion' as const }
      await inSystemWorkspace(product.deps, product.leases, work, async (now) => ({
        changes: rowsOf(entry, now),
        recorded: {
          action: 'promotion',
          outcome: 'success',
          reason: `ticket ${entry.ticketId}, signed off by ${entry.signedOffBy}`,
          target: {
            target_type: 'table',
            name: entry.playbook ? 'shared_playbooks' : 'shared_heuristics',
            operation: 'append',
          },
        },
      }))
    },
  }
}

function rowsOf({ ticketId, caseId, signedOffBy, playbook, heuristics = [] }: SharedEntry, now: string): Change[] {
  const common = { promotion_ticket_id: ticketId, source_case_id: caseId, signed_off_by: signedOffBy, promoted_at: now }
  const changes: Change[] = []
  if (playbook) {
    const { id, title, body, tags, textHash } = playbook
    const row = { playbook_id: id, title, body, tags, text_hash: textHash, ...common }
    changes.push({ table: 'casework.shared_playbooks', op: 'insert', rows: [row] })
  }
  if (heuristics.length > 0) {
    const rows = heuristics.map(({ id, when, advice }) => ({
      heuristic_id: id,
      condition: when,
      advice,
      ...common,
    }))
    changes.push({ table: 'casework.shared_heuristics', op: 'insert', rows })
  }
  return changes
}
