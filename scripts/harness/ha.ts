import { parseArgs } from 'node:util'
import { lackOf } from '../../tests/support/debian.ts'
import { haRun } from '../../tests/support/ha-run.ts'

/**
 * npm run harness -- ha [--workspaces 100] [--letters 3] [--primaries 2] [--every 6000] [--seed text]
 * Three workers on a cluster of three servers (Patroni, etcd, synchronous replication, on loopback): a random worker is
 * killed every few seconds and the primary twice, in the middle of work. Exit 1 when anything was lost or done twice.
 */
const { values } = parseArgs({
  options: {
    workspaces: { type: 'string', default: '100' },
    letters: { type: 'string', default: '3' },
    primaries: { type: 'string', default: '2' },
    every: { type: 'string', default: '6000' },
    seed: { type: 'string', default: '1' },
  },
})
const [workspaces, letters, primaryKills, workerEveryMs] = [
  values.workspaces,
  values.letters,
  values.primaries,
  values.every,
].map(Number) as [number, number, number, number]
if (![workspaces, letters].every((n) => n >= 1) || ![primaryKills, workerEveryMs].every((n) => n >= 0)) {
  console.error('usage: ha [--workspaces N] [--letters N] [--primaries N] [--every MS] [--seed TEXT]')
  process.exit(2)
}
const lack = lackOf('PostgreSQL 15', 'etcd', 'Patroni')
if (lack) {
  console.error(`${lack}\n  Next: apt-get install patroni etcd-server postgresql-15`)
  process.exit(2)
}

const report = await haRun({ workspaces, letters, primaryKills, workerEveryMs, seed: values.seed, log: console.log })
for (const breach of report.breaches) console.log(`BREACH ${breach}`)
const { posted, heads, journals, entries, breaches } = report
console.log(
  `${posted} letters posted, ${report.letters} wanted, ${report.settledByPerson} settled by a person; ` +
    `${heads} acknowledged heads looked up again; ${entries} entries verified with ${journals} journals`,
)
console.log(JSON.stringify({ ok: breaches.length === 0, workspaces, ...report, breaches: breaches.length }))
process.exitCode = breaches.length === 0 ? 0 : 1
