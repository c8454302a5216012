import { type EntityCandidate, entityKey } from './entities.ts'
import { foldName } from './known-names.ts'
import type { Pinpoint } from './pinpoint.ts'

export interface MergedEntity {
  entity: EntityCandidate
  change: 'new' | 'changed' | 'same'
}

const ALIASES_MAX = 20
const MENTIONS_KEPT = 50

/**
 * What an upsert of found entities leaves: the name and the role that stand already are never overwritten, aliases and
 * mentions are added, and whoever could be two is neither and stands alone. Known ones keep their order.
 */
export function mergeEntities(known: readonly EntityCandidate[], found: readonly EntityCandidate[]): MergedEntity[] {
  const merged: MergedEntity[] = known.map((entity) => ({ entity, change: 'same' }))
  const sorted = found.toSorted((a, b) => compare(entityKey(a.kind, a.name), entityKey(b.kind, b.name)))
  for (const one of sorted) {
    const place = placeOf(merged, one)
    const before = merged[place]
    if (!before) {
      merged.push({ entity: bounded(one), change: 'new' })
      continue
    }
    const entity = joined(before.entity, one)
    const same = JSON.stringify(entity) === JSON.stringify(before.entity)
    merged[place] = { entity, change: same || before.change === 'new' ? before.change : 'changed' }
  }
  return merged
}

/** By its own name, else by the one alias that fits; -1 for nobody, and for more than one. */
function placeOf(merged: readonly MergedEntity[], one: EntityCandidate): number {
  const key = entityKey(one.kind, one.name)
  const same = merged.findIndex(({ entity }) => entityKey(entity.kind, entity.name) === key)
  if (same >= 0) return same
  const names = new Set([one.name, ...one.aliases].map((name) => entityKey(one.kind, name)))
  const fits = merged.flatMap(({ entity }, at) => (entity.kind === one.kind && fitsOne(entity, names, one) ? [at] : []))
  return fits.length === 1 ? fits[0]! : -1
}

function fitsOne(entity: EntityCandidate, names: ReadonlySet<string>, one: EntityCandidate): boolean {
  if (entity.aliases.some((alias) => names.has(entityKey(entity.kind, alias)))) return true
  // "Ms. Delgado" is the only Delgado that is known.
  const alone = one.kind === 'person' && !/\s/.test(one.name)
  return alone && foldName(entity.name).split(/\s+/).at(-1) === foldName(one.name)
}

function joined(known: EntityCandidate, found: EntityCandidate): EntityCandidate {
  const own = foldName(known.name)
  const aliases = [...known.aliases]
  for (const alias of [found.name, ...found.aliases]) {
    const isNew = foldName(alias) !== own && !aliases.some((other) => foldName(other) === foldName(alias))
    if (isNew && aliases.length < ALIASES_MAX) aliases.push(alias)
  }
  return {
    ...known,
    aliases,
    role_hint: known.role_hint ?? found.role_hint,
    mentions: places([...known.mentions, ...found.mentions]),
  }
}

function bounded(entity: EntityCandidate): EntityCandidate {
  return { ...entity, aliases: entity.aliases.slice(0, ALIASES_MAX), mentions: places(entity.mentions) }
}

/** Each once, in the order of documents and pages, whichever came first. */
function places(mentions: readonly Pinpoint[]): Pinpoint[] {
  const byPlace = new Map(mentions.map((one) => [`${one.document_id} ${one.page} ${one.start} ${one.end}`, one]))
  return [...byPlace.values()]
    .sort((a, b) => compare(a.document_id, b.document_id) || a.page - b.page || a.start - b.start || a.end - b.end)
    .slice(0, MENTIONS_KEPT)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
