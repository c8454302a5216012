import { Type } from 'typebox'
import { closed, IsoTime, OpenObject, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'

/** What is asked of campaigns over HTTP. In an address every value is text. */

/** What is no id is refused with the word for it, by whoever looks for it. */
const Named = text(100, 1)
const Limit = Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|1[0-9]{2}|200)$', maxLength: 3 }))
export const MESSAGE_STATUSES = ['approved', 'sent', 'failed', 'uncertain', 'returned'] as const
// What no database can compare with is nobody's fault but the sender's.
const words = (maxLength: number) => Type.String({ pattern: '^[^\\u0000]+$', maxLength })

export const ById = closed({ id: Named })
export const ByMessage = closed({ id: Named, message: Named })
export const Messages = closed({
  status: Type.Optional(oneOf(MESSAGE_STATUSES)),
  lead: Type.Optional(Named),
  limit: Limit,
  after_at: Type.Optional(IsoTime),
  after_id: Type.Optional(Uuid),
})
export const Replies = closed({
  unread: Type.Optional(Type.Literal('true')),
  limit: Limit,
  after_at: Type.Optional(IsoTime),
  after_id: Type.Optional(Uuid),
})
export const Chat = closed({ limit: Limit, before_at: Type.Optional(IsoTime), before_id: Type.Optional(Uuid) })
export const Kept = closed({ type: words(64), key: words(200) })
export const StoredVersion = closed({
  ...Kept.properties,
  version: Type.String({ pattern: '^[1-9][0-9]{0,8}$', maxLength: 9 }),
})
export const Goal = closed({ goal: OpenObject })
