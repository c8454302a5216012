import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Audited, auditAfter } from './audit.ts'
import { createMemory } from './memory.ts'
import { endDatabase, startChild } from './program.ts'
import type { Ask, Said } from './said.ts'
import type { KillPoint } from './world.ts'

export interface PointReport extends Audited {
  /** Point -> what the process ended with. */
  died: Partial<Record<KillPoint, string>>
  /** Point of the effect -> who settled the one that was open when the process died there. */
  settledBy: Partial<Record<KillPoint, string>>
  byHand: string[]
}

const POINTS: Array<[point: KillPoint, nth: number]> = [
  ['agent', 2],
  ['before-commit', 3],
  ['after-commit', 3],
  ['before-effect', 1],
  ['within-effect', 1],
  ['after-effect', 1],
]

/** One workspace; the process kills itself at one point after the other, each time a little further on. */
export async function pointRounds(): Promise<PointReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-crash-'))
  const keys = Array.from({ length: POINTS.length + 2 }, (_, i) => `letter-${i}`)
  const ask: Ask = {
    dataDir: join(folder, 'data'),
    outside: join(folder, 'outside'),
    create: [keys],
    point: 'never',
    nth: 0,
  }
  const memory = createMemory()
  const byHand: string[] = []
  const died: PointReport['died'] = {}
  const inDoubt = new Map<string, KillPoint>()
  let trying: string | undefined
  const hear = (said: Said) => {
    memory.hear(said)
    if (said.t === 'by_hand') byHand.push(said.letter)
    if (said.t === 'tries') trying = said.key
  }
  try {
    await startChild({ ...ask, point: 'after-create', nth: 1 }, hear).ended
    for (const [point, nth] of POINTS) {
      trying = undefined
      died[point] = await startChild({ ...ask, create: [], point, nth }, hear).ended
      memory.killed()
      if (trying && point.endsWith('-effect')) inDoubt.set(trying, point)
    }
    await startChild({ ...ask, create: [] }, hear).ended
    const settledBy: PointReport['settledBy'] = {}
    const audited = await auditAfter(ask, memory, async (rows) => {
      for (const [key, point] of inDoubt) {
        const [intent] = await rows<{ decided_by: string | null }>(
          `select decided_by from kernel.intents where idempotency_key = 'post_letter:${key}'`,
        )
        settledBy[point] = intent?.decided_by ?? 'evidence'
      }
    })
    return { ...audited, died, settledBy, byHand }
  } finally {
    endDatabase(ask.dataDir)
    await rm(folder, { recursive: true, force: true })
  }
}
