import { join } from 'node:path'
import { seedRandom } from '#adapters/agents/hostile/random.ts'
import { hostileAgent } from '#adapters/agents/hostile.ts'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#apps/compose.ts'
import { HOUSE } from '#kernel/house.ts'
import type { Agent } from '#ports/agent.ts'
import { hostilePack, type Outside, openOutside, TOOLS } from './pack.ts'
import { attend, type Temper } from './person.ts'
import { slyAgent } from './sly.ts'

export interface StormOptions {
  dataDir: string
  database?: LanewrightOptions['database']
  proposals: number
  workspaces?: number
  seed: string
  /** Called now and then with the number of proposals made. */
  progress?(made: number): void
}

export interface Storm {
  lw: Lanewright
  outside: Outside
  tempers: Map<string, Temper>
  /** Hostile proposals. */
  made: number
  /** Agent calls that were answered, per workspace: counted where they are made. */
  calls: Map<string, number>
  /** What each drive ended with when it did not end as it should. */
  surprises: string[]
}

/** How often the agent behaves, to get further. These calls are logged and judged too, but not counted as hostile. */
const SLY = 0.25
const TEMPERS: Temper[] = ['never', 'grants', 'never', 'alone']

/** Hostile agents on many workspaces at once, people between them, until the proposals are made. The caller closes it. */
export async function storm(options: StormOptions): Promise<Storm> {
  const outside = openOutside(join(options.dataDir, 'outside'))
  const pack = hostilePack(outside)
  const calls = new Map<string, number>()
  const agents = new Map<string, Agent>()
  const ids: string[] = [HOUSE]
  let made = 0
  const lw = await openLanewright({
    dataDir: join(options.dataDir, 'data'),
    ...(options.database ? { database: options.database } : {}),
    packs: [pack],
    agentFor: (state) => agents.get(state.workspace.id) as Agent,
  })
  const names = ['BOOKS', 'BOOKKEEPER', 'kernel.tasks', 'letters.letters', ...Object.keys(TOOLS)]
  const tools = Object.fromEntries(pack.tools.map((t) => [t.name, t.input]))
  const tempers = new Map<string, Temper>()
  const surprises: string[] = []
  for (let i = 0; i < (options.workspaces ?? 8); i++) {
    const letters = ['case-1', 'case-2'].map((key) => ({ key, to: `Reader of ${key}`, about: `the matter of ${key}` }))
    const ws = await lw.create({ pack: 'letters', name: `Storm ${i}`, goal: { letters } })
    const known = { tools, names, ids }
    const hostile = hostileAgent({ seed: `${options.seed} ${i}`, vocabulary: pack.actions, known })
    const turn = seedRandom(`${options.seed} turn ${i}`)
    const sly = slyAgent(turn)
    ids.push(ws)
    tempers.set(ws, TEMPERS[i % TEMPERS.length] as Temper)
    calls.set(ws, 0)
    agents.set(ws, {
      name: hostile.name,
      async propose(call) {
        const isSly = turn.chance(SLY)
        const reply = await (isSly ? sly : hostile).propose(call)
        calls.set(ws, (calls.get(ws) ?? 0) + 1)
        if (!isSly) made += 1
        return reply
      },
    })
  }
  const enough = () => made >= options.proposals || surprises.length > 0
  await Promise.all(
    [...tempers].map(async ([ws, temper], i) => {
      const random = seedRandom(`${options.seed} person ${i}`)
      while (!enough()) {
        try {
          const driven = await lw.drive(ws)
          const last = driven.steps.at(-1)?.did ?? ''
          if (driven.ended === 'held' || driven.ended === 'lost' || last.startsWith('error')) {
            surprises.push(`${ws}: the drive ended ${driven.ended}: ${last}`)
          }
        } catch (error) {
          surprises.push(`${ws}: the drive threw ${error instanceof Error ? error.message : error}`)
        }
        await attend(lw, ws, temper, outside, random)
        options.progress?.(made)
      }
    }),
  )
  return { lw, outside, tempers, made, calls, surprises }
}
