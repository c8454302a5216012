import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type KillAt, runDemo } from '../../tests/integration/outreach/demo-run.ts'

/**
 * npm run harness -- dry-run [--leads 40] [--kills 3]
 * The outreach demo twice, once without and once with kills on the way. Exit 1 when the two come to different outcomes
 * or when anything arrived twice.
 */
const { values } = parseArgs({
  options: { leads: { type: 'string', default: '40' }, kills: { type: 'string', default: '3' } },
})
const [leads, kills] = [Number(values.leads), Number(values.kills)]
if (!(Number.isInteger(leads) && leads >= 1 && leads <= 200 && Number.isInteger(kills) && kills >= 0 && kills <= 20)) {
  console.error('usage: rehearse [--leads 1-200] [--kills 0-20]')
  process.exit(2)
}

/** Spread over the sending; the last one when the first follow-up has arrived. */
const points: KillAt[] = Array.from({ length: kills }, (_, i) =>
  i === kills - 1
    ? { invitations: leads, messages: 1 }
    : { invitations: Math.ceil(((i + 1) * leads) / (kills + 1)), messages: 0 },
)
const outcomes = []
for (const plan of [[], points]) {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-rehearsal-'))
  console.log(`\n${plan.length === 0 ? 'undisturbed' : `killed ${plan.length} times`}`)
  try {
    outcomes.push((await runDemo(folder, leads, plan, console.log)).shown)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
const [one, other] = outcomes.map(({ arrived, figures, status, ledger }) =>
  JSON.stringify({ arrived, figures, status, sound: ledger.verified }),
)
const arrived = outcomes[1]?.arrived ?? []
const twice = arrived.length - new Set(arrived).size
const same = one === other
console.log(`\n${arrived.length} messages, ${twice} twice; the two outcomes are ${same ? 'the same' : 'DIFFERENT'}`)
process.exitCode = same && twice === 0 ? 0 : 1
