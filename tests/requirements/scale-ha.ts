import type { Requirement } from './requirement.ts'

const manyMachines = 'specs/scale.md, Many machines'

/** Databases elsewhere: clusters, poolers, Supabase, and what doctor says of them. */
export const scaleHa = {
  'SC-ha.failover': {
    says: 'On a cluster with automatic failover work resumes by itself after kill -9 of workers and of the primary.',
    source: manyMachines,
  },
  'SC-ha.durable': {
    says: 'What the database acknowledged before its primary was killed is there afterwards, and no effect happens twice.',
    source: manyMachines,
  },
  'SC-hosts.primary': {
    says: 'An address that names several servers leads to the one that takes writes.',
    source: manyMachines,
  },
  'SC-hosts.failover': {
    says: 'When another server becomes the primary, connections made from then on go there.',
    source: manyMachines,
  },
  'SC-hosts.address': {
    says: 'An address with several hosts is read as PostgreSQL reads it, and one that may lead to a replica is refused.',
    source: manyMachines,
  },
  'SC-supabase.roles': {
    says: 'The product runs under the roles of Supabase, without a superuser, and gives the web roles nothing.',
    source: manyMachines,
  },
  'SC-oldest.reads': {
    says: 'The oldest PostgreSQL that is taken reads every migration, snapshot and view.',
    source: manyMachines,
  },
  'SC-oldest.compiled': {
    says: 'Statements of milliseconds are not compiled for seconds by a server that could.',
    source: manyMachines,
  },
  'SC-pooler.mode': {
    says: 'The mode of a pooler is found by what it does, whatever the size of its pool.',
    source: manyMachines,
  },
  'SC-pooler.refused': {
    says: 'A pooler that gives no session of its own is refused with a code and a next step before anything is made.',
    source: manyMachines,
  },
  'SC-pooler.session': {
    says: 'Through a pooler in session mode the product works.',
    source: manyMachines,
  },
  'SC-doctor.replica': {
    says: 'Doctor names a read replica, and a start on it is refused.',
    source: manyMachines,
  },
  'SC-doctor.servers': {
    says: 'Doctor names each server of a cluster: the primary, those that follow it, and those that do not answer.',
    source: manyMachines,
  },
  'SC-doctor.ahead': {
    says: 'Doctor names a migration that this version does not know, and a start on it is refused.',
    source: manyMachines,
  },
  'SC-doctor.extension': {
    says: 'Doctor names a missing extension, and a start without it is refused with what to install.',
    source: manyMachines,
  },
  'SC-doctor.clock': {
    says: 'Doctor tells how far the clocks of this machine and of the database are apart.',
    source: manyMachines,
  },
} as const satisfies Record<string, Requirement>
