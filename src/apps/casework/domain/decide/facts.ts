import { refuse } from '#kernel/decide.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import type { ItemContent } from '../../contracts.ts'
import { findQuote, hashStatement } from '../mapping/facts.ts'
import { elementOrder } from '../mapping/matrix.ts'
import { collapse, pinpointAt } from '../mapping/pinpoint.ts'
import { caseOf, type DecidedFact, refOf } from './case.ts'
import { pinnedTaxonomy } from './mapping.ts'
import { insert, update, updateCase, write } from './rows.ts'

/** What people decide about facts. The fact itself stays as it was taken; the decision is written beside it. */

export function rejectFact(state: State, content: ItemContent<'case.reject_fact'>, by: string): Decision {
  const { fact } = caseOf(state)
  const { reason, role, restore } = content
  if (!fact) return unknownFact()
  if (fact.rejected === !restore)
    return restore
      ? refuse('fact.not_rejected', 'This fact is not rejected.', 'Choose a fact that was rejected.')
      : refuse('fact.rejected_already', 'This fact is rejected already.', 'Restore it first if it counts again.')
  // The same sentence in a mail that quotes it is the same fact.
  const ids = [fact.fact_id, ...fact.copies]
  const kind = restore ? 'restore' : 'reject'
  return write(state, `fact.${kind}`, (context) => [
    insert(
      'fact_decisions',
      ...ids.map((fact_id, at) => decided(state, context, at, { kind, fact_id, reason, by, role })),
    ),
    // Nobody has to look any more at what it bears on.
    ...(restore ? [] : ids.map((fact_id) => update('facts', { fact_id }, { weighed: true }))),
    updateCase(context, {}),
  ])
}

export function correctFact(state: State, content: ItemContent<'case.correct_fact'>, by: string): Decision {
  const fact = openFact(state)
  if (!isFact(fact)) return fact
  const { statement, reason, role, date, entities } = content
  const now = collapse(statement)
  if (now === '') return refuse('fact.empty', 'A fact needs words.', 'Write the corrected sentence.')
  const row = { statement: now, happened: date ?? fact.happened, entities: entities ?? fact.entities }
  return write(state, 'fact.correct', (context) => [
    insert(
      'fact_decisions',
      decided(state, context, 0, { kind: 'correct', fact_id: fact.fact_id, reason, by, role, ...row }),
    ),
    updateCase(context, {}),
  ])
}

export function mapFact(state: State, content: ItemContent<'case.map_fact'>, by: string): Decision {
  const fact = openFact(state)
  if (!isFact(fact)) return fact
  const { coa_id, element_id, relation, reason, role } = content
  const taxonomy = pinnedTaxonomy(caseOf(state))
  if (!taxonomy || !elementOrder(taxonomy).has(`${coa_id}.${element_id}`)) {
    const message = `The taxonomy of this case has no element ${coa_id}.${element_id}.`
    return refuse('mapping.element_unknown', message, 'Choose an element of the matrix.')
  }
  if (fact.status !== 'supported' && relation !== 'none')
    return refuse('mapping.unsupported_fact', 'A fact without a source supports no element.', 'Add it with a quote.')
  const row = { kind: 'map', fact_id: fact.fact_id, coa_id, element_id, relation, reason, by, role }
  return write(state, 'fact.map', (context) => [
    insert('fact_decisions', decided(state, context, 0, row)),
    updateCase(context, {}),
  ])
}

export function addFact(state: State, content: ItemContent<'case.add_fact'>, by: string): Decision {
  const known = caseOf(state)
  const { document_id, page, quote, reason, role } = content
  const document = known.named[document_id]
  const own = known.case
  const taxonomy = pinnedTaxonomy(known)
  if (!document || !own || !taxonomy)
    return refuse('document.unknown', 'There is no such document in this case.', 'Look at the file of this case again.')
  const text = known.quoted_page ?? ''
  const place = findQuote(text, quote)
  if (!place) {
    const message = `Page ${page} of this document does not contain that quote.`
    return refuse('fact.quote_not_found', message, 'Copy the sentence from the page as it is shown.')
  }
  const { start, end, quoted } = place
  const pinpoint = pinpointAt(document_id, { page, text }, start, end)
  const statement = collapse(text.slice(start, end))
  return write(
    state,
    'fact.add',
    (context) => {
      const fact_id = context.uuid()
      const number = own.facts + 1
      return [
        insert('facts', {
          ...{ fact_id, number, statement, status: 'supported', document_id, page, start_at: start, end_at: end },
          ...{ quote_hash: pinpoint.quote_hash, happened: null, entities: [], supports: [], weighed: true },
          ...{ coa_version: taxonomy.version, run_id: context.runId, created_at: context.now },
        }),
        insert('fact_keys', { fact_id, number, quoted, statement_key: hashStatement(statement) }),
        insert('fact_decisions', decided(state, context, 0, { kind: 'add', fact_id, reason, by, role })),
        updateCase(context, { facts: number }),
      ]
    },
    { inputs: [refOf(state.workspace.id, document)] },
  )
}

/** A fact that still counts. */
function openFact(state: State): DecidedFact | Decision {
  const { fact } = caseOf(state)
  if (!fact) return unknownFact()
  if (fact.rejected) return refuse('fact.rejected', 'This fact is rejected.', 'Restore it first.')
  return fact
}

function isFact(found: DecidedFact | Decision): found is DecidedFact {
  return 'fact_id' in found
}

/** The same answer whether it is nowhere or in another case. */
function unknownFact(): Decision {
  return refuse('fact.unknown', 'There is no such fact in this case.', 'Look at the facts of this case again.')
}

function decided(state: State, context: MakeContext, at: number, { by, role, ...row }: Row): Row {
  return {
    ...{ decision_id: context.uuid(), number: caseOf(state).fact_decisions + 1 + at, ...row },
    ...{ decided_by: by, decided_role: role, run_id: context.runId, created_at: context.now },
  }
}
