import type { Requirement } from './requirement.ts'

/** specs/scale.md, Many machines. */
export const machines = {
  'SCALE-machines.1': {
    says: 'Any number of controller processes share one PostgreSQL: strictly serial per workspace, parallel across; with kill -9 of workers in the middle of work nothing is lost and no effect happens twice.',
    source: 'specs/scale.md, Many machines',
  },
  'SCALE-machines.2': {
    says: 'A stale holder (a process stopped past its lease and woken) is refused by the database.',
    source: 'specs/scale.md, Many machines',
  },
  'SCALE-machines.3': {
    says: "A dead worker's queue is freed at once by its peers, not after the library's four hours.",
    source: 'specs/scale.md, Many machines',
  },
  'SCALE-machines.4': {
    says: 'A worker with lanes reaches outside in those alone: nothing is intended, done, recovered or looked up in another, and the workspace goes to a worker that has it.',
    source: 'specs/scale.md, Many machines',
  },
  'SCALE-machines.5': {
    says: 'A lane that no living worker takes is named, with the workspaces that wait for it; a lane that no app has is refused.',
    source: 'specs/scale.md, Many machines',
  },
  'SCALE-machines.6': {
    says: 'A server serves desk and API and works nothing; servers and workers keep nothing that another needs: who is at the desk stands in the database.',
    source: 'specs/scale.md, Many machines',
  },
  'SCALE-machines.7': {
    says: 'Each node signs its own chained journal, heads batched (one fsync per batch), and verify takes all journals.',
    source: 'specs/scale.md, Many machines',
  },
  'SCALE-machines.8': {
    says: 'Every process tells whether it is alive and ready, and its figures in the format of Prometheus, with no name of a workspace or person in them.',
    source: 'specs/scale.md, Many machines',
  },
  'SCALE-machines.9': {
    says: 'A worker that is told to end finishes the step in hand, gives back what it holds and ends with 0; another goes on at once. A second signal ends it at once.',
    source: 'specs/scale.md, Many machines',
  },
} as const satisfies Record<string, Requirement>
