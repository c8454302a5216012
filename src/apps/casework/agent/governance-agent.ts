import type { Promotion } from '../domain/decide/case.ts'
import { wantsHeuristics } from '../domain/decide/governance.ts'
import { readAs } from '../domain/decide/read-file.ts'
import type { CaseSnapshot } from '../domain/decide/snapshot.ts'
import { CandidateInsight, PromotionTicket } from '../domain/governance/contracts.ts'
import type { Proposed } from './proposed.ts'

/** Looks first, and shares only what it has looked through. */
export function governanceNext({ work }: CaseSnapshot): Proposed {
  const { promotion, ticket, candidate } = work as {
    promotion: Promotion | null
    ticket: string | null
    candidate: string | null
  }
  const readTicketed = ticket === null ? null : readAs<PromotionTicket>(PromotionTicket, ticket)
  const read = candidate === null ? null : readAs<CandidateInsight>(CandidateInsight, candidate)
  if (!promotion || !readTicketed?.ok || !read?.ok) return { action_type: 'no_op', reason: 'preconditions_not_met' }
  if (promotion.checked_hash === null) return { action_type: 'scan_candidate' }
  const { scope } = readTicketed.value
  if (scope !== 'heuristic' && promotion.playbook_id === null) return { action_type: 'promote_playbook' }
  if (wantsHeuristics({ ticket: readTicketed.value, insight: read.value, promotion }))
    return { action_type: 'promote_heuristics' }
  return { action_type: 'no_op', reason: 'preconditions_not_met' }
}
