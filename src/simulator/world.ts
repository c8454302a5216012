import { type Random, seedRandom } from '#adapters/agents/hostile/random.ts'
import { Failure } from '#contracts/refusal.ts'
import { activatePolicy } from '#controller/house.ts'
import { activateWorkspace, createWorkspace } from '#controller/workspaces.ts'
import type { Agent } from '#ports/agent.ts'
import type { Clock, Ids } from '#ports/clock.ts'
import type { Journal } from '#ports/outside.ts'
import type { Committed, State, StepCommit, Store } from '#ports/store.ts'
import { speaker, type Temper } from './agents.ts'
import { type Chaos, createChaos } from './chaos.ts'
import { createDispatcher, type Dispatcher } from './dispatcher.ts'
import type { Judge } from './judge.ts'
import { type Loaded, packOf, type Variants } from './loaded.ts'
import { type Machine, startMachine } from './machine.ts'
import { createOutside, type Outside } from './outside.ts'
import type { Goal } from './pack.ts'
import { attend, startle } from './people.ts'
import type { PolicyName } from './policies.ts'
import { createSchedule, type Schedule } from './schedule.ts'

/** Everything that one seed decides. */
export interface World {
  readonly seed: number
  readonly random: Random
  readonly schedule: Schedule
  readonly chaos: Chaos
  readonly store: Store
  readonly outside: Outside
  readonly judge: Judge
  readonly ids: Ids
  readonly machines: Machine[]
  /** Where people sit. It does not crash; the database may still be away. */
  readonly desk: Machine
  readonly dispatch: Dispatcher
  readonly workspaces: string[]
  /** How often a tool misbehaves. */
  readonly badTools: number
  readonly trace: ((line: string) => void) | undefined
  wallMs(): number
  freeze(machine: Machine, ms: number): void
  died(machine: Machine): void
  packFor(machine: Machine): Loaded
  agentFor(machine: Machine, state: State): Agent
  journalFor(machine: Machine): Journal
  /** Lifting a stop wakes whom it stopped. */
  wakeLifted(workspace: string): void
  /** May the run's own controller still act, because nobody knows that it ended? */
  mayStillAct(workspace: string, run: string): boolean
  tasksOf(workspace: string): string[]
}

export interface WorldOptions {
  seed: number
  variants: Variants
  /** The store is made with the world's clock: leases run on it. */
  store(clock: Clock): Store
  judge(world: World): Judge
  trace?(line: string): void
}

const START_MS = Date.parse('2026-05-04T08:00:00.000Z')
const DAY_MS = 86_400_000

