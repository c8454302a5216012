import { type Random, seedRandom } from '#integrations/models/hostile/random.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { StepCommit, Store } from '#kernel/ports/store.ts'
import { createChaos } from './chaos.ts'
import { createDispatcher } from './dispatcher.ts'
import { startMachine } from './machine.ts'
import { createOutside } from './outside.ts'
import { startle } from './people.ts'
import { createSchedule } from './schedule.ts'
import type { Dispatcher, Environment, Machine, Oracle, Scene, Temper } from './types.ts'

export interface EnvironmentOptions {
  seed: number
  scene(environment: Environment): Scene
  /** The store is made with the world's clock: leases run on it. */
  store(clock: Clock): Store
  oracle(environment: Environment): Oracle
  trace?(line: string): void
}

const START_MS = Date.parse('2026-05-04T08:00:00.000Z')
const DAY_MS = 86_400_000

export function createEnvironment(options: EnvironmentOptions): Environment {
  const { seed } = options
  const random = seedRandom(`world ${seed}`)
  const schedule = createSchedule()
  const chaos = createChaos(random)
  const tempers = agentTempers(random)
  const actors = new Map<string, Machine>()
  const tasks = new Map<string, string[]>()
  let jumpedMs = 0
  let made = 0
  let started = 0

  function start(): void {
    environment.machines.push(startMachine(environment, `m${++started}`, true))
  }

  /** What the people at the desk and the settling of doubts need to know of a commit. */
  function tap(machine: Machine, step: StepCommit): void {
    for (const change of step.changes) {
      if (change.op !== 'insert') continue
      if (change.table === 'kernel.intents') for (const row of change.rows) actors.set(row.run_id as string, machine)
      if (change.table !== 'kernel.tasks') continue
      const known = tasks.get(step.workspace) ?? []
      tasks.set(step.workspace, [...known, ...change.rows.map((row) => row.task_id as string)])
    }
  }

  /** Not further back than a dead machine's lease may keep the others waiting. */
  const someWhere = () => (random.chance(0.1) ? 8 * DAY_MS : random.below(60_000) - 30_000)

  const environment: Environment = {
    seed,
    random,
    schedule,
    chaos,
    store: undefined as unknown as Store,
    outside: createOutside(),
    scene: undefined as unknown as Scene,
    oracle: undefined as unknown as Oracle,
    ids: { uuid: () => `${hex(seed, 8)}-0000-7000-8000-${hex(++made, 12)}` },
    machines: [],
    desk: undefined as unknown as Machine,
    dispatch: undefined as unknown as Dispatcher,
    workspaces: [],
    badTools: random.pick([0, 0.2, 0.5]),
    trace: options.trace && ((line) => options.trace?.(`${String(schedule.nowMs()).padStart(8)} ${line}`)),
    wallMs: () => START_MS + jumpedMs + schedule.nowMs(),
    jump(ms) {
      jumpedMs += ms
      options.trace?.(`the clock jumps by ${ms} ms`)
    },
    freeze(machine, ms) {
      machine.frozenUntilMs = Math.max(machine.frozenUntilMs, schedule.nowMs() + ms)
      environment.dispatch.missing(machine)
    },
    died(machine) {
      environment.machines.splice(environment.machines.indexOf(machine), 1)
      environment.dispatch.missing(machine)
      schedule.after(300 + random.below(4000), start)
    },
    agentFor: (machine, state) => ({
      name: 'agent',
      async propose(call) {
        const temper = chaos.ended ? 'good' : random.pick(tempers)
        const latencyMs = temper === 'slow' ? 1000 + random.below(7000) : 20 + random.below(400)
        if (!chaos.ended && random.chance(0.2)) void environment.scene.meanwhile(state)
        if (temper === 'silent') return new Promise(() => {})
        await machine.deps.clock.after(latencyMs)
        const bytes = await environment.scene.speak(temper, call)
        if (!call.signal.aborted) environment.oracle.proposed(machine, state.workspace.id, bytes)
        return { bytes, model: temper, tokensIn: 10, tokensOut: bytes.length }
      },
    }),
    journalFor(machine) {
      const seal = async ({ workspaceId, seq, hash }: { workspaceId: string; seq: bigint; hash: string }) => {
        const about = {
          call: 'journal' as const,
          what: 'journal',
          workspace: workspaceId,
          latencyMs: 1 + random.below(30),
        }
        // Of all moments this is the worst to be stopped in: the intent is committed, nothing has happened yet.
        if (!chaos.ended && random.chance(0.08)) void startle(environment, workspaceId)
        await machine.call(about, async () => environment.oracle.journalled(workspaceId, Number(seq), hash))
      }
      return { seal, state: async () => ({ line: 0 }) }
    },
    wakeLifted(workspace) {
      for (const ws of workspace === 'all' ? environment.workspaces : [workspace]) environment.dispatch.wake(ws)
    },
    mayStillAct(workspace, run) {
      const actor = actors.get(run)
      return actor !== undefined && !actor.dead && (actor.drives.get(workspace) ?? 0) > 0
    },
    tasksOf: (workspace) => tasks.get(workspace) ?? [],
  }
  const real = options.store({ nowMs: environment.wallMs, after: async () => {} })
  const oracle = options.oracle(environment)
  Object.assign(environment, {
    store: real,
    scene: options.scene(environment),
    oracle: { ...oracle, committed: tapped(oracle, tap) },
    dispatch: createDispatcher(environment),
  })
  Object.assign(environment, { desk: startMachine(environment, 'desk', false) })
  for (let i = 0; i < environment.scene.machines; i++) start()
  for (let i = 0; i < 7; i++) {
    if (random.chance(0.4)) schedule.after(random.below(30_000), () => !chaos.ended && environment.jump(someWhere()))
  }
  return environment
}

function tapped(oracle: Oracle, tap: (machine: Machine, step: StepCommit) => void): Oracle['committed'] {
  return (machine, step, committed) => {
    if (committed.ok) tap(machine, step)
    return oracle.committed(machine, step, committed)
  }
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** One entry is drawn for each call. */
function agentTempers(random: Random): Temper[] {
  const bad: Temper[] = ['silly', 'hostile', 'silent', 'slow', 'broken']
  const how = random.below(6)
  if (how === 0) return ['good']
  if (how <= 2) return ['good', 'pushy', 'silly']
  return ['good', 'good', 'good', 'pushy', 'pushy', random.pick(bad), random.pick(bad), 'silly']
}
