import { oneLine } from '../text/quote.ts'
import type { ClientIntakeForm } from './form-schema.ts'
import { NAME_MAX } from './name-parts.ts'
import { foldedNames } from './names.ts'

export type NameKind = 'person' | 'organisation'

export interface NameToCheck {
  name: string
  kind: NameKind
  side: 'client' | 'opposing' | 'related'
}

/** Somebody whom a transcript or a document named. */
export interface NamedEntity {
  name: string
  kind: string
}

/** More than a form can hold, so that none of its names is left out. */
const NAMES_MAX = 4000
const ENTITIES_MAX = 500

/**
 * The names of a case for the conflict check. A name that stands on two sides is told for both: that may be a conflict
 * already. What was only named somewhere is related, unless the form says more.
 */
export function namesToCheck(form: ClientIntakeForm, entities: readonly NamedEntity[]): NameToCheck[] {
  const { client, employer, opposing_parties, related_people } = form
  const result = [
    ...named([client.full_name, ...client.aliases], 'person', 'client'),
    ...named([employer?.name ?? ''], 'organisation', 'opposing'),
    ...opposing_parties.flatMap(({ name, aliases = [], kind }) => named([name, ...aliases], kind, 'opposing')),
    ...related_people.flatMap(({ name, aliases = [] }) => named([name, ...aliases], 'person', 'related')),
  ]
  const inForm = new Set(result.map(({ name }) => foldedNames(name)))
  const found = entities
    .slice(0, ENTITIES_MAX)
    .flatMap(({ name, kind }) => (kind === 'person' || kind === 'organisation' ? named([name], kind, 'related') : []))
    .filter(({ name }) => !inForm.has(foldedNames(name)))
  const seen = new Set<string>()
  return [...result, ...found]
    .filter(({ name, side }) => {
      const key = `${side} ${foldedNames(name)}`
      if (foldedNames(name) === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, NAMES_MAX)
}

function named(names: readonly string[], kind: NameKind, side: NameToCheck['side']): NameToCheck[] {
  return names.map((name) => ({ name: oneLine(name, NAME_MAX), kind, side }))
}
