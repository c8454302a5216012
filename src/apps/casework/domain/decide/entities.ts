import { refuse } from '#kernel/decide.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import { foldedName, nameKeys } from '../intake/names.ts'
import { foldWords } from '../text/fold-name.ts'
import { type CaseState, caseOf, type EntityRow } from './case.ts'
import type { ProposedEntity, WriteEntities } from './proposals.ts'
import { insert, update, write } from './rows.ts'

const ENTITIES_MAX = 2000

/** Who is named in a case. Only what stands in what the client gave is taken, of names and of how somebody is reached; nothing known is taken away. */
export function decideEntities(state: State, { entities }: WriteEntities): Decision {
  const known = caseOf(state)
  const result = new Set(foldWords(sourceText(known)))
  const invented = entities.find((entity) =>
    saidOf(entity).some((one) => foldWords(one).some((word) => !result.has(word))),
  )
  if (invented) {
    const message = 'a name or an address is proposed that stands in no source'
    return refuse('entity.invented', message, 'Propose only what stands in the form or in an answer.', '/entities')
  }
  const merged = new Map<string, ProposedEntity>()
  for (const entity of entities) {
    const folded = foldedName(entity.name)
    if (folded === '') return refuse('entity.no_name', 'a name has no letter', 'Propose names.', '/entities')
    const key = `${entity.kind} ${folded}`
    merged.set(key, merge(merged.get(key), entity))
  }
  if (known.entities.length + merged.size > ENTITIES_MAX)
    return refuse('entity.too_many', `a case names at most ${ENTITIES_MAX}`, 'Leave out who does not matter.')
  const { session } = known
  return write(
    state,
    'upsert:entities',
    (context) => [...merged.values()].flatMap((one) => upsert(known, one, context)),
    {
      ...(session ? { scope: { client_session_id: session.client_session_id } } : {}),
    },
  )
}

function saidOf({ name, aliases, emails, phones, addresses, identifiers }: ProposedEntity): string[] {
  return [[name], aliases, emails, phones, addresses, identifiers].flatMap((said) => said ?? [])
}

function upsert(known: CaseState, one: ProposedEntity, { now, uuid }: MakeContext): Change[] {
  const folded = foldedName(one.name)
  const before = known.entities.find((e) => e.kind === one.kind && e.folded === folded)
  const whole = merge(before && asProposed(before), one)
  const { kind, side, name, aliases, emails, phones, addresses, identifiers } = whole
  const details = Object.fromEntries(
    Object.entries({ aliases, emails, phones, addresses, identifiers }).filter(([, list]) => list && list.length > 0),
  )
  const keys = [...new Set([name, ...(aliases ?? [])].flatMap(nameKeys))].slice(0, 500)
  const row = { kind, side, name: before?.name ?? name, folded, details, keys, updated_at: now }
  if (!before) return [insert('entities', { entity_id: uuid(), ...row })]
  const same = before.side === side && JSON.stringify(before.details) === JSON.stringify(details)
  return same ? [] : [update('entities', { entity_id: before.entity_id }, row)]
}

const asProposed = ({ kind, side, name, details }: EntityRow): ProposedEntity => ({ kind, side, name, ...details })

/** What is known stays; a side that somebody named is not made unknown again. */
function merge(before: ProposedEntity | undefined, one: ProposedEntity): ProposedEntity {
  if (!before) return one
  const both = (a?: string[], b?: string[]) => [...new Set([...(a ?? []), ...(b ?? [])])].slice(0, 20)
  return {
    kind: before.kind,
    name: before.name,
    side: before.side === 'unknown' ? one.side : before.side,
    aliases: both(before.aliases, one.name === before.name ? one.aliases : [one.name, ...(one.aliases ?? [])]),
    emails: both(before.emails, one.emails),
    phones: both(before.phones, one.phones),
    addresses: both(before.addresses, one.addresses),
    identifiers: both(before.identifiers, one.identifiers),
  }
}

function sourceText({ form, turns, reading }: CaseState): string {
  const pages = reading.flatMap((shown) => shown.pages.map((page) => page.text))
  return [form ?? '', ...turns.map(({ answer }) => answer ?? ''), ...pages].join('\n')
}
