import { expect, test } from 'vitest'
import { simulate } from '#testing/simulator/simulate.ts'

const SEEDS = 2000
const TWICE = [1, 7, 42]

test('2,000 simulated worlds with crashes, pauses, lost answers, two controllers, clock jumps and a full disk: no rule broken [K-det.2, K-effect.3]', {
  timeout: 900_000,
}, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { breaches } = await simulate(seed)
    expect(breaches, `npm run harness -- simulate --seed ${seed} --trace`).toEqual([])
  }
})

test('same seed, same head, twice; another seed, another head [K-det.2, K-ledger.2]', async () => {
  for (const seed of TWICE) {
    const [first, second, other] = [await simulate(seed), await simulate(seed), await simulate(seed + 1)]
    expect(second).toEqual(first)
    expect(Object.values(other.heads).sort()).not.toEqual(Object.values(first.heads).sort())
  }
})

test('a storm is a storm: what the seeds are made of happens', async () => {
  const seen = new Map<string, number>()
  const kinds = [/crash before/, /crash after/, /freeze /, /error before/, /error after/, /clock jumps/, /lease\.stale/]
  const more = [
    / absent/,
    / found/,
    /policy \w+ is in force/,
    /workspace\.pause/,
    / stop$/,
    /approval\.edit/,
    /effect\.settle/,
  ]
  for (let seed = 1; seed <= 60; seed++) {
    await simulate(seed, (line) => {
      for (const kind of [...kinds, ...more])
        if (kind.test(line)) seen.set(kind.source, (seen.get(kind.source) ?? 0) + 1)
    })
  }
  for (const kind of [...kinds, ...more]) expect(seen.get(kind.source), kind.source).toBeGreaterThan(0)
})
