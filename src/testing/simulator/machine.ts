import { Failure } from '#kernel/contracts/refusal.ts'
import { DEFAULT_LIMITS, type Deps, type LoadedApp } from '#kernel/controller/deps.ts'
import { createLeases } from '#kernel/controller/leases.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { State, Store } from '#kernel/ports/store.ts'
import { LEASE_TTL_MS } from '#storage/store.ts'
import type { Call, Fault } from './chaos.ts'
import type { About, Environment, Machine } from './types.ts'

export function startMachine(environment: Environment, name: string, mortal: boolean): Machine {
  const { schedule, random, chaos } = environment
  const skewMs = mortal ? random.below(1000) - 500 : 0

  /** Runs when the process does: later while it is frozen, never once it is dead. */
  function alive(ms: number, run: () => unknown): () => void {
    let cancel = schedule.after(ms, function due(): unknown {
      if (machine.dead) return undefined
      const left = machine.frozenUntilMs - schedule.nowMs()
      if (left <= 0) return run()
      cancel = schedule.after(left, due)
      return undefined
    })
    return () => cancel()
  }

  const clock: Clock = {
    nowMs: () => environment.wallMs() + skewMs,
    after: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve()
        const cancel = alive(ms, () => resolve())
        signal?.addEventListener('abort', () => {
          cancel()
          // The one that aborts is this process itself.
          resolve()
        })
      }),
  }

  /** What a fault does to the process itself; an error is only its caller's. */
  function strike(about: About, error: Fault): void {
    environment.trace?.(`${name} ${about.what}: ${error.kind} ${error.when}`)
    if (error.kind === 'crash') machine.kill()
    if (error.kind === 'freeze') environment.freeze(machine, error.ms)
    if (error.kind === 'error') {
      environment.oracle.failed(machine)
      throw error.error
    }
  }

  const machine: Machine = {
    name,
    mortal,
    dead: false,
    frozenUntilMs: 0,
    drives: new Map(),
    kill() {
      machine.dead = true
      environment.died(machine)
    },
    call(about, run) {
      const latencyMs = about.latencyMs ?? 1 + random.below(8)
      return new Promise((resolve, reject) => {
        const answer = (give: () => void) => {
          const left = machine.frozenUntilMs - schedule.nowMs()
          if (left > 0) alive(left, give)
          else if (!machine.dead) give()
        }
        const attempt = async (error: Fault | null) => {
          try {
            const value = await run()
            environment.trace?.(`${name} ${about.what}${said(value)}`)
            if (error?.when === 'after') strike(about, error)
            if (machine.dead) return
            await environment.oracle.answered(machine, about)
            answer(() => resolve(value))
          } catch (error) {
            if (!(error instanceof Failure)) throw error
            answer(() => reject(error))
          }
        }
        alive(latencyMs, () => {
          const error = chaos.next(about.call, schedule.nowMs(), mortal)
          if (error?.when !== 'before') return attempt(error)
          try {
            strike(about, error)
          } catch (error) {
            return reject(error)
          }
          if (error.kind === 'freeze') alive(error.ms, () => attempt(null))
          return undefined
        })
      })
    },
    get deps() {
      return deps
    },
    get leases() {
      return leases
    },
  }
  const store = storeOf(environment, machine)
  const loaded = environment.scene.appFor(machine)
  const deps: Deps = {
    store,
    clock,
    ids: environment.ids,
    apps: new Map<string, LoadedApp>([[loaded.app.name, loaded]]),
    agentFor: (state: State) => environment.agentFor(machine, state),
    notifier: { notify: () => {} },
    journal: environment.journalFor(machine),
    files: { hash: async () => null },
    present: () => environment.scene.present(),
    limits: { ...DEFAULT_LIMITS, ...environment.scene.limits },
  }
  const leases = createLeases(store, clock, name, LEASE_TTL_MS)
  return machine
}

/** What is worth a word in a trace. */
function said(value: unknown): string {
  const answer = value as {
    ok?: boolean
    refusal?: { code: string; message: string }
    found?: boolean
    code?: string
  } | null
  if (answer?.ok === false) return `: ${answer.refusal?.code}: ${answer.refusal?.message}`
  if (typeof answer?.found === 'boolean') return `: ${answer.found ? 'found' : 'absent'}`
  return typeof answer?.code === 'string' ? `: ${answer.code}` : ''
}

/** Every method of the store as a call of this machine. */
function storeOf(environment: Environment, machine: Machine): Store {
  const { store: real, oracle } = environment
  const via = <T>(call: Call, what: string, workspace: string | undefined, run: () => Promise<T>) =>
    machine.call({ call, what, ...(workspace ? { workspace } : {}) }, run)
  const where = (workspace: string) => (workspace === 'all' ? undefined : workspace)
  return {
    load: (ws) =>
      via('load', 'load', ws, async () => {
        oracle.loads(machine, ws)
        return real.load(ws)
      }),
    commit: (step) =>
      via('commit', 'commit', step.workspace, async () => {
        oracle.before(machine, step)
        const committed = await real.commit(step)
        await oracle.committed(machine, step, committed)
        return committed
      }),
    mayRun: (ws, pins) => via('read', 'mayRun', ws, () => real.mayRun(ws, pins)),
    countRows: (ws, table, rows, enough) => via('read', 'countRows', ws, () => real.countRows(ws, table, rows, enough)),
    latestIntent: (ws, keys) => via('read', 'latestIntent', ws, () => real.latestIntent(ws, keys)),
    task: (ws, id) => via('read', 'task', ws, () => real.task(ws, id)),
    question: (ws, id) => via('read', 'question', ws, () => real.question(ws, id)),
    uncertainIntent: (ws, id) => via('read', 'uncertainIntent', ws, () => real.uncertainIntent(ws, id)),
    openApproval: (ws, by) => via('read', 'openApproval', ws, () => real.openApproval(ws, by)),
    latestArtifact: (ws, type, key) => via('read', 'latestArtifact', ws, () => real.latestArtifact(ws, type, key)),
    reserve: (request) => via('commit', 'reserve', undefined, () => real.reserve(request)),
    releaseReservations: (request) => via('commit', 'release', undefined, () => real.releaseReservations(request)),
    readBlob: (ws, hash) => via('read', 'readBlob', ws, () => real.readBlob(ws, hash)),
    receive: (ws, item) =>
      via('people', `receive ${item.kind}`, ws, async () => {
        const received = await real.receive(ws, item)
        oracle.received(ws, item.item_id, received)
        if (received.ok) environment.dispatch.wake(ws)
        return received
      }),
    stop: (ws, id, person, reason, now) =>
      via('people', 'stop', where(ws), () => real.stop(ws, id, person, reason, now)),
    liftStop: (ws, now) =>
      via('people', 'lift', where(ws), async () => {
        const lifted = await real.liftStop(ws, now)
        if (lifted.ok) environment.wakeLifted(ws)
        return lifted
      }),
    readPolicy: (app, pins) => via('read', 'readPolicy', undefined, () => real.readPolicy(app, pins)),
    hasPolicy: (app, kind, hash) => via('read', 'hasPolicy', undefined, () => real.hasPolicy(app, kind, hash)),
    activePins: (app) => via('read', 'activePins', undefined, () => real.activePins(app)),
    takeLease: (ws, holder, ttl) => via('lease', 'takeLease', ws, () => real.takeLease(ws, holder, ttl)),
    renewLeases: (held, ttl) => via('lease', 'renewLeases', undefined, () => real.renewLeases(held, ttl)),
    releaseLease: (ws, fence) => via('lease', 'releaseLease', ws, () => real.releaseLease(ws, fence)),
  }
}
