import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seedRandom } from '#integrations/models/hostile/random.ts'
import { type Audited, auditAfter } from './audit.ts'
import { createMemory } from './memory.ts'
import { endDatabase, killChild, killDatabase, type Life, serverPid, startChild } from './program.ts'
import type { Ask, Said } from './said.ts'

export type Victim = 'controller' | 'database' | 'both'

export interface CrashOptions {
  victim: Victim
  rounds: number
  seed: string
  /** Letters in the whole world; there must be enough for the last round to meet work. */
  letters?: number
  log?(line: string): void
}

export interface CrashReport extends Audited {
  rounds: number
  /** Kills, those of a process that was just starting included. */
  kills: number
  /** From the restart (of a killed database: from the kill) to the first new entry of a cycle. */
  resumedMs: number[]
  byHand: number
  tasks: number
}

const WORKSPACES = 4

/** Kills in the middle of work, again and again, and compares what is left with what had been acknowledged. */
export async function crashRounds(options: CrashOptions): Promise<CrashReport> {
  const { victim, rounds, seed, log = () => {} } = options
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-crash-'))
  const random = seedRandom(`${victim} ${seed}`)
  const perWorkspace = Math.ceil((options.letters ?? 24 + rounds * 8) / WORKSPACES)
  const ask: Ask = {
    dataDir: join(folder, 'data'),
    outside: join(folder, 'outside'),
    create: Array.from({ length: WORKSPACES }, (_, w) =>
      Array.from({ length: perWorkspace }, (_, l) => `w${w}-${String(l).padStart(3, '0')}`),
    ),
    deaths: [],
    victim: 'process',
  }
  const memory = createMemory()
  let byHand = 0
  const handle = (said: Said) => {
    memory.handle(said)
    if (said.t === 'by_hand') byHand += 1
  }
  const again = (): Life => startChild({ ...ask, create: [] }, handle)
  const resumedMs: number[] = []
  let kills = 0
  let life = startChild(ask, handle)
  try {
    await life.hears('open', undefined, 60_000)
    await life.hears('ack', (s) => s.by === 'cycle')
    for (let round = 1; round <= rounds; round++) {
      await pause(random.below(1000))
      if (memory.left() === 0) throw new Error(`no work was left in round ${round}: give more letters`)
      const killedMs = performance.now()
      kills += 1
      const server = victim === 'controller' ? 0 : killDatabase(ask.dataDir)
      if (victim !== 'database') {
        await killChild(life)
        memory.killed()
        life = again()
        // Sometimes the one that starts again is killed too, at any point of its start.
        if (random.chance(0.3)) {
          await pause(random.below(900))
          await killChild(life)
          memory.killed()
          kills += 1
          life = again()
        }
      } else {
        memory.killed()
        // Sessions of the dead server may still answer for a moment; only its successor counts.
        while ([undefined, server].includes(serverPid(ask.dataDir)) && life.alive()) await pause(5)
      }
      const resumed = await life.hears('ack', (s) => s.by === 'cycle')
      resumedMs.push(Math.round(resumed - (victim === 'database' ? killedMs : life.bornMs)))
      log(`${victim} round ${round}: resumed after ${resumedMs.at(-1)} ms, ${memory.left()} tasks left`)
    }
    if (memory.left() > 0) await life.hears('finished', undefined, 600_000)
    await life.ended
    const audited = await auditAfter(ask, memory)
    return { rounds, kills, resumedMs, byHand, tasks: memory.total(), ...audited }
  } finally {
    life.process.kill('SIGKILL')
    await life.ended
    endDatabase(ask.dataDir)
    await rm(folder, { recursive: true, force: true })
  }
}
