import type { Requirement } from './requirement.ts'

/** specs/kernel.md: command line and library, determinism, bad input. */
export const interfaces = {
  'K-cli.1': {
    says: 'Every command takes --data DIR and --json, and with --json the last line is one JSON object.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.2': {
    says: 'Exit codes are 0 for good, 1 for a checked thing that is not good, 2 for wrong use.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.3': {
    says: 'demo PACK runs the sample from an empty database to finished work, offline, and ends with {app, workspace, status, cycles, effects {verified, not_done, uncertain}, ledger {entries, verified}}.',
    source: 'specs/kernel.md, Interfaces',
    awaits: 'src/host/cli/commands/demo.ts',
  },
  'K-cli.4': {
    says: 'start --port N --data DIR --no-open prints its link on one line and serves the API under /api.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.5': {
    says: 'verify --json answers {ok, entries, head} or {ok: false, first_bad}; replay WORKSPACE --json answers {ok, tables, rows, differences}.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.6': {
    says: 'contracts check NAME (any schema, or proposal for the eight of seed 000) is a filter: one JSON line out per line in, a verdict with ok, or an error object for a bad line.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.7': {
    says: 'outreach validate reads {snapshot, proposal: raw string} and answers a verdict with ok and warnings.',
    source: 'specs/kernel.md, Interfaces; specs/outreach.md, settled point 3',
  },
  'K-cli.8': {
    says: 'db run [--owner] -- CMD runs CMD with DATABASE_URL of the application role, or of the owner, while the embedded server is up.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.9': {
    says: 'workspaces lists them, and approve decides what waits in one.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.10': {
    says: 'policy show prints the lanes and roles in force.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.11': {
    says: 'doctor names what is missing and what to do about it.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.12': {
    says: 'worker drives workspaces without serving the desk.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.13': {
    says: 'Progress bars appear on long work only when a person watches.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.14': {
    says: 'contracts/*.schema.json are generated and committed, and a stale one fails the suite.',
    source: 'specs/kernel.md, Interfaces',
  },
  'K-cli.15': {
    says: 'lanewright is a bin of the package, and runs in a clone as npm run -s lanewright --.',
    source: 'specs/kernel.md, Interfaces',
  },

  'K-lib.1': {
    says: 'A program can define an app and run it embedded through the TypeScript library.',
    source: 'specs/kernel.md, Interfaces',
  },

  'K-det.1': {
    says: 'The core and the apps never call Date.now, Math.random, fetch or timers: clock, ids and randomness are passed in.',
    source: 'specs/kernel.md, Determinism',
  },

  'K-det.2': {
    says: 'A seeded simulator runs the real controller through crashes, pauses, duplicates, lost replies, two controllers, clock jumps, a full disk and a lost database; the same seed gives the same head.',
    source: 'specs/kernel.md, Determinism; specs/trust.md, How it is tested',
  },
  'K-det.3': {
    says: 'The simulator finds each of a set of deliberately planted bugs within 100 seeds.',
    source: 'specs/kernel.md, Determinism; specs/trust.md, How it is tested',
  },

  'K-bad.1': {
    says: 'A bad policy file stops the start with a code, a message and a next step, and leaves the policy in force as it was.',
    source: 'specs/kernel.md, Bad input; specs/kernel.md, Policy',
  },
  'K-bad.2': {
    says: 'A bad environment (data folder, DATABASE_URL, port) stops the start with a code, a message and a next step, and creates nothing.',
    source: 'specs/kernel.md, Bad input',
  },
  'K-bad.3': {
    says: 'A bad request or answer of a person is refused with a code, a message and a next step, is logged and changes nothing.',
    source: 'specs/kernel.md, Bad input',
  },
  'K-bad.4': {
    says: 'A bad file is refused with a code, a message and a next step, is logged and changes nothing.',
    source: 'specs/kernel.md, Bad input',
  },
} as const satisfies Record<string, Requirement>
