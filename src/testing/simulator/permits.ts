import type { PolicyName } from './policies.ts'

/**
 * What each tool may do under each policy, written down a second time: the judge reads this table and never the
 * compiled policy. Null: it must never run.
 */
export interface Permit {
  lane: string
  people: 0 | 1 | 2
  /** Whose yes it takes. */
  role?: string
}

const BASE: Record<string, Permit | null> = {
  look_up: { lane: 'DESK', people: 0 },
  make_note: { lane: 'DESK', people: 0 },
  ring_bell: { lane: 'BELL', people: 0 },
  send_parcel: { lane: 'PARCELS', people: 0 },
  sign_paper: { lane: 'SIGN', people: 1, role: 'SENDER' },
  shred_paper: { lane: 'SHRED', people: 2, role: 'SENDER' },
  // Needs a person at the desk, and nobody is there.
  open_door: null,
  // The lane is another role's.
  pay_bill: null,
  // In no lane.
  erase_all: null,
}

export const PERMITS: Record<PolicyName, Record<string, Permit | null>> = {
  base: BASE,
  comment: BASE,
  strict: {
    ...BASE,
    ring_bell: { lane: 'BELL', people: 1, role: 'SENDER' },
    sign_paper: { lane: 'SIGN', people: 2, role: 'SENDER' },
  },
  quiet: { ...BASE, ring_bell: null, send_parcel: null },
}