export function createWorld(options: WorldOptions): World {
  const { seed, variants } = options
  const random = seedRandom(`world ${seed}`)
  const schedule = createSchedule()
  const chaos = createChaos(random)
  const tempers = agentTempers(random)
  const speak = speaker(variants.pack, random)
  const actors = new Map<string, Machine>()
  const tasks = new Map<string, string[]>()
  let jumpedMs = 0
  let made = 0
  let started = 0

  function start(): void {
    world.machines.push(startMachine(world, `m${++started}`, true))
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

  function jump(): void {
    const far = random.chance(0.1) ? 8 * DAY_MS : random.below(240_000) - 120_000
    jumpedMs += far
    options.trace?.(`the clock jumps by ${far} ms`)
  }

  const world: World = {
    seed,
    random,
    schedule,
    chaos,
    store: undefined as unknown as Store,
    outside: createOutside(),
    judge: undefined as unknown as Judge,
    ids: { uuid: () => `${hex(seed, 8)}-0000-7000-8000-${hex(++made, 12)}` },
    machines: [],
    desk: undefined as unknown as Machine,
    dispatch: undefined as unknown as Dispatcher,
    workspaces: [],
    badTools: random.pick([0, 0.2, 0.5]),
    trace: options.trace && ((line) => options.trace?.(`${String(schedule.nowMs()).padStart(8)} ${line}`)),
    wallMs: () => START_MS + jumpedMs + schedule.nowMs(),
    freeze(machine, ms) {
      machine.frozenUntilMs = Math.max(machine.frozenUntilMs, schedule.nowMs() + ms)
      world.dispatch.missing(machine)
    },
    died(machine) {
      world.machines.splice(world.machines.indexOf(machine), 1)
      world.dispatch.missing(machine)
      schedule.after(300 + random.below(4000), start)
    },
    packFor: (machine) => packOf(variants, world, machine),
    agentFor: (machine, state) => ({
      name: 'agent',
      async propose(call) {
        const temper = chaos.ended ? 'good' : random.pick(tempers)
        const latencyMs = temper === 'slow' ? 1000 + random.below(7000) : 20 + random.below(400)
        if (temper === 'silent') return new Promise(() => {})
        await machine.deps.clock.after(latencyMs)
        const bytes = await speak(temper, call)
        if (!call.signal.aborted) world.judge.proposed(machine, state.workspace.id, bytes)
        return { bytes, model: temper, tokensIn: 10, tokensOut: bytes.length }
      },
    }),
    journalFor(machine) {
      const record = async ({ workspaceId, seq, hash }: { workspaceId: string; seq: bigint; hash: string }) => {
        const about = {
          call: 'journal' as const,
          what: 'journal',
          workspace: workspaceId,
          latencyMs: 1 + random.below(30),
        }
        // Of all moments this is the worst to be stopped in: the intent is committed, nothing has happened yet.
        if (!chaos.ended && random.chance(0.08)) void startle(world, workspaceId)
        await machine.call(about, async () => world.judge.journalled(workspaceId, Number(seq), hash))
      }
      return { record }
    },
    wakeLifted(workspace) {
      for (const ws of workspace === 'all' ? world.workspaces : [workspace]) world.dispatch.wake(ws)
    },
    mayStillAct(workspace, run) {
      const actor = actors.get(run)
      return actor !== undefined && !actor.dead && (actor.drives.get(workspace) ?? 0) > 0
    },
    tasksOf: (workspace) => tasks.get(workspace) ?? [],
  }
  const real = options.store({ nowMs: world.wallMs, after: async () => {} })
  const commit = async (step: StepCommit): Promise<Committed> => real.commit(step)
  const judge = options.judge(world)
  Object.assign(world, {
    store: { ...real, commit },
    judge: { ...judge, committed: tapped(judge, tap) },
    dispatch: createDispatcher(world),
  })
  Object.assign(world, { desk: startMachine(world, 'desk', false) })
  start()
  if (random.chance(0.6)) start()
  for (let i = 0; i < 4; i++) {
    if (random.chance(0.4)) schedule.after(random.below(30_000), () => !chaos.ended && jump())
  }
  return world
}

function tapped(judge: Judge, tap: (machine: Machine, step: StepCommit) => void): Judge['committed'] {
  return (machine, step, committed) => {
    if (committed.ok) tap(machine, step)
    judge.committed(machine, step, committed)
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
  if (how <= 2) return ['good', 'good', 'silly']
  return ['good', 'good', 'good', 'good', 'good', random.pick(bad), random.pick(bad), 'silly']
}

const TOOLS = ['make_note', 'ring_bell', 'send_parcel', 'sign_paper', 'shred_paper']
const ERRANDS = [...TOOLS, ...TOOLS, 'look_up', 'note', 'note', 'artifact', 'person']

/** Opens the workspaces, lets the storm rage and then pass, and waits for the work to be done. */
export async function play(world: World, variants: Variants): Promise<{ events: number; virtualMs: number }> {
  const { random, schedule, chaos, desk } = world
  let events = 0
  /** Steps the world until it is so, or for so many events. */
  const until = async (so: () => boolean, most: number): Promise<boolean> => {
    for (let i = 0; i < most && !so(); i++) {
      // One breach is enough to know.
      if (world.judge.breaches.length > 0) return false
      events += 1
      if (!(await schedule.step())) break
    }
    return so()
  }
  const insist = async (what: () => Promise<unknown>): Promise<void> => {
    let done = false
    const tryOnce = (): void => {
      what().then(
        () => {
          done = true
        },
        (error) => {
          world.judge.threw(error)
          schedule.after(500, tryOnce)
        },
      )
    }
    tryOnce()
    if (!(await until(() => done, 5000)) && world.judge.breaches.length === 0)
      world.judge.breach('progress', 'the house could not be opened')
  }

  await insist(() => activatePolicy(desk.deps, desk.leases, variants.loaded.base, 'start'))
  const count = random.chance(0.25) ? 2 : 1
  for (let i = 0; i < count; i++) {
    const spec = newWorkspace(world, i)
    await insist(() => createWorkspace(desk.deps, spec).catch(whenThere(world, spec.workspaceId)))
    await insist(() => activate(desk, spec.workspaceId))
    world.workspaces.push(spec.workspaceId)
    world.dispatch.wake(spec.workspaceId)
  }

  const stormMs = 20_000 + random.below(80_000)
  visit(world, desk)
  editPolicies(world, desk, variants, stormMs)
  const begun = schedule.nowMs()
  const over = async () => (await allCompleted(world)) || schedule.nowMs() - begun > stormMs
  await storm(until, over)
  chaos.end()
  world.trace?.('the storm is over')
  for (const machine of world.machines)
    machine.frozenUntilMs = Math.min(machine.frozenUntilMs, schedule.nowMs() + 10_000)
  await insist(() => activatePolicy(desk.deps, desk.leases, variants.loaded.base, 'operator'))
  for (const ws of world.workspaces) world.dispatch.wake(ws)
  await finish(world, until)
  return { events, virtualMs: schedule.nowMs() }
}

type Until = (so: () => boolean, most: number) => Promise<boolean>

async function storm(until: Until, over: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400 && !(await over()); i++) {
    let left = 20
    await until(() => left-- <= 0, 20)
  }
}

const CALM_EVENTS = 3000

/** When nothing goes wrong any more and people help, the work gets done. What was still under way then arrives. */
async function finish(world: World, until: Until): Promise<void> {
  let completed = false
  for (let i = 0; i < CALM_EVENTS / 20 && !completed; i++) {
    let left = 20
    await until(() => left-- <= 0, 20)
    completed = await allCompleted(world)
  }
  if (world.judge.breaches.length > 0) return
  if (!completed) world.judge.breach('progress', 'the storm is over, people help, and the work is not completed')
  const quiet = () => !world.outside.underWay.some((act) => act.sent || !act.by.dead) && world.dispatch.jobs === 0
  await until(quiet, 3000)
  world.judge.final()
}

/** Looked up past the machines: nobody's call, no fault, no time. */
async function allCompleted(world: World): Promise<boolean> {
  for (const ws of world.workspaces) {
    if ((await world.store.countRows(ws, 'kernel.workspaces', { status: 'completed' }, 1)) === 0) return false
  }
  return true
}

function newWorkspace(world: World, i: number) {
  const { random } = world
  const errands = Array.from({ length: 2 + random.below(5) }, (_, n) => ({ what: random.pick(ERRANDS), number: n }))
  const goal: Goal = { errands, ...(random.chance(0.5) ? { person: world.ids.uuid() } : {}) }
  return { pack: 'errands', name: `World ${world.seed} ${i}`, goal, workspaceId: world.ids.uuid() }
}

/** The answer was lost and the workspace is there: creating it again is refused, and that is good. */
function whenThere(world: World, workspace: string) {
  return async (error: unknown) => {
    if (error instanceof Failure && error.code === 'database.constraint' && (await world.store.load(workspace))) return
    throw error
  }
}

async function activate(desk: Machine, workspace: string): Promise<void> {
  const state = await desk.deps.store.load(workspace)
  if (state?.workspace.status !== 'initializing') return
  const lease = await desk.leases.take(workspace)
  if (!lease) throw new Failure('database.held', 'somebody holds the new workspace', 'Wait.')
  try {
    await activateWorkspace(desk.deps, workspace, lease.fence, async () => {})
  } finally {
    await desk.leases.release(lease)
  }
}

/** Somebody comes by every now and then, whatever the machines do. */
function visit(world: World, desk: Machine): void {
  const { schedule, random, chaos } = world
  const look = async () => {
    try {
      for (const ws of world.workspaces) await attend(world, desk, ws)
    } catch (error) {
      world.judge.threw(error)
    }
    schedule.after(chaos.ended ? 1000 + random.below(1000) : 500 + random.below(3500), () => void look())
  }
  schedule.after(500, () => void look())
}

function editPolicies(world: World, desk: Machine, variants: Variants, stormMs: number): void {
  const { schedule, random, chaos } = world
  const names = Object.keys(variants.loaded) as PolicyName[]
  for (let i = 0; i < 2; i++) {
    if (!random.chance(0.35)) continue
    const name = random.pick(names)
    const edit = async () => {
      if (chaos.ended) return
      try {
        const changed = await activatePolicy(desk.deps, desk.leases, variants.loaded[name], 'operator')
        world.trace?.(`policy ${name} ${changed ? 'is in force' : 'was in force'}`)
        for (const ws of world.workspaces) world.dispatch.wake(ws)
      } catch (error) {
        world.judge.threw(error)
      }
    }
    schedule.after(random.below(stormMs), () => void edit())
  }
}
