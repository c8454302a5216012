import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedRandom } from '#integrations/models/hostile/random.ts'
import { type Audited, auditAfter } from './audit.ts'
import type { STEPS } from './fixture.ts'
import { createMemory } from './memory.ts'
import { endDatabase, startChild } from './program.ts'
import type { Ask, Said } from './said.ts'

export type StepName = (typeof STEPS)[number]

export interface StepOptions {
  /** Where something dies, one death after the other. */
  steps: readonly StepName[]
  victim: 'process' | 'database'
  seed: string
}

export interface StepReport extends Audited {
  deaths: number
  /** From the restart (of a killed database: from the kill) to the first new entry of a cycle. */
  resumedMs: number[]
  /** Effects that were in doubt when the process died, by who settled them. */
  settledBy: { person: number; evidence: number }
  /** Letters that a person had to carry. */
  byHand: number
}

/** From the commit of the intent to that of the outcome: whoever comes next only looks. True: a trace is to be found. */
const IN_DOUBT = new Map<StepName, boolean>([
  ['after-intent', false],
  ['before-seal', false],
  ['after-seal', false],
  ['before-effect', false],
  ['within-effect', false],
  ['after-effect', true],
  ['read-back', true],
  ['before-outcome', true],
])

/** Deaths at named steps of the cycle; then the work is finished, and everything is audited. */
export async function stepRounds({ steps, victim, seed }: StepOptions): Promise<StepReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-crash-'))
  const random = seedRandom(`${victim} ${seed}`)
  // A death uses up two letters at most; the letters app shows its agent fifty.
  const letters = Array.from({ length: steps.length * 2 + 4 }, (_, i) => `letter-${String(i).padStart(3, '0')}`)
  const places = { dataDir: join(folder, 'data'), outside: join(folder, 'outside') }
  const first: Ask = { ...places, create: [letters], deaths: [{ at: 'after-create', nth: 1 }], victim: 'process' }
  const ask: Ask = { ...first, create: [], deaths: [], victim }
  const deaths = steps.map((at) => ({ at, nth: 1 + random.below(2) }))
  const memory = createMemory()
  const doubts: Array<{ key: string; at: StepName }> = []
  const resumedMs: number[] = []
  let [byHand, died] = [0, 0]
  let intended: string | undefined
  /** When what died began to come back. */
  let sinceMs: number | undefined
  const handle = (said: Said) => {
    memory.handle(said)
    if (said.t === 'by_hand') byHand += 1
    if (said.t === 'intends') intended = said.key
    if (said.t === 'struck') {
      memory.killed()
      died += 1
      sinceMs = performance.now()
    }
    const goesOn = victim === 'database' ? said.t === 'back' : said.t === 'ack' && said.by === 'cycle'
    if (goesOn && sinceMs !== undefined) {
      resumedMs.push(Math.round(performance.now() - sinceMs))
      sinceMs = undefined
    }
  }
  const live = async (mine: Ask, expected: string) => {
    const child = startChild(mine, handle)
    const end = await child.ended
    if (end !== expected) throw new Error(`the process ended with ${end} and not ${expected}: ${child.errors()}`)
  }
  try {
    await live(first, 'SIGKILL')
    for (const death of victim === 'process' ? deaths : []) {
      intended = undefined
      await live({ ...ask, deaths: [death] }, 'SIGKILL')
      memory.killed()
      died += 1
      sinceMs = performance.now()
      if (intended && IN_DOUBT.has(death.at)) doubts.push({ key: intended, at: death.at })
    }
    await live(victim === 'process' ? ask : { ...ask, deaths }, '0')
    const settledBy = { person: 0, evidence: 0 }
    const wrong: string[] = []
    const audited = await auditAfter(first, memory, async (rows) => {
      const decided = await rows<{ key: string; by: string | null }>(
        'select idempotency_key as key, decided_by as by from kernel.intents',
      )
      for (const { key, at } of doubts) {
        const by = decided.find((d) => d.key === key)?.by ? 'person' : 'evidence'
        settledBy[by] += 1
        if ((by === 'evidence') !== IN_DOUBT.get(at)) wrong.push(`${key}, in doubt at ${at}: settled by ${by}`)
      }
    })
    return { ...audited, breaches: [...audited.breaches, ...wrong], deaths: died, resumedMs, settledBy, byHand }
  } finally {
    endDatabase(places.dataDir)
    await rm(folder, { recursive: true, force: true })
  }
}
