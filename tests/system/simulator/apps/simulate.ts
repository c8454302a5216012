import type { App } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { createEnvironment } from '#testing/simulator/environment.ts'
import { runScenario } from '#testing/simulator/run-scenario.ts'
import type { ScenarioResult } from '#testing/simulator/simulate.ts'
import type { Environment, Loaded, Machine, Scene } from '#testing/simulator/types.ts'
import { type Line, lineOf, onLine } from './line.ts'
import { checkPostgres, type Rules } from './oracle.ts'
import { appSpeaker } from './speak.ts'
import { openStage, type Stage } from './stage.ts'

/** What a pack brings to be played. */
export interface AppScenario {
  /** The pack as it is, with an outside that nobody reaches. */
  shapes: App
  /** Made anew for each seed; the world is not whole yet when it is asked for. */
  begin(environment: Environment, stage: Stage): Scenario
}

/** Its outside behind its own ports, its people, and its judge. */
export interface Scenario {
  tools(line: Line): Tool[]
  rules: Rules
  scene: Pick<Scene, 'approver' | 'open' | 'visit' | 'completed'> & Partial<Scene>
}

export interface AppSimulator {
  simulate(seed: number, trace?: (line: string) => void): Promise<ScenarioResult>
  close(): Promise<void>
}

/** Worlds of one pack on one database; with `without`, on one whose guards are gone. */
export async function openSimulator({ shapes, begin }: AppScenario, without: string[] = []): Promise<AppSimulator> {
  const stage = await openStage(shapes, without)
  return { simulate: (seed, trace) => simulate(begin, stage, seed, trace), close: stage.close }
}

async function simulate(
  begin: AppScenario['begin'],
  stage: Stage,
  seed: number,
  trace?: (line: string) => void,
): Promise<ScenarioResult> {
  let playing: Scenario | undefined
  const scenarioOf = (simulation: Environment) => {
    playing ??= begin(simulation, stage)
    return playing
  }
  const environment = createEnvironment({
    seed,
    store: (clock) => stage.store(`seed ${seed}`, clock),
    oracle: (simulation) => checkPostgres(simulation, stage, scenarioOf(simulation).rules),
    scene: (simulation) => sceneOf(simulation, stage, scenarioOf(simulation)),
    ...(trace ? { trace } : {}),
  })
  const { events, virtualMs } = await runScenario(environment).catch((error) => {
    environment.oracle.breach('error', `the world broke: ${error instanceof Error ? error.stack : error}`)
    return { events: 0, virtualMs: environment.schedule.nowMs() }
  })
  const heads = await stage.rows<{ id: string; seq: number; head: string }>(
    `select workspace_id as id, seq::int, seq || ' ' || encode(hash, 'hex') as head from kernel.heads
     where workspace_id = any($1) order by 1`,
    [environment.workspaces],
  )
  return {
    seed,
    breaches: environment.oracle.breaches,
    heads: Object.fromEntries(heads.map(({ id, head }) => [id, head])),
    events,
    entries: heads.reduce((sum, { seq }) => sum + seq, 0),
    virtualMs,
  }
}

function sceneOf(environment: Environment, stage: Stage, { tools, scene }: Scenario): Scene {
  const { random, chaos } = environment
  const appFor = (machine: Machine): Loaded => {
    const own = tools(lineOf(environment, machine)).map((tool) => {
      const { checkInput, checkOutput } = stage.loaded.tools.get(tool.name) as NonNullable<
        ReturnType<typeof stage.loaded.tools.get>
      >
      return [tool.name, { tool: onLine(tool), checkInput, checkOutput }] as const
    })
    return { ...stage.loaded, tools: new Map(own) }
  }
  return {
    machines: 2 + random.below(2),
    // What takes a minute or a week would outlast the storm.
    limits: { agentTimeoutMs: 5000, approvalTtlMs: 60_000 },
    loadMs: 5000 + random.below(25_000),
    calmEvents: 8000,
    appFor,
    speak: appSpeaker(stage.loaded.app, random),
    present: () => true,
    meanwhile: async () => {},
    reworded: (content) => JSON.stringify((JSON.parse(content) as { action: unknown }).action),
    load: () => {},
    calm: async () => {},
    untilNextVisitMs: () => (chaos.ended ? 1000 + random.below(1000) : 600 + random.below(2500)),
    ...scene,
  }
}

/** Work that takes days does not take us that long: while nobody works, some hours pass at once. */
export function passHours(environment: Environment, state: State, most: number): void {
  const { random, chaos, dispatch } = environment
  // Whoever helps does not let a yes grow old before it is heard.
  const waits = state.inbox.length > 0 || state.approvals.some((a) => a.status !== 'used')
  if (dispatch.jobs > 0 || (chaos.ended ? waits : !random.chance(0.4))) return
  environment.jump((1 + random.below(most)) * 3_600_000)
  for (const workspace of environment.workspaces) dispatch.wake(workspace)
}
