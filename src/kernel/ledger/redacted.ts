import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { ValidationError } from '#kernel/contracts/verdict.ts'

/**
 * A refusal as logs may tell it where the words of people and agents are nobody else's: what it quotes is left out,
 * unless it reads like a name of a contract; and what something outside said in its own words is left out whole.
 */
export function redactedRefusal<R extends Refusal>(refusal: R): R {
  const { code, message, next } = refusal
  const said = FOREIGN.has(code) ? 'it failed; what it said is not kept' : unquoted(message)
  return { ...refusal, message: said, next: unquoted(next) }
}

export function redactedError(error: ValidationError): ValidationError {
  const path = error.path
    .split('/')
    .map((segment) => (CONTRACT_NAME.test(segment) ? segment : '…'))
    .join('/')
  return { ...redactedRefusal(error), path, expected: unquoted(error.expected) }
}

const FOREIGN = new Set(['agent.failed', 'tool.failed', 'tool.output_invalid', 'inbox.failed'])
/** Fields, paths, actions and tables are all written so; no sentence is. */
const CONTRACT_NAME = /^[a-z0-9_/.:]{0,80}$/

function unquoted(text: string): string {
  return text.replace(/"([^"]*)(?:"|$)/g, (whole, quoted: string) => (CONTRACT_NAME.test(quoted) ? whole : '"…"'))
}
