import type { Requirement } from './requirement.ts'

const source = 'specs/scale.md, One machine'

/** What `npm run bench` prints and keeps. */
export const scaleBench = {
  'SC-bench.1': {
    says: 'A table is printed and written to benchmarks/RESULTS.md with date and machine.',
    source,
  },
  'SC-bench.2': {
    says: 'Peers come from npm as dev-only dependencies in their own folder, installed by the bench itself.',
    source,
  },
  'SC-bench.3': {
    says: 'Goals are ratios of one run, and each is held to a written floor.',
    source: 'specs/scale.md, Goals',
  },
} satisfies Record<string, Requirement>
