import type { App } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { play } from '#testing/simulator/play.ts'
import type { Played } from '#testing/simulator/simulate.ts'
import type { Loaded, Machine, Scene, World } from '#testing/simulator/types.ts'
import { createWorld } from '#testing/simulator/world.ts'
import { judgePostgres, type Rules } from './judge.ts'
import { type Line, lineOf, onLine } from './line.ts'
import { appSpeaker } from './speak.ts'
import { openStage, type Stage } from './stage.ts'

/** What a pack brings to be played. */
export interface AppPlay {
  /** The pack as it is, with an outside that nobody reaches. */
  shapes: App
  /** Made anew for each seed; the world is not whole yet when it is asked for. */
  begin(world: World, stage: Stage): Play
}

/** Its outside behind its own ports, its people, and its judge. */
export interface Play {
  tools(line: Line): Tool[]
  rules: Rules
  scene: Pick<Scene, 'approver' | 'open' | 'visit' | 'completed'> & Partial<Scene>
}

export interface AppSimulator {
  simulate(seed: number, trace?: (line: string) => void): Promise<Played>
  close(): Promise<void>
}

/** Worlds of one pack on one database; with `without`, on one whose guards are gone. */
export async function openSimulator({ shapes, begin }: AppPlay, without: string[] = []): Promise<AppSimulator> {
  const stage = await openStage(shapes, without)
  return { simulate: (seed, trace) => simulate(begin, stage, seed, trace), close: stage.close }
}

async function simulate(
  begin: AppPlay['begin'],
  stage: Stage,
  seed: number,
  trace?: (line: string) => void,
): Promise<Played> {
  let playing: Play | undefined
  const playOf = (world: World) => {
    playing ??= begin(world, stage)
    return playing
  }
  const world = createWorld({
    seed,
    store: (clock) => stage.store(`seed ${seed}`, clock),
    judge: (world) => judgePostgres(world, stage, playOf(world).rules),
    scene: (world) => sceneOf(world, stage, playOf(world)),
    ...(trace ? { trace } : {}),
  })
  const { events, virtualMs } = await play(world).catch((error) => {
    world.judge.breach('error', `the world broke: ${error instanceof Error ? error.stack : error}`)
    return { events: 0, virtualMs: world.schedule.nowMs() }
  })
  const heads = await stage.rows<{ id: string; seq: number; head: string }>(
    `select workspace_id as id, seq::int, seq || ' ' || encode(hash, 'hex') as head from kernel.heads
     where workspace_id = any($1) order by 1`,
    [world.workspaces],
  )
  return {
    seed,
    breaches: world.judge.breaches,
    heads: Object.fromEntries(heads.map(({ id, head }) => [id, head])),
    events,
    entries: heads.reduce((sum, { seq }) => sum + seq, 0),
    virtualMs,
  }
}

function sceneOf(world: World, stage: Stage, { tools, scene }: Play): Scene {
  const { random, chaos } = world
  const appFor = (machine: Machine): Loaded => {
    const own = tools(lineOf(world, machine)).map((tool) => {
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
    stormMs: 5000 + random.below(25_000),
    calmEvents: 8000,
    packFor: appFor,
    speak: appSpeaker(stage.loaded.app, random),
    present: () => true,
    meanwhile: async () => {},
    reworded: (content) => JSON.stringify((JSON.parse(content) as { action: unknown }).action),
    storm: () => {},
    calm: async () => {},
    untilNextVisitMs: () => (chaos.ended ? 1000 + random.below(1000) : 600 + random.below(2500)),
    ...scene,
  }
}

/** Work that takes days does not take us that long: while nobody works, some hours pass at once. */
export function passHours(world: World, state: State, most: number): void {
  const { random, chaos, dispatch } = world
  // Whoever helps does not let a yes grow old before it is heard.
  const waits = state.inbox.length > 0 || state.approvals.some((a) => a.status !== 'used')
  if (dispatch.jobs > 0 || (chaos.ended ? waits : !random.chance(0.4))) return
  world.jump((1 + random.below(most)) * 3_600_000)
  for (const workspace of world.workspaces) dispatch.wake(workspace)
}
