import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'

/** The product on an embedded server of its own, gone afterwards unless it was given a folder. */
export async function withLanewright(
  { dataDir, ...options }: Omit<LanewrightOptions, 'dataDir'> & { dataDir?: string },
  measure: (lw: Lanewright) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-bench-'))
  // An end by signal is an exit, at which the server is told to end too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  try {
    const lw = await openLanewright({ dataDir: dataDir ?? join(folder, 'data'), ...options })
    try {
      await measure(lw)
    } finally {
      await lw.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

export async function timeMs(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** What was measured, by name. */
export interface Samples {
  add(name: string, ms: number): void
  median(name: string): number
}

export function newSamples(): Samples {
  const all = new Map<string, number[]>()
  return {
    add: (name, ms) => all.set(name, [...(all.get(name) ?? []), ms]),
    median: (name) => median(all.get(name) ?? []),
  }
}
