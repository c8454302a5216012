import { refuse } from '#kernel/decide.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import type { ItemContent } from '../../contracts.ts'
import { PAGE_END } from '../../tools/document-text.ts'
import type { Treatment } from '../export/production.ts'
import { termFinder } from '../export/redact-finders.ts'
import { caseOf, type NamedDocument, refOf } from './case.ts'
import { insert, update, write } from './rows.ts'

/**
 * A person's decision on the privilege of a document. Whoever keeps the file may withhold; what lets words out is another
 * action in the lanes, and an attorney's.
 */
export function mark(state: State, content: ItemContent<'case.mark'>, by: string): Decision {
  const { named, marked_text } = caseOf(state)
  const document = named[content.document_id]
  // The same answer whether it is nowhere or in another case.
  if (!document)
    return refuse('document.unknown', 'there is no such document in this case', 'Look at the file of this case again.')
  const { decision, basis, passages } = content
  if (!/\p{L}/u.test(basis))
    return refuse('privilege.no_basis', 'The decision has no basis.', 'Say in words what the decision rests on.')
  if ((decision === 'redact') !== (passages !== undefined))
    return refuse(
      'privilege.passages',
      'A redaction names the passages to redact, and no other decision does.',
      'Send passages with the decision redact only.',
    )
  if (decision === 'include' && document.stage === 'received')
    return refuse(
      'privilege.not_read',
      `Document No. ${document.number} has not been read yet.`,
      'Wait until it is read, then decide; or withhold it now.',
    )
  if (passages) {
    if (marked_text === null)
      return refuse(
        'privilege.no_text',
        `Document No. ${document.number} has no text to redact.`,
        'Withhold it, or include it.',
      )
    const pages = marked_text.split(PAGE_END)
    const missing = passages.findIndex((passage) => !pages.some((page) => termFinder(passage)(page).length > 0))
    if (missing !== -1)
      return refuse(
        'privilege.bad_passage',
        `Passage ${missing + 1} is not in the text of document No. ${document.number}.`,
        'Copy the words exactly as the text shows them, within one page.',
      )
  }
  return write(
    state,
    decision === 'withhold' ? 'privilege.mark' : 'privilege.clear',
    (context) => privilegeRows(document, { decision, basis, by, ...(passages ? { passages } : {}) }, context),
    { inputs: [refOf(state.workspace.id, document)] },
  )
}

interface Marked {
  decision: Treatment
  basis: string
  by: string
  passages?: string[]
}

/** The decision, and the document as the rest of the case knows it: what is redacted is privileged, too. */
export function privilegeRows(
  { document_id, decisions = 0 }: NamedDocument,
  { decision, basis, by, passages = [] }: Marked,
  { now, runId }: MakeContext,
): Change[] {
  const row = { privileged: decision !== 'include', privilege_basis: basis, privilege_by: by }
  return [
    insert('privilege_decisions', {
      ...{ document_id, number: decisions + 1, decision, passages, decided_by: by, run_id: runId, decided_at: now },
    }),
    update('documents', { document_id }, row),
  ]
}
