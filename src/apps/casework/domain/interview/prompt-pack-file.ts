import { type Static, Type } from 'typebox'
import { closed, list, oneOf, text } from '#kernel/contracts/closed.ts'

/** What a prompt pack looks like: data alone. What is asked was written and approved beforehand; nothing is made up. */

const Id = Type.String({ pattern: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$', maxLength: 60 })

export const PromptCondition = closed({
  /** A field of the form, as the form definition names it. */
  form: Type.Optional(text(100, 1)),
  /** Or a question that comes before this one. */
  answer: Type.Optional(Id),
  /** The field has, or its list holds, one of these. */
  is: Type.Optional(list(Type.Union([text(100, 1), Type.Boolean()]), 30, { minItems: 1 })),
  given: Type.Optional(Type.Boolean()),
  /** One of these words stands in the answer. */
  mentions: Type.Optional(list(text(100, 1), 30, { minItems: 1 })),
  /** The answer tells nothing of this kind. */
  lacks: Type.Optional(oneOf(['date', 'sum', 'person'])),
})
export type PromptCondition = Static<typeof PromptCondition>

const asked = {
  id: Id,
  text: text(500, 10),
  /** Elements of causes of action that the answer may bear on: `retaliation.causal_link`. */
  for: list(Type.String({ pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$', maxLength: 121 }), 20),
  /** All of them must hold. */
  when: Type.Optional(list(PromptCondition, 5, { minItems: 1 })),
}

export const PromptPackFile = closed({
  version: Type.String({ pattern: '^[a-z]+(-[a-z]+)*-[1-9][0-9]*$', maxLength: 60 }),
  title: text(200, 1),
  language: Type.String({ pattern: '^[a-z]{2}$' }),
  /** Whatever the answers are, no interview asks more. */
  max_questions: Type.Integer({ minimum: 1, maximum: 100 }),
  /** What the client is told before they consent. */
  consent: text(2000, 20),
  opening: text(1000, 1),
  ending: text(1000, 1),
  questions: list(closed({ ...asked, follow_ups: Type.Optional(list(closed(asked), 8, { minItems: 1 })) }), 60, {
    minItems: 1,
  }),
})
export type PromptPackFile = Static<typeof PromptPackFile>
