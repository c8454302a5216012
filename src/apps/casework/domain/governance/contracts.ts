import { type Static, Type } from 'typebox'
import { Count, closed, Id, IsoTime, list, oneOf, Sha256Hex, text } from '#kernel/contracts/closed.ts'

/** What an attorney signs before anything of a case may be shared. */
export const PromotionTicket = closed(
  {
    ticket_id: Id,
    scope: oneOf(['playbook', 'heuristic', 'both']),
    title: text(200, 1),
    reason: text(2000, 1),
    signed_off_by: text(200, 1),
    signed_off_at: IsoTime,
    candidate_artifact_ids: list(Id, 100, { minItems: 1, uniqueItems: true }),
  },
  { title: 'PromotionTicket' },
)
export type PromotionTicket = Static<typeof PromotionTicket>

/** What may become part of the shared playbook, once nothing of the case is left in it. */
export const CandidateInsight = closed(
  {
    title: text(200, 1),
    body: text(8000, 1),
    // biome-ignore lint/suspicious/noThenProperty: the field's own name, not a promise
    heuristics: list(closed({ when: text(1000, 1), then: text(1000, 1) }), 50),
    tags: list(text(64, 1), 20, { uniqueItems: true }),
  },
  { title: 'CandidateInsight' },
)
export type CandidateInsight = Static<typeof CandidateInsight>

/** What a receipt says of the ticket: who signed, and which it was. */
export const TicketFacts = closed({
  ticket_id: Id,
  scope: oneOf(['playbook', 'heuristic', 'both']),
  ticket_sha256: Sha256Hex,
  signed_off_by: text(200, 1),
  signed_off_at: IsoTime,
})
export type TicketFacts = Static<typeof TicketFacts>

/** What was judged and how it ended. It holds numbers, hashes and who signed: nothing of the case. */
export const PromotionReceipt = closed(
  {
    receipt_version: Type.Literal('1'),
    ticket_id: Id,
    scope: oneOf(['playbook', 'heuristic', 'both']),
    ticket_sha256: Sha256Hex,
    signed_off_by: text(200, 1),
    signed_off_at: IsoTime,
    judged_at: IsoTime,
    rules: closed({ version: text(20, 1), raw_text_words: Count, privileged_words: Count }),
    checked: closed({ sources: Count, privileged_sources: Count, entities: Count, against_sha256: Sha256Hex }),
    result: oneOf(['promoted', 'denied']),
    findings: closed({ client_identity: Count, raw_case_text: Count, privileged_notes: Count, not_told: Count }),
    text_sha256: Sha256Hex,
  },
  { title: 'PromotionReceipt' },
)
export type PromotionReceipt = Static<typeof PromotionReceipt>
