import type { Requirement } from './requirement.ts'

const source = 'specs/trust.md, How it is tested'

export const trustLayers = {
  'TR-rooms.1': {
    says: 'Validator, authoriser, ledger and recovery are named as lists of files, each with the fast tests that hold it and what is left outside with the reason.',
    source,
  },
  'TR-rooms.2': {
    says: 'Every small change of a room is tried against its tests; at least 95 of 100 are found, and each survivor is listed with the reason.',
    source,
  },
  'TR-supply.1': {
    says: 'A bill of materials and a list of licences stand beside the code and are those of the lock.',
    source,
  },
  'TR-supply.2': { says: 'Only free licences, or each exception explained.', source },
  'TR-supply.3': { says: 'No package runs code at its installation that is not on a short list.', source },
  'TR-supply.4': {
    says: '`npm audit` is clean or each exception explained; an audit that nobody answered is not clean.',
    source,
  },
  'TR-supply.5': { says: 'Only the lockfile is installed.', source },
} as const satisfies Record<string, Requirement>
