import { join } from 'node:path'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'
import { seedRandom } from '#integrations/models/hostile/random.ts'
import { hostileAgent } from '#integrations/models/hostile.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import type { Field } from './field.ts'

export interface LoadOptions {
  dataDir: string
  database?: LanewrightOptions['database']
  field: Field
  proposals: number
  /** So many are worked at once. */
  workspaces?: number
  seed: string
  /** It ends then, however many were made. */
  untilMs?: number
  /** Called now and then with the number of proposals made. */
  progress?(made: number): void
}

export interface LoadResult {
  lw: Lanewright
  field: Field
  /** Hostile proposals. */
  made: number
  /** Agent calls that were answered, per workspace: counted where they are made. */
  calls: Map<string, number>
  /** What each drive ended with when it did not end as it should. */
  surprises: string[]
}

/** Hostile agents on many workspaces at once, people between them, until the proposals are made. The caller closes it. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { field, seed } = options
  const calls = new Map<string, number>()
  const agents = new Map<string, Agent>()
  const ids: string[] = [SYSTEM_WORKSPACE]
  const surprises: string[] = []
  let made = 0
  let begun = 0
  const lw = await openLanewright({
    ...field.options,
    dataDir: join(options.dataDir, 'data'),
    ...(options.database ? { database: options.database } : {}),
    apps: [field.app],
    agentFor: (state) => agents.get(state.workspace.id) as Agent,
  })
  const known = { tools: Object.fromEntries(field.app.tools.map((t) => [t.name, t.input])), names: field.names, ids }

  function enlist(ws: string, n: number): void {
    const hostile = hostileAgent({ seed: `${seed} ${n}`, vocabulary: field.app.actions, known })
    const turn = seedRandom(`${seed} turn ${n}`)
    const sly = field.sly(turn)
    ids.push(ws)
    if (ids.length > MOST_IDS) ids.splice(1, 1)
    calls.set(ws, 0)
    agents.set(ws, {
      name: hostile.name,
      async propose(call) {
        const isSly = turn.chance(field.slyness)
        const reply = await (isSly ? sly : hostile).propose(call)
        calls.set(ws, (calls.get(ws) ?? 0) + 1)
        if (!isSly) made += 1
        return reply
      },
    })
  }

  async function begin(): Promise<string> {
    const n = begun++
    const ws = await field.begin(lw, n, (id) => enlist(id, n))
    if (!agents.has(ws)) enlist(ws, n)
    return ws
  }

  const { untilMs = Number.POSITIVE_INFINITY } = options
  const enough = () => made >= options.proposals || surprises.length > 0 || Date.now() > untilMs
  const surprise = (ws: string, what: string) => surprises.push(`${ws}: ${what}`)
  await Promise.all(
    Array.from({ length: options.workspaces ?? 8 }, async (_, lane) => {
      const random = seedRandom(`${seed} person ${lane}`)
      let ws = await begin()
      while (!enough()) {
        try {
          const driven = await lw.drive(ws)
          const last = driven.steps.at(-1)?.did ?? ''
          if (driven.ended === 'held' || driven.ended === 'lost' || last.startsWith('error'))
            surprise(ws, `the drive ended ${driven.ended}: ${last}`)
          await field.attend(lw, ws, random)
          if ((await lw.store.load(ws))?.workspace.status === 'completed') {
            agents.delete(ws)
            ws = await begin()
          }
        } catch (error) {
          surprise(ws, `it threw ${error instanceof Error ? error.stack : error}`)
        }
        options.progress?.(made)
      }
    }),
  )
  return { lw, field, made, calls, surprises }
}

/** What is told of other workspaces; more would only make each proposal dearer. */
const MOST_IDS = 64
