import type { Refusal } from '#contracts/refusal.ts'

/** What the controller wrote to an item of the inbox, where that is a refusal; null where it was heard and done. */
export function refusalIn(outcome: string): Refusal | null {
  const [, code, reason] = /^refused: ([\w.]+)(?:: (.*))?$/s.exec(outcome) ?? []
  if (code === undefined) return null
  return {
    code,
    message: reason ?? 'the controller heard it and refused it',
    next: 'Look at what waits now; what was refused stands in the ledger.',
  }
}
