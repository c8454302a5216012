import { Type } from 'typebox'
import { closed } from '#kernel/contracts/closed.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { DecisionInput } from '#kernel/contracts/scheduling.ts'
import { parseStrict } from '#kernel/parse.ts'
import { checkLater } from '#kernel/validate.ts'
import { decide } from './decide.ts'

/** The decision side as a filter: one line of JSON in, one line of JSON out. */

const LINE_MAX_BYTES = 32 * 1024 * 1024
const { now, ...members } = DecisionInput.properties
const check = checkLater(closed({ ...members, now: Type.Optional(now) }))

/** `{operation, attendee, conv_history, now}` gives a SchedulingDecision; without `now` it is the present. */
export function decideLine(line: string, present: string): { ok: boolean; line: string } {
  const parsed = parseStrict(line, { maxBytes: LINE_MAX_BYTES })
  const problem = parsed.ok ? check(parsed.value) : parsed.error
  if (problem) return { ok: false, line: JSON.stringify({ error: refusalOf(problem) }) }
  const given = (parsed as { value: Omit<DecisionInput, 'now'> & { now?: string } }).value
  return { ok: true, line: JSON.stringify(decide({ ...given, now: given.now ?? present })) }
}

function refusalOf({ code, message, next, path }: Refusal & { path?: string }): Refusal & { path?: string } {
  return path ? { code, message, next, path } : { code, message, next }
}
