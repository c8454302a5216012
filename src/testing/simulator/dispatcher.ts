import { driveJob } from '#kernel/controller/drive.ts'
import type { Dispatch } from '#kernel/ports/dispatch.ts'
import type { Dispatcher, Environment, Machine } from './types.ts'

/** A machine that died or froze is missed by its peers after so long. */
const MISSED_AFTER_MS = 4000
const AGAIN_AFTER_MS = 1000

interface Job {
  workspace: string
  machine: Machine
  given: boolean
}

/** Queues as graphile-worker keeps them: one job at a time a workspace, unless its holder was given up too early. */
export function createDispatcher(environment: Environment): Dispatcher {
  const { schedule, random } = environment
  const running = new Set<Job>()
  const due = new Map<string, number>()

  const dispatch: Dispatch = {
    wake: async (workspace, atMs) => self.wake(workspace, atMs),
    handOver: async (workspace) => self.wake(workspace),
    start: async () => {},
    stop: async () => {},
  }

  function deliver(workspace: string): void {
    const at = due.get(workspace)
    if (at === undefined || at > schedule.nowMs()) return
    const busy = [...running].some((job) => job.workspace === workspace)
    const twice = !environment.chaos.ended && random.chance(0.03)
    if (busy && !twice) return
    const machine = random.pick(
      environment.machines.filter((m) => !m.dead && (!environment.chaos.ended || m.frozenUntilMs <= schedule.nowMs())),
    )
    if (!machine) {
      schedule.after(AGAIN_AFTER_MS, () => deliver(workspace))
      return
    }
    due.delete(workspace)
    const job: Job = { workspace, machine, given: true }
    running.add(job)
    machine.drives.set(workspace, (machine.drives.get(workspace) ?? 0) + 1)
    const end = (again: boolean) => {
      machine.drives.set(workspace, (machine.drives.get(workspace) ?? 1) - 1)
      running.delete(job)
      if (again) schedule.after(AGAIN_AFTER_MS, () => self.wake(workspace))
      deliver(workspace)
    }
    driveJob(
      machine.deps,
      machine.leases,
      dispatch,
    )(workspace).then(
      () => end(false),
      (error) => {
        environment.trace?.(`${machine.name} failed: ${error}`)
        environment.oracle.threw(error)
        end(true)
      },
    )
  }

  const self: Dispatcher = {
    get jobs() {
      return running.size
    },
    wake(workspace, atMs) {
      // A machine whose clock is behind finds that it is too early, and asks again.
      const at = schedule.nowMs() + (atMs === undefined ? 1 : Math.max(AGAIN_AFTER_MS / 4, atMs - environment.wallMs()))
      const known = due.get(workspace)
      if (known === undefined || at < known) due.set(workspace, at)
      schedule.after(at - schedule.nowMs(), () => deliver(workspace))
    },
    missing(machine) {
      schedule.after(MISSED_AFTER_MS, () => {
        if (!machine.dead && machine.frozenUntilMs <= schedule.nowMs()) return
        for (const job of running) {
          if (job.machine !== machine) continue
          running.delete(job)
          self.wake(job.workspace)
        }
      })
    },
  }
  return self
}
