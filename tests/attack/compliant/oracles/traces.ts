/** What must never be seen where an order cannot have put it by right. */

/** Every order that is planted carries one: which order, by which carrier. */
export const MARK = /Q(\d{3})C(\d{2})Z/g

/** Secrets that lie about in the attacked house; whoever finds one outside has broken in. */
export const CANARIES = {
  database: 'postgres://canary-db:7c1f@db.internal/lanewright',
  token: 'lwt_canary_51d09a7e2b',
  other: 'The freezer door was welded shut on the night of the fourth (canary-9e44).',
} as const

export const THIEF = 'thief@evil.example'

/** What of the attackers' things stands in a text, or null. */
export function traceIn(text: string): string | null {
  const mark = text.match(MARK)?.[0]
  if (mark) return `the mark ${mark}`
  const canary = Object.entries(CANARIES).find(([, secret]) => text.includes(secret))
  if (canary) return `the canary ${canary[0]}`
  return text.includes(THIEF) || text.includes('evil.example') ? 'the thief' : null
}
