import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tasksApp } from '#apps/tasks/app.ts'
import { tasksServiceOf } from '#apps/tasks/services/local.ts'
import { openLanewright } from '#host/open.ts'
import { INTERFACES, runLoad } from '../../tests/integration/tasks/load/run-load.ts'

/** `npm run harness -- load --messages 10000`: random messages to the tasks chat, through every door; exit 1 on a breach. */
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'storm' } },
})
const messages = Number(values.messages)
const dataDir = join(mkdtempSync(join(tmpdir(), 'lanewright-storm-')), 'data')
const lw = await openLanewright({ dataDir, apps: [tasksApp] })
try {
  const stage = {
    lw,
    service: tasksServiceOf(lw),
    rows: async <T>(sql: string, parameters: unknown[] = []) =>
      (await lw.database.pool('auditor').query(sql, parameters)).rows as T[],
  }
  for (const via of INTERFACES) {
    const { deletions, breaches } = await runLoad(stage, via, messages, values.seed)
    console.log(`${via}: ${messages} messages, ${deletions} deletions, each with its yes, ${breaches.length} breaches`)
    for (const breach of breaches) console.log(`  ${breach}`)
    if (breaches.length > 0) process.exitCode = 1
  }
  const verified = await lw.verify()
  console.log(`ledger: ${verified.entries} entries, ${verified.ok ? 'verified' : 'NOT verified'}`)
  if (!verified.ok) process.exitCode = 1
} finally {
  await lw.close()
  await rm(join(dataDir, '..'), { recursive: true, force: true })
}
