import { canonicalText, hashCanonical, hashNormalizedText } from '#kernel/ledger/canonical.ts'
import type { CandidateInsight, PromotionReceipt, PromotionTicket, TicketFacts } from './contracts.ts'
import type { Entity } from './entities.ts'
import type { FindingKind } from './finding.ts'
import { textOfInsight } from './insight-text.ts'
import { PRIVILEGED_WORDS, RAW_TEXT_WORDS, RULES_VERSION, type Sanitised, type Source } from './sanitise.ts'

export interface Judged {
  ticket: PromotionTicket
  insight: CandidateInsight
  sources: readonly Source[]
  privileged?: readonly Source[]
  entities: readonly Entity[]
  result: Sanitised
  judgedAt: string
}

export function makeReceipt({
  ticket,
  insight,
  sources,
  privileged = [],
  entities,
  result,
  judgedAt,
}: Judged): PromotionReceipt {
  const all = [...sources, ...privileged]
  const hashes = all.map(({ text }) => hashNormalizedText(text))
  const checked = {
    ...{ sources: all.length, entities: entities.length, against_sha256: hashChecked(hashes, entities) },
    privileged_sources: privileged.length + sources.filter((source) => source.privileged).length,
  }
  const { text } = textOfInsight(insight)
  return receiptOf({ ticket: ticketFacts(ticket), text, checked, result, judgedAt })
}

/** One hash over all of it: names alone could be guessed from a hash of their own. */
export function hashChecked(sourceHashes: string[], entities: readonly unknown[]): string {
  return hashCanonical({ sources: sourceHashes.toSorted(), entities })
}

/** The words of the ticket stay out: a reason may well name the case. Its hash says which ticket it was. */
export function ticketFacts(ticket: PromotionTicket): TicketFacts {
  const { ticket_id, scope, signed_off_by, signed_off_at } = ticket
  return { ticket_id, scope, ticket_sha256: hashCanonical(ticket), signed_off_by, signed_off_at }
}

/** The same where the sources were too many to be held at once: what was compared is told by numbers and a hash. */
export function receiptOf(judged: {
  ticket: TicketFacts
  text: string
  checked: PromotionReceipt['checked']
  result: Pick<Sanitised, 'findings' | 'more'>
  judgedAt: string
}): PromotionReceipt {
  const { ticket, text, checked, result, judgedAt } = judged
  const count = (kind: FindingKind) => result.findings.filter((finding) => finding.kind === kind).length
  return {
    receipt_version: '1',
    ...ticket,
    judged_at: judgedAt,
    rules: { version: RULES_VERSION, raw_text_words: RAW_TEXT_WORDS, privileged_words: PRIVILEGED_WORDS },
    checked,
    result: result.findings.length + result.more === 0 ? 'promoted' : 'denied',
    findings: {
      client_identity: count('client_identity'),
      raw_case_text: count('raw_case_text'),
      privileged_notes: count('privileged_notes'),
      not_told: result.more,
    },
    text_sha256: hashNormalizedText(text),
  }
}

/** For programs: the one text of this receipt, whose hash can be signed. */
export function receiptJson(receipt: PromotionReceipt): string {
  return canonicalText(receipt)
}

/** For people: the same, line by line. */
export function renderReceipt(receipt: PromotionReceipt): string {
  const { rules, checked, findings } = receipt
  const promoted = receipt.result === 'promoted'
  const shared = { playbook: 'the shared playbook', heuristic: 'the shared heuristics', both: 'both' }[receipt.scope]
  const lines = [
    `# Promotion ${plain(receipt.ticket_id)}: ${promoted ? 'promoted' : 'denied'}`,
    promoted
      ? `Nothing of the case was found in the text. It was promoted to ${shared}.`
      : 'Something of the case was found in the text. Nothing was promoted.',
    [
      `- Ticket: ${plain(receipt.ticket_id)} (SHA-256 \`${receipt.ticket_sha256}\`)`,
      `- Signed off by: ${plain(receipt.signed_off_by)}, ${receipt.signed_off_at}`,
      `- Judged: ${receipt.judged_at}`,
      `- Compared with: ${count(checked.sources, 'source', 'sources')}, ${checked.privileged_sources} of them privileged, and ${count(checked.entities, 'entity', 'entities')} (SHA-256 \`${checked.against_sha256}\`)`,
      `- Rules: version ${plain(rules.version)}; no ${rules.raw_text_words} words in a row from a source, no ${rules.privileged_words} from a privileged one, no name or mark of a party`,
      `- Findings: ${findings.client_identity} of identity, ${findings.raw_case_text} of case text, ${findings.privileged_notes} of privileged notes${findings.not_told > 0 ? `, and ${findings.not_told} more` : ''}`,
      `- Text: SHA-256 \`${receipt.text_sha256}\``,
    ].join('\n'),
  ]
  return `${lines.join('\n\n')}\n`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** A word from outside is one line and means nothing to a page. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').replace(/[\\`*_{}[\]<>()#+!|&~]/g, '\\$&')
}
