import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADVERSARIES, type Adversary, type Attack, type Outcome, type Stage } from './attack.ts'
import { runSuite } from './suites.ts'

export interface Line extends Outcome {
  attack: Attack
  seconds: number
}

export interface Campaign {
  tried: number
  breaches: number
  by_adversary: Record<string, { tried: number; breaches: number }>
}

/** One attack after another. One that could not be made, or tried nothing, proves nothing: it counts as a breach. */
export async function wage(
  attacks: Attack[],
  how: { short: boolean; seed: string; log(line: string): void },
): Promise<Line[]> {
  const place = mkdtempSync(join(tmpdir(), 'lanewright-attack-'))
  const lines: Line[] = []
  try {
    for (const [index, attack] of attacks.entries()) {
      const folder = join(place, String(index))
      mkdirSync(folder, { mode: 0o700 })
      const start = performance.now()
      const outcome = await attempt(attack, { ...how, folder })
      await rm(folder, { recursive: true, force: true })
      const line = { attack, ...outcome, seconds: (performance.now() - start) / 1000 }
      lines.push(line)
      how.log(
        `${attack.adversary}: ${attack.name}: ${line.tried} tried, ${line.breaches.length} breaches, ${line.seconds.toFixed(0)} s`,
      )
      for (const breach of line.breaches.slice(0, 20)) how.log(`  BREACH ${breach}`)
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
  return lines
}

async function attempt(attack: Attack, stage: Stage): Promise<Outcome> {
  try {
    const outcome = 'suite' in attack ? await runSuite(attack.suite, stage) : await attack.run(stage)
    if (outcome.tried > 0) return outcome
    return { tried: 0, breaches: [...outcome.breaches, `${attack.name}: nothing was tried`] }
  } catch (error) {
    stage.log(String(error instanceof Error ? error.stack : error))
    return {
      tried: 0,
      breaches: [`${attack.name}: could not be made: ${error instanceof Error ? error.message : error}`],
    }
  }
}

export function sumUp(lines: Line[]): Campaign {
  const by_adversary: Campaign['by_adversary'] = {}
  for (const { attack, tried, breaches } of lines) {
    const before = by_adversary[attack.adversary] ?? { tried: 0, breaches: 0 }
    by_adversary[attack.adversary] = { tried: before.tried + tried, breaches: before.breaches + breaches.length }
  }
  const all = Object.values(by_adversary)
  const total = (part: 'tried' | 'breaches') => all.reduce((n, one) => n + one[part], 0)
  return { tried: total('tried'), breaches: total('breaches'), by_adversary }
}

/** The table that people read: one line for each adversary that was played. */
export function table({ tried, breaches, by_adversary }: Campaign): string {
  const rows = Object.entries(by_adversary).map(
    ([id, sum]) => [ADVERSARIES[id as Adversary], sum.tried, sum.breaches] as const,
  )
  const wide = Math.max(...rows.map(([who]) => who.length), 'adversary'.length)
  const line = (who: string, one: number | string, two: number | string) =>
    `${who.padEnd(wide)}  ${String(one).padStart(9)}  ${String(two).padStart(8)}`
  return [
    line('adversary', 'tried', 'breaches'),
    ...rows.map((row) => line(...row)),
    line('all', tried, breaches),
  ].join('\n')
}
