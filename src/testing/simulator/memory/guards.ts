import { genesis } from '#kernel/ledger/ledger.ts'
import type { Row } from '#kernel/ports/store.ts'
import { actGuards } from './act-guards.ts'
import { type Database, put, refuse, type Transaction } from './database.ts'
import { type Guard, sameBut } from './guard.ts'
import { taskGuards } from './task-guards.ts'

const fixed: Guard = (_db, _tx, next, old) => {
  if (old) refuse('row.is_fixed', `rows of ${tableOf(next)} do not change`, 'Register a new row.')
}

function tableOf(row: Row): string {
  return 'call_id' in row ? 'agent_calls' : 'policies'
}

/** By table; what stands in none has no guard. */
export const guards: Record<string, Guard> = {
  ...taskGuards,
  ...actGuards,
  'kernel.agent_calls': fixed,
  'kernel.policies': fixed,
  'kernel.workspaces': guardWorkspace,
  'kernel.stops': (_db, _tx, next, old) => {
    if (old && (old.lifted_at !== null || !sameBut(next, old, 'lifted_at'))) {
      refuse('stop.is_fixed', 'a stop is lifted once and does not change otherwise', 'Stop again.')
    }
  },
  'kernel.inbox': (_db, _tx, next, old) => {
    if (!old) {
      if (next.processed_at !== null || next.outcome !== null) {
        refuse('inbox.initial', 'an item begins unread', 'Insert it without outcome; the cycle consumes it.')
      }
    } else if (old.processed_at !== null || !sameBut(next, old, 'processed_at', 'outcome')) {
      refuse('inbox.is_fixed', 'an item is consumed once and does not change otherwise', 'Send another one.')
    }
  },
  'kernel.artifacts': (_db, _tx, next, old) => {
    if (!old) return
    if (!sameBut(next, old, 'status')) {
      refuse(
        'artifact.is_fixed',
        'a version of an artifact does not change',
        'Persist a new version under the same key.',
      )
    }
    if (old.status !== 'pending' && next.status !== old.status) {
      refuse('artifact.decided', `the artifact is ${old.status} and stays so`, 'Persist a new version.')
    }
  },
  'kernel.active_policies': (db, _tx, next) => {
    const registered = [...db.rowsOf('kernel.policies', next.workspace_id as string).values()].filter(
      ({ row }) => row.app === next.app && row.hash === (row.kind === 'lanes' ? next.lanes_pin : next.roles_pin),
    )
    if (registered.length !== 2) {
      refuse('policy.unregistered', 'a policy in force is one that can be read', 'Register lanes and roles first.')
    }
  },
  'kernel.reservations': (_db, _tx, next, old) => {
    if (!old) {
      if (next.status !== 'held') {
        refuse('reservation.initial_status', 'a reservation begins as held', 'Insert it as held.')
      }
    } else if (old.status !== 'held' || !sameBut(next, old, 'status')) {
      refuse(
        'reservation.is_fixed',
        'a reservation is used or released once and does not change otherwise',
        'Reserve again.',
      )
    }
  },
}

const LIFECYCLE = new Set(['initializing active', 'active paused', 'active completed', 'paused active', 'error paused'])

function guardWorkspace(db: Database, _tx: Transaction, next: Row, old: Row | null): void {
  const id = next.workspace_id as string
  if (!old) {
    if (next.status !== 'initializing') {
      refuse(
        'workspace.initial_status',
        'a workspace begins as initializing',
        'Insert it so, then let the controller activate it.',
      )
    }
    if (!db.heads.has(id)) {
      const head = { seq: 0, hash: genesis(id), fence: 0, holder: null, leaseUntilMs: Number.NEGATIVE_INFINITY }
      put(db, db.heads, id, head)
      put(db, db.entries, id, [])
      put(db, db.counts, id, { total: 0, pending: 0, in_progress: 0, done: 0, blocked: 0 })
      put(db, db.usage, id, { agent_calls: 0, tokens: 0, cost_micros: 0, failed_attempts: 0, agent_outages: 0 })
    }
    return
  }
  if (next.app !== old.app) {
    refuse('workspace.app_is_fixed', 'a workspace keeps its app', 'Create a new workspace.')
  }
  if (next.status === old.status) return
  if (next.status !== 'error' && !LIFECYCLE.has(`${old.status} ${next.status}`)) {
    refuse(
      'workspace.transition',
      `${old.status} does not become ${next.status}`,
      'See the lifecycle in docs/concepts/cycle.md.',
    )
  }
  const counts = db.counts.get(id)
  if (next.status === 'completed' && (!counts?.total || counts.done !== counts.total)) {
    refuse(
      'workspace.not_all_done',
      'a workspace is completed when it has tasks and all of them are done',
      'Finish or unblock the remaining tasks.',
    )
  }
}
