import { Failure } from '#kernel/contracts/refusal.ts'
import { activateWorkspace, createWorkspace } from '#kernel/controller/workspaces.ts'
import type { Row } from '#kernel/ports/store.ts'
import { attend } from './people.ts'
import type { Environment, Insist, Machine } from './types.ts'

/** Opens the workspaces, lets the storm rage and then pass, and waits for the work to be done. */
export async function runScenario(environment: Environment): Promise<{ events: number; virtualMs: number }> {
  const { schedule, chaos, scene } = environment
  let events = 0
  /** Steps the world until it is so, or for so many events. */
  const until = async (so: () => boolean, most: number): Promise<boolean> => {
    for (let i = 0; i < most && !so(); i++) {
      // One breach is enough to know.
      if (environment.oracle.breaches.length > 0) return false
      events += 1
      if (!(await schedule.step())) break
    }
    return so()
  }
  const insist: Insist = async (what) => {
    let done = false
    const tryOnce = (): void => {
      what().then(
        () => {
          done = true
        },
        (error) => {
          environment.oracle.threw(error)
          schedule.after(500, tryOnce)
        },
      )
    }
    tryOnce()
    if (!(await until(() => done, 5000)) && environment.oracle.breaches.length === 0)
      environment.oracle.breach('progress', 'the house could not be opened')
  }

  await scene.open(insist)
  visit(environment)
  scene.load()
  const begun = schedule.nowMs()
  const over = async () => (await scene.completed()) || schedule.nowMs() - begun > scene.loadMs
  await load(until, over)
  chaos.end()
  environment.trace?.('the storm is over')
  for (const machine of environment.machines)
    machine.frozenUntilMs = Math.min(machine.frozenUntilMs, schedule.nowMs() + 10_000)
  await scene.calm(insist)
  for (const ws of environment.workspaces) environment.dispatch.wake(ws)
  await finish(environment, until)
  return { events, virtualMs: schedule.nowMs() }
}

type Until = (so: () => boolean, most: number) => Promise<boolean>

async function load(until: Until, over: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400 && !(await over()); i++) {
    let left = 20
    await until(() => left-- <= 0, 20)
  }
}

/** When nothing goes wrong any more and people help, the work gets done. What was still under way then arrives. */
async function finish(environment: Environment, until: Until): Promise<void> {
  let completed = false
  for (let i = 0; i < environment.scene.calmEvents / 20 && !completed; i++) {
    let left = 20
    await until(() => left-- <= 0, 20)
    completed = await environment.scene.completed()
  }
  if (environment.oracle.breaches.length > 0) return
  if (!completed) environment.oracle.breach('progress', 'the storm is over, people help, and the work is not completed')
  const quiet = () =>
    !environment.outside.inProgress.some((act) => act.sent || !act.by.dead) && environment.dispatch.jobs === 0
  await until(quiet, 3000)
  await environment.oracle.final()
}

/** Makes a workspace and puts it to work. */
export async function openWorkspace(
  environment: Environment,
  insist: Insist,
  spec: { pack: string; name: string; goal: Row; workspaceId: string },
): Promise<void> {
  const { desk } = environment
  await insist(() => createWorkspace(desk.deps, spec).catch(whenThere(desk, spec.workspaceId)))
  await insist(() => activate(desk, spec.workspaceId))
  environment.workspaces.push(spec.workspaceId)
  environment.dispatch.wake(spec.workspaceId)
}

/** Looked up past the machines: nobody's call, no fault, no time. */
export async function allCompleted(environment: Environment): Promise<boolean> {
  for (const ws of environment.workspaces) {
    if ((await environment.store.countRows(ws, 'kernel.workspaces', { status: 'completed' }, 1)) === 0) return false
  }
  return true
}

/** The answer was lost and the workspace is there: creating it again is refused, and that is good. */
function whenThere(desk: Machine, workspace: string) {
  return async (error: unknown) => {
    const isThere = error instanceof Failure && error.code === 'database.constraint'
    if (isThere && (await desk.deps.store.load(workspace))) return
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
function visit(environment: Environment): void {
  const { schedule, desk } = environment
  const look = async () => {
    try {
      for (const ws of environment.workspaces) await attend(environment, desk, ws)
    } catch (error) {
      environment.oracle.threw(error)
    }
    schedule.after(environment.scene.untilNextVisitMs(), () => void look())
  }
  schedule.after(500, () => void look())
}
