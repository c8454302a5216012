import type { Refusal } from '#kernel/contracts/refusal.ts'

/** Why something of a case could not be done, and what to do next, as one line beside it. */
export function problemText({ code, message, next }: Refusal, mostChars = 300): string {
  const said = /[.!?]$/.test(message) ? message : `${message}.`
  return `${code}: ${said} ${next}`.slice(0, mostChars)
}
