import { type Static, Type } from 'typebox'
import { closed, list, oneOf, text } from '#kernel/contracts/closed.ts'
import { RELATIONS } from './contracts.ts'

/** What a taxonomy file looks like. It is data alone: words, weights and titles. */

const Name = Type.String({ pattern: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$', maxLength: 60 })
const Phrases = Type.Array(text(300, 1), { minItems: 1, maxItems: 60 })

export const CueEntry = closed({
  /** Why a sentence was taken, in words that a reader of the case understands. */
  name: text(80, 1),
  /** One of these stands in the sentence, */
  any: Phrases,
  /** and one of these as well, and one of those, */
  with: Type.Optional(Phrases),
  also: Type.Optional(Phrases),
  /** and none of these. */
  unless: Type.Optional(Phrases),
  weight: Type.Integer({ minimum: 1, maximum: 100 }),
  /** What kind of sentence it is looked for in: one that tells of something, one that lays down a rule, either. */
  when: Type.Optional(oneOf(['event', 'rule', 'any'])),
  /** What a "not" before it makes of it. */
  negated: Type.Optional(oneOf(['drop', 'against', 'same'])),
  /** `same`: it may speak of what is only supposed, such as a threat, a promise or an offer. */
  supposed: Type.Optional(oneOf(['drop', 'same'])),
  /** Whose deed or fate it is. */
  concerns: oneOf(['client_does', 'client_suffers', 'owed_to_client', 'others_do', 'conduct', 'anything']),
  relation: Type.Optional(oneOf(RELATIONS)),
})
export type CueEntry = Static<typeof CueEntry>

export const TaxonomyFile = closed({
  version: Type.String({ pattern: '^[a-z]+(-[a-z]+)*-[1-9][0-9]*$', maxLength: 60 }),
  title: text(200, 1),
  jurisdiction: text(500, 1),
  language: oneOf(['en']),
  words: Type.Record(
    Type.String({ pattern: '^[a-z_]{1,40}$' }),
    Type.Array(text(40, 1), { minItems: 1, maxItems: 200 }),
    {
      maxProperties: 60,
    },
  ),
  cues: Type.Record(Name, Type.Array(CueEntry, { minItems: 1, maxItems: 40 }), { maxProperties: 100 }),
  causes: Type.Array(
    closed({
      id: Name,
      title: text(200, 1),
      jurisdiction: text(500, 1),
      elements: Type.Array(
        closed({
          id: Name,
          title: text(200, 1),
          /** What must be shown, in plain words. */
          needs: text(500, 1),
          cues: Type.Array(Name, { minItems: 1, maxItems: 20 }),
          /** Where such facts are usually found. */
          evidence_kinds: list(text(80, 1), 10),
        }),
        { minItems: 1, maxItems: 12 },
      ),
    }),
    { minItems: 1, maxItems: 25 },
  ),
})
export type TaxonomyFile = Static<typeof TaxonomyFile>
