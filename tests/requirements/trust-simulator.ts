import type { Requirement } from './requirement.ts'

const howTested = 'specs/trust.md, How it is tested'

/** The simulator over the apps. */
export const trustSimulator = {
  'TR-sim.1': {
    says: 'The apps run in seeded worlds with several controllers, crashes, pauses, lost and doubled answers, clock jumps, a full disk and a database that goes away: no rule of theirs is broken.',
    source: howTested,
  },
  'TR-sim.2': { says: 'The same seed gives the same ledger head, for an app on PostgreSQL too.', source: howTested },
  'TR-sim.3': { says: 'Bugs planted in an app are caught, each within 100 seeds.', source: howTested },
  'TR-sim.4': { says: 'The long form can be interrupted, and goes on where it was.', source: howTested },
} as const satisfies Record<string, Requirement>
