import type { Requirement } from './requirement.ts'

/** specs/kernel.md, Ledger: segments, checkpoints, time travel, upcasters. */
export const segments = {
  'K-segment.1': {
    says: 'The logs are partitioned by segment; closing one leaves a checkpoint of row images per workspace that wrote in it, and no cycle is lost or waits for another workspace.',
    source: 'specs/kernel.md, Ledger; specs/kernel.md, Guarantees',
  },
  'K-segment.2': {
    says: 'Checkpoints are append-only and written only by the closing functions, for every role; each new partition has every guard of the first.',
    source: 'specs/kernel.md, Guarantees; specs/kernel.md, Ledger',
  },
  'K-segment.3': {
    says: 'Replay and time travel start from checkpoints and give the same rows as from the beginning.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-segment.4': {
    says: 'A closed segment can leave the database as a file and come back; what is left verifies and replays; a damaged file is refused and the damage named; breaking off changes nothing.',
    source: 'specs/kernel.md, Ledger; specs/kernel.md, Bad input; specs/trust.md, Corruption',
  },
  'K-segment.5': {
    says: 'Payloads carry the version of their table, migrations ship upcasters, and old entries replay byte for byte; a version that nothing leads away from stops the start.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-segment.6': {
    says: 'A changed, removed or forged checkpoint is found.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, Promises',
  },
  'K-segment.7': {
    says: 'lanewright segments lists, closes, detaches and attaches; lanewright replay --at rebuilds a point of the past.',
    source: 'specs/kernel.md, Interfaces; specs/kernel.md, Ledger',
  },
} as const satisfies Record<string, Requirement>
