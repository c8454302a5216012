import { Failure } from '#contracts/refusal.ts'
import { activatePolicy } from '#controller/house.ts'
import { activateWorkspace, createWorkspace } from '#controller/workspaces.ts'
import type { Goal } from './pack.ts'
import { attend } from './people.ts'
import type { PolicyName } from './policies.ts'
import type { Machine, Variants, World } from './types.ts'

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

  const stormMs = 10_000 + random.below(50_000)
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
  const errands = Array.from({ length: 2 + random.below(3) }, (_, n) => ({ what: random.pick(ERRANDS), number: n }))
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
    schedule.after(chaos.ended ? 1500 + random.below(1500) : 600 + random.below(4000), () => void look())
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
