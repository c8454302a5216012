import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Observer } from '#kernel/controller/deps.ts'
import { ask } from '#storage/ask.ts'
import { dispatchState, waitingLanes } from '#storage/dispatch-state.ts'
import type { Lanewright } from '../open.ts'

export interface Metrics {
  readonly observer: Observer
  attach(lw: Lanewright): void
  text(): Promise<string>
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * The figures of one process, and what the database knows of all. The labels are words of this program and of policies:
 * no workspace, no person, nothing that somebody typed.
 */
export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const steps = new Counter({
    ...{ name: 'lanewright_steps_total', help: 'Steps of cycles that this process did, by what came of them.' },
    ...{ labelNames: ['outcome'], registers },
  })
  const seconds = new Histogram({
    ...{ name: 'lanewright_step_seconds', help: 'How long a step took, agents and tools included.' },
    ...{ buckets: SECONDS, registers },
  })
  const refused = new Counter({
    ...{ name: 'lanewright_commits_refused_total', help: 'Commits of this process that the database refused.' },
    ...{ labelNames: ['code'], registers },
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `lanewright_${name}`, help, labelNames, registers })
  const counter = (name: string, help: string) => new Counter({ name: `lanewright_${name}_total`, help, registers })
  const ofProcess = {
    held: gauge('leases_held', 'Workspaces that this process holds.'),
    lost: counter('leases_lost', 'Leases that this process lost to another.'),
    lines: counter('journal_lines', 'Lines with seals that this process wrote to its journal, one fsync each.'),
    heads: counter('journal_heads', 'Heads of logs sealed in them.'),
    trouble: gauge('journal_trouble', '1 while heads cannot be sealed.'),
    pool: gauge('pool_connections', 'Connections to the database; waiting are those who want one.', ['role', 'state']),
  }
  const ofAll = {
    up: gauge('database_up', '1 where the database answered this scrape. What follows is the same for every process.'),
    jobs: gauge('jobs', 'Jobs of the queue.', ['state']),
    oldest: gauge('job_oldest_seconds', 'How long the oldest job that is due has been waiting.'),
    workers: gauge('workers', 'Workers that were heard of in the last seconds.'),
    lanes: gauge('lane_waiting', 'Workspaces that wait for a worker with this lane.', ['lane']),
    unserved: gauge('lane_without_worker', 'Workspaces that wait for a lane that no living worker has.', ['lane']),
    intents: gauge('intents', 'Intents without a known outcome.', ['status']),
    approvals: gauge('approvals_waiting', 'Approvals that wait for a person.'),
  }
  let lw: Lanewright | undefined

  async function lookAtAll({ database }: Lanewright): Promise<void> {
    const [state, lanes, [open]] = await Promise.all([
      dispatchState(database.pool('dispatch')),
      waitingLanes(database.pool('dispatch')),
      ask<{ open: string; uncertain: string; approvals: string }>(database.pool('auditor'), WAITING),
    ])
    for (const name of ['waiting', 'scheduled', 'locked', 'failed'] as const)
      ofAll.jobs.set({ state: name }, state[name])
    ofAll.oldest.set(state.oldestSeconds)
    ofAll.workers.set(state.workers)
    for (const { lane, workspaces, workers } of lanes) {
      ofAll.lanes.set({ lane }, workspaces)
      if (workers === 0) ofAll.unserved.set({ lane }, workspaces)
    }
    ofAll.intents.set({ status: 'open' }, Number(open?.open ?? 0))
    ofAll.intents.set({ status: 'uncertain' }, Number(open?.uncertain ?? 0))
    ofAll.approvals.set(Number(open?.approvals ?? 0))
  }

  function lookHere({ leases, journal, database }: Lanewright): void {
    const { lines, heads } = journal.written()
    ofProcess.held.set(leases.held)
    countTo(ofProcess.lost, leases.lost)
    countTo(ofProcess.lines, lines)
    countTo(ofProcess.heads, heads)
    ofProcess.trouble.set(journal.trouble() === null ? 0 : 1)
    for (const { role, ...states } of database.use())
      for (const [state, count] of Object.entries(states)) ofProcess.pool.set({ role, state }, count)
  }

  return {
    observer: {
      begins() {
        const end = seconds.startTimer()
        return ({ did }) => {
          steps.inc({ outcome: wordOf(did) })
          end()
        }
      },
      refused: (code) => refused.inc({ code: wordOf(code) }),
    },
    attach(opened) {
      lw = opened
    },
    async text() {
      if (lw) {
        lookHere(lw)
        for (const one of Object.values(ofAll)) one.reset()
        const up = await lookAtAll(lw).then(
          () => 1,
          () => 0,
        )
        ofAll.up.set(up)
      }
      return register.metrics()
    },
  }
}

/** What was counted elsewhere. */
function countTo(counter: Counter, value: number): void {
  counter.reset()
  counter.inc(value)
}

/** `error: why` and whatever else is no word of ours is counted, not repeated. */
function wordOf(text: string): string {
  if (text.startsWith('error:')) return 'error'
  return /^[a-z][a-z0-9_.]{0,79}$/.test(text) ? text : 'other'
}

const WAITING = `select (select count(*) from kernel.intents where status = 'open') as open,
  (select count(*) from kernel.intents where status = 'uncertain') as uncertain,
  (select count(*) from kernel.approvals where status = 'pending') as approvals`
