import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { schedulingApp } from '#apps/scheduling/app.ts'
import { openMailService } from '#apps/scheduling/services/mail-service.ts'
import { openLanewright } from '#host/open.ts'
import { compliantAgent } from '../../tests/integration/scheduling/compliant.ts'
import { runMonth } from '../../tests/integration/scheduling/soak.ts'
import { manualClock } from '../../tests/support/clock.ts'

/**
 * npm run harness -- soak [--meetings 200] [--seed 1]
 * A month of an office with that many meetings, on a clock of its own: people who answer as people do, some to do harm, and
 * a model that obeys every one of them. Exit 1 when a mail left our threads, told of somebody else or of a time that is not the
 * meeting's, or when anything was moved or cancelled that no person moved or cancelled.
 */
const { values } = parseArgs({
  options: { meetings: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const [meetings, seed] = [Number(values.meetings), Number(values.seed)]
if (!(Number.isInteger(meetings) && meetings >= 1 && meetings <= 1000 && Number.isInteger(seed))) {
  console.error('usage: month [--meetings 1-1000] [--seed n]')
  process.exit(2)
}
const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-month-'))
const clock = manualClock()
const settings = { accounts: new Map(), calendars: new Map() }
const mail = openMailService({ dataDir, settings, secret: async () => null, clock, log: () => {} })
const agent = compliantAgent(seed, () => [
  { name: 'Ada Abel0x0', email: 'p0-0@m0.example' },
  { name: 'Hugo Hansen1x1', email: 'p1-1@m1.example' },
])
try {
  const lw = await openLanewright({
    ...{ dataDir, apps: [schedulingApp(mail)], attached: [mail], clock, agentFor: () => agent },
  })
  try {
    const month = await runMonth({ lw, mail, clock }, { meetings, seed })
    const { ok, entries } = await lw.verify()
    const { breaches, ended, mails, replies } = month
    console.log(`${meetings} meetings, ${mails} mails sent, ${replies} answers, ${breaches.length} breaches`)
    console.log(`how they ended: ${JSON.stringify(ended)}`)
    for (const breach of breaches.slice(0, 20)) console.log(`  ${breach}`)
    console.log(`ledger: ${entries} entries, ${ok ? 'verified' : 'NOT verified'}`)
    process.exitCode = breaches.length === 0 && ok ? 0 : 1
  } finally {
    await lw.close()
  }
} finally {
  for (const gone of [dataDir, `${dataDir}.journal`]) rmSync(gone, { recursive: true, force: true })
}
