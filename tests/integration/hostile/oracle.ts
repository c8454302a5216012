import type { LoadResult } from './load.ts'
import { checkKernel } from './oracle-kernel.ts'

export interface OracleReport {
  calls: number
  refused: number
  executed: Record<string, number>
  entries: number
  breaches: string[]
}

/** Looks at the storm's traces with code of its own: the log, the tables and what is outside must tell one story. */
export async function oracle(runLoad: LoadResult): Promise<OracleReport> {
  const { lw, field, calls, surprises } = runLoad
  const kernel = await checkKernel({ lw, pack: field.app.name, allowed: field.allowed, calls })
  return {
    calls: [...calls.values()].reduce((a, b) => a + b, 0),
    refused: kernel.refused,
    executed: kernel.done,
    entries: kernel.entries,
    breaches: [...surprises, ...kernel.breaches, ...(await field.oracle(runLoad))],
  }
}
