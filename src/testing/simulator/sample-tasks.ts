import { activatePolicy } from '#kernel/controller/system-workspace.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { speaker } from './agents.ts'
import type { Goal } from './app.ts'
import { appOf } from './loaded.ts'
import type { PolicyName } from './policies.ts'
import { allCompleted, openWorkspace } from './run-scenario.ts'
import type { Environment, Scene, Variants } from './types.ts'

const TOOLS = ['make_note', 'ring_bell', 'send_parcel', 'sign_paper', 'shred_paper']
const SAMPLE_TASKS = [...TOOLS, ...TOOLS, 'look_up', 'note', 'note', 'artifact', 'person']

/** The small pack with a tool for every kind of lane, on which most worlds are played. */
export function sampleTasksScene(variants: Variants): (environment: Environment) => Scene {
  return (environment) => {
    const { random, chaos, desk } = {
      random: environment.random,
      chaos: environment.chaos,
      desk: () => environment.desk,
    }
    const loadMs = 10_000 + random.below(50_000)
    const inForce = (name: PolicyName, by: string) =>
      activatePolicy(desk().deps, desk().leases, variants.loaded[name], by)
    return {
      machines: random.chance(0.6) ? 2 : 1,
      // What takes a minute or a week would outlast the storm.
      limits: { agentTimeoutMs: 5000, approvalTtlMs: 10_000 },
      loadMs,
      calmEvents: 3000,
      appFor: (machine) => appOf(variants, environment, machine),
      speak: speaker(variants.app, random),
      present: () => false,
      meanwhile: (state) => editNote(environment, state),
      approver: () => 'SENDER',
      reworded,
      async open(insist) {
        await insist(() => inForce('base', 'start'))
        const count = random.chance(0.25) ? 2 : 1
        for (let i = 0; i < count; i++) await openWorkspace(environment, insist, newWorkspace(environment, i))
      },
      load: () => editPolicies(environment, variants, inForce, loadMs),
      calm: (insist) => insist(() => inForce('base', 'operator')),
      visit: async () => {},
      untilNextVisitMs: () => (chaos.ended ? 1500 + random.below(1500) : 600 + random.below(4000)),
      completed: () => allCompleted(environment),
    }
  }
}

function newWorkspace(environment: Environment, i: number) {
  const { random } = environment
  const sampleTasks = Array.from({ length: 2 + random.below(3) }, (_, n) => ({
    what: random.pick(SAMPLE_TASKS),
    number: n,
  }))
  const goal: Goal = { errands: sampleTasks, ...(random.chance(0.5) ? { person: environment.ids.uuid() } : {}) }
  return { pack: 'errands', name: `World ${environment.seed} ${i}`, goal, workspaceId: environment.ids.uuid() }
}

function reworded(content: string): string {
  const { action } = JSON.parse(content) as { action: Row & { parameters?: Row } }
  const parameters = action.parameters && { ...action.parameters, wording: 50 }
  return JSON.stringify(parameters ? { ...action, parameters } : action)
}

/** Notes are not fenced: people change them while an agent thinks about them. */
async function editNote(environment: Environment, state: State): Promise<void> {
  const { desk, oracle } = environment
  const note = (state.app.notes as Array<{ note_id: string }>)[0]
  const run = state.runs[0]
  const now = new Date(desk.deps.clock.nowMs()).toISOString()
  if (!note || !run) return
  const changes = [
    {
      table: 'errands.notes',
      op: 'update' as const,
      where: { note_id: note.note_id },
      row: { body: `Edited ${environment.random.below(9)}.` },
    },
  ]
  const payload = {
    run_id: run.run_id,
    outcome: 'success',
    target: { operation: 'edit', target_type: 'note', name: 'n' },
  }
  const audit = [{ id: desk.deps.ids.uuid(), action_type: 'db_write', payload }]
  const step = { workspace: state.workspace.id, fence: 0n, now, changes, audit }
  await desk.deps.store.commit(step).catch((error) => oracle.threw(error))
}

function editPolicies(
  environment: Environment,
  variants: Variants,
  inForce: (name: PolicyName, by: string) => Promise<boolean>,
  loadMs: number,
): void {
  const { schedule, random, chaos } = environment
  const names = Object.keys(variants.loaded) as PolicyName[]
  for (let i = 0; i < 2; i++) {
    if (!random.chance(0.35)) continue
    const name = random.pick(names)
    const edit = async () => {
      if (chaos.ended) return
      try {
        const changed = await inForce(name, 'operator')
        environment.trace?.(`policy ${name} ${changed ? 'is in force' : 'was in force'}`)
        for (const ws of environment.workspaces) environment.dispatch.wake(ws)
      } catch (error) {
        environment.oracle.threw(error)
      }
    }
    schedule.after(random.below(loadMs), () => void edit())
  }
}
