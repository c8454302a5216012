import { parseStrict } from '#kernel/parse.ts'
import { compose } from './compose.ts'

const LINE_MAX_BYTES = 32 * 1024 * 1024

/** A context as a line of JSON gives an output as one; an error of the contract is an answer like any other. */
export function composeLine(line: string): { ok: boolean; line: string } {
  const parsed = parseStrict(line, { maxBytes: LINE_MAX_BYTES })
  if (parsed.ok) return { ok: true, line: JSON.stringify(compose(parsed.value)) }
  const { code, message, next } = parsed.error
  return { ok: false, line: JSON.stringify({ error: { code, message, next } }) }
}
