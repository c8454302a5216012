import { type Static, Type } from 'typebox'
import { Count, closed, nullable, oneOf, Sha256Hex, text } from '#kernel/contracts/closed.ts'
import { parseStrict } from '#kernel/parse.ts'
import { compileSchema } from '#kernel/validate.ts'
import { MOST_PEOPLE } from './people.ts'

/** Characters of a note with an invitation, as a free account has them. */
export const NOTE_LIMIT = 200
export const MESSAGE_LIMIT = 8_000
const LONGEST_ADVANCE_MS = 366 * 86_400_000
const LONGEST_DELAY_MS = 60_000

const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 200 })
const at = Count

/** Set on what was accepted for good while the sender was left without an answer. */
const dropped = Type.Optional(Type.Literal(true))

/** What can be switched on from outside; `none` ends all of it. */
export const Trouble = Type.Union([
  closed({ kind: oneOf(['captcha', 'restricted', 'expired', 'rate_warning', 'none', 'drop_after_send']) }),
  closed({ kind: Type.Literal('slow'), ms: Type.Integer({ minimum: 0, maximum: LONGEST_DELAY_MS }) }),
])
export type Trouble = Static<typeof Trouble>

export const Advance = closed({ ms: Type.Integer({ minimum: 0, maximum: LONGEST_ADVANCE_MS }) })

/** Everything that ever happens here, one line each. What people decide is not among it: it follows from the seed. */
const SCHEMAS = {
  founded: closed({
    kind: Type.Literal('founded'),
    at,
    version: Type.Literal(1),
    network_id: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    seed: Type.Integer(),
    people: Type.Integer({ minimum: 1, maximum: MOST_PEOPLE }),
  }),
  signed_in: closed({ kind: Type.Literal('signed_in'), at, session: Sha256Hex }),
  signed_out: closed({ kind: Type.Literal('signed_out'), at, session: Sha256Hex }),
  invited: closed({ kind: Type.Literal('invited'), at, slug: Slug, note: nullable(text(NOTE_LIMIT)), dropped }),
  withdrawn: closed({ kind: Type.Literal('withdrawn'), at, slug: Slug }),
  messaged: closed({ kind: Type.Literal('messaged'), at, slug: Slug, text: text(MESSAGE_LIMIT, 1), dropped }),
  read: closed({ kind: Type.Literal('read'), at, slug: Slug }),
  advanced: closed({ kind: Type.Literal('advanced'), at, ...Advance.properties }),
  troubled: closed({ kind: Type.Literal('troubled'), at, trouble: Trouble }),
  captcha_passed: closed({ kind: Type.Literal('captcha_passed'), at }),
}

type ByKind = { [K in keyof typeof SCHEMAS]: Static<(typeof SCHEMAS)[K]> }
export type NetworkEvent = ByKind[keyof ByKind]
export type Founded = ByKind['founded']

const LONGEST_LINE_BYTES = 256 * 1024

/** Undefined for a line that this program did not write. */
export function readEvent(line: Uint8Array): NetworkEvent | undefined {
  const parsed = parseStrict(line, { maxBytes: LONGEST_LINE_BYTES })
  if (!parsed.ok || parsed.value === null || typeof parsed.value !== 'object') return undefined
  const kind = (parsed.value as { kind?: unknown }).kind
  if (typeof kind !== 'string' || !Object.hasOwn(SCHEMAS, kind)) return undefined
  const check = compileSchema(SCHEMAS[kind as keyof typeof SCHEMAS])
  return check(parsed.value) === null ? (parsed.value as NetworkEvent) : undefined
}
