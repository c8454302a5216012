import { startServer } from '../../support/start-server.ts'
import { APPS, needsServer, playerOf } from '../../system/simulator/players.ts'
import type { Attack, Outcome, Stage } from '../attack.ts'

/** Seeds of one pack; one tried is one world played. */
const LONG = { errands: 20_000, pack: 500 }
const SHORT = { errands: 300, pack: 6 }

/** The long form goes on beyond what the tests play, and elsewhere with every other seed of the campaign. */
async function runLoad(app: string, { short, seed, log }: Stage): Promise<Outcome> {
  const stop = needsServer(app) ? await startServer() : async () => {}
  const player = playerOf(app)
  const count = (short ? SHORT : LONG)[needsServer(app) ? 'pack' : 'errands']
  const from = 1 + (Number(seed) || 1) * 100_000
  const breaches: string[] = []
  let tried = 0
  try {
    for (; tried < count && breaches.length < 5; tried++) {
      const result = await player.run(from + tried)
      for (const { rule, what } of result.breaches)
        breaches.push(`${rule}: ${what}: npm run harness -- simulate --app ${app} --seed ${from + tried} --trace`)
      if (tried % 100 === 99) log(`${app}: ${tried + 1} worlds`)
    }
  } finally {
    await player.close()
    await stop()
  }
  return { tried, breaches }
}

/** That the judges of these worlds can see is shown by the bugs planted for them: tests/system/simulator/*mutants.test.ts. */
export const simulatorAttacks: Attack[] = APPS.map((app) => ({
  adversary: 'faults',
  name: `worlds of ${app} in which everything goes wrong that can`,
  run: (stage) => runLoad(app, stage),
}))
