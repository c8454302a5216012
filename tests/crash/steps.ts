import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedRandom } from '#adapters/agents/hostile/random.ts'
import { type Audited, auditAfter } from './audit.ts'
import { createMemory } from './memory.ts'
import { endDatabase, type Life, startChild } from './program.ts'
import type { Ask, Said } from './said.ts'
import type { KillPoint, STEPS } from './world.ts'

type StepName = (typeof STEPS)[number]

export interface StepOptions {
  step: StepName
  victim: 'controller' | 'database'
  rounds: number
  seed: string
}

export interface StepReport extends Audited {
  /** Deaths at the step. */
  deaths: number
  /** From the restart (of a killed database: from the kill) to the first new entry of a cycle. */
  resumedMs: number[]
  /** Effects that were in doubt when the process died, by who settled them. */
  settledBy: { person: number; evidence: number }
  /** Letters that a person had to carry. */
  byHand: number
}

/** Between these two the outside may or may not have been touched: whoever comes next only looks. */
const IN_DOUBT: KillPoint[] = [
  'after-intent',
  'before-seal',
  'after-seal',
  'before-effect',
  'within-effect',
  'after-effect',
  'read-back',
  'before-outcome',
]
/** Died with a trace outside that can be found, or without one. */
const TRACED: KillPoint[] = ['after-effect', 'read-back', 'before-outcome']

/** One step of the cycle: something dies there, again and again, and then the work is finished and audited. */
export async function stepRounds({ step, victim, rounds, seed }: StepOptions): Promise<StepReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-crash-'))
  const random = seedRandom(`${step} ${victim} ${seed}`)
  const letters = Array.from({ length: rounds * 3 + 4 }, (_, i) => `letter-${String(i).padStart(3, '0')}`)
  const first: Ask = {
    dataDir: join(folder, 'data'),
    outside: join(folder, 'outside'),
    create: [letters],
    point: 'never',
    nth: 0,
  }
  const ask: Ask = { ...first, create: [] }
  const memory = createMemory()
  const doubts: string[] = []
  const resumedMs: number[] = []
  let byHand = 0
  let open: string | undefined
  let struckMs: number | undefined
  const hear = (said: Said) => {
    memory.hear(said)
    if (said.t === 'by_hand') byHand += 1
    if (said.t === 'intends') open = said.key
    if (said.t === 'struck') {
      memory.killed()
      struckMs = performance.now()
    }
    if (said.t === 'ack' && said.by === 'cycle' && struckMs !== undefined) {
      resumedMs.push(Math.round(performance.now() - struckMs))
      struckMs = undefined
    }
  }
  const die = async (): Promise<number> => {
    open = undefined
    const life = startChild({ ...ask, point: step, nth: 1 + random.below(3) }, hear)
    const resumed = firstStep(life)
    const end = await life.ended
    if (end !== 'SIGKILL') throw new Error(`the process ended with ${end} and not at ${step}`)
    memory.killed()
    if (open && IN_DOUBT.includes(step)) doubts.push(open)
    return resumed
  }
  try {
    await startChild({ ...first, point: 'after-create', nth: 1 }, hear).ended
    let deaths = rounds
    if (victim === 'controller') {
      for (let round = 1; round <= rounds; round++) {
        const ms = await die()
        if (round > 1 && !Number.isNaN(ms)) resumedMs.push(ms)
      }
      const last = startChild(ask, hear)
      resumedMs.push(await firstStep(last))
      await last.ended
    } else {
      deaths = 0
      const count = (said: Said) => {
        hear(said)
        if (said.t === 'struck') deaths += 1
      }
      const nth = 1 + random.below(3)
      const end = await startChild({ ...ask, point: step, nth, victim: { database: rounds } }, count).ended
      if (end !== '0') throw new Error(`the process ended with ${end} when its database died at ${step}`)
    }
    const settledBy = { person: 0, evidence: 0 }
    const audited = await auditAfter(first, memory, async (rows) => {
      const decided = await rows<{ key: string; by: string | null }>(
        'select idempotency_key as key, decided_by as by from kernel.intents',
      )
      for (const key of doubts) {
        const by = decided.find((d) => d.key === key)?.by
        settledBy[by ? 'person' : 'evidence'] += 1
      }
    })
    const wrong = TRACED.includes(step) ? settledBy.person : settledBy.evidence
    if (wrong > 0) audited.breaches.push(`${wrong} effects in doubt at ${step} were settled the wrong way`)
    return { ...audited, deaths, resumedMs, settledBy, byHand }
  } finally {
    endDatabase(first.dataDir)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Milliseconds from the birth of the process to its first commit; NaN where it dies before that. */
function firstStep(life: Life): Promise<number> {
  return life
    .hears('ack', (said) => said.by === 'cycle', 60_000)
    .then(
      (ms) => Math.round(ms - life.bornMs),
      () => Number.NaN,
    )
}
