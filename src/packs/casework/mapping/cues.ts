import { isUnreal, type Mood } from './mood.ts'
import { findPhrases, isNegated, type Match } from './phrases.ts'
import type { Cue, Taxonomy } from './taxonomy.ts'
import type { Words } from './words.ts'

/** Why a sentence bears on an element, and which way. */
export interface Support {
  coa_id: string
  element_id: string
  relation: 'supports' | 'weighs_against'
  weight: number
  cue: string
}

export const SUPPORTS_MAX = 12

/** What the cues of a taxonomy find in a sentence: one entry for each element, the strongest, best first. */
export function supportsOf(words: Words, mood: Mood, taxonomy: Taxonomy): Support[] {
  const found = findPhrases(taxonomy.index, words.words)
  if (found.size === 0) return []
  const best = new Map<string, Support>()
  const open = new Set([...found.keys()].flatMap((phrase) => taxonomy.opens.get(phrase) ?? []))
  // In the order of the file, so that between equals the first is taken.
  for (const at of [...open].sort((a, b) => a - b)) {
    const cue = taxonomy.cues[at]!
    const relation = readCue(cue, found, words, mood, taxonomy)
    if (!relation) continue
    for (const { coa_id, element_id } of cue.elements) {
      const key = `${coa_id}.${element_id}`
      const known = best.get(key)
      if (!known || cue.weight > known.weight) {
        best.set(key, { coa_id, element_id, relation, weight: cue.weight, cue: cue.name })
      }
    }
  }
  // Sorting keeps the order of the file between equals.
  return [...best.values()].sort((a, b) => b.weight - a.weight).slice(0, SUPPORTS_MAX)
}

type Found = ReadonlyMap<number, readonly Match[]>

function readCue(cue: Cue, found: Found, words: Words, mood: Mood, taxonomy: Taxonomy): Support['relation'] | null {
  if (cue.when !== 'any' && (cue.when !== mood.kind || mood.denied)) return null
  if (cue.with && !cue.with.some((id) => found.has(id))) return null
  if (cue.also && !cue.also.some((id) => found.has(id))) return null
  if (cue.unless.some((id) => found.has(id))) return null
  let negated = false
  for (const id of cue.any) {
    const { negative, modal } = taxonomy.index.phrases[id]!
    for (const match of found.get(id) ?? []) {
      if (cue.when === 'event' && (match.start > mood.supposedFrom || (!modal && isUnreal(words, match)))) continue
      if (negative || cue.negated === 'same' || !isNegated(words, match)) return cue.relation
      negated = true
    }
  }
  if (!negated || cue.negated === 'drop') return null
  return cue.relation === 'supports' ? 'weighs_against' : 'supports'
}
