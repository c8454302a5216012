import type { Lanewright, LanewrightOptions } from '#host/open.ts'
import type { Random } from '#integrations/models/hostile/random.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { LoadResult } from './load.ts'
import type { Allowed } from './oracle-kernel.ts'

/** Where a storm takes place: a pack, and the people who keep it going. */
export interface Field {
  app: App
  options?: Partial<Omit<LanewrightOptions, 'dataDir' | 'database' | 'apps' | 'agentFor'>>
  /** Names of lanes, roles, tools and tables that are not the agent's, to be tried. */
  names: string[]
  allowed: Allowed
  /** The nth workspace, with work in it. One that is worked while it is made is enlisted first. */
  begin(lw: Lanewright, n: number, enlist: (workspace: string) => void): Promise<string>
  /** Behaves, so that there is something to abuse. */
  sly(random: Random): Agent
  /** How often it is asked instead. These calls are logged and judged too, but not counted as hostile. */
  slyness: number
  /** Between two drives, as people would; now and then somebody tries to cheat. */
  attend(lw: Lanewright, workspace: string, random: Random): Promise<void>
  /** What is outside and in the pack's own rows, looked at without the pack's code. */
  oracle(runLoad: LoadResult): Promise<string[]>
}
