import { type Static, Type } from 'typebox'
import { closed, list, OpenObject, Sha256Hex, text, Uuid } from '#kernel/contracts/closed.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { PromotionReceipt, TicketFacts } from '../domain/governance/contracts.ts'
import { scanCandidate } from '../domain/governance/scan.ts'
import { notOfCase } from './conflict-check.ts'
import type { CaseworkServices } from './services.ts'

const ticketed = { case_id: Uuid, promotion_ticket_id: Uuid, attorney_sign_off: text(200, 1) }
const scope = ({
  promotion_ticket_id,
  attorney_sign_off,
}: {
  promotion_ticket_id: string
  attorney_sign_off: string
}) => ({
  promotion_ticket_id,
  attorney_sign_off,
})

export const ScanInput = closed({ ...ticketed, text: text(100_000, 1), text_hash: Sha256Hex, ticket: TicketFacts })
const ScanOutput = closed({
  findings: list(OpenObject, 200),
  more: Type.Integer(),
  checked: PromotionReceipt.properties.checked,
})
export type ScanInput = Static<typeof ScanInput>

export const PlaybookInput = closed({
  ...ticketed,
  ...{ playbook_id: Uuid, title: text(200, 1), body: text(8000, 1), tags: list(text(64, 1), 20), text_hash: Sha256Hex },
  findings: list(text(40), 200),
  /** With the last of it everything that the ticket asked for is shared, and this says so. */
  receipt: Type.Optional(PromotionReceipt),
})
export type PlaybookInput = Static<typeof PlaybookInput>

export const HeuristicsInput = closed({
  ...ticketed,
  heuristics: list(closed({ id: Uuid, when: text(1000, 1), advice: text(1000, 1) }), 50, { minItems: 1 }),
  text_hash: Sha256Hex,
  findings: list(text(40), 200),
  receipt: Type.Optional(PromotionReceipt),
})
export type HeuristicsInput = Static<typeof HeuristicsInput>

export function governanceTools(casework: CaseworkServices): Tool[] {
  return [scan(casework), playbook(casework), heuristics(casework)]
}

/** Looks through everything that the case holds for what of it is left in a text. */
function scan(casework: CaseworkServices): Tool<ScanInput> {
  return {
    name: 'sanitise.scan',
    input: ScanInput,
    output: ScanOutput,
    effect: 'read',
    timeoutMs: 30 * 60_000,
    key: ({ promotion_ticket_id, text_hash }) => `${promotion_ticket_id}:${text_hash}`,
    scope,
    async run({ case_id, text: candidate }, { workspaceId, signal }) {
      if (case_id !== workspaceId) return notOfCase()
      const entities = await casework.entities(case_id)
      const scanned = await scanCandidate(candidate, casework.texts(case_id), entities, signal)
      if ('refusal' in scanned) return { outcome: 'not_done', error: scanned.refusal }
      return { outcome: 'done', output: scanned }
    },
    verify: async () => ({ found: true }),
  }
}

function playbook(casework: CaseworkServices): Tool<PlaybookInput> {
  return {
    name: 'append:shared_playbooks',
    input: PlaybookInput,
    output: closed({ playbook_id: Uuid }),
    effect: 'idempotent',
    timeoutMs: 30_000,
    key: ({ promotion_ticket_id }) => promotion_ticket_id,
    recipient: () => 'the playbook that all cases share',
    traits: ({ findings }) => [...new Set(findings)],
    scope,
    async run(input, { workspaceId }) {
      if (input.case_id !== workspaceId) return notOfCase()
      const { promotion_ticket_id: ticketId, case_id: caseId, attorney_sign_off: signedOffBy } = input
      const { playbook_id: id, title, body, tags, text_hash: textHash } = input
      await casework.shared.append({ ticketId, caseId, signedOffBy, playbook: { id, title, body, tags, textHash } })
      return { outcome: 'done', output: { playbook_id: id } }
    },
    async verify({ promotion_ticket_id, text_hash }) {
      const found = await casework.shared.find(promotion_ticket_id)
      return { found: found.text_hash === text_hash, contentHash: found.text_hash ?? undefined }
    },
  } as Tool<PlaybookInput>
}

function heuristics(casework: CaseworkServices): Tool<HeuristicsInput> {
  return {
    name: 'append:shared_heuristics',
    input: HeuristicsInput,
    output: closed({ heuristics: Type.Integer() }),
    effect: 'idempotent',
    timeoutMs: 30_000,
    key: ({ promotion_ticket_id }) => promotion_ticket_id,
    recipient: () => 'the heuristics that all cases share',
    traits: ({ findings }) => [...new Set(findings)],
    scope,
    async run(input, { workspaceId }) {
      if (input.case_id !== workspaceId) return notOfCase()
      const { promotion_ticket_id: ticketId, case_id: caseId, attorney_sign_off: signedOffBy } = input
      await casework.shared.append({ ticketId, caseId, signedOffBy, heuristics: input.heuristics })
      return { outcome: 'done', output: { heuristics: input.heuristics.length } }
    },
    async verify({ promotion_ticket_id, heuristics: wanted }) {
      const found = await casework.shared.find(promotion_ticket_id)
      return { found: found.heuristics === wanted.length }
    },
  }
}
