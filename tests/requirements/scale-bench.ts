import type { Requirement } from './requirement.ts'

const source = 'specs/scale.md, One machine'

/** What `npm run bench` prints and keeps, and what one machine and many are made of. */
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
  'SC-deploy.1': {
    says: 'Dockerfile, compose.yaml and a Kubernetes manifest, linted where they cannot be run.',
    source: 'specs/scale.md, Many machines',
  },
  'SC-distribute.1': {
    says: 'Every table carries workspace_id in its primary key and in every foreign key, so that the schema can be distributed by it.',
    source: 'specs/scale.md, Many machines',
  },
  'SC-hot.1': {
    says: 'A step is written by statements that are planned once, and the rows and entries are the same as before, byte for byte.',
    source: 'specs/scale.md, One machine: hot paths are one round trip each',
  },
  'SC-hot.2': {
    says: 'Migrations are forward only: a database whose applied migrations are not the text of this version is refused before anything is changed.',
    source: 'specs/scale.md, Many machines',
  },
} satisfies Record<string, Requirement>
