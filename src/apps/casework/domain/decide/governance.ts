import { refuse } from '#kernel/decide.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { CandidateInsight, PromotionReceipt, PromotionTicket } from '../governance/contracts.ts'
import { textOfInsight } from '../governance/insight-text.ts'
import { ticketFacts } from '../governance/receipt.ts'
import { caseOf, type Promotion, refOf } from './case.ts'
import { idFrom } from './ids.ts'
import { readAs } from './read-file.ts'
import { wasRejected } from './rows.ts'

interface Candidate {
  promotion: Promotion
  ticket: PromotionTicket
  insight: CandidateInsight
  text: string
  hash: string
}

/** The insight that a ticket is about, as it stands in the file. */
function candidateOf(state: State): Candidate | null {
  const { promotion, ticket, candidate } = caseOf(state)
  const readTicketed = ticket === null ? null : readAs<PromotionTicket>(PromotionTicket, ticket)
  const read = candidate === null ? null : readAs<CandidateInsight>(CandidateInsight, candidate)
  if (!promotion || !readTicketed?.ok || !read?.ok) return null
  const { text } = textOfInsight(read.value)
  return { promotion, ticket: readTicketed.value, insight: read.value, text, hash: sha256Hex(text) }
}

const none = (): Decision => refuse('promotion.none', 'no insight waits to be looked at', 'Wait for a ticket.')

function ticketed(state: State, { promotion }: Candidate) {
  const { promotion_ticket_id, signed_off_by } = promotion
  return { case_id: state.workspace.id, promotion_ticket_id, attorney_sign_off: signed_off_by }
}

function inputsOf(state: State, { promotion }: Candidate) {
  const { named } = caseOf(state)
  return [promotion.ticket_document_id, promotion.candidate_document_id]
    .flatMap((id) => named[id] ?? [])
    .map((document) => refOf(state.workspace.id, document))
}

export function decideScan(state: State): Decision {
  const candidate = candidateOf(state)
  if (!candidate) return none()
  const { text, hash, ticket } = candidate
  const input = { ...ticketed(state, candidate), text, text_hash: hash, ticket: ticketFacts(ticket) }
  return { kind: 'tool', tool: 'sanitise.scan', input, inputs: inputsOf(state, candidate) }
}

/** Only what was looked through leaves, word for word. What was found in it is told to the lanes, which prohibit it. */
export function decidePlaybook(state: State): Decision {
  const candidate = candidateOf(state)
  if (!candidate) return none()
  const error = uncheckedError(candidate) ?? rejectedError(state, 'append:shared_playbooks')
  if (error) return error
  const { promotion, insight, hash } = candidate
  if (promotion.playbook_id) return refuse('promotion.done', 'the playbook has it already', 'Go on.')
  const input = {
    ...ticketed(state, candidate),
    ...{ playbook_id: idFrom(`${promotion.promotion_ticket_id}:playbook`), title: insight.title, body: insight.body },
    ...{ tags: insight.tags, text_hash: hash, findings: kindsOf(promotion) },
    ...receipted(state, !wantsHeuristics(candidate)),
  }
  return { kind: 'tool', tool: 'append:shared_playbooks', input, inputs: inputsOf(state, candidate) }
}

export function decideHeuristics(state: State): Decision {
  const candidate = candidateOf(state)
  if (!candidate) return none()
  const error = uncheckedError(candidate) ?? rejectedError(state, 'append:shared_heuristics')
  if (error) return error
  const { promotion, insight, hash } = candidate
  if (promotion.heuristics > 0) return refuse('promotion.done', 'they are shared already', 'Go on.')
  const heuristics = insight.heuristics.map(({ when, then: advice }, n) => ({
    ...{ id: idFrom(`${promotion.promotion_ticket_id}:heuristic:${n}`), when, advice },
  }))
  if (heuristics.length === 0) return refuse('promotion.no_heuristics', 'the insight has none', 'Share the playbook.')
  const last = promotion.playbook_id !== null || candidate.ticket.scope === 'heuristic'
  const result = { text_hash: hash, findings: kindsOf(promotion), ...receipted(state, last) }
  const input = { ...ticketed(state, candidate), heuristics, ...result }
  return { kind: 'tool', tool: 'append:shared_heuristics', input, inputs: inputsOf(state, candidate) }
}

/** What was found out when the text was looked through, for whoever shares the last part of it. */
function receipted(state: State, last: boolean): { receipt?: PromotionReceipt } {
  const { report } = caseOf(state)
  const read = last && report !== null ? readAs<PromotionReceipt>(PromotionReceipt, report) : null
  return read?.ok ? { receipt: read.value } : {}
}

export function wantsHeuristics({
  ticket,
  insight,
  promotion,
}: Pick<Candidate, 'ticket' | 'insight' | 'promotion'>): boolean {
  return ticket.scope !== 'playbook' && insight.heuristics.length > 0 && promotion.heuristics === 0
}

function uncheckedError({ promotion, hash }: Candidate): Decision | null {
  if (promotion.checked_hash === hash) return null
  return refuse('promotion.unchecked', 'nobody has looked through these words', 'Scan the insight first.')
}

function rejectedError(state: State, action: string): Decision | null {
  if (!wasRejected(state, action)) return null
  return refuse('promotion.rejected', 'an attorney said no to it', 'Leave it; another ticket is another question.')
}

/** The names that the lanes prohibit: raw_case_text, client_identity, privileged_notes. */
function kindsOf({ findings }: Promotion): string[] {
  return findings.map(({ kind }) => String(kind)).slice(0, 200)
}
