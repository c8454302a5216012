import { text } from 'node:stream/consumers'
import { importLeads } from '#apps/outreach/services/lead-import.ts'
import { openLanewright } from '#host/open.ts'
import { leadsApp } from './leads-app.ts'
import { fileOf } from './leads-files.ts'

/** A process that imports and says how far it is, so that it can be killed in the middle. */
const { urls, dataDir, campaign, csv } = JSON.parse(await text(process.stdin))
const lw = await openLanewright({
  dataDir,
  newJournal: { person: 'anna', reason: 'a further node' },
  database: { url: (role) => urls[role], stepDown: false },
  apps: [leadsApp],
})
const file = fileOf(csv, 65_536)
await importLeads(lw, { campaign, person: 'anna', file, progress: (rows) => process.stdout.write(`${rows}\n`) })
