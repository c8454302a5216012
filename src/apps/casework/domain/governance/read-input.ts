import type { Refusal } from '#kernel/contracts/refusal.ts'
import { type Entity, entityOf } from './entities.ts'
import type { SanitiseInput, Source } from './sanitise.ts'

/** What a program gives to be judged, in any of the shapes in which sources and entities are commonly written. */
export function readInput(value: unknown): SanitiseInput | { refused: Refusal } {
  if (!isObject(value)) return refuse('input.not_an_object', 'This is no object.')
  const { text, sources, entities, privileged } = value
  const unknown = Object.keys(value).find((key) => !['text', 'sources', 'entities', 'privileged'].includes(key))
  if (unknown !== undefined)
    return refuse('input.unknown_field', `There is no field ${JSON.stringify(unknown.slice(0, 80))}.`)
  if (typeof text !== 'string') return refuse('input.no_text', 'There is no text to judge.')
  // Without them it could only seem clean.
  if (sources === undefined) return refuse('input.no_sources', 'No sources are given to compare the text with.')
  if (entities === undefined) return refuse('input.no_entities', 'No entities are given to look for.')
  try {
    return {
      text,
      sources: listOf(sources, 'text').map((source, i) => readSource(source, `source-${i + 1}`)),
      entities: listOf(entities, ...ENTITY_FIELDS).map(readEntity),
      privileged: listOf(privileged ?? [], 'text').map((source, i) => readSource(source, `privileged-${i + 1}`)),
    }
  } catch (error) {
    if (error instanceof Unread) return refuse('input.unread', error.message)
    throw error
  }
}

class Unread extends Error {}

const NEXT = 'Give text, sources (texts, or objects with id, text and privileged) and entities (names, or objects).'

function refuse(code: string, message: string): { refused: Refusal } {
  return { refused: { code, message, next: NEXT } }
}

/** A list; one thing alone; or things by their names. */
function listOf(value: unknown, ...ownFields: string[]): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'string') return [value]
  if (value === null) return []
  if (!isObject(value)) throw new Unread('Sources and entities are lists.')
  if (Object.keys(value).some((key) => ownFields.includes(key))) return [value]
  return Object.entries(value).map(([id, one]) => (typeof one === 'string' ? { id, text: one, name: one } : one))
}

// ---- Sources

function readSource(value: unknown, unnamed: string): Source {
  if (typeof value === 'string') return { id: unnamed, text: value }
  if (!isObject(value)) throw new Unread('A source is a text or an object with one.')
  const pages = Array.isArray(value.pages) ? value.pages.map((page) => (isObject(page) ? page.text : page)) : undefined
  const text = value.text ?? value.content ?? value.body ?? pages?.join('\n')
  if (typeof text !== 'string') throw new Unread('A source has no text.')
  const id = [value.id, value.source_id, value.document_id, value.artifact_id, value.name].find(isId)
  return { id: id === undefined ? unnamed : String(id), text, ...(isPrivileged(value) && { privileged: true }) }
}

function isPrivileged(source: Record<string, unknown>): boolean {
  const { privileged, is_privileged, contains_privileged, confidentiality, kind, type } = source
  const said = [
    privileged,
    is_privileged,
    contains_privileged,
    isObject(confidentiality) && confidentiality.contains_privileged,
  ]
  // Whatever is said of privilege other than no counts as yes.
  if (said.some((one) => one !== undefined && one !== null && one !== false && one !== 'false' && one !== 'no'))
    return true
  return [kind, type].some((one) => typeof one === 'string' && /(?<!(?:not|non|un)[ _-]?)privileged/i.test(one))
}

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

// ---- Entities

const FIELDS = {
  name: ['name', 'names', 'full_name', 'legal_name', 'display_name', 'first_name', 'given_name', 'middle_name'],
  surname: ['last_name', 'family_name', 'surname', 'maiden_name'],
  aliases: ['alias', 'aliases', 'aka', 'also_known_as', 'nickname', 'nicknames', 'other_names', 'former_names'],
  emails: ['email', 'emails', 'e_mail', 'e_mails', 'email_address', 'email_addresses'],
  phones: ['phone', 'phones', 'phone_number', 'phone_numbers', 'telephone', 'tel', 'mobile', 'fax'],
  addresses: ['address', 'addresses', 'street', 'street_address', 'home_address'],
  ids: [
    'ids',
    'identifier',
    'identifiers',
    'ssn',
    'tax_id',
    'employee_id',
    'case_number',
    'docket',
    'account',
    'passport',
  ],
}
const VALUES = ['value', 'values', 'text']
const ENTITY_FIELDS = [...Object.values(FIELDS).flat(), ...VALUES, 'kind', 'type', 'id']

function readEntity(value: unknown): Entity {
  if (typeof value === 'string') return entityOf(value)
  if (!isObject(value)) throw new Unread('An entity is a name or an object.')
  const told = [value.kind, value.type].find((one) => typeof one === 'string') as string | undefined
  const all = (fields: string[]) => fields.flatMap((field) => strings(value[field]))
  // A bare value is told by what the entity says of itself, else by its shape; so is any field that we have no word for.
  const bare = all(VALUES).map((one) => (told === undefined ? entityOf(one) : byKind(told, one)))
  const rest = Object.keys(value).filter((key) => !ENTITY_FIELDS.includes(key))
  const further = [...all(rest), ...strings(value.id)].map(entityOf).map(({ name: _, ...marks }) => marks)
  const shaped = [...bare, ...further]
  const from = (key: 'emails' | 'phones' | 'addresses' | 'ids') => shaped.flatMap((one) => one[key] ?? [])
  const parts = [
    value.first_name ?? value.given_name,
    value.middle_name,
    value.last_name ?? value.family_name ?? value.surname,
  ]
  const joined = parts.filter((part) => typeof part === 'string').join(' ')
  const names = [
    joined,
    ...all([...FIELDS.name, ...FIELDS.surname, ...FIELDS.aliases]),
    ...bare.flatMap(({ name }) => name ?? []),
  ]
  const [name, ...aliases] = [...new Set(names)].filter(Boolean)
  return {
    ...(told !== undefined && { kind: told }),
    ...(name !== undefined && { name }),
    aliases,
    emails: [...all(FIELDS.emails), ...from('emails')],
    phones: [...all(FIELDS.phones), ...from('phones')],
    addresses: [...all(FIELDS.addresses), ...from('addresses')],
    ids: [...all(FIELDS.ids), ...from('ids')],
  }
}

function byKind(kind: string, value: string): Entity {
  if (/mail/i.test(kind)) return { emails: [value] }
  if (/phone|mobile|fax|^tel/i.test(kind)) return { phones: [value] }
  if (/address|street/i.test(kind)) return { addresses: [value] }
  if (/ssn|\bid\b|_id$|identifier|number|account|docket|passport/i.test(kind)) return { ids: [value] }
  if (/name|person|alias|client|party|witness|organi|company|employer/i.test(kind)) return { name: value }
  return entityOf(value)
}

/** Text, numbers, and lists and objects of them, one level down. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value))
    return value.flatMap((one) => (isObject(one) ? [joinedValues(one)] : strings(one))).filter(Boolean)
  if (isObject(value)) return [joinedValues(value)].filter(Boolean)
  return []
}

/** An address in parts is one address. */
function joinedValues(value: Record<string, unknown>): string {
  return Object.values(value)
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .join(', ')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
