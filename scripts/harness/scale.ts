import { parseArgs } from 'node:util'
import { rentDatabase } from '../../tests/system/machines/fleet.ts'
import { runScale } from '../../tests/system/machines/scale.ts'

/**
 * npm run harness -- scale [--workers 3] [--workspaces 100] [--letters 3] [--seconds 30] [--kill-every 3] [--seed 1] [--no-compare]
 * Real `lanewright worker` processes on one PostgreSQL (DATABASE_URL, an empty database; else one that is started for it),
 * of which one is killed every few seconds. Exit 1 when anything was lost, done twice or left undone.
 */
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '3' },
    workspaces: { type: 'string', default: '100' },
    letters: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '30' },
    'kill-every': { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    compare: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const numbers = [
  values.workers,
  values.workspaces,
  values.letters,
  values.seconds,
  values['kill-every'],
  values.seed,
].map(Number)
if (!numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= 10_000)) {
  console.error(
    'usage: many [--workers N] [--workspaces N] [--letters N] [--seconds N] [--kill-every N] [--seed N] [--no-compare]',
  )
  process.exit(2)
}
const [workers = 3, workspaces = 100, letters = 3, seconds = 30, killEverySeconds = 3, seed = 1] = numbers

const given = process.env.DATABASE_URL
const rented = given ? undefined : await rentDatabase()
try {
  const databaseUrl = (given ?? rented?.url) as string
  const compare = values.compare ?? true
  const options = { databaseUrl, workers, workspaces, letters, seconds, killEverySeconds, compare, seed }
  const report = await runScale({ ...options, log: console.log })
  console.log(
    `${report.workspaces} workspaces, ${report.effects} effects, ${report.kills} kills: ${report.lost} lost, ${report.twice} twice, ` +
      `${report.unfinished} unfinished; verify is ${report.verify}` +
      (report.ratio === null ? '' : `; ${workers} workers against 1: ${report.ratio} times`),
  )
  console.log(JSON.stringify(report))
  process.exitCode = report.ok ? 0 : 1
} finally {
  await rented?.drop()
}
