import type { ClientIntakeForm } from '../intake/form-schema.ts'
import { foldedName } from '../intake/names.ts'
import { type CanonicalArtifact, canonicalArtifact } from '../text/canonical-artifact.ts'
import { findDates } from './find/dates.ts'
import { findEmails, findPhones } from './find/details.ts'
import type { KnownName } from './find/known-names.ts'
import { findNames, type NameMention } from './find/names.ts'
import { isSaid } from './notes.ts'
import type { Transcript } from './transcript-schema.ts'

/** Somebody or something that was named. An early pass: a person looks at it before anybody relies on it. */
export interface ExtractedEntity {
  kind: 'person' | 'organisation' | 'email' | 'phone' | 'date'
  name: string
  found_by: NameMention['found_by'] | 'pattern'
  /** How it was said, where that differs. */
  said: string[]
  turns: number[]
}

const ENTITIES_MAX = 500
const SAID_MAX = 10
const TURNS_MAX = 50

/** The names of the form as an interview may use them. The employer and an opposing party of that name are one. */
export function namesOfForm(form: ClientIntakeForm | null): KnownName[] {
  if (!form) return []
  const { client, employer, opposing_parties, related_people } = form
  const all: KnownName[] = [
    { name: client.full_name, kind: 'person', aliases: client.aliases },
    ...(employer ? [{ name: employer.name, kind: 'organisation' as const, aliases: [] }] : []),
    ...opposing_parties.map(({ name, kind, aliases = [] }) => ({ name, kind, aliases })),
    ...related_people.map(({ name, aliases = [] }) => ({ name, kind: 'person' as const, aliases })),
  ]
  const once = new Map<string, KnownName>()
  for (const known of all) {
    const key = foldedName(known.name)
    const held = once.get(key)
    if (key !== '') once.set(key, held ? { ...held, aliases: [...held.aliases, ...known.aliases] } : known)
  }
  return [...once.values()]
}

export function extractedEntities(transcript: Transcript, form: ClientIntakeForm | null): ExtractedEntity[] {
  const said = transcript.turns.filter(isSaid)
  const found = new Map<string, ExtractedEntity>()
  const add = (
    turn: number,
    kind: ExtractedEntity['kind'],
    name: string,
    found_by: ExtractedEntity['found_by'],
    as: string,
  ) => {
    const key = `${kind} ${kind === 'person' || kind === 'organisation' ? foldedName(name) : name.toLowerCase()}`
    const entity = found.get(key) ?? { kind, name, found_by, said: [], turns: [] }
    if (!found.has(key) && found.size >= ENTITIES_MAX) return
    found.set(key, entity)
    if (as !== entity.name && !entity.said.includes(as) && entity.said.length < SAID_MAX) entity.said.push(as)
    if (!entity.turns.includes(turn) && entity.turns.length < TURNS_MAX) entity.turns.push(turn)
  }
  for (const { turn, kind, name, found_by, said: as } of findNames(said, namesOfForm(form)))
    add(turn, kind, name, found_by, as)
  for (const { turn, text } of said) {
    for (const email of findEmails(text)) add(turn, 'email', email, 'pattern', email)
    for (const phone of findPhones(text)) add(turn, 'phone', phone, 'pattern', phone)
    for (const { iso, text: date } of findDates(text)) if (iso) add(turn, 'date', iso, 'pattern', date)
  }
  return [...found.values()]
}

export function entitiesArtifact(entities: readonly ExtractedEntity[]): CanonicalArtifact {
  return canonicalArtifact('extracted_entities', { entities })
}
