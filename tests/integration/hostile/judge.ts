import { judgeKernel } from './judge-kernel.ts'
import type { Storm } from './load.ts'

export interface Judgement {
  calls: number
  refused: number
  executed: Record<string, number>
  entries: number
  breaches: string[]
}

/** Looks at the storm's traces with code of its own: the log, the tables and what is outside must tell one story. */
export async function judge(storm: Storm): Promise<Judgement> {
  const { lw, field, calls, surprises } = storm
  const kernel = await judgeKernel({ lw, pack: field.app.name, allowed: field.allowed, calls })
  return {
    calls: [...calls.values()].reduce((a, b) => a + b, 0),
    refused: kernel.refused,
    executed: kernel.done,
    entries: kernel.entries,
    breaches: [...surprises, ...kernel.breaches, ...(await field.judge(storm))],
  }
}
